import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// `UIFont` and `UIFontDescriptor`.
@Suite struct UIFontTests {
  @Test func `a system font has SF's metrics`() {
    let font = UIFont.systemFont(ofSize: 40, weight: .bold)
    // UIFont's own figures at 40 pt, printed in a public question about it.
    #expect(font.ascender == 38.0859375 && font.descender == -9.6484375 && font.lineHeight == 47.734375)
    #expect(font.leading == 0 && font.fontName == ".SFUI-Bold" && font.familyName == ".AppleSystemUIFont")
  }

  /// iOS prints `.SFUI-Semibold` for the bold system font and for the system font with the bold trait, and `.SFUI-Bold` for
  /// `weight: .bold`; snapshot tests of iOS 16 draw "$100.00" at 34 pt as wide in either of the first two.
  @Test(arguments: [8.0, 14, 17, 34, 80]) func `the bold system font is semibold at every size`(size: Double)
  {
    let bold = UIFont.boldSystemFont(ofSize: size)
    #expect(bold == .systemFont(ofSize: size, weight: .semibold) && bold.fontName == ".SFUI-Semibold")
    #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
    let traits = UIFont.systemFont(ofSize: size).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(traits.map { UIFont(descriptor: $0, size: 0) } == bold)
    #expect(UIFont.systemFont(ofSize: size, weight: .bold).fontName == ".SFUI-Bold")
  }

  @Test func `weights between the named ones lie between them`() {
    #expect(UIFont.Weight.medium.fontWeight == .medium)
    #expect(UIFont.Weight(rawValue: 0.35).fontWeight == FontWeight(rawValue: 650))
    #expect(UIFont.Weight(rawValue: -5).fontWeight == .ultraLight)
    #expect(UIFont.Weight(rawValue: 5).fontWeight == .black)
    #expect(UIFont.Weight(rawValue: .nan).fontWeight == .regular)
  }

  private func width(_ text: String, _ font: UIFont) throws -> Double {
    try makeEngine().width(AttributedText(text, attributes: TextAttributes(font: font.descriptor)))
  }

  @Test func `digits of one width are as wide as each other`() throws {
    let plain = UIFont.systemFont(ofSize: 17)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(try width("1111", plain) < width("8888", plain) - 1)
    for digit in 0...9 {
      #expect(try (width("\(digit)", digits) - width("0", digits)).magnitude < 1e-9)
    }
  }

  @Test func `Apple's numbers and OpenType's tags turn on the same feature`() throws {
    let plain = UIFont.systemFont(ofSize: 17)
    let byNumber = plain.fontDescriptor.addingAttributes([
      .featureSettings: [
        [UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
      ]
    ])
    let byTag = plain.fontDescriptor.addingAttributes([
      .featureSettings: [["CTFeatureOpenTypeTag": "tnum", "CTFeatureOpenTypeValue": 1]]
    ])
    #expect(byNumber.font.descriptor.features.map(\.tag.description) == ["pnum", "tnum"])
    #expect(byTag.font.descriptor.features == [FontFeature(.tabularNumbers)])
    let wide = try width("1111", UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    #expect(try width("1111", UIFont(descriptor: byNumber, size: 0)) == wide)
    #expect(try width("1111", UIFont(descriptor: byTag, size: 0)) == wide)
  }

  @Test func `a stylistic set changes glyphs of its own face only`() throws {
    let alternate = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kStylisticAlternativesType,
          .typeIdentifier: kStylisticAltOneOnSelector,
        ]
      ]
    ])
    #expect(alternate.font.descriptor.features.map(\.tag.description) == ["ss01"])
    func glyphs(_ font: FontDescriptor) throws -> [UInt32] {
      let text = AttributedText("3469", attributes: TextAttributes(font: font))
      return try makeEngine().layout(text, TextLayoutOptions(width: nil)).lines[0].runs.flatMap { run in
        run.glyphs.map(\.glyph)
      }
    }
    #expect(try glyphs(alternate.font.descriptor) != glyphs(FontDescriptor(pointSize: 17)))
  }

  @Test(arguments: [
    [:] as [String: Int], ["CTFeatureTypeIdentifier": 6],
    ["CTFeatureTypeIdentifier": 6, "CTFeatureSelectorIdentifier": 99],
    ["CTFeatureTypeIdentifier": 35, "CTFeatureSelectorIdentifier": 42],
  ])
  func `settings that mean nothing change nothing`(entry: [String: Int]) {
    let font = UIFont.systemFont(ofSize: 17)
    let same = font.fontDescriptor.addingAttributes([.featureSettings: [entry]])
    #expect(UIFont(descriptor: same, size: 0) == font)
  }

  @Test func `equal wishes are equal whatever order they were made in`() {
    var one = FontDescriptor(pointSize: 17)
    var other = one
    for tag in ["tnum", "ss01", "case"] { FontTag(tag).map { one.set(FontFeature($0)) } }
    for tag in ["case", "tnum", "ss01", "tnum"] { FontTag(tag).map { other.set(FontFeature($0)) } }
    #expect(one == other && one.features.count == 3)
    one.set(FontVariation(.weight, value: .nan))
    #expect(one == other)
    #expect(FontTag("tnu") == nil && FontTag("tnüm") == nil)
  }

  @Test func `the spaced font has one advance, and SF's line box`() throws {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .bold)
    // DejaVu Sans Mono: 1233 of 2048 units.
    #expect(try width("iiii", font) == 4 * 20.0 * 1233 / 2048)
    #expect(try width("WWWW", font) == 4 * 20.0 * 1233 / 2048)
    #expect(font.lineHeight == 20 * 1.193359375)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitMonoSpace])
  }

  @Test func `symbolic traits are had and given up`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let both = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(both.font.descriptor.weight == .semibold && both.font.descriptor.isItalic)
    #expect(both.withSymbolicTraits([])?.font == body.font)
    // 2 pt less between two lines.
    let tight = try #require(body.withSymbolicTraits(.traitTightLeading))
    #expect(UIFont(descriptor: tight, size: 0).leading == UIFont(descriptor: body, size: 0).leading - 2)
    #expect(body.withSymbolicTraits(.traitCondensed) == nil)
    #expect(UIFontDescriptor(name: "Inter", size: 9).withSymbolicTraits(.traitMonoSpace) == nil)
    #expect(UIFontDescriptor(name: "Inter", size: 9).withDesign(.serif) == nil)
    #expect(body.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
    #expect(body.withDesign(.monospaced)?.withDesign(.default) == body)
  }

  @Test func `a size of its own ends following the content size`() {
    let font = UIFont.preferredFont(forTextStyle: .title1).withSize(20)
    #expect(font.pointSize == 20 && font.leading == 0 && font.font.scaling == nil)
    #expect(
      UIFont(descriptor: UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1]), size: 0)
        .pointSize == 28)
  }

  @Test func `families and faces are listed by the names in their files`() {
    #expect(UIFont.familyNames.contains("Inter Display"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-BoldItalic"))
    #expect(
      UIFont.fontNames(forFamilyName: "Noto Sans CJK JP") == ["NotoSansCJKjp-Regular", "NotoSansCJKjp-Bold"])
    #expect(UIFont.fontNames(forFamilyName: "Nosuch").isEmpty)
    #expect(UIFont(name: "Inter-SemiBold", size: 12)?.fontName == "Inter-SemiBold")
  }
}
