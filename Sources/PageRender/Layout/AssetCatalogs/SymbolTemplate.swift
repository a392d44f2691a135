package import LayoutEngine
internal import PageBase

/// A symbol template of the SF Symbols app: an SVG file with the symbol in several weights and scales. Each
/// is drawn for text of 100 points, between guides for its sides, its baseline and its cap height.
package struct SymbolTemplate: Sendable {
  private let drawings: [Drawing]
  /// The x coordinates of the side guides, in points for text of 100 points, by ids such as
  /// `left-margin-Regular-S`.
  private let margins: [String: Double]
  /// The y coordinates of the guides for baseline and cap height, by ids such as `Baseline-S`.
  private let lines: [String: Double]

  private struct Drawing: Sendable {
    /// The weight and scale, such as `Regular-M`.
    var id: String
    /// The drawing's SVG elements: shapes and groups only.
    var shapes: String
  }

  /// One drawing of the symbol, cut out of the template.
  package struct Glyph {
    /// The drawing as an SVG file.
    package var svg: [UInt8]
    /// The size of the whole drawing, in points at the text size asked for; `room` is its margin around the
    /// symbol's layout box.
    package var size: Size
    package var room: EdgeInsets
  }

  /// The text size that templates are drawn for, in points.
  private static let templateSize = 100.0
  /// A symbol's height in layout, as a multiple of the text size: `circle` at 17 points is 19 points high
  /// (recorded from UIKit).
  private static let height = 19.0 / 17
  /// The margin for shapes around the symbol's layout box, on each side, as a fraction of the template's text
  /// size.
  private static let reach = 0.4

  /// - Throws: `SymbolTemplateError` if the file is no template.
  init(_ bytes: [UInt8]) throws(SymbolTemplateError) {
    let root: DocumentElement
    do throws(DocumentError) {
      root = try DocumentReader.read(DocumentReader.withoutDoctype(bytes))
    } catch {
      throw .unreadable(error.message)
    }
    guard root.name == "svg", let symbols = Self.group("Symbols", in: root) else { throw .noTemplate }
    drawings = symbols.children.compactMap { child in
      guard child.name == "g", let id = child.id else { return nil }
      return Drawing(id: id, shapes: Self.markup(of: child, depth: 0))
    }
    var margins: [String: Double] = [:]
    var lines: [String: Double] = [:]
    root.forEach { element in
      guard element.name == "line", let id = element.id else { return }
      if id.hasPrefix("left-margin-") || id.hasPrefix("right-margin-") { margins[id] = element.number("x1") }
      if id.hasPrefix("Baseline-") || id.hasPrefix("Capline-") { lines[id] = element.number("y1") }
    }
    self.margins = margins
    self.lines = lines
    guard glyph(weight: "Regular", scale: "M", pointSize: 17, factor: 1) != nil else { throw .noTemplate }
  }

  /// The drawing of a weight and scale, or one close to them that the template has; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - scale: `S`, `M` or `L`.
  ///   - factor: The size of `scale` relative to `M`, by which a drawing of another scale is enlarged.
  package func glyph(weight: String, scale: String, pointSize: Double, factor: Double) -> Glyph? {
    let wanted = ["\(weight)-\(scale)", "\(weight)-S", "Regular-\(scale)", "Regular-S", "Regular-M"]
    for id in wanted {
      guard let drawing = drawings.first(where: { $0.id == id }), let size = id.split(separator: "-").last,
        let left = margins["left-margin-\(id)"], let right = margins["right-margin-\(id)"],
        let baseline = lines["Baseline-\(size)"], let capline = lines["Capline-\(size)"], right > left,
        baseline > capline
      else { continue }
      // The template's drawing of scale `S` is 0.8 times as large as that of scale `M`.
      let enlarged = String(size) == scale ? 1 : factor / (size == "S" ? 0.8 : 1)
      let unit = pointSize * enlarged / Self.templateSize
      let middle = (baseline + capline) / 2
      let half = Self.height * Self.templateSize / 2 * factor / enlarged
      let room = Self.reach * Self.templateSize
      let box = Rect(
        x: left - room, y: middle - half - room, width: right - left + 2 * room, height: 2 * half + 2 * room)
      return Glyph(
        svg: Self.file(drawing.shapes, box: box),
        size: Size(width: box.width * unit, height: box.height * unit),
        room: EdgeInsets(top: room * unit, left: room * unit, bottom: room * unit, right: room * unit))
    }
    return nil
  }

  static func file(_ shapes: String, box: Rect) -> [UInt8] {
    let view = [box.minX, box.minY, box.width, box.height].map { "\($0)" }.joined(separator: " ")
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(box.width)\" height=\"\(box.height)\" viewBox=\"\(view)\">"
      + shapes + "</svg>"
    return Array(text.utf8)
  }

  // MARK: Reading

  private static func group(_ id: String, in element: DocumentElement) -> DocumentElement? {
    if element.name == "g", element.id == id { return element }
    for child in element.children {
      if let found = group(id, in: child) { return found }
    }
    return nil
  }

  /// The markup of an element's shapes and groups, with their geometry and fill rule; all else is dropped.
  static func markup(of element: DocumentElement, depth: Int) -> String {
    guard depth < 20, ["g", "path", "rect", "circle", "ellipse", "polygon"].contains(element.name) else {
      return ""
    }
    var text = "<" + element.name
    for name in [
      "transform", "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points", "fill-rule",
    ] {
      guard let value = element[name], value.utf8.allSatisfy(isPlain) else { continue }
      text += " \(name)=\"\(value)\""
    }
    let inner = element.children.map { markup(of: $0, depth: depth + 1) }.joined()
    return text + ">" + inner + "</\(element.name)>"
  }

  /// Returns true for bytes that attributes may hold: letters, digits, and the punctuation and blanks of
  /// lists of numbers.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: " ,.+-()\n\r\t".utf8.contains(byte)
    }
  }
}

/// The reason why a file is no symbol template.
enum SymbolTemplateError: Error {
  case unreadable(String)
  case noTemplate

  var message: String {
    switch self {
    case .unreadable(let reason): "cannot be read as a symbol template: \(reason)"
    case .noTemplate:
      "is no symbol template; export the symbol from the SF Symbols app as a template, whose group \"Symbols\" has "
        + "\"Regular-M\" or \"Regular-S\""
    }
  }
}
