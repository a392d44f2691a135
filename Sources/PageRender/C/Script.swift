internal import CHarfBuzz

/// A script by its ISO 15924 tag in four bytes, as Unicode's `Script` property gives it.
struct Script: Equatable, Hashable {
  let tag: UInt32

  static let common = Script(HB_SCRIPT_COMMON)
  static let inherited = Script(HB_SCRIPT_INHERITED)
  static let latin = Script(HB_SCRIPT_LATIN)
  static let han = Script(HB_SCRIPT_HAN)
  static let hangul = Script(HB_SCRIPT_HANGUL)
  static let arabic = Script(HB_SCRIPT_ARABIC)
  static let hebrew = Script(HB_SCRIPT_HEBREW)
  static let thai = Script(HB_SCRIPT_THAI)
  static let devanagari = Script(HB_SCRIPT_DEVANAGARI)

  private init(_ script: hb_script_t) {
    tag = script.rawValue
  }

  /// The script of a scalar. Kana, Bopomofo and the punctuation of East Asia count as Han: they share fonts
  /// and rules, and Japanese text would fall to pieces otherwise.
  init(of scalar: UInt32) {
    if scalar < 0x80 {
      let isLetter = (0x41...0x5A).contains(scalar & ~0x20)
      self = isLetter ? .latin : .common
      return
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    switch script {
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO: self = .han
    case HB_SCRIPT_COMMON where Self.eastAsianPunctuation.contains { $0.contains(scalar) }: self = .han
    default: self.init(script)
    }
  }

  /// CJK Symbols and Punctuation, the marks shared by both kana, and the full-width forms.
  private static let eastAsianPunctuation: [ClosedRange<UInt32>] = [
    0x3000...0x303F, 0x30A0...0x30FF, 0xFF00...0xFFEF,
  ]

  /// Whether the script takes its glyphs from the fonts of Chinese, Japanese and Korean.
  var isEastAsian: Bool { self == .han || self == .hangul }
}

/// What itemising asks about a scalar besides its script.
enum ScalarClass {
  /// Whether the scalar joins the cluster before it: combining marks, joiners and variation selectors.
  static func extendsCluster(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return false }
    switch hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar) {
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
      return true
    default:
      return scalar == 0x200C || scalar == 0x200D || (0x1F3FB...0x1F3FF).contains(scalar)
    }
  }

  static func isVariationSelector(_ scalar: UInt32) -> Bool {
    (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
  }

  /// Whether the scalar shows nothing of its own, so that no font needs a glyph for it: format controls
  /// and variation selectors. (`Default_Ignorable_Code_Point`, without its unassigned ranges.)
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    if scalar < 0xAD { return false }
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      return true
    default:
      return false
    }
  }
}
