/// A font family that its Debian package installs in known folders.
package struct InstalledFamily {
  /// The family's name in its files.
  var name: String
  var debianPackage: String
  /// The folders of the package's files, below `/usr/share/fonts`.
  var directories: [String]
  var faces: [Face]

  package struct Face {
    var weight: Int
    var isItalic = false
    /// The file's name without its folder. In a collection (`.ttc`), the face is found by name.
    var file: String
  }

  /// The families that are known without looking at the disk. Debian 12 and Ubuntu install them in the same
  /// folders.
  static let all: [InstalledFamily] =
    [inter("Inter", stem: "Inter"), inter("Inter Display", stem: "InterDisplay")]
    + ["JP", "KR", "SC", "TC", "HK"].flatMap { region in
      [
        notoCJK("Noto Sans CJK \(region)", stem: "NotoSansCJK"),
        notoCJK("Noto Serif CJK \(region)", stem: "NotoSerifCJK"),
      ]
    }
    + (NotoFamilies.scripts + NotoFamilies.common).map(noto)
    + [
      InstalledFamily(
        name: "Noto Color Emoji", debianPackage: "fonts-noto-color-emoji",
        directories: ["truetype/noto", "opentype/noto"],
        faces: [Face(weight: 400, file: "NotoColorEmoji.ttf")])
    ]
    + standIns

  static func named(_ name: String) -> InstalledFamily? {
    byName[name].map { all[$0] }
  }

  private static let byName = Dictionary(
    all.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })

  private static func inter(_ name: String, stem: String) -> InstalledFamily {
    let weights = [
      (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
      (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ]
    let upright = weights.map { Face(weight: $0, file: "\(stem)-\($1).otf") }
    let italic = weights.map { weight, name in
      // The regular weight drops its name beside the slant's.
      let style = weight == 400 ? "Italic" : "\(name)Italic"
      return Face(weight: weight, isItalic: true, file: "\(stem)-\(style).otf")
    }
    return InstalledFamily(
      name: name, debianPackage: "fonts-inter", directories: ["opentype/inter", "truetype/inter"],
      faces: upright + italic)
  }

  private static func notoCJK(_ name: String, stem: String) -> InstalledFamily {
    InstalledFamily(
      name: name, debianPackage: "fonts-noto-cjk", directories: ["opentype/noto"],
      faces: [
        Face(weight: 400, file: "\(stem)-Regular.ttc"), Face(weight: 700, file: "\(stem)-Bold.ttc"),
      ])
  }

  /// The regular and bold faces of a family: other weights, which further packages install, must not change a
  /// picture.
  private static func noto(_ entry: NotoFamilies.Entry) -> InstalledFamily {
    let stem = entry.name.filter { $0 != " " }
    return InstalledFamily(
      name: entry.name, debianPackage: "fonts-noto-core", directories: ["truetype/noto", "opentype/noto"],
      faces: [Face(weight: 400, file: "\(stem)-Regular.ttf")]
        + (entry.hasBold ? [Face(weight: 700, file: "\(stem)-Bold.ttf")] : []))
  }
}

extension InstalledFamily {
  /// The stand-ins for fonts of Apple's other than the system font (`AppleFont`, `SystemFontDesign`).
  static let standIns: [InstalledFamily] = [
    liberation("Liberation Sans"), liberation("Liberation Serif"), liberation("Liberation Mono"),
    InstalledFamily(
      name: "DejaVu Sans Mono", debianPackage: "fonts-dejavu-core", directories: ["truetype/dejavu"],
      faces: styles("DejaVuSansMono", regular: "", bold: "-Bold", italic: "-Oblique", both: "-BoldOblique")),
    InstalledFamily(
      name: "Noto Serif", debianPackage: "fonts-noto-core", directories: ["truetype/noto", "opentype/noto"],
      faces: styles(
        "NotoSerif", regular: "-Regular", bold: "-Bold", italic: "-Italic", both: "-BoldItalic")),
  ]

  private static func liberation(_ name: String) -> InstalledFamily {
    InstalledFamily(
      name: name, debianPackage: "fonts-liberation", directories: ["truetype/liberation"],
      faces: styles(
        name.replacing(" ", with: ""), regular: "-Regular", bold: "-Bold", italic: "-Italic",
        both: "-BoldItalic"))
  }

  /// The faces of four styles in four files.
  private static func styles(
    _ stem: String, regular: String, bold: String, italic: String, both: String
  ) -> [Face] {
    [
      Face(weight: 400, file: "\(stem)\(regular).ttf"), Face(weight: 700, file: "\(stem)\(bold).ttf"),
      Face(weight: 400, isItalic: true, file: "\(stem)\(italic).ttf"),
      Face(weight: 700, isItalic: true, file: "\(stem)\(both).ttf"),
    ]
  }
}
