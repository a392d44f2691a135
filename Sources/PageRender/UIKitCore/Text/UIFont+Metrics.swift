public import Foundation
internal import PageDrawing

/// The metrics of the font's files, of a `fonts.json`, or for the system font SF's own numbers; in points.
extension UIFont {
  /// The font's metrics; those of the system font if the font is not found, whose text is an error when it is laid out.
  private var metrics: FontMetrics {
    (try? FontCatalog.building.metrics(for: descriptor)) ?? .system(pointSize: descriptor.pointSize)
  }

  /// The distance from the baseline up to the top of the line box.
  public var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// The distance from the baseline to the bottom of the line box; negative.
  public var descender: CGFloat { CGFloat(metrics.descender) }
  /// The height of a flat capital letter above the baseline.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// The height of a flat small letter above the baseline.
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// The height of a line box, without the leading.
  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// The gap between one line box and the next. Fonts of text styles have one; where it is negative, at some
  /// accessibility sizes, lines stand without a gap.
  public var leading: CGFloat { CGFloat(metrics.leading) }
}

/// Names.
extension UIFont {
  /// The families that are given or installed, by the names in their files, sorted.
  public class var familyNames: [String] { FontCatalog.building.familyNames }

  /// The PostScript names of a family's faces; none for a family that is not known.
  public class func fontNames(forFamilyName family: String) -> [String] {
    FontCatalog.building.faceNames(ofFamily: family)
  }

  /// The name of the family; Apple's for the system font.
  public var familyName: String {
    switch descriptor.family {
    case .system: return ".AppleSystemUIFont"
    case .systemDesign(.monospaced): return ".AppleSystemUIFontMonospaced"
    case .systemDesign(.serif): return ".AppleSystemUIFontSerif"
    case .systemDesign(.rounded): return ".AppleSystemUIFontRounded"
    case .named(let name), .preferred(let name):
      let catalog = FontCatalog.building
      guard let id = try? catalog.face(for: descriptor), let details = catalog.details(of: id) else {
        return name
      }
      return details.names.family
    }
  }

  /// The PostScript name of the face; Apple's for the system font, such as `.SFUI-Semibold`.
  public var fontName: String {
    let catalog = FontCatalog.building
    switch descriptor.family {
    case .system, .systemDesign:
      let names: [(FontWeight, String)] = [
        (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
        (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
      ]
      let weight = Weight(descriptor.weight).fontWeight
      let style = names.first { $0.0 == weight }?.1 ?? "Regular"
      let slant = descriptor.isItalic ? "Italic" : ""
      return style == "Regular" && descriptor.isItalic ? ".SFUI-Italic" : ".SFUI-\(style)\(slant)"
    case .named(let name), .preferred(let name):
      let id = try? catalog.face(for: descriptor)
      return id.flatMap { catalog.details(of: $0)?.postScriptName } ?? name
    }
  }
}
