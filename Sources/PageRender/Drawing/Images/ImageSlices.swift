package import LayoutEngine

/// The cap insets by which a picture is stretched: its corners keep their size, and the parts between them
/// are stretched or repeated.
package struct ImageSlices: Hashable, Sendable {
  /// The cap insets, in points, as in `UIImage.capInsets`.
  package var caps: EdgeInsets
  /// The size of the part of the middle that is shown, from the left and upper caps on, in points; `nil` for
  /// the whole middle.
  package var center: Size?
  package var mode: Mode

  package init(caps: EdgeInsets, center: Size? = nil, mode: Mode) {
    self.caps = caps
    self.center = center
    self.mode = mode
  }

  package enum Mode: Hashable, Sendable { case stretch, tile }

  /// A part of a picture, and the rectangle that it fills.
  package struct Part: Hashable, Sendable {
    /// The part's rectangle in the picture, in whole pixels.
    package var source: Rect
    /// The rectangle that the part fills, in points.
    package var target: Rect
    /// The size at which the part repeats, in points; `nil` for a stretched part.
    package var tile: Size?
  }

  /// The parts that cover `frame`.
  ///
  /// Edges between parts are rounded to device pixels, so that no seam shows. Caps that do not fit shrink.
  ///
  /// - Parameters:
  ///   - pixels: The picture's width and height in pixels.
  ///   - size: The picture's size in points.
  ///   - scale: The device pixels per point.
  package func parts(pixels: (width: Int, height: Int), size: Size, in frame: Rect, scale: Double) -> [Part] {
    let columns = Self.bands(
      pixels: pixels.width, points: size.width, caps: (caps.left, caps.right), center: center?.width,
      target: (frame.minX, frame.maxX), scale: scale)
    let rows = Self.bands(
      pixels: pixels.height, points: size.height, caps: (caps.top, caps.bottom), center: center?.height,
      target: (frame.minY, frame.maxY), scale: scale)
    return rows.flatMap { row in columns.map { part(row: row, column: $0) } }
  }

  private func part(row: Band, column: Band) -> Part {
    let source = Rect(
      minX: column.source.lowerBound, minY: row.source.lowerBound, maxX: column.source.upperBound,
      maxY: row.source.upperBound)
    let target = Rect(
      minX: column.target.lowerBound, minY: row.target.lowerBound, maxX: column.target.upperBound,
      maxY: row.target.upperBound)
    let tile = Size(width: column.tile ?? target.width, height: row.tile ?? target.height)
    // A middle of one pixel looks alike stretched and repeated, and is drawn faster stretched.
    let isTiled = mode == .tile && (column.repeats || row.repeats)
    return Part(source: source, target: target, tile: isTiled ? tile : nil)
  }

  /// One column or row of the parts.
  private struct Band {
    /// The range of the band in the picture, in pixels.
    var source: ClosedRange<Double>
    /// The range that the band fills, in points.
    var target: ClosedRange<Double>
    /// The length of the middle in the picture, in points; `nil` for a cap.
    var tile: Double?

    var repeats: Bool { tile != nil && source.upperBound - source.lowerBound > 1 }
  }

  private static func bands(
    pixels: Int, points: Double, caps: (Double, Double), center: Double?, target: (Double, Double),
    scale: Double
  ) -> [Band] {
    let (count, perPoint) = (Double(pixels), Double(pixels) / points)
    let low = min(max((caps.0 * perPoint).rounded(), 0), count)
    let high = max(min(count - (caps.1 * perPoint).rounded(), count), low)
    let middle = center.map { min(low + max(($0 * perPoint).rounded(), 1), high) } ?? high
    let room = target.1 - target.0
    let fixed = (low + count - high) / perPoint
    let shrink = fixed > room && fixed > 0 ? room / fixed : 1
    // Caps without a middle between them cannot cover a larger frame: the whole picture is stretched then.
    if high <= low, fixed < room { return [Band(source: 0...count, target: target.0...target.1)] }
    func snapped(_ value: Double) -> Double {
      min(max((value * scale).rounded() / scale, target.0), target.1)
    }
    let start = snapped(target.0 + low / perPoint * shrink)
    let end = max(snapped(target.1 - (count - high) / perPoint * shrink), start)
    let bands = [
      Band(source: 0...low, target: target.0...start),
      Band(source: low...max(middle, low), target: start...end, tile: (middle - low) / perPoint),
      Band(source: high...count, target: end...target.1),
    ]
    return bands.filter { !$0.source.isEmptyRange && !$0.target.isEmptyRange }
  }
}

extension ClosedRange<Double> {
  fileprivate var isEmptyRange: Bool { upperBound <= lowerBound }
}
