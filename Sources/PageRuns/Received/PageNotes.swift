package import LayoutEngine
package import PageRender

/// The facts of a page that its process sends besides the picture and the frame tree, as a command asks for them.
package struct PageNotes: Codable, Sendable {
  /// Lint's findings, with the details that take longer to compute.
  package var findings: [LintFinding] = []
  /// The page in the JSON of `layout`.
  package var layout = ""
  /// The views as a recording has them.
  package var views: [TruthView] = []
  /// The lines of a look.
  package var lines: [String] = []
  /// The frame of the view that is looked at; `nil` for the whole screen.
  package var frame: Rect?

  package init() {}

  /// The notes on a page that was received; `nil` for a page that is drawn here.
  package init?(of page: PreparedPage) {
    guard let received = page.received else { return nil }
    self = received.notes as? PageNotes ?? PageNotes()
    findings = findings.map { $0.sent(by: page) }
  }

  /// Leaves out what no screen has.
  mutating func check() {
    lines = lines.map(Wording.escaped)
    for index in findings.indices { findings[index].areas.removeAll { !Self.isPossible($0) } }
    views.removeAll { !(0...Self.deepest).contains($0.depth) || !Self.isPossible($0.frame) }
    frame = frame.flatMap { Self.isPossible($0) ? $0 : nil }
  }

  private static let deepest = 1000
  private static let farthest = 1e6

  static func isPossible(_ frame: Rect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { abs($0) <= farthest }
      && frame.width >= 0 && frame.height >= 0
  }
}
