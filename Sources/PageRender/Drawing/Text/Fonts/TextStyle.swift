public import PageBase

/// The text styles of Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The weight of the style's font.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight of the style's font in bold.
  public var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  /// The style's name in Interface Builder and UIKit, without `UICTFontTextStyle`.
  package var shortRawValue: String {
    switch self {
    case .largeTitle: "Title0"
    case .title1: "Title1"
    case .title2: "Title2"
    case .title3: "Title3"
    case .headline: "Headline"
    case .body: "Body"
    case .callout: "Callout"
    case .subheadline: "Subhead"
    case .footnote: "Footnote"
    case .caption1: "Caption1"
    case .caption2: "Caption2"
    }
  }

  /// The style by its name in Interface Builder or UIKit; `nil` if there is no such style.
  package init?(uiKitName name: String) {
    let prefix = "UICTFontTextStyle"
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let style = Self.allCases.first(where: { $0.shortRawValue == short || $0.rawValue == short })
    else { return nil }
    self = style
  }
}

extension TextStyle {
  /// The font size of the style at a content size, in points.
  public func pointSize(at size: ContentSize) -> Double { Double(row.sizes[size.place]) }

  /// The distance from one baseline to the next, in points.
  public func lineSpacing(at size: ContentSize) -> Double { Double(row.leadings[size.place]) }

  /// The gap that the style's font adds between two lines, in points: the line spacing minus the system
  /// font's line height. Negative at some accessibility sizes.
  ///
  /// Apple does not publish it; it follows from the published line spacing. Frames saved by Interface Builder
  /// agree: two lines of Headline are 42.5 pt high at 2× (2 · 20.29 + 1.71 = 42.29), six of Body 130.5 (6 ·
  /// 20.29 + 5 · 1.71 = 130.29).
  public func leading(at size: ContentSize) -> Double {
    lineSpacing(at: size) - FontMetrics.system(pointSize: pointSize(at: size)).lineHeight
  }

  private struct Row {
    /// The font sizes by content size, from the smallest, in points.
    var sizes: [Int]
    /// The distances from baseline to baseline by content size, in points.
    var leadings: [Int]
  }

  /// The style's sizes and line spacings, from Apple's Human Interface Guidelines, Typography, "Dynamic Type
  /// sizes" and "Larger accessibility type sizes" (iOS). The sizes were also printed by simulators of iOS
  /// 13.3 and 26.
  private var row: Row {
    switch self {
    case .largeTitle:
      Row(
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    case .title1:
      Row(
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
    case .title2:
      Row(
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
    case .title3:
      Row(
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    case .headline, .body:
      Row(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .callout:
      Row(
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    case .subheadline:
      Row(
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
    case .footnote:
      Row(
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    case .caption1:
      Row(
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
    case .caption2:
      Row(
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
    }
  }
}

extension ContentSize {
  /// The index of the content size: 0 for the smallest, 11 for the largest.
  fileprivate var place: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
