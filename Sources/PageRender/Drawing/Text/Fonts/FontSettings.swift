internal import PageBase

/// The settings of the `fonts.json` files in folders of fonts.
struct FontSettings: Sendable {
  /// The family that is used as iOS's system font, with its own advances; `nil` for Inter.
  var systemFamily: String?
  /// The overrides by the family's name in its files; they are looked up, never iterated.
  var boxes: [String: FontBoxOverride] = [:]
}

/// The vertical metrics that replace those in a family's files, in ems; `nil` keeps the value in the files.
struct FontBoxOverride: Hashable, Sendable {
  var ascent: Double?
  /// The descent below the baseline; positive.
  var descent: Double?
  var lineGap: Double?
  var capHeight: Double?
  var xHeight: Double?

  /// A font's metrics with these overrides.
  func applied(to box: FontBox) -> FontBox {
    FontBox(
      ascent: ascent ?? box.ascent, descent: descent ?? box.descent, lineGap: lineGap ?? box.lineGap,
      capHeight: capHeight ?? box.capHeight, xHeight: xHeight ?? box.xHeight)
  }
}

/// The contents of one `fonts.json`, before its family names are resolved.
struct FontSettingsFile {
  var path: String
  var system: Located<String>?
  var families: [(name: Located<String>, box: FontBoxOverride)] = []
}
