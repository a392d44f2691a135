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

  /// Width and height of the models' notches, in points.
  @Test(
    arguments: [
      ("iphone-x", 205, 30), ("iphone-xs", 205, 30), ("iphone-xs-max", 205, 30), ("iphone-11-pro", 210, 30),
      ("iphone-11-pro-max", 210, 30), ("iphone-xr", 231, 34), ("iphone-11", 231, 36), ("iphone-12", 211, 32),
      ("iphone-12-pro", 211, 32), ("iphone-12-pro-max", 211, 32), ("iphone-12-mini", 227, 35),
      ("iphone-13", 162, 34), ("iphone-13-pro", 162, 34), ("iphone-13-pro-max", 162, 34),
      ("iphone-14", 162, 34), ("iphone-14-plus", 162, 34), ("iphone-16e", 162, 34), ("iphone-17e", 162, 34),
      ("iphone-13-mini", 175, 38),
    ] as [(String, Double, Double)])
  func `each model has its notch`(id: String, width: Double, height: Double) throws {
    let notch = try #require(try areas(id).first)
    #expect(notch.kind == .notch && notch.frame.minY == 0)
    #expect(notch.frame.size == Size(width: width, height: height))
  }

  /// A phone of 400 × 900 points that no list names.
  private func unknown(top: Double, bottom: Double = 34, idiom: Device.Idiom = .phone) -> Device {
    Device(
      id: "brick", name: "Brick", idiom: idiom, size: Size(width: 400, height: 900), scale: 1,
      safeArea: ByOrientation(
        portrait: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0), landscape: .zero))
  }

  @Test func `an inset of 40 to 55 points at the top is a notch, a larger one an island`() {
    #expect(unknown(top: 39).takenAreas(in: .portrait).map(\.kind) == [.homeIndicator])
    for top in [40.0, 55] {
      let area = unknown(top: top).takenAreas(in: .portrait)[0]
      // (400 − 211) / 2 = 94.5
      #expect(area == Device.TakenArea(kind: .notch, frame: Rect(x: 94.5, y: 0, width: 211, height: 34)))
    }
    let island = unknown(top: 56).takenAreas(in: .portrait)[0]
    #expect(
      island
        == Device.TakenArea(kind: .island, frame: Rect(x: 137, y: 8, width: 126, height: 37 + 1.0 / 3)))
  }

  @Test func `a turned island stands as far from either side as it stood from the top`() {
    let islands = unknown(top: 62).takenAreas(in: .landscape).filter { $0.kind == .island }.map(\.frame)
    let height = 37 + 1.0 / 3
    // The screen is 900 × 400 points: (400 − 126) / 2 = 137.
    #expect(
      islands == [
        Rect(x: 14, y: 137, width: height, height: 126),
        Rect(x: 900 - 14 - height, y: 137, width: height, height: 126),
      ])
  }

  @Test func `neither an iPad nor a phone with a home button has a notch`() {
    #expect(unknown(top: 50, idiom: .pad).takenAreas(in: .portrait).map(\.kind) == [.homeIndicator])
    #expect(unknown(top: 50, bottom: 0).takenAreas(in: .portrait).isEmpty)
    #expect(unknown(top: 50, bottom: 0).takenAreas(in: .landscape).isEmpty)
  }

  /// 134 of 375 and 209 of 812 points on iPhone X.
  @Test(
    arguments: [
      (.phone, 375, 812, 134), (.phone, 812, 375, 209), (.phone, 375, 375, 134), (.pad, 1000, 1400, 330),
      (.pad, 1400, 1000, 371), (.pad, 1000, 1000, 330),
    ] as [(Device.Idiom, Double, Double, Double)])
  func `the home indicator has a share of the width`(
    idiom: Device.Idiom, width: Double, height: Double, bar: Double
  ) {
    let found = unknown(top: 20, idiom: idiom).homeIndicatorWidth(in: Size(width: width, height: height))
    #expect(abs(found - bar) < 1e-9)
  }

  @Test func `the home indicator's area is the middle of the lowest 13 points`() throws {
    // 812 points: (812 − 209) / 2 = 301.5.
    let area = try #require(try areas("iphone-x", .landscape).last)
    #expect(area.kind == .homeIndicator)
    #expect(area.frame == Rect(x: 301.5, y: 362, width: 209, height: 13))
  }
}
