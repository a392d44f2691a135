internal import LayoutEngine
internal import PageDrawing

/// A screen with its measured views outlined and numbered, dimension lines beside and below it, and the gaps
/// between inks.
///
/// Numbers of views and dimensions are outside the screen, so that they cover neither measured views nor each
/// other. Markers form a column on either side. Dimension lines are farther out at the left, and below. Numbers
/// of gaps are beside the gaps, where they cover no content.
struct RedlineDrawing: Sendable {
  /// The screen's frame, in points of the sheet.
  let screen: Rect
  /// The number of the sheet's points per point of the screen.
  let scale: Double
  /// The outlines of the marked views, clipped to the screen, in points of the sheet.
  private(set) var outlines: [Outline] = []
  private(set) var markers: [CalloutMarker] = []
  private(set) var dimensions: [DimensionLine] = []
  private(set) var gaps: [GapMark] = []
  let redlines: Redlines
  /// The content that dashed lines must not cross, in points of the sheet.
  let content: [Rect]

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
  static let numberSize = 7.0

  /// - Parameters:
  ///   - callouts: The callouts to mark: all of the redlines', or those of one sheet.
  ///   - rect: The available area; the drawing is in its upper left corner.
  ///   - content: The areas that lines should not cross, such as texts, in points of the screen.
  ///   - controls: Further areas that leader lines should not cross, in points of the screen.
  init(
    of redlines: Redlines, callouts: [RedlineCallout], in rect: Rect, avoiding content: [Rect] = [],
    controls: [Rect] = [], lettering: RedlineLettering
  ) {
    self.redlines = redlines
    let size = redlines.size
    // Views with content are more important than their containers.
    let places = (callouts.filter { !$0.isContainer } + callouts.filter(\.isContainer)).flatMap(\.places)
    let beside = DimensionChain(
      along: .vertical, of: places.compactMap { Self.span($0, .vertical) }, length: size.height,
      limit: Self.linesBeside, edges: [redlines.safeArea.top, size.height - redlines.safeArea.bottom])
    let below = DimensionChain(
      along: .horizontal, of: places.compactMap { Self.span($0, .horizontal) }, length: size.width,
      limit: Self.linesBelow, edges: [redlines.safeArea.left, size.width - redlines.safeArea.right])
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
    func onSheet(_ area: Rect) -> Rect {
      Rect(
        x: shown.minX + area.minX * factor, y: shown.minY + area.minY * factor, width: area.width * factor,
        height: area.height * factor)
    }
    self.content = content.map(onSheet)
    addOutlines(callouts)
    addGaps(around: callouts, lettering)
    addMarkers(callouts, in: rect, avoiding: self.content + controls.map(onSheet) + gaps.map(\.area))
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

  /// Adds the gaps around the ink of callouts.
  private mutating func addGaps(around callouts: [RedlineCallout], _ lettering: RedlineLettering) {
    let lines = ([safeAreaFrame] + outlines.map(\.frame)).flatMap { frame in
      [
        Rect(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.minY),
        Rect(minX: frame.minX, minY: frame.maxY, maxX: frame.maxX, maxY: frame.maxY),
        Rect(minX: frame.minX, minY: frame.minY, maxX: frame.minX, maxY: frame.maxY),
        Rect(minX: frame.maxX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY),
      ]
    }
    let inks = Set(callouts.flatMap { $0.look.inks.compactMap { $0.map { $0.ground ?? $0.box } } })
    let grounds = inks.map(onSheet)
    for gap in redlines.gaps where inks.contains(gap.upper) || inks.contains(gap.lower) {
      let words = RedlineWords.tenths(gap.height)
      let mark = GapMark(
        between: onSheet(gap.upper), and: onSheet(gap.lower), saying: words,
        size: lettering.size(of: words, GapMark.numberSize, weight: .semibold), on: screen,
        avoiding: content + grounds + gaps.map(\.area), lines: lines)
      if let mark { gaps.append(mark) }
    }
  }

  /// The frame of the safe area, in points of the sheet.
  var safeAreaFrame: Rect {
    let insets = redlines.safeArea
    return screen.inset(
      by: EdgeInsets(
        top: insets.top * scale, left: insets.left * scale, bottom: insets.bottom * scale,
        right: insets.right * scale))
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
      CalloutRoute.Obstacles(
        content: content.filter { !frame.covers($0) && !$0.covers(frame) }, outlines: edges)
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
        let obstacles = obstacles(around: mark.frame)
        let route = CalloutRoute(
          to: mark.frame, side: side, wish: middle, on: screen, avoiding: obstacles)
        markers.append(
          CalloutMarker(
            number: mark.number, route: route, screen: screen, middle: middle,
            interruptedBy: obstacles.content))
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
}
