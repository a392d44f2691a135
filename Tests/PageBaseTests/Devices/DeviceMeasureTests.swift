import Testing

@testable import LayoutEngine
@testable import PageBase

/// Numbers that follow from a device's own: its points per inch, its sizes and its versions.
struct DeviceMeasureTests {
  private func device(
    _ id: String, _ idiom: Device.Idiom, _ width: Double = 400, _ height: Double = 900, scale: Double
  ) -> Device {
    Device(id: id, name: id, idiom: idiom, size: Size(width: width, height: height), scale: scale)
  }

  /// Pixels per inch of Apple's technical specifications, divided by the scale.
  @Test(
    arguments: [
      ("ipad-9", .pad, 810, 2, 132), ("ipad-mini-6", .pad, 744, 2, 163), ("ipad-mini-2", .pad, 768, 1, 326),
      ("iphone-se-3", .phone, 375, 2, 163), ("iphone-x", .phone, 375, 3, 460.0 / 3),
      ("phone", .phone, 400, 2.5, 184), ("phone", .phone, 400, 2.4, 326 / 2.4),
      // A Plus of 414 points shows 1080 pixels at 401 an inch; later ones have all their pixels.
      ("iphone-8-plus", .phone, 414, 3, 401.0 * 414 / 1080), ("iphone-15-plus", .phone, 430, 3, 460.0 / 3),
      ("iphone-xr-3", .phone, 414, 3, 460.0 / 3), ("iphone-12-mini", .phone, 375, 3, 476.0 * 375 / 1080),
      ("iphone-8-plus", .phone, 414, 2, 163),
    ] as [(String, Device.Idiom, Double, Double, Double)])
  func `a model's points per inch`(
    id: String, idiom: Device.Idiom, width: Double, scale: Double, points: Double
  ) {
    #expect(abs(device(id, idiom, width, scale: scale).pointsPerInch - points) < 1e-9)
  }

  /// 163 points are an inch, which has 72 points of paper.
  @Test func `a screen's size on paper is that of its glass`() {
    let phone = device("phone", .phone, 326, 489, scale: 2)
    #expect(phone.physicalSize(in: .portrait) == Size(width: 144, height: 216))
    #expect(phone.physicalSize(in: .landscape) == Size(width: 216, height: 144))
  }

  @Test func `a screen's pixels are its points times the scale, in each orientation`() {
    var phone = device("phone", .phone, 375, 812, scale: 3)
    #expect(phone.pixels(in: .portrait) == StoreSize.Pixels(width: 1125, height: 2436))
    #expect(phone.pixels(in: .landscape) == StoreSize.Pixels(width: 2436, height: 1125))
    phone.size = Size(width: .infinity, height: .nan)
    #expect(phone.pixels(in: .portrait) == StoreSize.Pixels(width: 0, height: 0))
  }

  @Test func `a model runs versions up to its last one, and any if its versions are unknown`() {
    var phone = device("phone", .phone, scale: 3)
    #expect(phone.systems == nil && phone.runs(iOS: 99))
    phone.systems = 12...18
    #expect(phone.runs(iOS: 9) && phone.runs(iOS: 12) && phone.runs(iOS: 18) && !phone.runs(iOS: 19))
  }

  private func newer(_ idiom: Device.Idiom) -> Device {
    var device = Device(
      id: "a", name: "A", idiom: idiom, size: Size(width: 700, height: 900), scale: 1,
      safeArea: ByOrientation(
        portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        landscape: EdgeInsets(top: 19, left: 0, bottom: 0, right: 0)))
    device.newerSafeArea = ByOrientation(
      portrait: EdgeInsets(top: 32, left: 1, bottom: 25, right: 2),
      landscape: EdgeInsets(top: 31, left: 3, bottom: 24, right: 4))
    return device
  }

  @Test func `from iOS 26 on the safe area is the newer one, and an iPad's status bar as high`() throws {
    let (pad, phone) = (newer(.pad), newer(.phone))
    for system in [SystemVersion.ios17, .ios18] {
      #expect(pad.running(system) == pad && phone.running(system) == phone)
    }
    for system in [SystemVersion.ios26, .ios27] {
      #expect(pad.running(system).safeArea == pad.newerSafeArea)
      #expect(pad.running(system).statusBarHeight == ByOrientation(portrait: 32, landscape: 31))
      #expect(phone.running(system).safeArea == phone.newerSafeArea)
      #expect(phone.running(system).statusBarHeight == ByOrientation(portrait: 20, landscape: 19))
    }
    let old = device("old", .pad, scale: 2)
    #expect(old.running(.ios26) == old)
  }

  @Test func `an environment has the device's numbers in its orientation`() {
    var phone = device("phone", .phone, 390, 844, scale: 3)
    phone.safeArea = ByOrientation(
      portrait: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    phone.rootMargins = ByOrientation(portrait: 15, landscape: 63)
    let upright = phone.environment(for: .portrait)
    #expect(upright.size == Size(width: 390, height: 844) && upright.scale == 3)
    #expect(upright.safeArea.top == 47 && upright.rootMargins == (15, 15) && upright.rowMargin == 20)
    #expect(upright.horizontalSizeClass == .compact && upright.verticalSizeClass == .regular)
    #expect(upright.direction == .leftToRight)
    let turned = phone.environment(for: .landscape, direction: .rightToLeft)
    #expect(turned.size == Size(width: 844, height: 390) && turned.safeArea.left == 47)
    #expect(turned.rootMargins == (63, 63) && turned.rowMargin == 0 && turned.direction == .rightToLeft)
    #expect(turned.horizontalSizeClass == .compact && turned.verticalSizeClass == .compact)
  }

  /// The sides' ratio is 1.3 to 1.6 for iPads and 1.6 to 2.3 for iPhones.
  @Test(
    arguments: [
      (1000, 1299, nil), (1000, 1300, .pad), (1300, 1000, .pad), (1000, 1599, .pad), (1000, 1600, .phone),
      (2299, 1000, .phone), (1000, 2300, nil), (319, 600, nil), (320, 600, .phone), (600, 320, .phone),
      (320, 448, .pad),
      // The store knows the display of iPhone 4, whose ratio is an iPad's.
      (640, 960, .phone), (960, 640, .phone),
    ] as [(Int, Int, Device.Idiom?)])
  func `a capture's ratio tells the kind of device, from 320 pixels on`(
    width: Int, height: Int, idiom: Device.Idiom?
  ) {
    #expect(Device.Idiom(ofCapture: StoreSize.Pixels(width: width, height: height)) == idiom)
  }

  @Test func `devices are called by Apple's names`() {
    #expect(Device.Idiom.phone.title == "iPhone" && Device.Idiom.pad.title == "iPad")
    #expect(Device.standardSystem == 17)
  }
}
