public import Foundation
internal import PageDrawing

/// The metrics in points, from the font's files or a `fonts.json`; for the system font, those of SF.
extension UIFont {
  /// The font's metrics; for a missing font, whose text is an error at layout, those of the system font.
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
  /// The gap between line boxes, in fonts of text styles.
  ///
  /// It is negative at some accessibility sizes, where lines have no gap.
  public var leading: CGFloat { CGFloat(metrics.leading) }
}

/// The names of fonts and families.
extension UIFont {
  /// The names of the run's and the installed font families, from their files, sorted.
  public class var familyNames: [String] { FontCatalog.building.familyNames }

  /// The PostScript names of a family's faces; empty for an unknown family.
  public class func fontNames(forFamilyName family: String) -> [String] {
    FontCatalog.building.faceNames(ofFamily: family)
  }

  /// The name of the family; for the system font, Apple's name.
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

  /// The PostScript name of the face; for the system font, Apple's name, such as `.SFUI-Semibold`.
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
