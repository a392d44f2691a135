internal import LayoutEngine
internal import PageDrawing

/// A screen with its measured views outlined and numbered, and with dimension lines beside and below it.
///
/// Numbers are outside the screen, so that they cover neither measured views nor each other. Markers form a
/// column on either side. Dimension lines are farther out at the left, and below.
struct RedlineDrawing: Sendable {
  /// The screen's frame, in points of the sheet.
  let screen: Rect
  /// The number of the sheet's points per point of the screen.
  let scale: Double
  /// The outlines of the marked views, clipped to the screen, in points of the sheet.
  private(set) var outlines: [Outline] = []
  private(set) var markers: [CalloutMarker] = []
  private(set) var dimensions: [DimensionLine] = []
  private let redlines: Redlines
  /// The content that dashed lines must not cross, in points of the sheet.
  private let content: [Rect]

  struct Outline: Sendable {
    var frame: Rect
    var isContainer: Bool
  }

  /// The width of the column of discs at the screen's right side, in points.
  private static let markerColumn = 17.0
  private static let firstLine = 21.0
  private static let linesBeside = 2
  private static let linesBelow = 3
  /// The distance between neighbouring lines below the screen, in points.
  private static let pitchBelow = 12.0
  private static let gapBelow = 7.0
  private static let numberSize = 7.0

  /// - Parameters:
  ///   - callouts: The callouts to mark: all of the redlines', or those of one sheet.
  ///   - rect: The available area; the drawing is in its upper left corner.
  ///   - content: The areas that leader lines should not cross, such as texts, in points of the screen.
  init(
    of redlines: Redlines, callouts: [RedlineCallout], in rect: Rect, avoiding content: [Rect] = [],
    lettering: RedlineLettering
  ) {
    self.redlines = redlines
    let size = redlines.size
    // Views with content are more important than their containers.
    let places = (callouts.filter { !$0.isContainer } + callouts.filter(\.isContainer)).flatMap(\.places)
    let beside = DimensionChain(
      along: .vertical, of: places.compactMap { Self.span($0, .vertical) }, length: size.height,
      limit: Self.linesBeside)
    let below = DimensionChain(
      along: .horizontal, of: places.compactMap { Self.span($0, .horizontal) }, length: size.width,
      limit: Self.linesBelow)
    let widths = beside.lines.map { line in
      DimensionLine.numbers(of: line).map { lettering.size(of: $0, Self.numberSize).width }.max() ?? 0
    }
    let left = Self.firstLine + widths.reduce(0) { $0 + $1 + DimensionLine.margin }
    let bottom = Self.gapBelow + Double(below.lines.count) * Self.pitchBelow
    let room = Size(width: rect.width - left - Self.markerColumn, height: rect.height - bottom - 1)
    let fit = min(room.width / size.width, room.height / size.height)
    scale = fit.isFinite ? max(fit, 0.001) : 0.001
    screen = Rect(
      x: rect.minX + left, y: rect.minY + 1, width: size.width * scale, height: size.height * scale)
    let (shown, factor) = (screen, scale)
    self.content = content.map { area in
      Rect(
        x: shown.minX + area.minX * factor, y: shown.minY + area.minY * factor, width: area.width * factor,
        height: area.height * factor)
    }
    addOutlines(callouts)
    addMarkers(callouts, in: rect, avoiding: self.content)
    var x = screen.minX - Self.firstLine
    for (line, width) in zip(beside.lines, widths) {
      add(line, along: .vertical, at: x, in: rect.minY...rect.maxY, lettering)
      x -= width + DimensionLine.margin
    }
    var y = screen.maxY + Self.gapBelow
    for line in below.lines {
      add(line, along: .horizontal, at: y, in: screen.minX - 4...screen.maxX + 4, lettering)
      y += Self.pitchBelow
    }
  }

  /// The frames of all numbers, in points of the sheet.
  var labels: [Rect] { markers.map(\.frame) + dimensions.flatMap { $0.labels.map(\.frame) } }

  /// The maximum number of markers beside a screen of a height in points.
  static func capacity(height: Double) -> Int {
    let pitch = 2 * CalloutMarker.radius + (LabelPlacement.gaps.first ?? 0)
    guard height.isFinite, height > 0 else { return 1 }
    return max(1, 2 * Int(min((height / pitch).rounded(.down), 1000)))
  }

  // MARK: Places

  /// The span of a frame along an axis; `nil` for an empty frame.
  private static func span(_ frame: Rect, _ axis: Axis) -> DimensionChain.Span? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    return axis == .horizontal
      ? DimensionChain.Span(low: frame.minX, high: frame.maxX, across: frame.minY...frame.maxY)
      : DimensionChain.Span(low: frame.minY, high: frame.maxY, across: frame.minX...frame.maxX)
  }

  private func onSheet(_ frame: Rect) -> Rect {
    Rect(
      x: screen.minX + frame.minX * scale, y: screen.minY + frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  private mutating func addOutlines(_ callouts: [RedlineCallout]) {
    for callout in callouts {
      for place in callout.places {
        guard let frame = onSheet(place).intersection(screen) else { continue }
        outlines.append(Outline(frame: frame, isContainer: callout.isContainer))
      }
    }
  }

  /// A marked view, with the preferred y coordinate of its marker.
  private struct Wish {
    var number: Int
    var frame: Rect
    var middle: Double
  }

  private mutating func addMarkers(_ callouts: [RedlineCallout], in rect: Rect, avoiding content: [Rect]) {
    let edges = outlines.map(\.frame) + [screen]
    /// The obstacles of a leader line to a view.
    func obstacles(around frame: Rect) -> CalloutRoute.Obstacles {
      CalloutRoute.Obstacles(content: content.filter { !frame.covers($0) }, outlines: edges)
    }
    var sides: [CalloutMarker.Side: [Wish]] = [:]
    for callout in callouts {
      guard let frame = onSheet(callout.frame).intersection(screen) else { continue }
      // A container is marked near its upper edge, where it mostly has no content.
      let middle = callout.isContainer ? frame.minY + min(frame.height / 2, 6) : frame.midY
      let route = route(to: frame, wish: middle, avoiding: obstacles(around: frame))
      let wish = Wish(number: callout.number, frame: frame, middle: route.points.first?.y ?? middle)
      sides[route.side, default: []].append(wish)
    }
    let limit = Self.capacity(height: rect.height) / 2
    for (side, other) in [(CalloutMarker.Side.left, CalloutMarker.Side.right), (.right, .left)] {
      // Surplus markers of a full side move to the other side.
      while sides[side, default: []].count > limit, sides[other, default: []].count < limit,
        let last = sides[side]?.popLast()
      {
        sides[other, default: []].append(last)
      }
    }
    for side in [CalloutMarker.Side.left, .right] {
      let marks = sides[side] ?? []
      let wishes = marks.map { LabelPlacement.Label(wish: $0.middle, extent: 2 * CalloutMarker.radius) }
      guard let middles = LabelPlacement.middles(of: wishes, in: rect.minY...rect.maxY) else { continue }
      for (mark, middle) in zip(marks, middles) {
        let route = CalloutRoute(
          to: mark.frame, side: side, wish: middle, on: screen, avoiding: obstacles(around: mark.frame))
        markers.append(CalloutMarker(number: mark.number, route: route, screen: screen, middle: middle))
      }
    }
  }

  /// Returns the route from the side on which it crosses less content and runs less along edges; of equal
  /// ones, from the nearer side.
  private func route(
    to frame: Rect, wish: Double, avoiding obstacles: CalloutRoute.Obstacles
  ) -> CalloutRoute {
    let isLeftNearer = frame.minX - screen.minX <= screen.maxX - frame.maxX
    let sides: [CalloutMarker.Side] = isLeftNearer ? [.left, .right] : [.right, .left]
    let routes = sides.map {
      CalloutRoute(to: frame, side: $0, wish: wish, on: screen, avoiding: obstacles)
    }
    let isFartherBetter = (routes[1].crossed, routes[1].along) < (routes[0].crossed, routes[0].along)
    return isFartherBetter ? routes[1] : routes[0]
  }

  private mutating func add(
    _ cuts: [Double], along axis: Axis, at place: Double, in range: ClosedRange<Double>,
    _ lettering: RedlineLettering
  ) {
    let start = axis == .horizontal ? screen.minX : screen.minY
    let line = DimensionLine(
      axis: axis, place: place, cuts: cuts, start: start, scale: scale, range: range,
      size: { lettering.size(of: $0, Self.numberSize) })
    if let line { dimensions.append(line) }
  }

  // MARK: Drawing

  /// Returns the items of the drawing, from back to front.
  ///
  /// - Parameter scene: The scene of the screen; `nil` leaves the picture out.
  func items(of scene: Scene?, lettering: RedlineLettering) -> [SceneItem] {
    var items: [SceneItem] = []
    if let scene { items.append(picture(of: scene)) }
    items += safeArea + [stroke(.rectangle(screen), SheetStyle.line, 0.5)]
    for outline in outlines { items.append(stroke(outline)) }
    for line in dimensions { items += line.items(from: screen) }
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
    let inner = screen.inset(
      by: EdgeInsets(
        top: insets.top * scale, left: insets.left * scale, bottom: insets.bottom * scale,
        right: insets.right * scale))
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
