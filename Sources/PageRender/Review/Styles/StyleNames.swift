internal import PageBase
internal import PageDrawing

/// The names of fonts on a source's pages.
struct StyleNames: Sendable {
  private let fonts: [(name: String, font: ScalingFont)]

  /// - Parameter fonts: The fonts that the source itself names, such as a deck's `summary`.
  init(_ fonts: [(name: String, font: ScalingFont)] = []) { self.fonts = fonts }

  /// The names of a font at a content size, the source's own first: `summary  ·  Headline`; `nil` for a font
  /// without names.
  func name(of font: FontDescriptor, at size: ContentSize) -> String? {
    let own = fonts.filter { $0.font.scaled(to: size).descriptor == font }.map(\.name)
    let names = [own.joined(separator: " / "), TextStyle.style(of: font, at: size)?.words ?? ""]
    let all = names.filter { !$0.isEmpty }.joined(separator: "  ·  ")
    return all.isEmpty ? nil : all
  }
}

extension TextStyle {
  /// The text style whose font at a content size has this font's point size, weight and leading; the leading
  /// tells text styles from other fonts. `nil` if no style matches, or several do.
  static func style(of font: FontDescriptor, at size: ContentSize) -> TextStyle? {
    guard font.family == .system, font.leading != 0 else { return nil }
    let sized = allCases.filter {
      $0.pointSize(at: size) == font.pointSize && abs($0.leading(at: size) - font.leading) < 1e-6
    }
    for found in [
      sized.filter { $0.weight == font.weight }, sized.filter { $0.emphasizedWeight == font.weight },
    ] where !found.isEmpty {
      return found.only
    }
    return nil
  }

  /// The name that designers use for the style, in all languages.
  var words: String {
    switch self {
    case .largeTitle: "Large Title"
    case .title1: "Title 1"
    case .title2: "Title 2"
    case .title3: "Title 3"
    case .headline: "Headline"
    case .body: "Body"
    case .callout: "Callout"
    case .subheadline: "Subheadline"
    case .footnote: "Footnote"
    case .caption1: "Caption 1"
    case .caption2: "Caption 2"
    }
  }
}
