/// A font family whose Debian package puts its files in known places.
struct InstalledFamily {
  /// The family's name in its files.
  var name: String
  var debianPackage: String
  /// Where the package puts its files, below `/usr/share/fonts`.
  var directories: [String]
  var faces: [Face]

  struct Face {
    var weight: Int
    var isItalic = false
    /// Without directory; the extension tells a collection (`.ttc`), whose face is found by name.
    var file: String
  }

  /// The families that are known without looking at the disk. Debian 12 and Ubuntu agree on these places.
  static let all: [InstalledFamily] =
    [inter("Inter", stem: "Inter"), inter("Inter Display", stem: "InterDisplay")]
    + ["JP", "KR", "SC", "TC", "HK"].flatMap { region in
      [
        notoCJK("Noto Sans CJK \(region)", stem: "NotoSansCJK"),
        notoCJK("Noto Serif CJK \(region)", stem: "NotoSerifCJK"),
      ]
    }
    + ["Arabic", "Hebrew", "Thai", "Devanagari", "Symbols", "Math"].map(noto)

  static func named(_ name: String) -> InstalledFamily? {
    all.first { $0.name == name }
  }

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

  private static func noto(_ script: String) -> InstalledFamily {
    let stem = "NotoSans\(script)"
    let hasBold = !["Symbols", "Math"].contains(script)
    return InstalledFamily(
      name: "Noto Sans \(script)", debianPackage: "fonts-noto-core",
      directories: ["truetype/noto", "opentype/noto"],
      faces: [Face(weight: 400, file: "\(stem)-Regular.ttf")]
        + (hasBold ? [Face(weight: 700, file: "\(stem)-Bold.ttf")] : []))
  }
}
