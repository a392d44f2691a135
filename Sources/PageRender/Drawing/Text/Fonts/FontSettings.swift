internal import PageBase

/// The settings of the `fonts.json` files in folders of fonts.
struct FontSettings: Sendable {
  /// The family that is iOS's system font, with its own advances; `nil` where Inter stands in for it.
  var systemFamily: String?
  /// The overrides by the family's name in its files; never iterated.
  var boxes: [String: FontBoxOverride] = [:]
}

/// The vertical metrics that a family has in place of those in its files, in units of the em.
struct FontBoxOverride: Hashable, Sendable {
  var ascent: Double?
  /// The descent below the baseline; positive.
  var descent: Double?
  var lineGap: Double?
  var capHeight: Double?
  var xHeight: Double?

  /// The box with what is said in place of its own.
  func applied(to box: FontBox) -> FontBox {
    FontBox(
      ascent: ascent ?? box.ascent, descent: descent ?? box.descent, lineGap: lineGap ?? box.lineGap,
      capHeight: capHeight ?? box.capHeight, xHeight: xHeight ?? box.xHeight)
  }
}

/// One `fonts.json`, before it is known which families there are.
struct FontSettingsFile {
  var path: String
  var system: Located<String>?
  var families: [(name: Located<String>, box: FontBoxOverride)] = []
}
