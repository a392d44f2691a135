internal import CCairo
internal import CHarfBuzz
internal import Glibc

/// A face opened in FreeType, with outlines or with coloured pictures. Belongs to one task, like everything
/// that draws with it; only its release may happen in another.
final class FontFace {
  let id: FontFaceID
  let file: FontFile
  let handle: FT_Face
  /// The face's pictures of glyphs; `nil` for a face of outlines. A face with pictures is never passed to
  /// cairo.
  let strike: Strike?
  /// The font units per em (`head.unitsPerEm`).
  let unitsPerEm: Int
  private let library: FontLibrary
  /// Each glyph's advance plus 1, by glyph index; 0 until it is asked for. Pages of it that are never touched
  /// take no memory.
  private let advances: UnsafeMutablePointer<Int32>?

  /// Opens the face of `file` numbered `index`; a variable face is moved to `variations` on its axes.
  init(
    _ index: Int, of file: FontFile, variations: [FontVariation] = [], library: FontLibrary
  ) throws(FontError) {
    guard (0..<file.faceCount).contains(index) else { throw .noFace(path: file.path, index: index) }
    guard let handle = library.openFace(index, of: file.bytes) else { throw .notAFont(path: file.path) }
    self.id = FontFaceID(path: file.path, index: index, variations: variations)
    self.file = file
    self.handle = handle
    self.library = library
    advances = calloc(max(Int(handle.pointee.num_glyphs), 0), MemoryLayout<Int32>.stride)?
      .assumingMemoryBound(to: Int32.self)
    let tables = FontTables(of: file.bytes, face: index)
    strike = tables?.hasPictures == true ? Strike(largestOf: handle) : nil
    let isScalable = handle.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0 && handle.pointee.units_per_EM > 0
    unitsPerEm =
      isScalable ? Int(handle.pointee.units_per_EM) : max(1, Int(hb_face_get_upem(file.faces[index])))
    guard isScalable || strike != nil else { throw .notScalable(path: file.path) }
    if let kind = tables?.unsupportedColors(in: file.bytes) {
      throw .damaged(path: file.path, .unsupportedColors(kind))
    }
    try move(to: variations)
  }

  deinit {
    free(advances)
    library.closeFace(handle)
  }

  /// True if the face has outlines, with advances that FreeType knows; it may have pictures too.
  var isScalable: Bool { handle.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0 }

  /// Moves a variable face along its axes, which changes its outlines, advances and metrics. cairo reads the
  /// axes when it gets the face.
  private func move(to variations: [FontVariation]) throws(FontError) {
    let axes = variations.isEmpty ? [] : file.axes(ofFace: id.index)
    guard !axes.isEmpty else { return }
    // FreeType has 16.16 numbers, as have the ranges of axes in the font.
    var coordinates = axes.map { axis -> FT_Fixed in
      let value = variations.first { $0.axis == axis.tag }?.value ?? axis.standard
      return FT_Fixed((min(max(value, axis.range.lowerBound), axis.range.upperBound) * 65536).rounded())
    }
    let status = FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    guard status == 0 else { throw .notAFont(path: file.path) }
  }

  /// The horizontal advance of a glyph in font units; 0 for a glyph that the face does not have. It is
  /// neither scaled nor hinted, so that lines break alike at every scale.
  func advance(of glyph: UInt32) -> Int32 {
    guard glyph < glyphCount else { return 0 }
    if let known = advances?[Int(glyph)], known != 0 { return known - 1 }
    let advance = handle.advance(of: glyph)
    advances?[Int(glyph)] = advance &+ 1
    return advance
  }

  /// The glyph for a scalar (`cmap`); 0 if the face has none.
  func glyph(for scalar: UInt32) -> UInt32 {
    FT_Get_Char_Index(handle, FT_ULong(scalar))
  }

  /// The vertical metrics as iOS reads them, in ems: `hhea`, or `OS/2` if `hhea` is zero, as FreeType
  /// chooses. The cap height and x-height are those of `OS/2`.
  var box: FontBox {
    if !isScalable { return boxWithoutOutlines }
    let em = Double(unitsPerEm)
    let ascent = Double(handle.pointee.ascender) / em
    let descent = -Double(handle.pointee.descender) / em
    let height = Double(handle.pointee.height) / em
    var box = FontBox(ascent: ascent, descent: descent, lineGap: max(0, height - ascent - descent))
    if let table = FT_Get_Sfnt_Table(handle, FT_SFNT_OS2) {
      let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
      // Version 2 added both heights; 0xFFFF is FreeType's mark of a missing table.
      if os2.version >= 2, os2.version != 0xFFFF {
        box.capHeight = Double(os2.sCapHeight) / em
        box.xHeight = Double(os2.sxHeight) / em
      }
    }
    return box
  }

  /// The vertical metrics from `hhea` alone: FreeType has none in font units for a face without outlines.
  private var boxWithoutOutlines: FontBox {
    let font = hb_font_create(file.faces[id.index])
    defer { hb_font_destroy(font) }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let em = Double(unitsPerEm)
    return FontBox(
      ascent: Double(extents.ascender) / em, descent: -Double(extents.descender) / em,
      lineGap: max(0, Double(extents.line_gap) / em))
  }
}

extension FT_Face {
  /// The horizontal advance of a glyph in font units; 0 for a glyph that the face does not have.
  func advance(of glyph: UInt32) -> Int32 {
    var advance: FT_Fixed = 0
    FT_Get_Advance(self, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance)
    return Int32(truncatingIfNeeded: advance)
  }
}
