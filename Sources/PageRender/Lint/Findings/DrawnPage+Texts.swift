internal import LayoutEngine
internal import PageBase
package import PageDrawing
internal import PageLayout

extension DrawnPage {
  /// The line that glyphs of a view are on: the nearest one by baseline.
  func line(of run: SceneGlyphs, in view: Int) -> (text: DrawnText, line: TextLine)? {
    guard let origin = run.glyphs.first else { return nil }
    var best: (text: DrawnText, line: TextLine, distance: Double)?
    for (owner, text) in texts where owner == view {
      // Texts of one view stand beside each other as well as below.
      let aside = max(text.area.minX - origin.x, origin.x - text.area.maxX, 0)
      for line in text.layout.lines {
        let distance = abs(text.top + line.baseline - origin.y) + aside
        if best.map({ distance < $0.distance }) ?? true { best = (text, line, distance) }
      }
    }
    return best.map { ($0.text, $0.line) }
  }

  /// The name of the part of its view's text that glyphs belong to.
  package func part(of run: SceneGlyphs, in view: Int) -> String? {
    line(of: run, in: view).flatMap { $0.text.content.text.part(at: $0.line.range.lowerBound) }
  }

  /// Returns true if text is the system's own look, which nobody changes: that of bars, and of prompts in fields.
  func isSystemText(_ view: Int) -> Bool { isInside(view, ofClass: ["UITabBar", "UISearchBar"]) }
}

extension LintFinding {
  /// A finding about a text, or a part of one.
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

  /// Adds views that the finding is about too, but that may be others in another environment.
  mutating func concern(_ others: [Int], on page: DrawnPage) {
    viewIndices += others
    views += others.compactMap { page.views[$0].identifier }
  }
}

extension Double {
  /// Points as a message says them: whole ones, or to a tenth where they are few.
  var points: String {
    let tenths = (self * 10).rounded() / 10
    return abs(tenths) >= 10 ? Wording.number(rounded()) : Wording.number(tenths)
  }
}
