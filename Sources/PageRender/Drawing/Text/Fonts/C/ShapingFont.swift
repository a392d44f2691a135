internal import CHarfBuzz

/// A face for shaping with HarfBuzz, in font units. Kerning and substitutions are those of the font's tables;
/// advances are FreeType's if the face has outlines, otherwise those of `hmtx`.
final class ShapingFont {
  let handle: OpaquePointer
  private let face: FontFace

  init(_ face: FontFace) {
    self.face = face
    let tables = hb_font_create(face.file.faces[face.id.index])
    let variations = face.id.variations.map { hb_variation_t(tag: $0.axis.rawValue, value: Float($0.value)) }
    hb_font_set_variations(tables, variations, UInt32(variations.count))
    // A sub-font has its parent's variations, and passes on to its parent every request that it does not
    // answer.
    handle = hb_font_create_sub_font(tables)
    hb_font_destroy(tables)
    let em = Int32(face.unitsPerEm)
    hb_font_set_scale(handle, em, em)
    if face.isScalable {
      let functions = hb_font_funcs_create()
      hb_font_funcs_set_glyph_h_advances_func(functions, advances, nil, nil)
      // Unretained: the callback runs only while text is shaped with this object, which retains the face.
      hb_font_set_funcs(handle, functions, Unmanaged.passUnretained(face).toOpaque(), nil)
      hb_font_funcs_destroy(functions)
    }
    hb_font_make_immutable(handle)
  }

  deinit { hb_font_destroy(handle) }
}

/// HarfBuzz's callback for advances: FreeType's, for a whole run at once.
private let advances: hb_font_get_glyph_h_advances_func_t = {
  _, fontData, count, firstGlyph, glyphStride, firstAdvance, advanceStride, _ in
  guard let fontData, let firstGlyph, let firstAdvance else { return }
  let face = Unmanaged<FontFace>.fromOpaque(fontData).takeUnretainedValue()
  var glyph = UnsafeRawPointer(firstGlyph)
  var advance = UnsafeMutableRawPointer(firstAdvance)
  for _ in 0..<count {
    advance.storeBytes(
      of: face.advance(of: glyph.load(as: hb_codepoint_t.self)), as: hb_position_t.self)
    glyph += Int(glyphStride)
    advance += Int(advanceStride)
  }
}
