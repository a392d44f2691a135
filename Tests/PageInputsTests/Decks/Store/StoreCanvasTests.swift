import LayoutEngine
import Testing

@testable import PageInputs

/// A canvas of 440 × 956 pt has the unit 1, so that margins are 33, 48 and 24 pt.
struct StoreCanvasTests {
  private let phone = StoreCanvas(size: Size(width: 440, height: 956), isMirrored: false)
  private let mirrored = StoreCanvas(size: Size(width: 440, height: 956), isMirrored: true)

  @Test func `a caption is in the margins of its share of the height`() {
    var caption = StoreCaption()
    caption.height = 0.25
    // 0.25 · 956 = 239; 239 − 48 − 24 = 167.
    #expect(phone.captionBox(caption) == Rect(x: 33, y: 48, width: 374, height: 167))
    caption.place = .below
    // 956 − 239 + 24 = 741.
    #expect(phone.captionBox(caption) == Rect(x: 33, y: 741, width: 374, height: 167))
  }

  @Test func `lengths grow with the root of the area`() {
    #expect(StoreCanvas(size: Size(width: 880, height: 1912), isMirrored: false).unit == 2)
  }

  @Test func `a device begins at the caption, is centred, and may be cut`() {
    var device = StoreDevice()
    device.width = 0.5
    var caption = StoreCaption()
    caption.height = 0.25
    let shape = Size(width: 1, height: 2)
    var frame = phone.deviceFrame(device, shape: shape, caption: caption)
    #expect(frame == Rect(x: 110, y: 239, width: 220, height: 440))
    caption.place = .below
    // 956 − 239 − 440 = 277.
    frame = phone.deviceFrame(device, shape: shape, caption: caption)
    #expect(frame == Rect(x: 110, y: 277, width: 220, height: 440))
  }

  @Test func `shifts and rotations are mirrored in right-to-left layout`() {
    var device = StoreDevice()
    (device.width, device.x, device.y, device.rotation) = (0.5, 0.1, 0.5, 8)
    let shape = Size(width: 1, height: 1)
    var caption = StoreCaption()
    caption.height = 0
    #expect(phone.deviceFrame(device, shape: shape, caption: caption).minX == 110 + 44)
    #expect(mirrored.deviceFrame(device, shape: shape, caption: caption).minX == 110 - 44)
    #expect(phone.deviceFrame(device, shape: shape, caption: caption).minY == 478)
    #expect((phone.rotation(device), mirrored.rotation(device)) == (8, -8))
  }

  @Test func `a panorama begins at the left, or in right-to-left layout at the right`() {
    #expect(phone.panorama(page: 1, of: 4) == Rect(x: -440, y: 0, width: 1760, height: 956))
    #expect(mirrored.panorama(page: 1, of: 4) == Rect(x: -880, y: 0, width: 1760, height: 956))
  }

  @Test func `a gradient runs downwards at 0 degrees and to the trailing edge at 90`() {
    let down = phone.gradient(angle: 0)
    #expect(abs(down.from.x - 0.5) < 1e-12 && abs(down.from.y) < 1e-12)
    #expect(abs(down.to.x - 0.5) < 1e-12 && abs(down.to.y - 1) < 1e-12)
    let across = mirrored.gradient(angle: 90)
    #expect(abs(across.from.x - 1) < 1e-12 && abs(across.to.x) < 1e-12)
    #expect(abs(across.from.y - 0.5) < 1e-12 && abs(across.to.y - 0.5) < 1e-12)
  }
}
