internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The fonts that iOS has beside the system's, in whose place the system's is drawn, with a warning. (Some have a nearer
/// one: `AppleFont`.)
enum DeviceFonts {
  /// The names of families, and those of faces up to their hyphen, in lower case and without spaces. From Apple's list of the
  /// fonts of iOS 17.
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
    // For other scripts, whose letters the system's font finds elsewhere as well.
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

  /// The descriptor of such a font: the system's in the style that the name says, under its own name.
  static func descriptor(named name: String, size: Double) -> FontDescriptor? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let stem = parts.first?.lowercased().filter({ $0 != " " }), stems.contains(stem) else { return nil }
    let style = FontStyleName(parts.count > 1 ? parts[1] : "")
    return FontDescriptor(
      family: .preferred(name), weight: style.weight, isItalic: style.isItalic, pointSize: size)
  }
}

extension UIView {
  /// A warning for each font of the view's text that the system's stands in for.
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
