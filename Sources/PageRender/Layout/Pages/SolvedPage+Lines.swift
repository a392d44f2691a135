package import LayoutEngine
internal import PageDrawing

extension SolvedPage {
  /// The rectangle around the lines of a view's text, or of a part of it; `nil` where it shows none.
  package func lines(ofText view: Int, part: String?) -> Rect? {
    var found: Rect?
    for (owner, text) in texts where owner == view {
      guard let box = text.lines(of: text.content.text.range(ofPart: part)) else { continue }
      found = found?.union(box) ?? box
    }
    return found
  }
}

extension DrawnText {
  /// The rectangle around the lines with some of the text, by offsets in UTF-16; `nil` where it shows none.
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
