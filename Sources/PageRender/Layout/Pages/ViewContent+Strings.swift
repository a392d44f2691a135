internal import PageDrawing

extension ViewNode {
  /// The view's texts: its text, title or titles, none of them empty.
  package var strings: [String] {
    switch content {
    case .text(let text): [text.text.string].filter { !$0.isEmpty }
    case .control(let control): Self.strings(in: control, depth: 3).filter { !$0.isEmpty }
    case .none, .image, .pageControl, .hairline: []
    }
  }

  /// Contents of controls are plain structures: whatever texts they hold, they show.
  private static func strings(in value: Any, depth: Int) -> [String] {
    if let text = value as? AttributedText { return [text.string] }
    guard depth > 0 else { return [] }
    return Mirror(reflecting: value).children.flatMap { strings(in: $0.value, depth: depth - 1) }
  }
}

extension PreparedPage {
  /// The first view that shows a text: the one that the document says it of, else one that says it alone, else one in
  /// which it stands among others.
  package func view(showing text: PageText) -> Int? {
    let views = tree.views
    if let place = text.place, let own = views.firstIndex(where: { $0.place == place }) { return own }
    guard !text.text.isEmpty else { return nil }
    return views.firstIndex { $0.strings.contains { text.isShown(as: $0) } }
      ?? views.firstIndex { $0.strings.contains { $0.contains(text.text) } }
  }

  /// Pages of one flow, with the texts that code looked up for them: each page has those it shows, and the first has those
  /// that none shows, such as what a screen reader says.
  package static func sharing(_ texts: [PageText], among pages: [PreparedPage]) -> [PreparedPage] {
    var pages = pages
    for text in texts {
      let showing = pages.indices.filter { pages[$0].view(showing: text) != nil }
      for index in showing.isEmpty ? Array(pages.indices.prefix(1)) : showing {
        pages[index].texts.append(text)
      }
    }
    return pages
  }
}
