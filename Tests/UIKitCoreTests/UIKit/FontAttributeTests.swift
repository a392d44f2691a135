import Foundation
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// Fonts of `UIFontDescriptor`'s attributes.
struct FontAttributeTests {
  private func font(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    UIFontDescriptor(fontAttributes: attributes).font.descriptor
  }

  private func traits(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontDescriptor {
    font([.traits: traits])
  }

  /// iOS's sizes of the styles at the content size Large.
  @Test func `a text style is one, or its name`() {
    #expect(font([.textStyle: UIFont.TextStyle.title1]).pointSize == 28)
    #expect(font([.textStyle: "UICTFontTextStyleTitle1"]).pointSize == 28)
    #expect(font([.textStyle: UIFont.TextStyle.headline]).weight == .semibold)
    #expect(font([.textStyle: "Heading"]).pointSize == 12)
    #expect(font([.textStyle: 3]).pointSize == 12)
  }

  @Test(arguments: [CGFloat(20), Double(20), Float(20), Int(20), NSNumber(value: 20)] as [any Sendable])
  func `a size may be of any type of number`(size: any Sendable) {
    #expect(font([.size: size]).pointSize == 20)
  }

  @Test func `sizes that are none leave the 12 points that a descriptor begins with`() {
    for size in [0, -1, .nan, .infinity] as [CGFloat] { #expect(font([.size: size]).pointSize == 12) }
    #expect(font([.size: "20"]).pointSize == 12)
    #expect(font([.textStyle: UIFont.TextStyle.title1, .size: 20]).pointSize == 20)
  }

  @Test func `a face's name goes before its family's, and an empty name is none`() {
    #expect(font([.family: "Inter", .name: "Lora-Bold"]).family == .named("Lora-Bold"))
    #expect(font([.family: "Inter", .name: ""]).family == .named("Inter"))
    #expect(font([.family: "Inter"]).family == .named("Inter"))
  }

  @Test func `a face is the words of a style`() {
    let face = font([.face: "Semi Bold Italic"])
    #expect(face.weight == .semibold && face.isItalic)
    #expect(!font([.face: "Light"]).isItalic && font([.face: "Light"]).weight == .light)
  }

  @Test func `a weight is one, or its number, and a slant above 0 is italic`() {
    #expect(traits([.weight: UIFont.Weight.bold]).weight == .bold)
    // UIFont.Weight.heavy is 0.56.
    #expect(traits([.weight: CGFloat(UIFont.Weight.heavy.rawValue)]).weight == .heavy)
    #expect(traits([.weight: "bold"]).weight == .regular)
    for (slant, isItalic) in [(0.1, true), (0, false), (-0.1, false)] {
      #expect(traits([.slant: slant]).isItalic == isItalic)
    }
  }

  @Test func `symbolic traits are a set, or its number`() {
    let set = traits([.symbolic: UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic])])
    // The system font in bold is semibold, as boldSystemFont is.
    #expect(set.isItalic && set.weight == .semibold)
    let number = traits([.symbolic: 3])
    #expect(number.isItalic && number.weight == .semibold)
    #expect(!traits([.symbolic: 2]).isItalic && traits([.symbolic: 1]).weight == .regular)
    #expect(!traits([.symbolic: -1]).isItalic)
    // Keys may be written out, as Core Text's constants are.
    #expect(font([.traits: ["NSCTFontWeightTrait": UIFont.Weight.bold]]).weight == .bold)
  }

  @Test func `symbolic traits have UIKit's raw values`() {
    #expect(
      [
        UIFontDescriptor.SymbolicTraits.traitItalic, .traitBold, .traitExpanded, .traitCondensed,
        .traitMonoSpace, .traitTightLeading, .traitLooseLeading,
      ].map(\.rawValue) == [1, 2, 32, 64, 1024, 32768, 65536])
  }

  /// `wght` is 0x77676874.
  @Test func `a variation's axis is a tag, or its number`() {
    let wanted = FontTag("wght").map { FontVariation($0, value: 650) }
    #expect(font([.variation: ["wght": 650]]).variations == [wanted])
    #expect(font([.variation: [0x7767_6874: CGFloat(650)]]).variations == [wanted])
    #expect(font([.variation: ["weight": 650]]).variations.isEmpty)
    #expect(font([.variation: ["wght": "heavy"]]).variations.isEmpty)
    #expect(font([.variation: [-1: 650]]).variations.isEmpty)
  }

  @Test func `a feature by its tag is on unless its value says another`() {
    func features(_ entry: [String: Any]) -> [FontFeature] { font([.featureSettings: [entry]]).features }
    let tag = FontTag("smcp")
    #expect(features(["CTFeatureOpenTypeTag": "smcp"]) == [tag.map { FontFeature($0, value: 1) }])
    for (value, wanted) in [(0, 0), (3, 3), (-1, 1), (0.5, 1)] as [(Double, UInt32)] {
      #expect(
        features(["CTFeatureOpenTypeTag": "smcp", "CTFeatureOpenTypeValue": value])
          == [tag.map { FontFeature($0, value: wanted) }])
    }
    #expect(features(["CTFeatureTypeIdentifier": 6]).isEmpty)
    #expect(features(["CTFeatureSelectorIdentifier": 0]).isEmpty)
    #expect(features(["CTFeatureTypeIdentifier": 6.5, "CTFeatureSelectorIdentifier": 0]).isEmpty)
    #expect(
      features(["CTFeatureTypeIdentifier": 14, "CTFeatureSelectorIdentifier": 4])
        == [FontTag("zero").map { FontFeature($0, value: 1) }])
  }
}
