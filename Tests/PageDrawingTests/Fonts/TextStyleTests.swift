import PageBase
import PageTestSupport
import Testing

@testable import PageDrawing

/// The text styles of Dynamic Type, as Apple's Human Interface Guidelines print them: Typography, "Dynamic Type sizes"
/// and "Larger accessibility type sizes".
struct TextStyleTests {
  /// From the smallest to the largest.
  private static let contentSizes: [ContentSize] = [
    .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
    .accessibility3, .accessibility4, .accessibility5,
  ]

  @Test(
    arguments: [
      (.largeTitle, "31 32 33 34 36 38 40 44 48 52 56 60", "38 39 40 41 43 46 48 52 57 61 66 70"),
      (.title1, "25 26 27 28 30 32 34 38 43 48 53 58", "31 32 33 34 37 39 41 46 51 57 62 68"),
      (.title2, "19 20 21 22 24 26 28 34 39 44 50 56", "24 25 26 28 30 32 34 41 47 52 59 66"),
      (.title3, "17 18 19 20 22 24 26 31 37 43 49 55", "22 23 24 25 28 30 32 38 44 51 58 65"),
      (.headline, "14 15 16 17 19 21 23 28 33 40 47 53", "19 20 21 22 24 26 29 34 40 48 56 62"),
      (.body, "14 15 16 17 19 21 23 28 33 40 47 53", "19 20 21 22 24 26 29 34 40 48 56 62"),
      (.callout, "13 14 15 16 18 20 22 26 32 38 44 51", "18 19 20 21 23 25 28 32 39 46 52 60"),
      (.subheadline, "12 13 14 15 17 19 21 25 30 36 42 49", "16 18 19 20 22 24 28 31 37 43 50 58"),
      (.footnote, "12 12 12 13 15 17 19 23 27 33 38 44", "16 16 16 18 20 22 24 29 33 40 46 52"),
      (.caption1, "11 11 11 12 14 16 18 22 26 32 37 43", "13 13 13 16 19 21 23 28 32 39 44 51"),
      (.caption2, "11 11 11 11 13 15 17 20 24 29 34 40", "13 13 13 13 18 20 22 25 30 35 41 48"),
    ] as [(TextStyle, String, String)])
  func `a style has the published size and line spacing at every content size`(
    style: TextStyle, sizes: String, spacings: String
  ) {
    let numbers = { (text: String) in text.split(separator: " ").compactMap { Double($0) } }
    #expect(Self.contentSizes.map { style.pointSize(at: $0) } == numbers(sizes))
    #expect(Self.contentSizes.map { style.lineSpacing(at: $0) } == numbers(spacings))
  }

  /// Weights are from the same page; the long names are the values of `UIFont.TextStyle`'s constants.
  @Test(
    arguments: [
      (.largeTitle, .regular, .bold, "Title0"), (.title1, .regular, .bold, "Title1"),
      (.title2, .regular, .bold, "Title2"), (.title3, .regular, .semibold, "Title3"),
      (.headline, .semibold, .semibold, "Headline"), (.body, .regular, .semibold, "Body"),
      (.callout, .regular, .semibold, "Callout"), (.subheadline, .regular, .semibold, "Subhead"),
      (.footnote, .regular, .semibold, "Footnote"), (.caption1, .regular, .semibold, "Caption1"),
      (.caption2, .regular, .semibold, "Caption2"),
    ] as [(TextStyle, FontWeight, FontWeight, String)])
  func `a style has its weights, and is found by each of its names`(
    style: TextStyle, weight: FontWeight, bold: FontWeight, name: String
  ) {
    #expect(style.weight == weight && style.emphasizedWeight == bold)
    #expect(style.shortRawValue == name)
    for name in [name, "UICTFontTextStyle" + name, style.rawValue] {
      #expect(TextStyle(uiKitName: name) == style, "\(name)")
    }
  }

  @Test(arguments: ["", "body", "UICTFontTextStyle", "Title4", "UIFontTextStyleBody", "BODY"])
  func `other names are of no style, but Swift's own are`(name: String) {
    #expect(TextStyle(uiKitName: name) == (name == "body" ? .body : nil))
  }

  /// A line of the system font is 1.193359375 sizes high: 22 − 20.287109375, and at AX5 62 − 63.248046875.
  @Test func `the leading is what is left of the line spacing`() {
    #expect(TextStyle.body.leading(at: .large) == 1.712890625)
    #expect(TextStyle.headline.leading(at: .accessibility5) == -1.248046875)
  }

  /// Body's line spacings are 22 at Large and 29 at xxxLarge.
  @Test func `lengths grow as the style's line spacing`() {
    #expect(TextStyle.body.scaled(44, to: .xxxLarge) == 58)
    #expect(TextStyle.body.scaled(44, to: .large) == 44)
    #expect(TextStyle.caption1.scaled(16, to: .xSmall) == 13)
  }
}

/// How fonts follow the content size.
struct ScalingFontTests {
  @Test func `a font of a style takes its size, leading and weight`() {
    let font = ScalingFont.textStyle(.headline, at: .xSmall)
    #expect(font.descriptor.pointSize == 14 && font.descriptor.weight == .semibold)
    // 19 − 14 · 1.193359375.
    #expect(font.descriptor.leading == 2.29296875)
    #expect(font.scaling == .textStyle(.headline))
    #expect(font.descriptor.family == .system && !font.descriptor.isItalic)
  }

  @Test func `leading of one's own comes on top of the style's`() {
    let font = ScalingFont(FontDescriptor(pointSize: 1), scaling: .textStyle(.body, leading: 2))
    #expect(font.scaled(to: .large).descriptor.leading == 3.712890625)
    #expect(font.scaled(to: .large).descriptor.pointSize == 17)
  }

  /// At xxxLarge 29 / 22: 11 becomes 14.5, which rounds up; 10 becomes 13.18.
  @Test func `a relative size is rounded to whole points, a half upwards`() {
    func size(_ pointSize: Double, maximum: Double? = nil) -> Double {
      let scaling = FontScaling.relative(to: .body, pointSize: pointSize, maximum: maximum)
      return ScalingFont(FontDescriptor(pointSize: 99), scaling: scaling).scaled(to: .xxxLarge).descriptor
        .pointSize
    }
    #expect(size(11) == 15)
    #expect(size(10) == 13)
    #expect(size(11, maximum: 14) == 14 && size(11, maximum: 16) == 15)
    #expect(size(0.1) == 1 && size(11, maximum: 0) == 1)
  }

  @Test func `a font of a fixed size stays`() {
    let font = ScalingFont(FontDescriptor(weight: .bold, pointSize: 12))
    #expect(font.scaled(to: .accessibility5) == font)
  }
}
