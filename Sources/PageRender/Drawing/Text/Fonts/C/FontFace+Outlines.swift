internal import CCairo
internal import LayoutEngine

extension FontFace {
  /// The outline of a glyph in ems, y growing downwards from the baseline; `nil` if the glyph has none.
  func outline(of glyph: UInt32) -> Path? {
    guard isScalable, strike == nil, FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = handle.pointee.glyph, slot.pointee.outline.n_points > 0
    else { return nil }
    let pen = OutlinePen(em: Double(unitsPerEm))
    var functions = FT_Outline_Funcs(
      move_to: { outlinePen($1)?.move($0) ?? 1 }, line_to: { outlinePen($1)?.line($0) ?? 1 },
      conic_to: { outlinePen($2)?.curve($0, $1) ?? 1 }, cubic_to: { outlinePen($3)?.curve($0, $1, $2) ?? 1 },
      shift: 0, delta: 0)
    let status = FT_Outline_Decompose(
      &slot.pointee.outline, &functions, Unmanaged.passUnretained(pen).toOpaque())
    return status == 0 ? pen.finished : nil
  }

  /// A glyph's code in a document's font: its character identifier (CID) if the face is CID-keyed (`CFF`,
  /// operator `ROS`), otherwise its index.
  func characterID(of glyph: UInt32) -> UInt32 {
    var identifier: FT_UInt = 0
    return isCharacterKeyed && FT_Get_CID_From_Glyph_Index(handle, glyph, &identifier) == 0
      ? identifier : glyph
  }

  /// The number of the face's glyphs.
  var glyphCount: Int { max(handle.pointee.num_glyphs, 0) }

  /// True if the face is CID-keyed: it names glyphs by the characters of a collection.
  var isCharacterKeyed: Bool {
    var isKeyed: FT_Bool = 0
    return FT_Get_CID_Is_Internally_CID_Keyed(handle, &isKeyed) == 0 && isKeyed != 0
  }

  /// The PostScript name; `nil` if the font has none.
  var postScriptName: String? { FT_Get_Postscript_Name(handle).map { String(cString: $0) } }

  /// The bounding box of all glyphs, in font units, y growing upwards.
  var fontBox: (minX: Int, minY: Int, maxX: Int, maxY: Int) {
    let box = handle.pointee.bbox
    return (Int(box.xMin), Int(box.yMin), Int(box.xMax), Int(box.yMax))
  }
}

private func outlinePen(_ user: UnsafeMutableRawPointer?) -> OutlinePen? {
  user.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
}

/// Records an outline that FreeType decomposes. Its functions return 0, FreeType's status for success.
private final class OutlinePen {
  private let em: Double
  private var path = Path()
  private var last = Point.zero
  private var isOpen = false

  init(em: Double) { self.em = em }

  /// The outline, with its last contour closed: FreeType does not report the end of a contour.
  var finished: Path {
    if isOpen { path.close() }
    return path
  }

  func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    if isOpen { path.close() }
    isOpen = true
    last = point(to)
    path.move(to: last)
    return 0
  }

  func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    last = point(to)
    path.line(to: last)
    return 0
  }

  /// Adds a quadratic curve as a cubic one, each control point of which is two thirds of the way to
  /// `control`.
  func curve(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
    let (control, end) = (point(control), point(to))
    func between(_ point: Point) -> Point {
      Point(x: point.x + 2 / 3 * (control.x - point.x), y: point.y + 2 / 3 * (control.y - point.y))
    }
    path.curve(between(last), between(end), to: end)
    last = end
    return 0
  }

  func curve(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
  ) -> Int32 {
    last = point(to)
    path.curve(point(first), point(second), to: last)
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = vector?.pointee else { return .zero }
    return Point(x: Double(vector.x) / em, y: -Double(vector.y) / em)
  }
}
