import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing

/// Which of an image's variants an environment shows.
struct ImageVariantTests {
  /// The number of the variant that is chosen.
  private func choice(_ conditions: [ImageConditions], _ traits: ImageTraits) throws -> Double {
    let variants = conditions.enumerated().map { index, conditions in
      ArtworkVariant(
        source: .pixels(picture(1, 1) { _, _ in 0 }), size: Size(width: Double(index), height: 1),
        conditions: conditions)
    }
    return try #require(Artwork(variants: variants)).variant(for: traits).size.width
  }

  @Test(
    arguments: [
      ([1, 2, 3], 2, 1), ([1, 2, 3], 3, 2), ([1, 3], 2, 1), ([1, 2], 3, 1), ([3, 2], 1, 1), ([1], 3, 0),
      ([2, 2], 2, 0),
    ] as [([Double], Double, Double)])
  func `the same scale is best, else the next larger, else the largest`(
    scales: [Double], wanted: Double, choice: Double
  ) throws {
    let conditions = scales.map { ImageConditions(scale: $0) }
    #expect(try self.choice(conditions, .nominal.with(scale: wanted)) == choice)
  }

  @Test(arguments: PseudoLocale.allCases)
  func `a pseudo-locale shows the English variant, not that of the language in its tag`(
    locale: PseudoLocale
  ) throws {
    let device = try DeviceCatalog.builtin.device("iphone-x")
    let traits = PageEnvironment(device: device, locale: locale.rawValue).imageTraits
    #expect(try choice([ImageConditions(locale: "ar"), ImageConditions(locale: "en")], traits) == 1)
  }

  @Test func `shapes suit every scale`() throws {
    #expect(try choice([ImageConditions(scale: 2), ImageConditions()], .nominal) == 1)
  }

  @Test func `a variant for the device beats one for any, and one for another is the last resort`() throws {
    let conditions = [ImageConditions(), ImageConditions(idiom: .pad), ImageConditions(idiom: .phone)]
    #expect(try choice(conditions, .nominal) == 2)
    #expect(try choice(conditions, .nominal.with(idiom: .pad)) == 1)
    #expect(try choice([ImageConditions(idiom: .pad), ImageConditions()], .nominal) == 1)
    #expect(try choice([ImageConditions(idiom: .pad)], .nominal) == 0)
  }

  @Test func `what speaks against a variant counts more than what speaks for it`() throws {
    let conditions = [ImageConditions(idiom: .pad, appearance: .dark), ImageConditions()]
    #expect(try choice(conditions, .nominal.with(appearance: .dark)) == 1)
  }

  @Test func `the appearance counts more than the scale`() throws {
    let conditions = [ImageConditions(scale: 3), ImageConditions(scale: 1, appearance: .dark)]
    #expect(try choice(conditions, .nominal.with(appearance: .dark)) == 1)
    #expect(try choice(conditions, .nominal) == 0)
  }

  @Test(
    arguments: [("ja", 1), ("ja-JP", 1), ("pt-BR", 3), ("pt", 2), ("pt-PT", 2), ("en", 0), ("jap", 0)]
      as [(String, Double)])
  func `a language serves its regions, and a region itself`(locale: String, choice: Double) throws {
    let conditions = [nil, "ja", "pt", "pt_BR"].map { ImageConditions(locale: $0) }
    #expect(try self.choice(conditions, .nominal.with(locale: locale)) == choice)
  }

  @Test func `size classes and the direction of reading are told apart`() throws {
    let conditions = [
      ImageConditions(), ImageConditions(verticalSizeClass: .compact),
      ImageConditions(horizontalSizeClass: .regular),
      ImageConditions(direction: .rightToLeft),
    ]
    #expect(try choice(conditions, .nominal) == 0)
    #expect(try choice(conditions, .nominal.with(vertical: .compact)) == 1)
    #expect(try choice(conditions, .nominal.with(horizontal: .regular)) == 2)
    #expect(try choice(conditions, .nominal.with(direction: .rightToLeft)) == 3)
  }

  @Test func `variants for increased contrast are not shown while there are others`() throws {
    let conditions = [ImageConditions(appearance: .light, isForElsewhere: true), ImageConditions()]
    #expect(try choice(conditions, .nominal) == 1)
  }
}
