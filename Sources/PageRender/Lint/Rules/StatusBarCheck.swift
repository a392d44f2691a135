internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds status bars with too little contrast to the page below them. A page that is not a whole screen has
/// no status bar.
struct StatusBarCheck {
  let page: DrawnPage

  func findings() -> [LintFinding] {
    guard let bar = page.solved.statusBar(in: page.environment), !page.views.isEmpty,
      !bar.areas.contains(where: { page.hasUnknownGround($0, below: page.marks.count, of: page.views.count) })
    else { return [] }
    let scene = page.solved.scene
    let limit = page.threshold(.statusBarContrast, of: 0)
    let ratio = scene.contrast(of: bar.color, over: bar.areas)
    guard ratio < limit - 0.005 else { return [] }
    let (other, style): (Color, String) =
      bar.color == .black ? (.white, "lightContent") : (.black, "darkContent")
    let isOfDocument = page.views.indices.contains { page.node($0).written != nil }
    let deck = isOfDocument ? "" : ", or write \"statusBarStyle\": \"\(style)\" in the deck"
    let fix =
      scene.contrast(of: other, over: bar.areas) >= limit
      ? "return .\(style) from preferredStatusBarStyle\(deck)"
      : "neither style can be read there: put one plain colour behind the status bar"
    return [
      LintFinding(
        .statusBarContrast, on: page, views: [0], subject: "the status bar",
        fault: "has a contrast of \(LintFinding.words(contrast: ratio)) to what is behind it", fix: fix,
        amount: limit - ratio, areas: bar.areas)
    ]
  }
}
