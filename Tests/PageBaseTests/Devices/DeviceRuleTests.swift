import Testing

@testable import LayoutEngine
@testable import PageBase

/// The rules that supply the numbers which a device's description leaves out, at their bounds.
struct DeviceRuleTests {
  private func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }
  private func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func `a screen is an iPad's from 600 points at its shorter side`() {
    #expect(DeviceRules.idiom(of: size(600, 600)) == .pad)
    #expect(DeviceRules.idiom(of: size(600, 2000)) == .pad && DeviceRules.idiom(of: size(2000, 600)) == .pad)
    #expect(DeviceRules.idiom(of: size(599, 2000)) == .phone)
    #expect(DeviceRules.idiom(of: size(2000, 599)) == .phone)
  }

  @Test(
    arguments: [
      (.pad, 300, 400, .regular, .regular), (.pad, 400, 300, .regular, .regular),
      (.phone, 413, 413, .compact, .regular), (.phone, 414, 414, .compact, .regular),
      (.phone, 844, 413, .compact, .compact), (.phone, 844, 414, .regular, .compact),
      (.phone, 413, 844, .compact, .regular),
    ] as [(Device.Idiom, Double, Double, SizeClass, SizeClass)])
  func `size classes follow the orientation and, for phones that are turned, the shorter side`(
    idiom: Device.Idiom, width: Double, height: Double, horizontal: SizeClass, vertical: SizeClass
  ) {
    #expect(
      DeviceRules.sizeClasses(idiom, size(width, height))
        == Device.SizeClasses(horizontal: horizontal, vertical: vertical))
  }

  @Test func `the root's margin of an upright screen is 16, and 20 from 414 points in width`() {
    let inset = insets(0, 44, 0, 44)
    #expect(DeviceRules.rootMargin(.phone, size(413, 900), safeArea: inset) == 16)
    #expect(DeviceRules.rootMargin(.phone, size(413, 413), safeArea: inset) == 16)
    #expect(DeviceRules.rootMargin(.phone, size(414, 900), safeArea: inset) == 20)
    #expect(DeviceRules.rootMargin(.pad, size(1000, 1400), safeArea: .zero) == 20)
  }

  @Test func `the root's margin of a turned phone is 16 inside its larger side inset`() {
    let screen = size(900, 413)
    #expect(DeviceRules.rootMargin(.phone, screen, safeArea: insets(0, 44, 21, 0)) == 60)
    #expect(DeviceRules.rootMargin(.phone, screen, safeArea: insets(0, 0, 21, 44)) == 60)
    #expect(DeviceRules.rootMargin(.phone, screen, safeArea: insets(0, 1, 0, 0)) == 17)
    #expect(DeviceRules.rootMargin(.phone, screen, safeArea: insets(30, 0, 21, 0)) == 20)
    #expect(DeviceRules.rootMargin(.pad, screen, safeArea: insets(0, 44, 21, 44)) == 20)
  }

  @Test(
    arguments: [
      (390, 844, 20), (390, 390, 20), (389, 844, 0), (389, 389, 0), (844, 390, 0), (391, 390, 0),
    ] as [(Double, Double, Double)])
  func `rows stand at 20 on upright screens from 390 points in width`(
    width: Double, height: Double, margin: Double
  ) {
    #expect(DeviceRules.rowMargin(size(width, height)) == margin)
  }

  @Test func `a phone's top inset moves to both sides when it is turned, an iPad's insets stay`() {
    let upright = insets(44, 3, 34, 5)
    #expect(DeviceRules.landscapeSafeArea(.phone, portrait: upright) == insets(0, 44, 21, 44))
    #expect(DeviceRules.landscapeSafeArea(.pad, portrait: upright) == upright)
    #expect(DeviceRules.landscapeSafeArea(.phone, portrait: insets(20, 0, 0, 0)) == .zero)
    #expect(DeviceRules.landscapeSafeArea(.phone, portrait: insets(7, 0, 1, 0)) == insets(0, 7, 21, 7))
    #expect(DeviceRules.landscapeSafeArea(.phone, portrait: insets(0, 0, 1, 0)) == insets(0, 0, 21, 0))
  }
}
