/// A request for a font: a family, a weight, a slant and a size. The font catalogue finds the file for it.
public struct FontDescriptor: Hashable, Sendable {
  public var family: FontFamily
  public var weight: FontWeight
  public var isItalic: Bool
  /// The font size, in points.
  public var pointSize: Double
  /// The gap between lines that a text style adds to the font's own gap, in points; may be negative.
  public var leading = 0.0
  /// The OpenType features, sorted by tag, each tag once.
  public private(set) var features: [FontFeature] = []
  /// The variations, sorted by axis, each axis once; a font ignores axes that it does not have.
  public private(set) var variations: [FontVariation] = []

  public init(
    family: FontFamily = .system, weight: FontWeight = .regular, isItalic: Bool = false,
    pointSize: Double
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
  }

  /// The largest font size, in points. Larger text is a mistake, and pictures of its glyphs take more memory
  /// than a page has.
  public static let largestPointSize = 2000.0

  /// Sets a feature, replacing its earlier value.
  public mutating func set(_ feature: FontFeature) { features = features.setting(feature) }

  /// Sets the value on an axis, replacing an earlier one. Values that are not finite change nothing.
  public mutating func set(_ variation: FontVariation) { variations = variations.setting(variation) }
}

/// The family by which a font is asked for.
public enum FontFamily: Hashable, Sendable {
  /// iOS's own font. Inter is its stand-in, with SF's vertical metrics and tracking.
  case system
  /// Another design of iOS's own font.
  case systemDesign(SystemFontDesign)
  /// A family by the name in its font files, such as `Noto Serif`.
  case named(String)
  /// A family by name, or the system font if no font has that name: for documents made on machines with more
  /// fonts.
  case preferred(String)
}

/// The designs of the iOS system font besides the default one.
public enum SystemFontDesign: Hashable, Sendable {
  /// SF Mono, with DejaVu Sans Mono as its stand-in.
  case monospaced
  /// New York, with Noto Serif as its stand-in.
  case serif
  /// SF Rounded, drawn as the system font, because no free font is like it.
  case rounded
}

/// A weight on OpenType's scale (`OS/2.usWeightClass`): 400 is regular, 700 is bold.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int

  public static let ultraLight = FontWeight(rawValue: 100)
  public static let thin = FontWeight(rawValue: 200)
  public static let light = FontWeight(rawValue: 300)
  public static let regular = FontWeight(rawValue: 400)
  public static let medium = FontWeight(rawValue: 500)
  public static let semibold = FontWeight(rawValue: 600)
  public static let bold = FontWeight(rawValue: 700)
  public static let heavy = FontWeight(rawValue: 800)
  public static let black = FontWeight(rawValue: 900)

  /// The weights that UIKit and decks name, by these names.
  package static let named: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}

/// One face of one font file. Equal values identify the same glyphs in every task.
public struct FontFaceID: Hashable, Sendable {
  /// The file's absolute path.
  public var path: String
  /// The index of the face in a collection (`.ttc`); 0 in a plain font file.
  public var index: Int
  /// The values on the axes of a variable font; the font's default on any other axis.
  public var variations: [FontVariation]

  public init(path: String, index: Int = 0, variations: [FontVariation] = []) {
    self.path = path
    self.index = index
    self.variations = variations
  }
}
