internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The fonts of iOS that the system font replaces, with a warning.
///
/// `AppleFont` has the fonts with a closer replacement.
enum DeviceFonts {
  /// The names of families, and of faces up to the hyphen, in lower case and without spaces.
  ///
  /// The source is Apple's list of the fonts of iOS 17.
  private static let stems: [String] = [
    "academyengravedlet", "academyengravedletplain", "americantypewriter", "arialroundedmtbold", "avenir",
    "avenirnext", "avenirnextcondensed", "baskerville", "bodoniornamentsitctt", "bodoni72",
    "bodonisvtytwoitctt",
    "bradleyhand", "bradleyhanditctt", "chalkboardse", "chalkduster", "charter", "cochin", "copperplate",
    "courier", "dinalternate", "dincondensed", "didot", "futura", "galvji", "georgia", "gillsans",
    "hoeflertext",
    "impact", "iowanoldstyle", "markerfelt", "noteworthy", "optima", "palatino", "papyrus", "partylet",
    "phosphate", "rockwell", "savoyelet", "snellroundhand", "superclarendon", "trebuchetms", "verdana",
    "zapfino",
    // Fonts of other scripts, for which the system font has fallback fonts.
    "alnile", "applecoloremoji", "applesdgothicneo", "applesymbols", "arialhebrew", "banglasangammn",
    "damascus",
    "devanagarisangammn", "euphemiaucas", "farah", "geezapro", "granthasangammn", "gujaratisangammn",
    "gurmukhimn", "gurmukhisangammn", "heitisc", "heititc", "hirakakupron", "hiramarupron",
    "hiraminpron", "hiraginokakugothicpron", "hiraginokakugothicpro", "hiraginomarugothicpron",
    "hiraginominchopron", "hiraginosans", "kailasa",
    "kannadasangammn", "kefa", "khmersangammn", "kohinoorbangla", "kohinoordevanagari", "kohinoorgujarati",
    "kohinoortelugu", "laosangammn", "malayalamsangammn", "mishafi", "muktamahee", "myanmarsangammn",
    "notonastaliqurdu", "notosanskannada", "notosansmyanmar", "notosansoriya", "oriyasangammn", "pingfanghk",
    "pingfangmo", "pingfangsc", "pingfangtc", "sinhalasangammn", "stheitisc", "stheititc", "stixtwomath",
    "stixtwotext", "symbol", "tamilsangammn", "telugusangammn", "thonburi", "zapfdingbats", "zapfdingbatsitc",
  ]

  /// The descriptor of one of these fonts, in the style of its face name; `nil` for any other name.
  ///
  /// The descriptor keeps the name, but the system font is drawn unless the catalogue has a font of the name.
  static func descriptor(named name: String, size: Double) -> FontDescriptor? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let stem = parts.first?.lowercased().filter({ $0 != " " }), stems.contains(stem) else { return nil }
    let style = FontStyleName(parts.count > 1 ? parts[1] : "")
    return FontDescriptor(
      family: .preferred(name), weight: style.weight, isItalic: style.isItalic, pointSize: size)
  }
}

extension UIView {
  /// The warnings for fonts of the view's text that the system font replaces, one for each font.
  func replacedFonts(in content: ViewContent) -> [Diagnostic] {
    var fonts: [FontDescriptor] = []
    if case .text(let text) = content { fonts = text.text.runs.map(\.attributes.font) }
    if let baselineFont { fonts.append(baselineFont.descriptor) }
    var names: [String] = []
    for font in fonts {
      guard case .preferred(let name) = font.family, !names.contains(name),
        FontCatalog.building.font(named: name) == nil
      else { continue }
      names.append(name)
    }
    return names.map {
      var diagnostic = Diagnostic(
        .warning,
        "the font \(Wording.quoted($0)) is missing; the system font is drawn in its place. Name the folder "
          + "that has it with --fonts DIR")
      diagnostic.topic = UIFont.missingTopic(of: $0)
      return diagnostic
    }
  }
}

extension UIFont {
  /// The common topic of warnings that a font is missing.
  package static func missingTopic(of name: String) -> String { "missing font\0\(name)" }
}
