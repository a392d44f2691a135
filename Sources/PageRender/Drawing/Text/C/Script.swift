internal import CHarfBuzz
internal import CICU

/// A script by its ISO 15924 tag in four bytes, as Unicode's `Script` property gives it.
struct Script: Equatable, Hashable {
  let tag: UInt32

  static let common = Script(HB_SCRIPT_COMMON)
  static let inherited = Script(HB_SCRIPT_INHERITED)
  static let latin = Script(HB_SCRIPT_LATIN)
  static let han = Script(HB_SCRIPT_HAN)
  static let hangul = Script(HB_SCRIPT_HANGUL)

  private init(_ script: hb_script_t) {
    tag = script.rawValue
  }

  /// Creates the script of an ISO 15924 code, such as `Arab`.
  init(_ code: StaticString) {
    tag = code.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The script of a scalar.
  ///
  /// Kana, Bopomofo and the wide punctuation of East Asia count as Han: they share fonts and rules, and
  /// Japanese text would be split into many runs otherwise. A scalar that several scripts share has the
  /// script of `context` if that is one of them. A scalar that all scripts share is `common`.
  init(of scalar: UInt32, in context: Script = .latin) {
    if scalar < 0x80 {
      let isLetter = (0x41...0x5A).contains(scalar & ~0x20)
      self = isLetter ? .latin : .common
      return
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    switch script {
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO: self = .han
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED: self.init(shared: scalar, in: context)
    default: self.init(script)
    }
  }

  private init(shared scalar: UInt32, in context: Script) {
    // A common scalar below U+02BC is shared by all scripts.
    guard scalar >= 0x2BC else {
      self = .common
      return
    }
    let properties = CharacterProperties(of: scalar)
    if properties.contains(.eastAsianWide), !properties.contains(.emoji) {
      self = .han
      return
    }
    switch cicu_script(scalar, context.tag) {
    case 0: self = .common
    case Script("Hira").tag, Script("Kana").tag, Script("Bopo").tag: self = .han
    case let tag: self.init(hb_script_t(tag))
    }
  }

  /// True if the script's glyphs are in fonts for Chinese, Japanese and Korean.
  var isEastAsian: Bool { self == .han || self == .hangul }
}

extension Unicode.Scalar {
  /// The scalar's Unicode name, or its label in angle brackets if it has none; empty if ICU has no names.
  package var unicodeName: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { room in
      guard let start = room.baseAddress else { return "" }
      cicu_character_name(value, start, 128)
      return String(cString: start)
    }
  }

  /// The scalar and a mark as one character, by canonical composition; `nil` if Unicode has none for both.
  func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
    var composed: hb_codepoint_t = 0
    let functions = hb_unicode_funcs_get_default()
    guard hb_unicode_compose(functions, value, mark.value, &composed) != 0 else { return nil }
    return Unicode.Scalar(composed)
  }
  /// The scalar without its marks, by canonical decomposition.
  var base: Unicode.Scalar {
    var (base, first, mark) = (value, hb_codepoint_t(0), hb_codepoint_t(0))
    while hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &first, &mark) != 0 { base = first }
    return Unicode.Scalar(base) ?? self
  }
}
