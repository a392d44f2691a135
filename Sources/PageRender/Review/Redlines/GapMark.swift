internal import LayoutEngine
internal import PageDrawing

/// A gap between two inks on a screen, with its number: a tinted band between them, and a dimension line beside
/// or across it, where there is room for the number.
struct GapMark: Sendable {
  /// The band between the inks, in points of the sheet.
  let band: Rect
  /// The x coordinate of the dimension line.
  let place: Double
  let words: String
  /// The frame of the digits.
  let label: Rect

  static let numberSize = 6.5
  /// The gap between the line and its number, in points.
  private static let gap = 1.8
  /// The distance of a number from lines, from letters beside it, and of the places that are tried for the line, in
  /// points.
  private static let margin = 0.9
  private static let marginBesideLetters = 3.0
  private static let step = 2.0
  /// The gap between an end of the line and a number above or below it, in points.
  private static let gapAtEnd = 2.0
  /// Half the length of the line's ends, in points.
  private static let halfEnd = 1.4

  /// The area of line and number.
  var area: Rect {
    label.union(Rect(x: place - Self.halfEnd, y: band.minY, width: 2 * Self.halfEnd, height: band.height))
  }

  /// Places the number as near to the middle of both inks as it covers neither content nor a line; `nil` without
  /// such a place. The number is beside the dimension line, or at an end of it.
  ///
  /// - Parameters:
  ///   - upper: The upper ink; `lower` is the lower one, both in points of the sheet.
  ///   - size: The size of the digits.
  ///   - content: The areas that line and number must not cover, also those of other gaps.
  ///   - lines: The lines that the number must not cover, such as frames of views: rectangles without width or
  ///     height.
  init?(
    between upper: Rect, and lower: Rect, saying words: String, size: Size, on screen: Rect,
    avoiding content: [Rect], lines: [Rect] = []
  ) {
    let common = max(upper.minX, lower.minX)...max(min(upper.maxX, lower.maxX), upper.minX, lower.minX)
    band = Rect(
      minX: common.lowerBound, minY: upper.maxY, maxX: common.upperBound, maxY: max(lower.minY, upper.maxY))
    self.words = words
    let middle = (common.lowerBound + common.upperBound) / 2
    let reach = max(middle - screen.minX, screen.maxX - middle)
    guard reach.isFinite else { return nil }
    let (top, bottom) = (band.minY, band.maxY)
    for distance in stride(from: 0, through: reach, by: Self.step) {
      for x in distance == 0 ? [middle] : [middle + distance, middle - distance] {
        // A line beside the inks is connected to them.
        let line = Rect(
          minX: min(x - Self.halfEnd, common.upperBound), minY: top,
          maxX: max(x + Self.halfEnd, common.lowerBound), maxY: bottom
        ).inset(x: 0, y: min(0.3, (bottom - top) / 3))
        guard x - Self.halfEnd > screen.minX, x + Self.halfEnd < screen.maxX,
          !content.contains(where: { Self.overlap($0, line) })
        else { continue }
        let own = Self.lines(at: x, of: band)
        for origin in Self.origins(of: size, at: x, beside: band) {
          let label = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
          let ground = label.inset(by: -Self.margin)
          guard screen.covers(ground),
            ![lines, own].joined().contains(where: { Self.overlap($0, ground) }),
            !content.contains(where: {
              Self.overlap($0, label.inset(x: -Self.marginBesideLetters, y: -Self.margin))
            })
          else { continue }
          (place, self.label) = (x, label)
          return
        }
      }
    }
    return nil
  }

  /// The places of a number, the best first: right and left of the line, below and above it.
  private static func origins(of size: Size, at x: Double, beside band: Rect) -> [Point] {
    let (middle, left) = (band.midY - size.height / 2, x - size.width / 2)
    return [
      Point(x: x + gap, y: middle), Point(x: x - gap - size.width, y: middle),
      Point(x: left, y: band.maxY + gapAtEnd), Point(x: left, y: band.minY - gapAtEnd - size.height),
    ]
  }

  /// The dimension line, and the extension lines to a band that it is beside.
  private static func lines(at x: Double, of band: Rect) -> [Rect] {
    let line = Rect(minX: x, minY: band.minY, maxX: x, maxY: band.maxY)
    guard x > band.maxX || x < band.minX else { return [line] }
    let (left, right) = (min(x, band.maxX), max(x, band.minX))
    return [line]
      + [band.minY, band.maxY].map { Rect(minX: left, minY: $0, maxX: right, maxY: $0) }
  }

  private static func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY
  }

  func items(_ lettering: RedlineLettering) -> [SceneItem] {
    var tint = SheetStyle.redline
    tint.alpha = 0.12
    var (line, extensions) = (Path(), Path())
    line.addLine(place, band.minY, place, band.maxY)
    for y in [band.minY, band.maxY] {
      line.addLine(place - Self.halfEnd, y, place + Self.halfEnd, y)
      if place > band.maxX { extensions.addLine(band.maxX, y, place, y) }
      if place < band.minX { extensions.addLine(place, y, band.minX, y) }
    }
    return [
      SceneItem(.shape(.rectangle(band), tint), source: 0),
      SceneItem(.stroke(.path(extensions), Stroke(color: SheetStyle.redline, width: 0.25)), source: 0),
      SceneItem(.stroke(.path(line), Stroke(color: SheetStyle.redline, width: 0.5)), source: 0),
      SceneItem(.shape(.rectangle(label.inset(by: -0.6)), SheetStyle.ground), source: 0),
    ] + lettering.glyphs(words, Self.numberSize, weight: .semibold, color: SheetStyle.redline, in: label)
  }
}
