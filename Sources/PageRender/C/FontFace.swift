internal import CCairo

/// A scalable face opened in FreeType. Belongs to one task, like everything that draws with it; only its
/// release may happen elsewhere.
final class FontFace {
  let id: FontFaceID
  let file: FontFile
  let handle: FT_Face
  private let library: FontLibrary

  /// Opens the face of `file` numbered `index`.
  init(_ index: Int, of file: FontFile, library: FontLibrary) throws(FontError) {
    guard (0..<file.faceCount).contains(index) else { throw .noFace(path: file.path, index: index) }
    guard let handle = library.openFace(index, of: file.bytes) else { throw .notAFont(path: file.path) }
    self.id = FontFaceID(path: file.path, index: index)
    self.file = file
    self.handle = handle
    self.library = library
    guard handle.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0, handle.pointee.units_per_EM > 0 else {
      throw .notScalable(path: file.path)
    }
  }

  deinit { library.closeFace(handle) }

  /// Font units in an em (`head.unitsPerEm`).
  var unitsPerEm: Int { Int(handle.pointee.units_per_EM) }

  /// The horizontal advance of a glyph in font units, never scaled nor hinted, so that lines break alike
  /// at every scale; 0 for a glyph the face does not have.
  func advance(of glyph: UInt32) -> Int32 {
    var advance: FT_Fixed = 0
    FT_Get_Advance(handle, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance)
    return Int32(truncatingIfNeeded: advance)
  }

  /// The glyph for a scalar (`cmap`), 0 where the face has none.
  func glyph(for scalar: UInt32) -> UInt32 {
    FT_Get_Char_Index(handle, FT_ULong(scalar))
  }

  /// The vertical metrics as iOS takes them from a font: `hhea`, and `OS/2` where that is zero (which is
  /// what FreeType gives), with cap and x height from `OS/2`. In units of the em.
  var box: FontBox {
    let em = Double(unitsPerEm)
    let ascent = Double(handle.pointee.ascender) / em
    let descent = -Double(handle.pointee.descender) / em
    let height = Double(handle.pointee.height) / em
    var box = FontBox(ascent: ascent, descent: descent, lineGap: max(0, height - ascent - descent))
    if let table = FT_Get_Sfnt_Table(handle, FT_SFNT_OS2) {
      let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
      // Version 2 brought both; 0xFFFF is FreeType's mark of a table that is not there.
      if os2.version >= 2, os2.version != 0xFFFF {
        box.capHeight = Double(os2.sCapHeight) / em
        box.xHeight = Double(os2.sxHeight) / em
      }
    }
    return box
  }
}
