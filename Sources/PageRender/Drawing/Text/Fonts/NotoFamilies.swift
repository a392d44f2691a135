/// The families of Debian's package fonts-noto-core that draw the scripts of living languages.
enum NotoFamilies {
  struct Entry {
    var script: Script
    /// The family's name in its files; without its spaces, the beginning of the files' own names.
    var name: String
    var hasBold: Bool

    init(_ script: StaticString, _ name: String, hasBold: Bool = true) {
      self.script = Script(script)
      self.name = name
      self.hasBold = hasBold
    }
  }

  /// The family for a script (ISO 15924); `nil` for scripts without one.
  ///
  /// Latin, Greek and Cyrillic are in the text's own font, East Asia's fonts are a package of their own, and
  /// some scripts are no longer written.
  static func family(of script: Script) -> Entry? {
    places[script].map { scripts[$0] }
  }

  private static let places = Dictionary(
    scripts.enumerated().map { ($0.element.script, $0.offset) }, uniquingKeysWith: { first, _ in first })

  static let scripts = [
    Entry("Arab", "Noto Sans Arabic"),
    Entry("Hebr", "Noto Sans Hebrew"),
    Entry("Thai", "Noto Sans Thai"),
    Entry("Deva", "Noto Sans Devanagari"),
    Entry("Beng", "Noto Sans Bengali"),
    Entry("Taml", "Noto Sans Tamil"),
    Entry("Telu", "Noto Sans Telugu"),
    Entry("Knda", "Noto Sans Kannada"),
    Entry("Mlym", "Noto Sans Malayalam"),
    Entry("Gujr", "Noto Sans Gujarati"),
    Entry("Guru", "Noto Sans Gurmukhi"),
    Entry("Sinh", "Noto Sans Sinhala"),
    Entry("Orya", "Noto Sans Oriya"),
    Entry("Khmr", "Noto Sans Khmer"),
    Entry("Laoo", "Noto Sans Lao"),
    Entry("Mymr", "Noto Sans Myanmar"),
    Entry("Geor", "Noto Sans Georgian"),
    Entry("Armn", "Noto Sans Armenian"),
    Entry("Ethi", "Noto Sans Ethiopic"),
    Entry("Tibt", "Noto Serif Tibetan"),
    Entry("Mong", "Noto Sans Mongolian", hasBold: false),
    Entry("Syrc", "Noto Sans Syriac", hasBold: false),
    Entry("Thaa", "Noto Sans Thaana"),
    Entry("Nkoo", "Noto Sans NKo", hasBold: false),
    Entry("Adlm", "Noto Sans Adlam"),
    Entry("Rohg", "Noto Sans Hanifi Rohingya"),
    Entry("Mtei", "Noto Sans Meetei Mayek"),
    Entry("Olck", "Noto Sans Ol Chiki"),
    Entry("Cher", "Noto Sans Cherokee"),
    Entry("Cans", "Noto Sans Canadian Aboriginal"),
    Entry("Tfng", "Noto Sans Tifinagh", hasBold: false),
    Entry("Vaii", "Noto Sans Vai", hasBold: false),
    Entry("Yiii", "Noto Sans Yi", hasBold: false),
    Entry("Java", "Noto Sans Javanese"),
    Entry("Bali", "Noto Sans Balinese"),
    Entry("Sund", "Noto Sans Sundanese"),
    Entry("Cham", "Noto Sans Cham"),
    Entry("Lana", "Noto Sans Tai Tham"),
    Entry("Tale", "Noto Sans Tai Le", hasBold: false),
    Entry("Talu", "Noto Sans New Tai Lue", hasBold: false),
    Entry("Tavt", "Noto Sans Tai Viet", hasBold: false),
    Entry("Kali", "Noto Sans Kayah Li"),
    Entry("Lepc", "Noto Sans Lepcha", hasBold: false),
    Entry("Limb", "Noto Sans Limbu", hasBold: false),
    Entry("Lisu", "Noto Sans Lisu"),
    Entry("Saur", "Noto Sans Saurashtra", hasBold: false),
    Entry("Sylo", "Noto Sans Syloti Nagri", hasBold: false),
    Entry("Cakm", "Noto Sans Chakma", hasBold: false),
    Entry("Bugi", "Noto Sans Buginese", hasBold: false),
    Entry("Buhd", "Noto Sans Buhid", hasBold: false),
    Entry("Hano", "Noto Sans Hanunoo", hasBold: false),
    Entry("Tagb", "Noto Sans Tagbanwa", hasBold: false),
    Entry("Tglg", "Noto Sans Tagalog", hasBold: false),
    Entry("Batk", "Noto Sans Batak", hasBold: false),
    Entry("Rjng", "Noto Sans Rejang", hasBold: false),
    Entry("Bamu", "Noto Sans Bamum"),
    Entry("Osge", "Noto Sans Osage", hasBold: false),
    Entry("Dsrt", "Noto Sans Deseret", hasBold: false),
    Entry("Goth", "Noto Sans Gothic", hasBold: false),
    Entry("Runr", "Noto Sans Runic", hasBold: false),
    Entry("Ogam", "Noto Sans Ogham", hasBold: false),
    Entry("Copt", "Noto Sans Coptic", hasBold: false),
    Entry("Glag", "Noto Sans Glagolitic", hasBold: false),
  ]

  /// The families for characters of no script, and for those that their script's own font lacks.
  static let common = [
    Entry("Zyyy", "Noto Sans"), Entry("Zyyy", "Noto Sans Symbols", hasBold: false),
    Entry("Zyyy", "Noto Sans Symbols2", hasBold: false), Entry("Zyyy", "Noto Sans Math", hasBold: false),
    Entry("Zyyy", "Noto Music", hasBold: false),
  ]
}
