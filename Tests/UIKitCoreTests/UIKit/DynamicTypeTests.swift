import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Text styles and `UIFontMetrics`. The numbers are Apple's published sizes and line spacings; a label of one line is
/// the size times 1.193359375 high, rounded up to a pixel, which 12 recorded heights of Title 1 confirm.
@MainActor
@Suite struct DynamicTypeTests {
  /// By content size, from the smallest: point sizes, heights of a label of one line in pixels at 3×, and what is added
  /// between two lines, in points.
  nonisolated private static let published:
    [(style: UIFont.TextStyle, sizes: String, pixels: String, leadings: String)] = [
      (
        .largeTitle, "31 32 33 34 36 38 40 44 48 52 56 60",
        "111 115 119 122 129 137 144 158 172 187 201 215",
        "1.005859 0.8125 0.619141 0.425781 0.039062 0.652344 0.265625 -0.507812 -0.28125 -1.054688 -0.828125 -1.601562"
      ),
      (
        .title1, "25 26 27 28 30 32 34 38 43 48 53 58",
        "90 94 97 101 108 115 122 137 154 172 190 208",
        "1.166016 0.972656 0.779297 0.585938 1.199219 0.8125 0.425781 0.652344 -0.314453 -0.28125 -1.248047 -1.214844"
      ),
      (
        .title2, "19 20 21 22 24 26 28 34 39 44 50 56",
        "69 72 76 79 86 94 101 122 140 158 180 201",
        "1.326172 1.132812 0.939453 1.746094 1.359375 0.972656 0.585938 0.425781 0.458984 -0.507812 -0.667969 -0.828125"
      ),
      (
        .title3, "17 18 19 20 22 24 26 31 37 43 49 55",
        "61 65 69 72 79 86 94 111 133 154 176 197",
        "1.712891 1.519531 1.326172 1.132812 1.746094 1.359375 0.972656 1.005859 -0.154297 -0.314453 -0.474609 -0.634766"
      ),
      (
        .headline, "14 15 16 17 19 21 23 28 33 40 47 53",
        "51 54 58 61 69 76 83 101 119 144 169 190",
        "2.292969 2.099609 1.90625 1.712891 1.326172 0.939453 1.552734 0.585938 0.619141 0.265625 -0.087891 -1.248047"
      ),
      (
        .body, "14 15 16 17 19 21 23 28 33 40 47 53",
        "51 54 58 61 69 76 83 101 119 144 169 190",
        "2.292969 2.099609 1.90625 1.712891 1.326172 0.939453 1.552734 0.585938 0.619141 0.265625 -0.087891 -1.248047"
      ),
      (
        .callout, "13 14 15 16 18 20 22 26 32 38 44 51",
        "47 51 54 58 65 72 79 94 115 137 158 183",
        "2.486328 2.292969 2.099609 1.90625 1.519531 1.132812 1.746094 0.972656 0.8125 0.652344 -0.507812 -0.861328"
      ),
      (
        .subheadline, "12 13 14 15 17 19 21 25 30 36 42 49",
        "43 47 51 54 61 69 76 90 108 129 151 176",
        "1.679688 2.486328 2.292969 2.099609 1.712891 1.326172 2.939453 1.166016 1.199219 0.039062 -0.121094 -0.474609"
      ),
      (
        .footnote, "12 12 12 13 15 17 19 23 27 33 38 44",
        "43 43 43 47 54 61 69 83 97 119 137 158",
        "1.679688 1.679688 1.679688 2.486328 2.099609 1.712891 1.326172 1.552734 0.779297 0.619141 0.652344 -0.507812"
      ),
      (
        .caption1, "11 11 11 12 14 16 18 22 26 32 37 43",
        "40 40 40 43 51 58 65 79 94 115 133 154",
        "-0.126953 -0.126953 -0.126953 1.679688 2.292969 1.90625 1.519531 1.746094 0.972656 0.8125 -0.154297 -0.314453"
      ),
      (
        .caption2, "11 11 11 11 13 15 17 20 24 29 34 40",
        "40 40 40 40 47 54 61 72 86 104 122 144",
        "-0.126953 -0.126953 -0.126953 -0.126953 2.486328 2.099609 1.712891 1.132812 1.359375 0.392578 0.425781 0.265625"
      ),
    ]

  private func numbers(_ text: String) -> [Double] { text.split(separator: " ").compactMap { Double($0) } }

  private func traits(_ size: ContentSize) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(size))
  }

  @Test(arguments: published.indices)
  func `every style has the published size and label height at every content size`(row: Int) throws {
    let (style, sizes, pixels, leadings) = Self.published[row]
    let label = UILabel()
    label.text = "Ag"
    for (place, size) in ContentSize.allCases.enumerated() {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(size))
      #expect(Double(font.pointSize) == numbers(sizes)[place])
      #expect((Double(font.leading) - numbers(leadings)[place]).magnitude < 1e-5)
      label.font = font
      let height = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      #expect((Double(height) * 3).rounded() == numbers(pixels)[place])
    }
    #expect(numbers(sizes).count == 12 && numbers(pixels).count == 12)
  }

  @Test func `styles are regular but for headlines, and in bold as heavy as Apple says`() throws {
    for style in TextStyle.allCases {
      let font = UIFont.preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: "UICTFontTextStyle" + style.shortRawValue))
      #expect(font.descriptor.weight == (style == .headline ? .semibold : .regular))
      let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      let isTitle = [.largeTitle, .title1, .title2].contains(style)
      #expect(UIFont(descriptor: bold, size: 0).descriptor.weight == (isTitle ? .bold : .semibold))
      // It is still the style's font.
      #expect(UIFont(descriptor: bold, size: 0).adjusted(to: traits(.accessibility5)).pointSize > 39)
    }
  }

  /// Saved by Interface Builder at 2×: two lines of Headline 42.5 pt high, six of Body 130.5. By hand: 2 · 20.2871 +
  /// 1.7129 = 42.2871 and 6 · 20.2871 + 5 · 1.7129 = 130.2871, rounded up to half points.
  @Test(arguments: [(UIFont.TextStyle.headline, 2, 42.5), (.body, 6, 130.5)])
  func `lines of a text style stand as far apart as recorded`(
    style: UIFont.TextStyle, lines: Int, height: Double
  ) throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.text = Array(repeating: "Ag", count: lines).joined(separator: "\n")
    let tree = ViewTree(root: label)
    let measurer = ViewMeasurer(
      contents: PreparedPage(id: "", tree: tree).contents, text: try makeEngine(), scale: 2,
      direction: .leftToRight, language: "en")
    #expect(measurer.intrinsicSize(ofItem: 0, fittingWidth: 300).height == height)
    label.font = .systemFont(ofSize: 17)
    let plain = ViewMeasurer(
      contents: PreparedPage(id: "", tree: ViewTree(root: label)).contents, text: try makeEngine(), scale: 2,
      direction: .leftToRight, language: "en")
    #expect(plain.intrinsicSize(ofItem: 0, fittingWidth: 300).height == (lines == 2 ? 41 : 122))
  }

  /// `scaledValue` by hand, in pixels at 3×: 17 · 62 / 22 = 47.909, 100 · 19 / 22 = 86.364, 17 · 68 / 34 = 34.
  nonisolated private static let lengths:
    [(style: UIFont.TextStyle, size: ContentSize, value: Double, pixels: Double)] = [
      (.body, .accessibility5, 17, 144), (.body, .xSmall, 100, 259), (.title1, .accessibility5, 17, 102),
      (.caption2, .small, 17, 51), (.body, .large, 12.34, 37),
    ]

  @Test(arguments: lengths.indices)
  func `lengths grow as line spacings do`(row: Int) {
    let length = Self.lengths[row]
    let scaled = UIFontMetrics(forTextStyle: length.style)
      .scaledValue(for: CGFloat(length.value), compatibleWith: traits(length.size))
    #expect((Double(scaled) * 3 - length.pixels).magnitude < 1e-9)
  }

  @Test func `fonts of one's own grow in whole points up to a maximum`() {
    let metrics = UIFontMetrics.default
    let font = UIFont.systemFont(ofSize: 15, weight: .bold)
    // 15 · 62 / 22 = 42.27; 15 · 19 / 22 = 12.95.
    let large = metrics.scaledFont(for: font, compatibleWith: traits(.accessibility5))
    #expect(large.pointSize == 42 && large.descriptor.weight == .bold)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits(.xSmall)).pointSize == 13)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits(.accessibility5)).pointSize
        == 30)
    // Scaled once only.
    #expect(metrics.scaledFont(for: large) === large)
    #expect(large.adjusted(to: traits(.large)).pointSize == 15)
  }

  @Test func `fonts follow the page that is being built`() {
    let built = UITraitCollection.withCurrent(traits(.xxxLarge)) {
      UIFont.preferredFont(forTextStyle: .body).pointSize
    }
    #expect(built == 23)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize == 17)
  }

  /// A font that was made at Large, on a page for AX1: 28 pt where the label adjusts it.
  @Test func `a font kept from another page is adjusted where the view says so`() throws {
    let kept = UIFont.preferredFont(forTextStyle: .body)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Ag", attributes: [.font: kept])
    label.font = kept
    func sizes() -> [Double] {
      UITraitCollection.withCurrent(traits(.accessibility1)) {
        guard case .text(let content) = label.content else { return [] }
        return content.text.runs.map(\.attributes.font.pointSize) + [
          Double(label.baselineFont?.pointSize ?? 0)
        ]
      }
    }
    #expect(sizes() == [17, 17])
    label.adjustsFontForContentSizeCategory = true
    #expect(sizes() == [28, 28])
    label.font = .systemFont(ofSize: 17)
    #expect(sizes() == [28, 17])
  }

  @Test func `configured buttons and the labels of cells follow Dynamic Type`() throws {
    UITraitCollection.withCurrent(traits(.accessibility5)) {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      #expect(cell.textLabel?.font.pointSize == 53 && cell.detailTextLabel?.font.pointSize == 43)
      #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      guard case .control(let content) = UIButton(configuration: configuration).content,
        let button = content as? ConfiguredButtonContent
      else {
        Issue.record("a configured button shows something else")
        return
      }
      #expect(button.font.pointSize == 53)
    }
  }
}
