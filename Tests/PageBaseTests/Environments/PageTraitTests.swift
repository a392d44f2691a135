import LayoutEngine
import Testing

@testable import PageBase

/// The parts of an environment that decide which views a page has.
struct PageTraitTests {
  private let traits = PageTraits(
    horizontal: .regular, vertical: .compact, idiom: .pad, contentSize: .xLarge, locale: "ar",
    direction: .rightToLeft, system: .ios26)

  @Test func `traits are a phone's in portrait, in English, unless they are given`() {
    let standard = PageTraits()
    #expect(standard.horizontal == .compact && standard.vertical == .regular && standard.idiom == .phone)
    #expect(standard.contentSize == .large && standard.locale == "en" && standard.direction == .leftToRight)
    #expect(standard.system == .ios17 && standard.window == nil)
  }

  @Test func `of each aspect its own traits are kept, and the version always`() {
    #expect(traits.reduced(to: []) == PageTraits(system: .ios26))
    #expect(
      traits.reduced(to: .device)
        == PageTraits(horizontal: .regular, vertical: .compact, idiom: .pad, system: .ios26))
    #expect(traits.reduced(to: .contentSize) == PageTraits(contentSize: .xLarge, system: .ios26))
    #expect(
      traits.reduced(to: .locale) == PageTraits(locale: "ar", direction: .rightToLeft, system: .ios26))
    #expect(traits.reduced(to: .all) == traits)
  }

  @Test func `a page that depends on its window has one for each`() throws {
    var traits = traits
    traits.window = PageEnvironment(device: try Device(adHoc: "300x500@1x"))
    #expect(traits.reduced(to: .window) == traits)
    #expect(traits.reduced(to: [.window, .locale]) == traits)
    #expect(traits.reduced(to: .all).window == nil)
    #expect(PageTraits.Aspects.all.isDisjoint(with: .window))
  }

  @Test func `a pseudo-locale changes every text, whatever a page depends on`() {
    var traits = traits
    traits.locale = "ar-XB"
    for aspects in [[], .device, .contentSize] as [PageTraits.Aspects] {
      #expect(traits.reduced(to: aspects).locale == "ar-XB")
      #expect(traits.reduced(to: aspects).direction == .rightToLeft)
    }
  }

  @Test func `an environment's traits are those of its orientation`() throws {
    var device = try Device(adHoc: "414x900@2x")
    device.sizeClasses.portrait = Device.SizeClasses(horizontal: .compact, vertical: .regular)
    device.sizeClasses.landscape = Device.SizeClasses(horizontal: .regular, vertical: .compact)
    var environment = PageEnvironment(
      device: device, orientation: .landscape, locale: "ar", contentSize: .small, system: .ios18)
    let turned = environment.traits
    #expect(turned.horizontal == .regular && turned.vertical == .compact && turned.idiom == .phone)
    #expect(turned.contentSize == .small && turned.locale == "ar" && turned.direction == .rightToLeft)
    #expect(turned.system == .ios18 && turned.window == environment)
    environment.orientation = .portrait
    #expect(environment.traits.horizontal == .compact && environment.traits.vertical == .regular)
  }

  @Test func `an environment is upright, light and in English unless something else is given`() throws {
    let device = try Device(adHoc: "414x900@2x")
    let environment = PageEnvironment(device: device)
    #expect(environment.orientation == .portrait && environment.appearance == .light)
    #expect(environment.locale == "en" && environment.contentSize == .large)
    #expect(environment.direction == .leftToRight && environment.system == .ios17)
    #expect(environment.name == "414x900@2x")
    #expect(PageEnvironment(device: device, orientation: .landscape).name == "414x900@2x landscape")
    #expect(PageEnvironment(device: device, locale: "en", direction: .rightToLeft).direction == .rightToLeft)
    #expect(
      PageEnvironment(device: device, orientation: .landscape, locale: "he").layoutEnvironment
        == device.environment(for: .landscape, direction: .rightToLeft))
  }
}
