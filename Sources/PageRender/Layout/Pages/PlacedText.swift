package import LayoutEngine
internal import PageBase
internal import PageDrawing

/// A text of a page, with its frame and its source.
package struct PlacedText: Sendable {
  /// The text as it is drawn, or would be.
  package var string: String
  /// The source of the text; `nil` if unknown, as for texts that code composes.
  package var source: PageText?
  /// The index of the view that shows the text; `nil` if no view does, as for accessibility labels.
  package var view: Int?
  /// The bounds of the text's lines, in window coordinates, before views are transformed; `nil` if no line is
  /// drawn.
  package var frame: Rect?
}

extension SolvedPage {
  /// The texts in drawing order, each named part separately; then the texts that no view shows.
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
        placed.append(
          PlacedText(string: string, source: source, view: view, frame: drawn.measuredLines(of: range)))
      }
    }
    return placed
      + known.filter { !$0.text.isEmpty }.map { PlacedText(string: $0.text, source: $0) }
  }

  /// The source of a view's text: a text at the view's own position in the document, else one of the same
  /// part. An equal text comes before a text whose placeholders are filled.
  private func source(of string: String, part: String?, in view: Int) -> PageText? {
    let place = page.tree.views[view].place
    let own = page.texts.filter { $0.place != nil && $0.place == place }
    let others = page.texts.filter { part == nil || $0.part == part }
    return own.first { $0.text == string } ?? others.first { $0.text == string }
      ?? own.first { $0.isShown(as: string) } ?? others.first { $0.isShown(as: string) } ?? own.first
  }
}

extension DrawnText {
  /// The bounds of a range's lines; of a whole text that begins at the left, as wide as it measures: with the white space
  /// at the end of its widest line.
  fileprivate func measuredLines(of range: Range<Int>) -> Rect? {
    guard let box = lines(of: range) else { return nil }
    guard layout.size.width > box.width, box.minX == area.minX, range.count == content.text.string.utf16.count
    else { return box }
    return Rect(x: box.minX, y: box.minY, width: layout.size.width, height: box.height)
  }
}

extension AttributedText {
  /// The ranges of the text's parts, in UTF-16 offsets; a single unnamed range if it has no parts.
  fileprivate var partRanges: [(name: String?, range: Range<Int>)] {
    guard !parts.isEmpty else { return [(nil, 0..<string.utf16.count)] }
    var start = 0
    return parts.map { part in
      defer { start += part.utf16Length }
      return (part.name, start..<start + part.utf16Length)
    }
  }

  /// The string in a range of UTF-16 offsets, without line breaks at either end.
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
