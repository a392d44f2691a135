internal import LayoutEngine
internal import PageDrawing

/// A dimension line along a side of a screen, with ticks at its cuts and a number for each part.
struct DimensionLine: Sendable {
  let axis: Axis
  /// The line's coordinate across its axis, in points of the sheet.
  let place: Double
  /// The ticks' coordinates along the axis, in points of the sheet.
  private let ticks: [Double]
  private(set) var labels: [Label] = []

  struct Label: Sendable {
    var words: String
    /// The frame of the digits, in points of the sheet.
    var frame: Rect
    /// The middle of the measured part along the axis, in points of the sheet.
    var middle: Double
    /// The part's length along the axis, in points of the sheet.
    var extent: Double
  }

  /// The gap between a line beside the screen and the numbers of the next line, in points of the sheet.
  static let margin = 7.0
  /// The gap between the line and its numbers, in points of the sheet.
  private static let gap = 2.5

  /// The numbers of a line's parts, from its cuts in points of the screen.
  static func numbers(of cuts: [Double]) -> [String] {
    zip(cuts, cuts.dropFirst()).map { RedlineWords.number($1 - $0) }
  }

  /// Lays out the line; `nil` if there is no room for a single number. Without room for all numbers, the
  /// shortest parts are merged with their neighbours.
  ///
  /// - Parameters:
  ///   - start: The coordinate of the screen's edge at which the line begins, in points of the sheet.
  ///   - range: The range of the numbers along the axis, in points of the sheet.
  ///   - size: Returns the size of a typeset number.
  init?(
    axis: Axis, place: Double, cuts: [Double], start: Double, scale: Double, range: ClosedRange<Double>,
    size: (String) -> Size
  ) {
    self.axis = axis
    self.place = place
    var cuts = cuts
    while cuts.count > 1 {
      let sizes = Self.numbers(of: cuts).map(size)
      let wishes = sizes.indices.map { index in
        LabelPlacement.Label(
          wish: start + (cuts[index] + cuts[index + 1]) / 2 * scale,
          extent: axis == .horizontal ? sizes[index].width : sizes[index].height)
      }
      guard let middles = LabelPlacement.middles(of: wishes, in: range) else {
        Self.removeShortest(&cuts)
        continue
      }
      ticks = cuts.map { start + $0 * scale }
      for (index, words) in Self.numbers(of: cuts).enumerated() {
        labels.append(
          Label(
            words: words, frame: Self.frame(sizes[index], at: middles[index], axis, place),
            middle: wishes[index].wish, extent: (cuts[index + 1] - cuts[index]) * scale))
      }
      return
    }
    return nil
  }

  private static func removeShortest(_ cuts: inout [Double]) {
    guard cuts.count > 2 else { return cuts.removeAll() }
    let parts = zip(cuts, cuts.dropFirst()).map { $1 - $0 }
    let shortest = parts.indices.min { (parts[$0], $0) < (parts[$1], $1) } ?? 0
    // The cuts at the screen's edges stay.
    cuts.remove(at: shortest + 1 < cuts.count - 1 ? shortest + 1 : shortest)
  }

  /// The frame of a number: left of a vertical line, below a horizontal one.
  private static func frame(_ size: Size, at middle: Double, _ axis: Axis, _ place: Double) -> Rect {
    axis == .horizontal
      ? Rect(x: middle - size.width / 2, y: place + gap, width: size.width, height: size.height)
      : Rect(
        x: place - gap - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Drawing

  /// The line with its ticks, the extension lines from the screen's edge, and the leaders of displaced
  /// numbers; without the numbers.
  func items(from screen: Rect) -> [SceneItem] {
    guard let first = ticks.first, let last = ticks.last else { return [] }
    var (line, extensions, leaders) = (Path(), Path(), Path())
    line.addLine(from: point(first), to: point(last))
    let edge = axis == .horizontal ? screen.maxY + 1 : screen.minX - 1
    let beyond = axis == .horizontal ? place + 1.5 : place - 1.5
    for tick in ticks {
      // Oblique strokes are legible where arrow heads have no room.
      let (a, b) = (point(tick, along: -1.2, across: 1.2), point(tick, along: 1.2, across: -1.2))
      line.addLine(from: a, to: b)
      extensions.addLine(from: point(tick, at: edge), to: point(tick, at: beyond))
    }
    for label in labels {
      let middle = axis == .horizontal ? label.frame.midX : label.frame.midY
      guard abs(middle - label.middle) > max(1, label.extent / 2 - 1) else { continue }
      let near = axis == .horizontal ? label.frame.minY - 0.6 : label.frame.maxX + 0.6
      leaders.addLine(from: point(label.middle), to: point(middle, at: near))
    }
    var quiet = SheetStyle.redline
    quiet.alpha = 0.35
    return [
      SceneItem(.stroke(.path(extensions), Stroke(color: quiet, width: 0.25)), source: 0),
      SceneItem(.stroke(.path(line), Stroke(color: SheetStyle.redline, width: 0.4)), source: 0),
      SceneItem(.stroke(.path(leaders), Stroke(color: SheetStyle.redline, width: 0.25)), source: 0),
    ]
  }

  private func point(_ along: Double, at across: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  private func point(_ tick: Double, along: Double = 0, across: Double = 0) -> Point {
    point(tick + along, at: place + across)
  }
}
