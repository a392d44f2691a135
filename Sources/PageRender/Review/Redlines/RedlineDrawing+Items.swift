internal import LayoutEngine
internal import PageDrawing

extension RedlineDrawing {
  /// Returns the items of the drawing, from back to front.
  ///
  /// - Parameter scene: The scene of the screen; `nil` leaves the picture out.
  func items(of scene: Scene?, lettering: RedlineLettering) -> [SceneItem] {
    var items: [SceneItem] = []
    if let scene { items.append(picture(of: scene)) }
    items += safeArea + [stroke(.rectangle(screen), SheetStyle.line, 0.5)]
    for outline in outlines { items.append(stroke(outline)) }
    for line in dimensions { items += line.items(from: screen) }
    for gap in gaps { items += gap.items(lettering) }
    for marker in markers { items += marker.leader }
    for line in dimensions {
      for label in line.labels {
        let ground = label.frame.inset(by: -0.8)
        items.append(SceneItem(.shape(.rectangle(ground), SheetStyle.ground), source: 0))
        items += lettering.glyphs(label.words, Self.numberSize, color: SheetStyle.redline, in: label.frame)
      }
    }
    for marker in markers { items += marker.items(lettering) }
    return items
  }

  private func picture(of scene: Scene) -> SceneItem {
    let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: screen.minX, ty: screen.minY)
    let ground = SceneItem(
      .shape(.rectangle(Rect(origin: .zero, size: scene.size)), scene.background), source: 0)
    let inside = SceneItem(.transform(place, [ground] + scene.items), source: 0)
    return SceneItem(.clip(.rectangle(screen), [inside]), source: 0)
  }

  /// The items of the safe area: a tint outside of it, and a dashed line along its edges.
  private var safeArea: [SceneItem] {
    guard redlines.safeArea != .zero else { return [] }
    let insets = redlines.safeArea
    let inner = safeAreaFrame
    var outside = Path()
    outside.addRectangle(screen)
    outside.addRectangle(inner)
    outside.fillRule = .evenOdd
    var tint = SheetStyle.accent
    tint.alpha = 0.05
    var edge = SheetStyle.accent
    edge.alpha = 0.45
    var line = Path()
    if insets.top > 0 { add(.horizontal, at: inner.minY, from: inner.minX, to: inner.maxX, &line) }
    if insets.bottom > 0 { add(.horizontal, at: inner.maxY, from: inner.minX, to: inner.maxX, &line) }
    if insets.left > 0 { add(.vertical, at: inner.minX, from: inner.minY, to: inner.maxY, &line) }
    if insets.right > 0 { add(.vertical, at: inner.maxX, from: inner.minY, to: inner.maxY, &line) }
    let dashed = Stroke(color: edge, width: 0.35, cap: .butt, join: .miter, dashes: [2, 2])
    return [
      SceneItem(.shape(.path(outside), tint), source: 0),
      SceneItem(.stroke(.path(line), dashed), source: 0),
    ]
  }

  private func stroke(_ outline: Outline) -> SceneItem {
    var color = SheetStyle.redline
    color.alpha = outline.isContainer ? 0.35 : 0.85
    let line = Stroke(
      color: color, width: outline.isContainer ? 0.35 : 0.5, cap: .butt, join: .miter,
      dashes: outline.isContainer ? [2.5, 1.5] : [])
    guard outline.isContainer else { return SceneItem(.stroke(.rectangle(outline.frame), line), source: 0) }
    let frame = outline.frame
    var path = Path()
    for y in [frame.minY, frame.maxY] { add(.horizontal, at: y, from: frame.minX, to: frame.maxX, &path) }
    for x in [frame.minX, frame.maxX] { add(.vertical, at: x, from: frame.minY, to: frame.maxY, &path) }
    return SceneItem(.stroke(.path(path), line), source: 0)
  }

  /// The gap between a dashed line and the content that interrupts it, in points of the sheet.
  private static let gapAtLetters = 1.0

  /// Adds a line along an edge, interrupted at letters and pictures.
  private func add(_ axis: Axis, at place: Double, from start: Double, to end: Double, _ path: inout Path) {
    let gaps = content.map { $0.inset(by: -Self.gapAtLetters) }.compactMap { area -> ClosedRange<Double>? in
      let (across, along) =
        axis == .horizontal
        ? (area.minY...area.maxY, area.minX...area.maxX) : (area.minX...area.maxX, area.minY...area.maxY)
      return across.contains(place) ? along : nil
    }
    for part in Self.parts(of: start...end, without: gaps) {
      if axis == .horizontal {
        path.addLine(part.lowerBound, place, part.upperBound, place)
      } else {
        path.addLine(place, part.lowerBound, place, part.upperBound)
      }
    }
  }

  /// The parts of a range between gaps.
  static func parts(
    of range: ClosedRange<Double>, without gaps: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    var parts: [ClosedRange<Double>] = []
    var from = range.lowerBound
    for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) where gap.upperBound > from {
      guard gap.lowerBound < range.upperBound else { break }
      if gap.lowerBound > from { parts.append(from...gap.lowerBound) }
      from = gap.upperBound
    }
    if from < range.upperBound { parts.append(from...range.upperBound) }
    return parts
  }

  private func stroke(_ shape: Shape, _ color: Color, _ width: Double) -> SceneItem {
    SceneItem(.stroke(shape, Stroke(color: color, width: width)), source: 0)
  }
}

extension Path {
  /// Adds a line between two points as a subpath of its own.
  mutating func addLine(_ x: Double, _ y: Double, _ otherX: Double, _ otherY: Double) {
    addLine(from: Point(x: x, y: y), to: Point(x: otherX, y: otherY))
  }
}
