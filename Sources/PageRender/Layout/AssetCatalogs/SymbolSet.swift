internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import Synchronization

/// Bootstrap Icons, from Debian's package `bootstrap-icons`, in place of SF Symbols, which Apple licenses for
/// its own devices only.
///
/// Sizes follow UIKit's symbol images: at 17 points `play.circle.fill` is 20 × 19 points and `person` 19 ×
/// 17.5, as their debug descriptions say. An image is the ink with margins of 1.5 points left and right and
/// of 1 point above and below, centred on half the cap height. In layout every symbol is as high as a line of
/// text.
package final class SymbolSet: Sendable {
  /// The icons packed with the release, else those installed on the machine.
  package static let installed = SymbolSet(
    folder: PackedRelease.current.map(\.symbols) ?? "/usr/share/bootstrap-icons/svg")

  /// The side of the square that icons are drawn in, in SVG units; the icon `circle` touches all four sides.
  private static let side = 16.0
  /// Pixels per unit of the icon's square when its ink is measured.
  private static let precision = 8
  /// The margins left and right of the ink (`beside`), and above and below it, as fractions of the text size.
  private static let room = (beside: 1.5 / 17, above: 1.0 / 17)
  /// Half of SF Pro's cap height, as a fraction of the text size; `line` has its ascent and descent.
  private static let middle = 0.3523
  private static let line = (ascent: 0.9521, descent: 0.2412)
  /// The largest icon file that is read, in bytes; the longest of the set has 9,000.
  private static let fileLimit = 100_000

  private struct Icon: Sendable {
    /// The icon's shapes, as SVG elements.
    var shapes: String
    /// The bounds of the icon's ink, in units of its square.
    var ink: Rect
  }

  private let folder: String
  private let icons = Mutex<[String: Icon?]>([:])

  package init(folder: String) { self.folder = folder }

  /// True if the folder has the icons.
  package var isInstalled: Bool { icon("circle") != nil }

  /// The icon drawn for a symbol; `nil` if the set has none, and for Apple's trademarks.
  ///
  /// - Parameters:
  ///   - weight: The font weight, 100 to 900.
  ///   - factor: The symbol's size relative to the medium scale.
  package func glyph(
    named name: String, weight: Double, pointSize: Double, factor: Double
  ) -> SymbolTemplate.Glyph? {
    guard !SymbolNames.marks.contains(name), let icon = counterpart(of: name) else { return nil }
    // The points per unit of the icon's square: the icon `circle` is as wide as the point size.
    var unit = pointSize * factor / Self.side
    let stroke = Self.stroke(weight)
    let ink = Rect(
      x: icon.ink.minX - stroke / 2, y: icon.ink.minY - stroke / 2, width: icon.ink.width + stroke,
      height: icon.ink.height + stroke)
    let room = (beside: Self.room.beside * pointSize, above: Self.room.above * pointSize)
    var (width, height) = (ink.width * unit + 2 * room.beside, ink.height * unit + 2 * room.above)
    if let known = SymbolNames.counterparts[name]?.proportions {
      // The icon's area, in the symbol's proportions.
      let area = width * height
      width = (area * known.width / known.height).squareRoot()
      height = area / width
      unit = min((width - 2 * room.beside) / ink.width, (height - 2 * room.above) / ink.height)
    }
    (width, height) = (Self.rounded(width), Self.rounded(height))
    guard width > 0, height > 0, unit > 0 else { return nil }
    let box = Rect(
      x: ink.midX - width / unit / 2, y: ink.midY - height / unit / 2, width: width / unit,
      height: height / unit)
    let center = Self.middle * pointSize
    return SymbolTemplate.Glyph(
      svg: SymbolTemplate.file(Self.drawn(icon.shapes, stroke: stroke), box: box),
      size: Size(width: width, height: height),
      room: EdgeInsets(
        top: Self.rounded(center + height / 2 - Self.line.ascent * pointSize), left: 0,
        bottom: Self.rounded(height / 2 - center - Self.line.descent * pointSize), right: 0))
  }

  /// Rounds a length to thirds of a point, the pixels of most phones.
  private static func rounded(_ length: Double) -> Double { (length * 3).rounded() / 3 }

  /// The width of the stroke added to an icon's lines, which are 1 unit wide, for a font weight. Regular
  /// follows a free symbol font, whose circle has a line of 1.44 points at 17. Bold follows the shaft of the small
  /// `arrow.forward` of 14 points in pictures of Automattic/Gravatar-SDK-iOS (iOS 17), 1.67 points; the weights between
  /// and above lie on their line, and lighter ones add none.
  private static func stroke(_ weight: Double) -> Double {
    weight < 400 ? 0 : min(0.35 + (weight - 400) / 100 * 0.345, 1.8)
  }

  private static func drawn(_ shapes: String, stroke: Double) -> String {
    guard stroke > 0 else { return shapes }
    return "<g stroke=\"#000\" stroke-width=\"\(stroke)\" stroke-linejoin=\"round\">\(shapes)</g>"
  }

  // MARK: Icons

  private func counterpart(of name: String) -> Icon? {
    let own = name.split(separator: ".").joined(separator: "-")
    return SymbolNames.counterparts[name].flatMap { icon($0.icon) } ?? icon(own)
  }

  /// The icon of a file name without extension, cached once read; `nil` if no such file is usable.
  private func icon(_ name: String) -> Icon? {
    if let known = icons.withLock({ $0[name] }) { return known }
    let found = read(name)
    icons.withLock { $0[name] = .some(found) }
    return found
  }

  private func read(_ name: String) -> Icon? {
    guard name.utf8.allSatisfy(Self.isPlain), !name.isEmpty,
      let bytes = try? ImageFile.read("\(folder)/\(name).svg"), bytes.count <= Self.fileLimit,
      let root = try? DocumentReader.read(bytes), root.name == "svg", root["viewBox"] == "0 0 16 16"
    else { return nil }
    let shapes = root.children.map { SymbolTemplate.markup(of: $0, depth: 0) }.joined()
    let pixels = Int(Self.side) * Self.precision
    let square = Rect(x: 0, y: 0, width: Self.side, height: Self.side)
    guard !shapes.isEmpty,
      let image = try? SVGRenderer.image(
        of: SymbolTemplate.file(shapes, box: square), width: pixels, height: pixels, isTrusted: true),
      let ink = image.ink
    else { return nil }
    let unit = 1 / Double(Self.precision)
    return Icon(
      shapes: shapes,
      ink: Rect(
        x: Double(ink.columns.lowerBound) * unit, y: Double(ink.rows.lowerBound) * unit,
        width: Double(ink.columns.count) * unit, height: Double(ink.rows.count) * unit))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension PixelImage {
  /// The bounds of the pixels that are at least half opaque; `nil` if there are none.
  fileprivate var ink: (columns: Range<Int>, rows: Range<Int>)? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    withRows { rows in
      for y in 0..<height {
        let row = rows.row(y).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width where row[x] >> 24 >= 128 {
          (left, right) = (min(left, x), max(right, x + 1))
          (top, bottom) = (min(top, y), max(bottom, y + 1))
        }
      }
    }
    return left < right ? (left..<right, top..<bottom) : nil
  }
}
