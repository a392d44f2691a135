import LayoutEngine
import Testing

@testable import PageInputs

/// A canvas of 440 × 956 pt has the unit 1, so that margins are 33, 48 and 24 pt.
struct StoreCanvasTests {
  private let phone = StoreCanvas(size: Size(width: 440, height: 956), isMirrored: false)
  private let mirrored = StoreCanvas(size: Size(width: 440, height: 956), isMirrored: true)

  @Test func `lengths grow with the root of the area`() {
    #expect(StoreCanvas(size: Size(width: 880, height: 1912), isMirrored: false).unit == 2)
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

  @Test func `a gradient runs downwards at 0 degrees and to the trailing edge at 90`() {
    let down = phone.gradient(angle: 0)
    #expect(abs(down.from.x - 0.5) < 1e-12 && abs(down.from.y) < 1e-12)
    #expect(abs(down.to.x - 0.5) < 1e-12 && abs(down.to.y - 1) < 1e-12)
    let across = mirrored.gradient(angle: 90)
    #expect(abs(across.from.x - 1) < 1e-12 && abs(across.to.x) < 1e-12)
    #expect(abs(across.from.y - 0.5) < 1e-12 && abs(across.to.y - 0.5) < 1e-12)
  }
}
