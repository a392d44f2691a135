internal import LayoutEngine
internal import PageDrawing
internal import PageLint

/// The ink of texts and pictures on a screen.
struct RedlineInks {
  private let marks: [DrawnPage.Mark]
  private let scene: Scene
  /// The bounds of text lines, of filled views around them, and of pictures narrower than the screen, in points of the
  /// screen.
  private let content: [Rect]

  init(_ reading: SceneReading, _ scene: Scene) {
    (marks, self.scene) = (reading.marks, scene)
    content = reading.marks.compactMap { mark in
      switch mark.kind {
      // The root has no letters but those of the system bars.
      case .glyphs:
        mark.view == 0 ? nil : mark.visible.map { Self.ground(of: $0, in: mark.view, reading.marks) }
      case .image: mark.visible.flatMap { $0.width < scene.size.width * 0.9 ? $0 : nil }
      default: nil
      }
    }
  }

  /// The fill of a text's own view, such as that of a button; the text's ink without a fill.
  private static func ground(of ink: Rect, in view: Int, _ marks: [DrawnPage.Mark]) -> Rect {
    marks.lazy.compactMap { mark -> Rect? in
      guard mark.view == view, case .fill(_, let color) = mark.kind, color.alpha > 0 else { return nil }
      return mark.visible.flatMap { $0.covers(ink) ? $0 : nil }
    }.first ?? ink
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
    let ground = Self.ground(of: box, in: view, marks)
    let (above, below) = neighbours(of: ground)
    return RedlineLook.TextInk(
      box: box, ground: ground, lineHeight: lineHeight, contrast: scene.contrast(of: text.color, over: box),
      above: above.map { ground.minY - $0.maxY }, below: below.map { $0.minY - ground.maxY })
  }

  /// The nearest text or picture above and below a text's ink; `nil` without one.
  private func neighbours(of box: Rect) -> (above: Rect?, below: Rect?) {
    let others = content.filter {
      !box.inset(by: -0.5).covers($0) && $0.minX < box.maxX && $0.maxX > box.minX
    }
    return (
      others.filter { $0.maxY <= box.minY + 0.5 }.max { $0.maxY < $1.maxY },
      others.filter { $0.minY >= box.maxY - 0.5 }.min { $0.minY < $1.minY }
    )
  }

  /// The gaps above and below the ink of texts, each once, from the top of the screen down.
  func gaps(around inks: [RedlineLook.TextInk]) -> [InkGap] {
    var gaps: [InkGap] = []
    for ink in inks {
      let own = ink.ground ?? ink.box
      let (above, below) = neighbours(of: own)
      let found = [
        above.map { InkGap(upper: $0, lower: own) }, below.map { InkGap(upper: own, lower: $0) },
      ]
      for case let gap? in found
      where Self.heights.contains(gap.height) && !gaps.contains(where: gap.isSame) {
        gaps.append(gap)
      }
    }
    return gaps.sorted {
      ($0.upper.maxY, $0.upper.minX, $0.lower.minY) < ($1.upper.maxY, $1.upper.minX, $1.lower.minY)
    }
  }

  /// The heights of gaps that somebody set, in points: lower ones have no room for a line, and what lies farther
  /// apart is spread over the screen.
  private static let heights = 1.0...100.0
}

extension InkGap {
  /// Returns true for the same gap as seen from the other ink, which may be one of several lines.
  fileprivate func isSame(_ other: InkGap) -> Bool {
    abs(upper.maxY - other.upper.maxY) < 0.5 && abs(lower.minY - other.lower.minY) < 0.5
      && min(upper.maxX, lower.maxX) > max(other.upper.minX, other.lower.minX)
      && min(other.upper.maxX, other.lower.maxX) > max(upper.minX, lower.minX)
  }
}
