package import LayoutEngine
internal import PageBase
internal import PageDrawing

/// A text of a page, where it is drawn and where it comes from.
package struct PlacedText: Sendable {
  /// As it is drawn, or would be.
  package var string: String
  /// `nil` where it is not known, as of texts that code writes itself.
  package var source: PageText?
  /// The index of the view that shows it; `nil` where none does, as for what a screen reader says.
  package var view: Int?
  /// Around its lines, in points of the window, before what turns or scales the view; `nil` where none is drawn.
  package var frame: Rect?
}

extension SolvedPage {
  /// The texts in the order in which they are drawn, each part that has a name for itself; then those that none shows.
  package var placedTexts: [PlacedText] {
    var known = page.texts
    var placed: [PlacedText] = []
    for (view, drawn) in texts {
      let text = drawn.content.text
      for (part, range) in text.partRanges {
        let string = text.string(in: range)
        guard !string.isEmpty else { continue }
        let source = source(of: string, part: part, in: view)
        known.removeAll { $0 == source }
        placed.append(PlacedText(string: string, source: source, view: view, frame: drawn.lines(of: range)))
      }
    }
    return placed
      + known.filter { !$0.text.isEmpty }.map { PlacedText(string: $0.text, source: $0) }
  }

  /// The source of a view's text: what its document says of the view, else a text with its part's name or without one, the
  /// very text before one whose places are filled.
  private func source(of string: String, part: String?, in view: Int) -> PageText? {
    let place = page.tree.views[view].place
    let own = page.texts.filter { $0.place != nil && $0.place == place }
    let others = page.texts.filter { part == nil || $0.part == part }
    return own.first { $0.text == string } ?? others.first { $0.text == string }
      ?? own.first { $0.isShown(as: string) } ?? others.first { $0.isShown(as: string) } ?? own.first
  }
}

extension AttributedText {
  /// The ranges of its parts, in UTF-16; one without a name if there are none.
  fileprivate var partRanges: [(name: String?, range: Range<Int>)] {
    guard !parts.isEmpty else { return [(nil, 0..<string.utf16.count)] }
    var start = 0
    return parts.map { part in
      defer { start += part.utf16Length }
      return (part.name, start..<start + part.utf16Length)
    }
  }

  /// A part of the string without the line breaks around it.
  fileprivate func string(in range: Range<Int>) -> String {
    let units = Array(string.utf16)[range.clamped(to: 0..<string.utf16.count)]
    return String(decoding: units, as: UTF16.self).trimmingLines
  }
}

extension String {
  fileprivate var trimmingLines: String {
    guard let first = firstIndex(where: { !$0.isNewline }), let last = lastIndex(where: { !$0.isNewline })
    else { return "" }
    return String(self[first...last])
  }
}
