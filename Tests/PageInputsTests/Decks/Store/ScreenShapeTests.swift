import LayoutEngine
import Testing

@testable import PageBase
@testable import PageInputs

/// Housings of screens, in shares of the screen's width.
struct ScreenShapeTests {
  private func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func shape(_ width: Int, _ height: Int) -> ScreenShape {
    ScreenShape(pixels: StoreSize.Pixels(width: width, height: height))
  }

  private func shape(_ id: String, _ orientation: Orientation = .portrait) throws -> ScreenShape {
    ScreenShape(try DeviceCatalog.builtin.device(id), orientation)
  }

  /// Side, end and rim of the housing, and the radius of the screen.
  private func measures(_ shape: ScreenShape) -> [Double] {
    [shape.side, shape.end, shape.rim, shape.radius]
  }

  @Test func `a screen that no device has is a phone's from 1.6 times its width on`() {
    let phone = [0.034, 0.034, 0.012, 55.0 / 393]
    let tablet = [0.038, 0.038, 0.008, 18.0 / 1024]
    #expect(isNear(measures(shape(100, 200)), phone) && shape(100, 200).cutout == nil)
    #expect(isNear(measures(shape(100, 161)), phone) && isNear(measures(shape(100, 160)), tablet))
    // In landscape the short side counts: half of the width.
    #expect(isNear(measures(shape(200, 100)), phone.map { $0 / 2 }))
    #expect(isNear(measures(shape(160, 100)), tablet.map { $0 / 1.6 }))
    #expect(shape(0, 0).ratio == 1 && !shape(0, 0).isNotch)
  }

  @Test func `a housing is as much larger as its sides and ends`() {
    let upright = shape(100, 200)
    #expect(isNear([upright.housing.width, upright.housing.height], [1.068, 2.068]))
    #expect(upright.screen == Rect(x: 0.034, y: 0.034, width: 1, height: 2))
    #expect(isNear([upright.housingRadius], [55.0 / 393 + 0.034]))
    let turned = shape(200, 100)
    #expect(isNear([turned.housing.width, turned.housing.height], [1.034, 0.534]))
    #expect(turned.screen == Rect(x: 0.017, y: 0.017, width: 1, height: 0.5))
  }

  @Test func `a device with a home button has square corners and wide ends`() throws {
    let upright = try shape("iphone-se-3")
    #expect(isNear(measures(upright), [0.034, 0.24, 0.012, 0]) && upright.cutout == nil)
    #expect(isNear([upright.housing.width, upright.housing.height], [1.068, 667.0 / 375 + 0.48]))
    #expect(isNear([upright.screen.minX, upright.screen.minY], [0.034, 0.24]))
    #expect(isNear([upright.housingRadius], [2.2 * 0.034]))
    let turned = try shape("iphone-se-3", .landscape)
    let short = 375.0 / 667
    #expect(isNear(measures(turned), [0.034, 0.24, 0.012, 0].map { $0 * short }))
    #expect(isNear([turned.housing.width, turned.housing.height], [1 + 0.48 * short, short * 1.068]))
    #expect(isNear([turned.screen.minX, turned.screen.minY], [0.24 * short, 0.034 * short]))
    #expect(isNear(measures(try shape("ipad-9")), [0.038, 0.1, 0.008, 0]))
    // Of the screen's pixels, too: 750 × 1334 are an iPhone with a button.
    #expect(isNear(measures(shape(750, 1334)), measures(upright)))
    #expect(isNear(measures(shape(1334, 750)), measures(turned)))
  }

  /// Radii of 62 of 402 points and 41.5 of 414.
  @Test(arguments: [("iphone-16-pro", 62.0, 402.0, 874.0, false), ("iphone-11", 41.5, 414, 896, true)])
  func `a phone has its radius, and its notch or island`(
    id: String, radius: Double, width: Double, height: Double, isNotch: Bool
  ) throws {
    let upright = try shape(id)
    #expect(isNear(measures(upright), [0.034, 0.034, 0.012, radius / width]) && upright.isNotch == isNotch)
    #expect(upright.ratio == height / width)
    for (orientation, length) in [(Orientation.portrait, width), (.landscape, height)] {
      let device = try DeviceCatalog.builtin.device(id)
      let area = try #require(
        device.takenAreas(in: orientation).first { $0.kind == .island || $0.kind == .notch })
      let cutout = try #require(try shape(id, orientation).cutout)
      #expect(
        isNear(
          [cutout.minX, cutout.minY, cutout.width, cutout.height],
          [area.frame.minX, area.frame.minY, area.frame.width, area.frame.height].map { $0 / length }))
    }
    #expect(isNear([try shape(id, .landscape).radius], [radius / height]))
  }

  /// An iPad without a known radius has that of an iPad Air.
  @Test func `an iPad has narrow corners and no cutout`() throws {
    let pad = try shape("ipad-pro-13-m4")
    #expect(isNear(measures(pad), [0.038, 0.038, 0.008, 18.0 / 1024]))
    #expect(pad.cutout == nil && !pad.isNotch)
  }
}
