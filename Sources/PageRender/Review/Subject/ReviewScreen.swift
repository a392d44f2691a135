internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A page in one environment, for a review.
struct ReviewScreen: Sendable {
  var page: PreparedPage
  var environment: PageEnvironment
  /// The index of the page's source in the review.
  var source: Int
  /// The scene with system bars, if it was kept; `nil` if the screen is laid out again.
  var scene: Scene?

  init(_ page: PreparedPage, in environment: PageEnvironment, source: Int) {
    self.page = page
    self.environment = page.shownIn ?? environment
    self.source = source
  }

  /// The picture's alternative text: those of the page's pictures, else the page's texts.
  var alternative: String {
    let shown = page.tree.views.filter { !$0.isHidden }
    let pictures = shown.compactMap(\.alternative).filter { !$0.isEmpty }
    let words = pictures.isEmpty ? shown.flatMap(\.texts) : pictures
    let name = ([page.title ?? page.id, environment.device.name] + environment.unusualWords).joined(
      separator: ", ")
    return words.isEmpty ? name : "\(name): \(words.joined(separator: ". "))"
  }
}

extension PageEnvironment {
  /// The words that tell pictures of one device apart: the language, and values that are not the usual ones.
  fileprivate var unusualWords: [String] {
    let own = LocaleTag.direction(of: locale)
    return [
      locale,
      orientation == .portrait
        ? nil : "\(JSONOutput.format(device.size.height)) × \(JSONOutput.format(device.size.width))",
      appearance == .light ? nil : appearance.rawValue,
      contentSize == .large ? nil : "text size \(contentSize.rawValue)",
      direction == own ? nil : direction == .rightToLeft ? "right to left" : "left to right",
      system == .unnamed ? nil : system.title,
    ].compactMap(\.self)
  }
}

extension ViewNode {
  /// The text of a label or text view.
  fileprivate var texts: [String] {
    guard case .text(let text) = content, !text.text.isEmpty else { return [] }
    return [text.text.string]
  }
}
