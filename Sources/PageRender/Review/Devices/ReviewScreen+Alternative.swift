internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

extension ReviewScreen {
  /// The picture's alternative text: those of the page's pictures, else the page's texts.
  var alternative: String {
    let shown = page.tree.views.filter { !$0.isHidden }
    let pictures = shown.compactMap(\.alternative).filter { !$0.isEmpty }
    let texts = pictures.isEmpty ? shown.flatMap(\.texts) : pictures
    let words = ReviewWords.in(language)
    let name =
      ([page.title ?? page.headline ?? page.id, environment.device.name] + environment.distinctions(in: words))
      .joined(separator: ", ")
    return texts.isEmpty ? name : "\(name): \(texts.joined(separator: ". "))"
  }
}

extension PageEnvironment {
  /// The words that tell pictures of one device apart: the language, and other values than most pictures have.
  fileprivate func distinctions(in words: ReviewWords) -> [String] {
    [
      words.language(locale), orientation == .portrait ? "" : words.landscape,
      appearance == .light ? "" : words.dark,
      contentSize == .large ? "" : Axis.contentSize.name(of: self, words),
      Axis.direction.name(of: self, words), system == .unnamed ? "" : system.title,
    ].filter { !$0.isEmpty }
  }
}

extension ViewNode {
  /// The text of a label or text view.
  fileprivate var texts: [String] {
    guard case .text(let text) = content, !text.text.isEmpty else { return [] }
    return [text.text.string]
  }
}
