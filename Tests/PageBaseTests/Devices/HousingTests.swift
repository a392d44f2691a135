import LayoutEngine
import Testing

@testable import PageBase

/// What notch, island and home indicator take of a screen; by hand from the numbers that `Device+Housing` names.
struct HousingTests {
  private func areas(_ id: String, _ orientation: Orientation = .portrait) throws -> [Device.TakenArea] {
    try DeviceCatalog.builtin.device(id).takenAreas(in: orientation)
  }

  @Test func `an iPhone X has a notch at its top and the indicator at its bottom`() throws {
    // (375 − 205) / 2 = 85; (375 − 134) / 2 = 120.5.
    #expect(
      try areas("iphone-x") == [
        Device.TakenArea(kind: .notch, frame: Rect(x: 85, y: 0, width: 205, height: 30)),
        Device.TakenArea(kind: .homeIndicator, frame: Rect(x: 120.5, y: 799, width: 134, height: 13)),
      ])
  }

  @Test func `a phone that is turned may have its notch at either side`() throws {
    let notches = try areas("iphone-x", .landscape).filter { $0.kind == .notch }.map(\.frame)
    #expect(
      notches == [
        Rect(x: 0, y: 85, width: 30, height: 205), Rect(x: 782, y: 85, width: 30, height: 205),
      ])
  }

  @Test(arguments: [("iphone-15", 11.0), ("iphone-16-pro", 14), ("iphone-air", 20)])
  func `an island stands 48 points above the safe area`(id: String, top: Double) throws {
    let island = try #require(try areas(id).first)
    #expect(island.kind == .island)
    #expect(island.frame.minY == top)
    #expect(island.frame.size == Size(width: 126, height: 37 + 1.0 / 3))
  }

  @Test(arguments: ["iphone-se-3", "ipad-9"])
  func `nothing is taken of a screen above a home button`(id: String) throws {
    #expect(try areas(id).isEmpty)
    #expect(try areas(id, .landscape).isEmpty)
  }

  @Test func `every area lies on its screen`() throws {
    for device in DeviceCatalog.builtin.devices {
      for orientation in Orientation.allCases {
        let screen = Rect(origin: .zero, size: device.size(in: orientation))
        for area in device.takenAreas(in: orientation) {
          #expect(screen.covers(area.frame), "\(device.id) \(orientation) \(area)")
        }
      }
    }
  }
}
