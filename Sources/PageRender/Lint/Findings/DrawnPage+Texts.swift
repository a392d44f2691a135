internal import LayoutEngine
internal import PageBase
package import PageDrawing
internal import PageLayout

extension DrawnPage {
  /// Returns the text line of a view that a glyph run is on: the one with the nearest baseline.
  func line(of run: SceneGlyphs, in view: Int) -> (text: DrawnText, line: TextLine)? {
    guard let origin = run.glyphs.first else { return nil }
    var best: (text: DrawnText, line: TextLine, distance: Double)?
    for (owner, text) in texts where owner == view {
      // A view's texts may be side by side as well as one below the other.
      let aside = max(text.area.minX - origin.x, origin.x - text.area.maxX, 0)
      for line in text.layout.lines {
        let distance = abs(text.top + line.baseline - origin.y) + aside
        if best.map({ distance < $0.distance }) ?? true { best = (text, line, distance) }
      }
    }
    return best.map { ($0.text, $0.line) }
  }

  /// The name of the part of the view's text that a glyph run belongs to.
  package func part(of run: SceneGlyphs, in view: Int) -> String? {
    line(of: run, in: view).flatMap { $0.text.content.text.part(at: $0.line.range.lowerBound) }
  }

  /// Returns true if the system styles the view's text: in tab bars and search bars.
  func isSystemText(_ view: Int) -> Bool { isInside(view, ofClass: ["UITabBar", "UISearchBar"]) }
}

extension LintFinding {
  /// A finding about a text or a part of a text.
  init(
    _ rule: LintRule, on page: DrawnPage, text view: Int, part: String?, others: [Int] = [], fault: String,
    fix: String, amount: Double, areas: [Rect]? = nil
  ) {
    let topic = ([view] + others).map { page.topicName(of: $0) }.joined(separator: "\0") + "\0\(part ?? "")"
    self.init(
      rule, on: page, views: [view] + others, subject: page.name(of: view, part: part), fault: fault,
      fix: fix, amount: amount, topic: topic, areas: areas)
    text = TextPlace(view: view, part: part)
  }

  /// Adds views to the finding. They are no part of its `topic`, which identifies the finding in all
  /// environments, as views may differ between environments.
  mutating func concern(_ others: [Int], on page: DrawnPage) {
    viewIndices += others
    views += others.compactMap { page.views[$0].identifier }
  }
}

extension Double {
  /// The number as a message gives points: rounded to whole points, or to a tenth below 10.
  var points: String {
    let tenths = (self * 10).rounded() / 10
    return abs(tenths) >= 10 ? Wording.number(rounded()) : Wording.number(tenths)
  }

  /// The number as a message gives a size beside the least size: rounded to hundredths, so that the two differ.
  var hundredths: String { Wording.number((self * 100).rounded() / 100) }
}
