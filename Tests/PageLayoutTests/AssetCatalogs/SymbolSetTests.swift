import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Symbols from a folder of icons: a square of 16 units with a rectangle of 10 × 6 units from (2, 4) on, unless said
/// otherwise. At 16 points the margins are 24/17 points left and right of the ink and 16/17 above and below it.
struct SymbolSetTests {
  private let folder = TemporaryFolder()
  private var symbols: SymbolSet { SymbolSet(folder: String(folder.path("").dropLast())) }

  private static let rectangle = #"<rect x="2" y="4" width="10" height="6"/>"#

  private func add(
    _ names: String..., shapes: String = rectangle, viewBox: String = "0 0 16 16", root: String = "svg"
  ) throws {
    let text = "<\(root) xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(viewBox)\">\(shapes)</\(root)>"
    for name in names { try Data(text.utf8).write(to: URL(filePath: folder.path("\(name).svg"))) }
  }

  private func glyph(_ name: String, weight: Double = 300, size: Double = 16, factor: Double = 1)
    -> SymbolTemplate.Glyph?
  {
    symbols.glyph(named: name, weight: weight, pointSize: size, factor: factor)
  }

  private func text(_ glyph: SymbolTemplate.Glyph) -> String { String(decoding: glyph.svg, as: UTF8.self) }

  /// The numbers of the file's view box.
  private func box(_ glyph: SymbolTemplate.Glyph) -> [Double] {
    let after = text(glyph).split(separator: "viewBox=\"")[1]
    return after.prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
  }

  private func isNear(_ found: [Double], _ wanted: [Double]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  // MARK: Sizes

  /// 12.82 × 7.88 points are 38 and 24 thirds. The square's middle is at (7, 7). Half the cap height of 5.6368 points is the
  /// middle of 8 points: 5.6 points of the ascent are above, and 5.5 of the descent below.
  @Test func `a symbol is its ink and its margins, in thirds of a point`() throws {
    try add("box")
    let found = try #require(glyph("box"))
    #expect(isNear([found.size.width, found.size.height], [38.0 / 3, 8]))
    #expect(isNear(box(found), [7 - 19.0 / 3, 3, 38.0 / 3, 8]))
    let room = found.room
    #expect(isNear([room.top, room.left, room.bottom, room.right], [-17.0 / 3, 0, -16.0 / 3, 0]))
    #expect(text(found).contains(#"><rect x="2" y="4" width="10" height="6"></rect></svg>"#))
  }

  /// Twice as large the ink is 20 × 12 points, with the margins of the text size: 22.82 and 13.88.
  @Test func `a scale enlarges the ink and no margin`() throws {
    try add("box")
    let found = try #require(glyph("box", factor: 2))
    #expect(isNear([found.size.width, found.size.height], [68.0 / 3, 14]))
    #expect(isNear(box(found), [7 - 17.0 / 3, 3.5, 34.0 / 3, 7]))
  }

  /// A regular line is 0.35 units wider: 13.17 × 8.23 points.
  @Test(
    arguments: [
      (300.0, nil, 38.0, 24.0), (399, nil, 38, 24), (400, "0.35", 40, 25), (800, "1.73", 44, 29),
      (900, "1.8", 44, 29),
    ])
  func `a heavier symbol has wider lines`(weight: Double, stroke: String?, width: Double, height: Double)
    throws
  {
    try add("box")
    let found = try #require(glyph("box", weight: weight))
    #expect(isNear([found.size.width, found.size.height], [width / 3, height / 3]))
    if let stroke {
      #expect(text(found).contains("stroke-width=\"\(stroke)\""))
    } else {
      #expect(!text(found).contains("stroke"))
    }
    #expect(isNear([box(found)[0] + box(found)[2] / 2, box(found)[1] + box(found)[3] / 2], [7, 7]))
  }

  /// 12.8235 × 7.8824 points are 101.08; in 128 by 97 they are 11.549 × 8.752, 35 and 26 thirds. The ink has 8.7256 of the
  /// width for its 10 units.
  @Test func `a symbol whose proportions are known has them, with the icon's area`() throws {
    try add("terminal")
    let found = try #require(glyph("apple.terminal"))
    #expect(isNear([found.size.width, found.size.height], [35.0 / 3, 26.0 / 3]))
    let unit = 0.872567
    #expect(
      isNear(
        box(found), [7 - 35.0 / 6 / unit, 7 - 26.0 / 6 / unit, 35.0 / 3 / unit, 26.0 / 3 / unit]))
    // A high icon has its unit from the height: 8.82 × 15.88 points are 140.1, so 13.597 × 10.304.
    try add("terminal-fill", shapes: #"<rect x="4" y="1" width="6" height="14"/>"#)
    let high = try #require(glyph("apple.terminal.fill"))
    #expect(SymbolNames.counterparts["apple.terminal.fill"]?.proportions == nil)
    #expect(isNear([high.size.width, high.size.height], [26.0 / 3, 16]))
  }

  /// A pixel is an eighth of a unit; one that is covered to a quarter is no ink, one to three quarters is.
  @Test func `the ink is what is half opaque`() throws {
    try add("thin", shapes: #"<rect x="2.09375" y="4.09375" width="9.8125" height="5.8125"/>"#)
    try add("thick", shapes: #"<rect x="2.03125" y="4.03125" width="9.9375" height="5.9375"/>"#)
    // In units of 10 points: 9.75 × 5.75, and 10 × 6, with 28.235 and 18.824 points around them.
    let thin = try #require(glyph("thin", size: 160))
    #expect(isNear([thin.size.width, thin.size.height], [377.0 / 3, 229.0 / 3]))
    let thick = try #require(glyph("thick", size: 160))
    #expect(isNear([thick.size.width, thick.size.height], [385.0 / 3, 236.0 / 3]))
  }

  // MARK: Names

  @Test func `a symbol's icon has its name with hyphens, or that of its counterpart`() throws {
    try add("a0-z9-b", "bug", "applelogo", "ant-fill")
    #expect(glyph("a0.z9.b") != nil && glyph("a0-z9-b") != nil && glyph("a0.z9") == nil)
    #expect(glyph("ant") != nil)
    // The counterpart `bug-fill` is missing.
    #expect(glyph("ant.fill") != nil)
    // A trademark.
    #expect(glyph("applelogo") == nil)
    #expect(!symbols.isInstalled)
    try add("circle")
    #expect(symbols.isInstalled)
    // What was read is kept.
    let kept = symbols
    #expect(kept.glyph(named: "circle", weight: 300, pointSize: 16, factor: 1) != nil)
    try FileManager.default.removeItem(atPath: folder.path("circle.svg"))
    #expect(kept.isInstalled && !symbols.isInstalled)
  }

  @Test(arguments: ["A", "Z", "a_b", "a/b", "a:b", "a{", "a`", "é", ".", ""])
  func `other names have no icon`(name: String) throws {
    if !name.contains("/") { try add(name) }
    #expect(glyph(name) == nil)
  }

  @Test func `a file that is no icon draws no symbol`() throws {
    try add("square", viewBox: "0 0 24 24")
    try add("other", root: "html")
    try add("empty", shapes: "")
    try add("text", shapes: "<text>a</text>")
    try add("clear", shapes: #"<rect x="2" y="4" width="0" height="6"/>"#)
    let long = String(repeating: " ", count: 100_000)
    try add("long", shapes: Self.rectangle + long)
    try add("fits", shapes: Self.rectangle + long.dropLast(200))
    for name in ["square", "other", "empty", "text", "clear", "long", "missing"] {
      #expect(glyph(name) == nil, "\(name)")
    }
    #expect(glyph("fits") != nil)
    #expect(glyph("fits", size: 0) == nil && glyph("fits", factor: 0) == nil)
  }

  @Test func `counterparts are read from their list`() {
    #expect(
      SymbolNames.counterparts["ant"]?.icon == "bug"
        && SymbolNames.counterparts["yensign"]?.icon == "currency-yen")
    let terminal = SymbolNames.counterparts["apple.terminal"]
    #expect(
      terminal?.icon == "terminal" && terminal?.proportions?.width == 128
        && terminal?.proportions?.height == 97)
    #expect(SymbolNames.counterparts["ant"]?.proportions == nil)
  }

  // MARK: Templates

  /// A template with drawings of a name and an element each. Guides are at 100 and 200 across, the baseline at 300 and the
  /// cap height at 230; those of other scales are 1000 lower.
  private func template(
    _ drawings: [(id: String, shapes: String)], right: Int = 200, capline: Int = 230,
    before: String = "", group: String = "Symbols"
  ) throws(SymbolTemplateError) -> SymbolTemplate {
    var text = "\(before)<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"Guides\">"
    for (index, size) in ["S", "M", "L"].enumerated() {
      text += "<line id=\"Baseline-\(size)\" y1=\"\(300 + index * 1000)\" x1=\"7\"/>"
      text += "<line id=\"Capline-\(size)\" y1=\"\(capline + index * 1000)\" x1=\"7\"/>"
    }
    for (id, _) in drawings {
      text +=
        "<line id=\"left-margin-\(id)\" x1=\"100\" y1=\"7\"/><line id=\"right-margin-\(id)\" x1=\"\(right)\" y1=\"7\"/>"
    }
    text += "</g><g id=\"\(group)\">"
    for (id, shapes) in drawings { text += "<g id=\"\(id)\">\(shapes)</g>" }
    return try SymbolTemplate(Array((text + "</g></svg>").utf8))
  }

  @Test func `the drawing closest to a weight and scale is taken`() throws {
    let ids = ["Bold-L", "Bold-S", "Regular-L", "Regular-S", "Regular-M"]
    func found(_ ids: [String]) throws -> String? {
      let all = try template(ids.map { ($0, "<path d=\"M\(ids.firstIndex(of: $0) ?? 9)\"/>") })
      guard let glyph = all.glyph(weight: "Bold", scale: "L", pointSize: 17, factor: 1.3) else { return nil }
      return ids.first { text(glyph).contains("M\(ids.firstIndex(of: $0) ?? 9)") }
    }
    for index in ids.indices { #expect(try found(Array(ids[index...])) == ids[index]) }
  }

  @Test func `a template needs its group, its guides and a regular drawing`() throws {
    let good = [("Regular-S", #"<path d="M1"/>"#)]
    #expect(throws: SymbolTemplateError.self) { try template(good, group: "Notes") }
    #expect(throws: SymbolTemplateError.self) { try template([]) }
    #expect(throws: SymbolTemplateError.self) { try template([("Bold-S", #"<path d="M1"/>"#)]) }
    #expect(throws: SymbolTemplateError.self) { try template(good, right: 100) }
    #expect(throws: SymbolTemplateError.self) { try template(good, capline: 300) }
    _ = try template(good, right: 101, capline: 299)
    #expect(throws: SymbolTemplateError.self) { try SymbolTemplate(Array("<html/>".utf8)) }
    do {
      _ = try SymbolTemplate(Array("<svg".utf8))
    } catch {
      #expect(error.message.hasPrefix("cannot be read as a symbol template: "))
    }
    #expect(SymbolTemplateError.noTemplate.message.hasPrefix("is no symbol template; export the symbol"))
  }

  @Test func `a document type is skipped, unless it declares something`() throws {
    let good = [("Regular-S", #"<path d="M1"/>"#)]
    let declared = try template(good, before: "<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"a\" \"b\">")
    #expect(declared.glyph(weight: "Regular", scale: "S", pointSize: 17, factor: 1) != nil)
    #expect(throws: SymbolTemplateError.self) {
      try template(good, before: "<!DOCTYPE svg [<!ENTITY a \"b\">]>")
    }
  }

  @Test func `of a drawing shapes and groups are kept, with their geometry`() throws {
    func kept(_ shapes: String) throws -> String {
      let glyph = try template([("Regular-S", shapes)]).glyph(
        weight: "Regular", scale: "S", pointSize: 17, factor: 1)
      let whole = text(try #require(glyph))
      return String(whole.split(separator: "\">", maxSplits: 1)[1].dropLast("</svg>".count))
    }
    #expect(
      try kept(#"<g transform="scale(2)"><path d="M1" fill-rule="evenodd" style="a"/><text>b</text></g>"#)
        == #"<g id="Regular-S"><g transform="scale(2)"><path d="M1" fill-rule="evenodd"></path></g></g>"#
        .replacing(#" id="Regular-S""#, with: ""))
    #expect(
      try kept(#"<circle cx="1" cy="2" r="3"/><image href="a"/>"#)
        == #"<g><circle cx="1" cy="2" r="3"></circle></g>"#)
    // A value that is no list of numbers or names is dropped.
    #expect(try kept(#"<path d="M1" points="url(#a)"/>"#) == #"<g><path d="M1"></path></g>"#)
    // Twenty groups deep there is nothing more, the drawing's own among them.
    func nested(_ depth: Int) -> String {
      String(repeating: "<g>", count: depth) + #"<path d="M1"/>"# + String(repeating: "</g>", count: depth)
    }
    #expect(try kept(nested(18)).contains("path"))
    #expect(try !kept(nested(19)).contains("path"))
  }
}
