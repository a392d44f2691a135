internal import PageDrawing

extension ViewNode {
  /// The strings that the view shows, none of them empty: its text, title or titles.
  package var strings: [String] {
    switch content {
    case .text(let text): [text.text.string].filter { !$0.isEmpty }
    case .control(let control): Self.strings(in: control, depth: 3).filter { !$0.isEmpty }
    case .none, .image, .pageControl, .hairline: []
    }
  }

  /// The strings in a control's content, found by reflection, since a control shows all the texts that it
  /// holds.
  private static func strings(in value: Any, depth: Int) -> [String] {
    if let text = value as? AttributedText { return [text.string] }
    guard depth > 0 else { return [] }
    return Mirror(reflecting: value).children.flatMap { strings(in: $0.value, depth: depth - 1) }
  }
}

extension PreparedPage {
  /// The index of the view that shows a text: the view at the text's position in the document, else the first
  /// view with this text, else the first view whose text contains it.
  package func view(showing text: PageText) -> Int? {
    let views = tree.views
    if let place = text.place, let own = views.firstIndex(where: { $0.place == place }) { return own }
    guard !text.text.isEmpty else { return nil }
    return views.firstIndex { $0.strings.contains { text.isShown(as: $0) } }
      ?? views.firstIndex { $0.strings.contains { $0.contains(text.text) } }
  }

  /// The pages of one flow with the texts that code looked up: each page gets the texts that it shows. Texts
  /// that no page shows, such as accessibility labels, go to the first page.
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
