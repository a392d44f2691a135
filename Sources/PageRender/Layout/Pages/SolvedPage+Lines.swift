package import LayoutEngine
internal import PageDrawing

extension SolvedPage {
  /// The bounds of the lines of a view's text, or of a named part of it, as shown; `nil` if the view shows
  /// none.
  package func lines(ofText view: Int, part: String?) -> Rect? {
    var found: Rect?
    for (owner, text) in texts where owner == view {
      guard let box = text.lines(of: text.content.text.range(ofPart: part)) else { continue }
      found = found?.union(box) ?? box
    }
    return found.map { shown($0, in: view) }
  }
}

extension DrawnText {
  /// The bounds of the lines that show a range of UTF-16 offsets; `nil` if no line does.
  func lines(of range: Range<Int>) -> Rect? {
    var found: Rect?
    for line in layout.lines where line.range.overlaps(range) && !line.text.isEmpty {
      let box = Rect(
        x: area.minX + line.x, y: top + line.baseline - line.ascent, width: line.width,
        height: line.ascent + line.descent)
      found = found?.union(box) ?? box
    }
    return found
  }
}
