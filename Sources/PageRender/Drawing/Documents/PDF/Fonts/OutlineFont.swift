/// A font in Adobe's Compact Font Format (CFF, Technical Note 5176), written from outlines of any faces. It is
/// CID-keyed, has a thousand units per em, and no hints.
struct OutlineFont {
  /// A glyph other than `.notdef`, which has the identifier 0 and is blank.
  struct Glyph: Sendable {
    /// The character identifier (CID).
    let identifier: UInt16
    /// The advance width, in thousandths of the em.
    let width: Int
    let charString: [UInt8]
    /// The left, bottom, right and top edges of the outline, in thousandths of the em; `nil` for a blank.
    let edges: (minX: Int, minY: Int, maxX: Int, maxY: Int)?

    /// - Parameter draw: Writes the outline.
    init(_ identifier: UInt16, width: Int, _ draw: (inout CharStringWriter) -> Void) {
      var writer = CharStringWriter(width: width == OutlineFont.commonWidth ? nil : width)
      draw(&writer)
      writer.end()
      (self.identifier, self.width) = (identifier, width)
      (charString, edges) = (writer.bytes, writer.edges)
    }
  }

  private let name: String
  /// The glyphs in ascending order of their identifiers.
  private let glyphs: [Glyph]
  /// The left, bottom, right and top edges of all outlines, in thousandths of the em.
  let edges: [Int]

  /// The advance width of glyphs whose charstrings have none: that of Han characters, in thousandths of the em.
  static let commonWidth = 1000

  /// - Parameters:
  ///   - name: The PostScript name, in ASCII.
  ///   - glyphs: The glyphs in ascending order of their identifiers, each once, from 1 on.
  init(named name: String, _ glyphs: [Glyph]) {
    (self.name, self.glyphs) = (name, glyphs)
    let boxes = glyphs.compactMap(\.edges)
    edges = [
      boxes.map(\.minX).min() ?? 0, boxes.map(\.minY).min() ?? 0, boxes.map(\.maxX).max() ?? 0,
      boxes.map(\.maxY).max() ?? 0,
    ]
  }

  /// The font file.
  var bytes: [UInt8] {
    let head = [1, 0, 4, 4] + CompactFont.index([Array(name.utf8)])
    let strings = CompactFont.index([Array("Adobe".utf8), Array("Identity".utf8)])
    // No global subroutines.
    let shared: [UInt8] = [0, 0]
    let charset = self.charset
    // All glyphs belong to font dictionary 0: a range from glyph 0 on, and its end (format 3).
    let selection: [UInt8] = [3, 0, 1, 0, 0, 0] + CompactFont.uint16(glyphs.count + 1)
    let outlines = CompactFont.index([Self.blank.charString] + glyphs.map(\.charString))
    let details = CompactFont.number(Self.commonWidth) + [Self.defaultWidth]
    // All offsets have five bytes, so that the dictionaries' lengths do not depend on them.
    let length = CompactFont.index([dictionary([0, 0, 0, 0])]).count
    let start = head.count + length + strings.count + shared.count
    let places = [charset.count, selection.count, outlines.count].reduce(into: [start]) {
      $0.append(($0.last ?? 0) + $1)
    }
    let fontLength = CompactFont.index([Self.font(size: details.count, at: 0)]).count
    let fonts = CompactFont.index([Self.font(size: details.count, at: places[3] + fontLength)])
    var file = head + CompactFont.index([dictionary(places)])
    file += strings
    file += shared
    file += charset
    file += selection
    file += outlines
    file += fonts
    file += details
    return file
  }

  /// The operator of a private dictionary's `defaultWidthX` (table 23).
  private static let defaultWidth: UInt8 = 20
  /// The operator of a top dictionary's `FontBBox` (table 9).
  private static let box: UInt8 = 5
  private static let blank = Glyph(0, width: commonWidth) { _ in }

  /// - Parameter places: The offsets of the charset, the FDSelect, the CharStrings and the FDArray.
  private func dictionary(_ places: [Int]) -> [UInt8] {
    // 391 is the first string identifier of the font's own: "Adobe", "Identity", supplement 0.
    var dictionary = [391, 392, 0].flatMap(CompactFont.number) + CompactFont.bytes(of: CompactFont.registry)
    dictionary += edges.flatMap(CompactFont.number) + [Self.box]
    dictionary += CompactFont.number(0x10000) + CompactFont.bytes(of: CompactFont.characterCount)
    let codes = [
      CompactFont.charset, CompactFont.fontSelection, CompactFont.charStrings, CompactFont.fontArray,
    ]
    for (code, place) in zip(codes, places) {
      dictionary += CompactFont.number(place) + CompactFont.bytes(of: code)
    }
    return dictionary
  }

  private static func font(size: Int, at place: Int) -> [UInt8] {
    CompactFont.number(size) + CompactFont.number(place)
      + CompactFont.bytes(of: CompactFont.privateDictionary)
  }

  /// A charset of format 2: ranges of consecutive identifiers, each with its first one and its length minus 1.
  private var charset: [UInt8] {
    var ranges: [(first: Int, rest: Int)] = []
    for glyph in glyphs {
      if let last = ranges.last, last.first + last.rest + 1 == Int(glyph.identifier) {
        ranges[ranges.count - 1].rest += 1
      } else {
        ranges.append((Int(glyph.identifier), 0))
      }
    }
    return [2] + ranges.flatMap { CompactFont.uint16($0.first) + CompactFont.uint16($0.rest) }
  }
}
