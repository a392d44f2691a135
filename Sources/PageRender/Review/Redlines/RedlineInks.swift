internal import LayoutEngine
internal import PageDrawing
internal import PageLint

/// The ink of texts and pictures on a screen.
struct RedlineInks {
  private let marks: [DrawnPage.Mark]
  private let scene: Scene
  /// The bounds of text lines and of pictures narrower than the screen, in points of the screen.
  private let content: [Rect]

  init(_ reading: SceneReading, _ scene: Scene) {
    (marks, self.scene) = (reading.marks, scene)
    content = reading.marks.compactMap { mark in
      switch mark.kind {
      case .glyphs: mark.visible
      case .image: mark.visible.flatMap { $0.width < scene.size.width * 0.9 ? $0 : nil }
      default: nil
      }
    }
  }

  /// - Returns: The bounds and contrast of the text's ink; `nil` if none of it is visible.
  func ink(of text: RedlineLook.TextLook, in view: Int) -> RedlineLook.TextInk? {
    var box: Rect?
    var baselines: [Double] = []
    for mark in marks where mark.view == view {
      guard case .glyphs(let run) = mark.kind, let seen = mark.visible, run.color == text.color,
        abs(run.pointSize - text.font.pointSize) < 0.01
      else { continue }
      box = box?.union(seen) ?? seen
      if let y = run.glyphs.first?.y, !baselines.contains(where: { abs($0 - y) < 1 }) { baselines.append(y) }
    }
    guard let box else { return nil }
    baselines.sort()
    let lineHeight =
      baselines.count > 1
      ? (baselines[baselines.count - 1] - baselines[0]) / Double(baselines.count - 1) : nil
    let others = content.filter {
      !box.inset(by: -0.5).covers($0) && $0.minX < box.maxX && $0.maxX > box.minX
    }
    return RedlineLook.TextInk(
      box: box, lineHeight: lineHeight, contrast: scene.contrast(of: text.color, over: box),
      above: others.filter { $0.maxY <= box.minY + 0.5 }.map { box.minY - $0.maxY }.min(),
      below: others.filter { $0.minY >= box.maxY - 0.5 }.map { $0.minY - box.maxY }.min())
  }
}
