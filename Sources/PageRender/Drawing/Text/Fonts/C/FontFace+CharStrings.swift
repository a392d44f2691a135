internal import CCairo

extension FontFace {
  /// Writes the outline of a glyph as a charstring; nothing for a glyph without an outline.
  func write(_ glyph: UInt32, to writer: inout CharStringWriter) {
    guard isScalable, strike == nil, FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = handle.pointee.glyph, slot.pointee.outline.n_points > 0
    else { return }
    let pen = CharStringPen(writer, em: Double(unitsPerEm))
    var functions = FT_Outline_Funcs(
      move_to: { charStringPen($1)?.move($0) ?? 1 }, line_to: { charStringPen($1)?.line($0) ?? 1 },
      conic_to: { charStringPen($2)?.curve($0, $1) ?? 1 },
      cubic_to: { charStringPen($3)?.curve($0, $1, $2) ?? 1 }, shift: 0, delta: 0)
    let status = FT_Outline_Decompose(
      &slot.pointee.outline, &functions, Unmanaged.passUnretained(pen).toOpaque())
    if status == 0 { writer = pen.writer }
  }
}

private func charStringPen(_ user: UnsafeMutableRawPointer?) -> CharStringPen? {
  user.map { Unmanaged<CharStringPen>.fromOpaque($0).takeUnretainedValue() }
}

/// Writes an outline that FreeType decomposes. Its functions return 0, FreeType's status for success.
private final class CharStringPen {
  private(set) var writer: CharStringWriter
  /// Thousandths of the em per font unit.
  private let scale: Double
  private var last: (x: Double, y: Double) = (0, 0)

  init(_ writer: CharStringWriter, em: Double) { (self.writer, scale) = (writer, 1000 / em) }

  func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    last = point(to)
    let end = Self.rounded(last)
    writer.move(toX: end.x, y: end.y)
    return 0
  }

  func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    last = point(to)
    let end = Self.rounded(last)
    writer.line(toX: end.x, y: end.y)
    return 0
  }

  /// Adds a quadratic curve as a cubic one, each control point of which is two thirds of the way to
  /// `control`.
  func curve(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
    let (control, end) = (point(control), point(to))
    func between(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (point.x + 2 / 3 * (control.x - point.x), point.y + 2 / 3 * (control.y - point.y))
    }
    writer.curve(Self.rounded(between(last)), Self.rounded(between(end)), to: Self.rounded(end))
    last = end
    return 0
  }

  func curve(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
  ) -> Int32 {
    last = point(to)
    writer.curve(Self.rounded(point(first)), Self.rounded(point(second)), to: Self.rounded(last))
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> (x: Double, y: Double) {
    guard let vector = vector?.pointee else { return (0, 0) }
    return (Double(vector.x) * scale, Double(vector.y) * scale)
  }

  /// The limit of coordinates, so that the distance of two points has 16 bits.
  private static let limit = 16_000.0

  private static func rounded(_ point: (x: Double, y: Double)) -> (x: Int, y: Int) {
    func rounded(_ value: Double) -> Int { Int(min(max(value, -limit), limit).rounded()) }
    return (rounded(point.x), rounded(point.y))
  }
}
