package import LayoutEngine
internal import PageDrawing

extension SolvedPage {
  /// The rectangle around the lines of a view's text, or of a part of it; `nil` where it shows none.
  package func lines(ofText view: Int, part: String?) -> Rect? {
    var found: Rect?
    for (owner, text) in texts where owner == view {
      let range = text.content.text.range(ofPart: part)
      for line in text.layout.lines where line.range.overlaps(range) && !line.text.isEmpty {
        let box = Rect(
          x: text.area.minX + line.x, y: text.top + line.baseline - line.ascent, width: line.width,
          height: line.ascent + line.descent)
        found = found?.union(box) ?? box
      }
    }
    return found
  }
}
