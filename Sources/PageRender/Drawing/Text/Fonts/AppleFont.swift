/// A font of Apple's that may not be shipped, and its stand-in.
package struct AppleFont {
  /// The family's name.
  var family: String
  /// The PostScript names of its faces, up to the hyphen.
  var postScriptNames: [String]
  /// The family of the stand-in.
  var standIn: String
  /// The vertical metrics of Apple's font; `nil` if the stand-in has the same metrics.
  var box: FontBox?

  /// The fonts of Apple that have stand-ins.
  ///
  /// Liberation has the advances and vertical metrics of Arial, Times New Roman and Courier New; Helvetica's
  /// advances are nearly Arial's. Menlo and DejaVu Sans Mono both derive from Bitstream Vera.
  static let all: [AppleFont] = [
    // At 16 pt, a public question reports an ascent of 15.232, a descent of -3.408 and a leading of 0.448.
    AppleFont(
      family: "Helvetica Neue", postScriptNames: ["HelveticaNeue"], standIn: "Liberation Sans",
      box: FontBox(ascent: 0.952, descent: 0.213, lineGap: 0.028, capHeight: 0.714, xHeight: 0.517)),
    // At 17 pt, a public article reports an ascent of 15.6403 and a descent of -3.9097.
    AppleFont(
      family: "Helvetica", postScriptNames: ["Helvetica"], standIn: "Liberation Sans",
      box: FontBox(ascent: 0.92, descent: 0.23, lineGap: 0, capHeight: 0.72, xHeight: 0.53)),
    AppleFont(
      family: "Arial", postScriptNames: ["ArialMT", "Arial"], standIn: "Liberation Sans", box: nil),
    AppleFont(
      family: "Times New Roman", postScriptNames: ["TimesNewRomanPSMT", "TimesNewRomanPS"],
      standIn: "Liberation Serif", box: nil),
    AppleFont(
      family: "Courier New", postScriptNames: ["CourierNewPSMT", "CourierNewPS"],
      standIn: "Liberation Mono", box: nil),
    AppleFont(family: "Menlo", postScriptNames: ["Menlo"], standIn: "DejaVu Sans Mono", box: nil),
  ]

  /// The font with the name of a family, or of a face, whose style follows a hyphen.
  static func named(_ name: String) -> (font: AppleFont, style: FontStyleName)? {
    let folded = name.lowercased()
    if let font = all.first(where: { $0.family.lowercased() == folded }) { return (font, FontStyleName()) }
    let parts = folded.split(separator: "-", maxSplits: 1).map(String.init)
    guard let stem = parts.first,
      let font = all.first(where: { $0.postScriptNames.contains { $0.lowercased() == stem } })
    else { return nil }
    return (font, FontStyleName(parts.count > 1 ? parts[1] : ""))
  }

  /// The names of iOS's system font and its designs, as apps write them: in lower case, without the style
  /// after the hyphen.
  private static let systemNames: [(name: String, design: SystemFontDesign?)] = [
    (".sfui", nil), (".sfuitext", nil), (".sfuidisplay", nil), (".sfnstext", nil), (".sfnsdisplay", nil),
    (".applesystemuifont", nil), ("sfprotext", nil), ("sfprodisplay", nil), ("sf pro", nil),
    ("sf pro text", nil), ("sf pro display", nil), ("sfpro", nil),
    ("sfmono", .monospaced), (".sfmono", .monospaced), (".sfuimono", .monospaced), ("sf mono", .monospaced),
    (".applesystemuifontmonospaced", .monospaced),
    ("newyork", .serif), (".newyork", .serif), ("new york", .serif), (".applesystemuifontserif", .serif),
    ("sfprorounded", .rounded), ("sf pro rounded", .rounded), (".sfuirounded", .rounded),
    (".applesystemuifontrounded", .rounded),
  ]

  /// The design and style of a system font by its name; the design is `nil` for the default design.
  static func system(named name: String) -> (design: SystemFontDesign?, style: FontStyleName)? {
    let parts = name.lowercased().split(separator: "-", maxSplits: 1).map(String.init)
    guard let stem = parts.first, let known = systemNames.first(where: { $0.name == stem }) else {
      return nil
    }
    return (known.design, FontStyleName(parts.count > 1 ? parts[1] : ""))
  }
}

/// The style in a font's name, such as `BoldItalic`.
package struct FontStyleName: Hashable {
  package var weight = FontWeight.regular
  package var isItalic = false

  init(weight: FontWeight = .regular, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Reads weight and slant from the words after the hyphen of a PostScript name; unknown words are regular.
  package init(_ words: String) {
    let style = words.lowercased()
    weight = Self.weights.first { style.contains($0.0) }?.1 ?? .regular
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  /// The weights by their words, in the order of the search: `ExtraBold` is not `Bold`.
  private static let weights: [(String, FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
    ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
    ("medium", .medium), ("light", .light), ("bold", .bold),
  ]
}
