internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds pages that stay light in the dark appearance: at more than half of a grid of points the background is
/// nearer to white than to black.
struct LightInDarkCheck {
  let page: DrawnPage

  private static let (columns, rows) = (9, 16)
  /// The luminance whose contrast to white and to black is equal: (L + 0.05)² = 1.05 × 0.05.
  private static let middle = 0.179

  func findings() -> [LintFinding] {
    guard page.settings.judges(.lightInDark), page.environment.appearance == .dark,
      page.solved.page.tree.shownAs != .part
    else { return [] }
    let screen = page.screen
    var light = 0
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let place = Point(
          x: screen.minX + screen.width * (Double(column) + 0.5) / Double(Self.columns),
          y: screen.minY + screen.height * (Double(row) + 0.5) / Double(Self.rows))
        if page.solved.scene.ground(at: place).luminance > Self.middle { light += 1 }
      }
    }
    guard 2 * light > Self.columns * Self.rows else { return [] }
    return [
      LintFinding(
        .lightInDark, on: page, views: [0], subject: "the page",
        fault: "stays light in the dark appearance", fix: "give its background a colour for each appearance",
        amount: Double(light), topic: "dark")
    ]
  }
}
