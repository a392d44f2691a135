internal import CHarfBuzz

/// HarfBuzz's buffer, which shapes text into glyphs. Reused from run to run.
struct ShapingBuffer: ~Copyable {
  private let handle: OpaquePointer

  init() {
    handle = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(handle) }

  /// Shapes `range` of `text`, and passes the glyphs to `body` in visual order. Their clusters are offsets
  /// into `text`.
  ///
  /// The text around the range is context for joining scripts.
  func shape<Result>(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, as style: ShapingStyle,
    with font: ShapingFont, features: [FontFeature] = [],
    _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Result
  ) -> Result {
    hb_buffer_reset(handle)
    hb_buffer_add_utf16(
      handle, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(handle, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(handle, hb_script_t(style.script.tag))
    hb_buffer_set_language(handle, style.language.handle)
    // Of two settings of one feature, HarfBuzz applies the later.
    let wanted =
      features.map { hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: UInt32.max) }
      + style.featuresOff.map { hb_feature_t(tag: $0, value: 0, start: 0, end: UInt32.max) }
    hb_shape(font.handle, handle, wanted, UInt32(wanted.count))
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(handle, &count)
    let positions = hb_buffer_get_glyph_positions(handle, &count)
    return body(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count)))
  }
}

extension ShapingStyle {
  /// The OpenType features to turn off that are on by default: `kern`, `liga` and `clig`.
  fileprivate var featuresOff: [hb_tag_t] {
    (kerns ? [] : [0x6B65_726E]) + (ligates ? [] : [0x6C69_6761, 0x636C_6967])
  }
}

/// The properties of a run that affect its glyphs, besides its text and font.
struct ShapingStyle: Equatable {
  var script: Script
  var language: ShapingLanguage
  var isRightToLeft = false
  /// True if the font's own pair kerning applies.
  var kerns = true
  /// True if the font's optional ligatures apply.
  var ligates = true
}

/// A language of HarfBuzz. Equal languages have equal pointers, to immutable memory that lives as long as the
/// process.
struct ShapingLanguage: Equatable, @unchecked Sendable {
  let handle: hb_language_t?

  /// Makes the language of a BCP 47 tag; an unknown tag gives a language without rules of its own.
  init(_ tag: String) {
    handle = hb_language_from_string(tag, -1)
  }
}
