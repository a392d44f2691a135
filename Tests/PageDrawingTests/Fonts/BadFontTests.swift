import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// A font file taken apart into its tables, to be put together wrongly.
struct FontParts {
  var version: [UInt8]
  var tables: [(tag: String, data: [UInt8])]

  init(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    func number(_ place: Int, _ length: Int) -> Int {
      bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
    version = Array(bytes[0..<4])
    tables = (0..<number(4, 2)).map { index in
      let place = 12 + 16 * index
      let (offset, length) = (number(place + 8, 4), number(place + 12, 4))
      return (
        String(decoding: bytes[place..<place + 4], as: UTF8.self), Array(bytes[offset..<offset + length])
      )
    }
  }

  func without(_ tag: String) -> FontParts {
    var parts = self
    parts.tables.removeAll { $0.tag == tag }
    return parts
  }

  func replacing(_ tag: String, with data: [UInt8]) -> FontParts {
    var parts = without(tag)
    parts.tables.append((tag, data))
    return parts
  }

  /// The file; `shift` is added to where the table of a tag is said to be.
  func data(misplacing misplaced: String? = nil, by shift: Int = 0) -> Data {
    func big(_ value: Int, _ length: Int) -> [UInt8] {
      (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var directory: [UInt8] = version + big(tables.count, 2) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables.sorted(by: { $0.tag < $1.tag }) {
      let offset = start + body.count + (table.tag == misplaced ? shift : 0)
      directory += Array(table.tag.utf8) + [0, 0, 0, 0] + big(offset, 4) + big(table.data.count, 4)
      body += table.data + Array(repeating: 0, count: (4 - table.data.count % 4) % 4)
    }
    return Data(directory + body)
  }
}

@Suite struct BadFonts {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "bad-\(UUID().uuidString)")

  /// Opens a font with everything there is, draws with it, and hands over what it was refused with.
  private func outcome(_ data: Data) throws -> FontError? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("\(UUID().uuidString).ttf").path
    try data.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let catalog = try FontCatalog(directories: [folder.path])
      if let skipped = catalog.skipped.first { return skipped.error }
      let engine = try TextEngine(catalog: catalog)
      let file = try FontFile(path: path)
      var text = AttributedText()
      for index in 0..<file.faceCount {
        let family = try file.names(ofFace: index).family
        text.append(
          "Hello 😀 日本 e\u{301}",
          attributes: TextAttributes(font: FontDescriptor(family: .named(family), pointSize: 17)))
      }
      let layout = try engine.layout(text, TextLayoutOptions(width: 100))
      let items = layout.lines.flatMap(\.runs).filter { $0.face != .missingGlyph }.map { run in
        SceneItem(
          .glyphs(
            SceneGlyphs(face: run.face, pointSize: run.pointSize, color: .black, glyphs: run.glyphs, text: "")
          ),
          source: 0)
      }
      let scene = Scene(size: Size(width: 120, height: 120), scale: 1, background: .white, items: items)
      _ = try Drawing(of: scene, text: engine)
      return nil
    } catch let error as FontError {
      return error
    } catch TextError.font(let error) {
      return error
    } catch is CairoError {
      return nil
    }
  }

  private func fault(_ data: Data) throws -> FontFault? {
    guard case .damaged(_, let fault)? = try outcome(data) else { return nil }
    return fault
  }

  private func inter() throws -> FontParts {
    try FontParts("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  }
  private func thai() throws -> FontParts {
    try FontParts("/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf")
  }
  private func emoji() throws -> FontParts {
    try FontParts("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
  }

  @Test func `a font put together again is as good as before`() throws {
    #expect(try outcome(inter().data()) == nil)
    #expect(try outcome(thai().data()) == nil)
  }

  @Test(arguments: ["cmap", "head", "hhea", "hmtx", "maxp"])
  func `a font without a table that every font needs is refused by the table's name`(tag: String) throws {
    #expect(try fault(thai().without(tag).data()) == .missingTable(tag))
  }

  @Test func `a font without outlines is refused`() throws {
    #expect(try fault(thai().without("glyf").data()) == .noGlyphs)
    #expect(try fault(thai().without("loca").data()) == .missingTable("loca"))
    #expect(try fault(inter().without("CFF ").data()) == .noGlyphs)
  }

  @Test(arguments: ["CBDT", "CBLC"])
  func `a font of bitmaps is refused without both tables of its pictures`(tag: String) throws {
    #expect(try fault(emoji().without(tag).data()) == .noGlyphs)
  }

  @Test func `a table beyond the end of the file is named`() throws {
    #expect(try fault(thai().data(misplacing: "cmap", by: 10_000_000)) == .tableBeyondEnd("cmap"))
    let words = FontError.damaged(path: "a.ttf", .tableBeyondEnd("cmap")).description
    #expect(words.contains("a.ttf") && words.contains("cmap") && words.contains("replace"))
  }

  @Test func `glyphs in colours of a kind that is not drawn are refused`() throws {
    #expect(try fault(thai().replacing("SVG ", with: [0, 0]).data()) == .unsupportedColors("SVG"))
    // Version 1 with no glyph of version 0.
    let layers: [UInt8] = [0, 1] + Array(repeating: 0, count: 32)
    #expect(try fault(thai().replacing("COLR", with: layers).data()) == .unsupportedColors("COLR version 1"))
  }

  @Test(arguments: ["%!PS", "wOFF", "wOF2", "typ1", "\u{1}fcp", "STAR"])
  func `other kinds of fonts are refused by their first four bytes`(magic: String) throws {
    var parts = try thai()
    parts.version = Array(magic.utf8)
    guard case .notAFont? = try outcome(parts.data()) else {
      Issue.record("not refused")
      return
    }
  }

  /// Each table in turn filled with what no table holds. What is not refused has to be drawn with, somehow.
  @Test(arguments: [UInt8(0), 0x7F, 0xFF])
  func `tables full of nonsense do no harm`(filling: UInt8) throws {
    for whole in [try thai(), try inter()] {
      for table in whole.tables where table.tag != "name" {
        _ = try outcome(
          whole.replacing(table.tag, with: Array(repeating: filling, count: table.data.count)).data())
      }
    }
  }

  @Test(arguments: 0..<60)
  func `bytes changed at random do no harm`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let names = ["cmap", "glyf", "loca", "GSUB", "GPOS", "GDEF", "head", "hhea", "hmtx", "maxp"]
    var parts = try thai()
    for (index, table) in parts.tables.enumerated() where names.contains(table.tag) {
      var data = table.data
      for _ in 0..<4 {
        data[Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      parts.tables[index].data = data
    }
    _ = try outcome(parts.data())
  }

  @Test(arguments: 0..<10)
  func `pictures with bytes changed at random do no harm`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let whole = try emoji()
    let data = whole.tables.first { $0.tag == "CBLC" }?.data ?? []
    var changed = data
    for _ in 0..<20 {
      changed[Int(random.next() % UInt64(min(600, data.count)))] = UInt8(truncatingIfNeeded: random.next())
    }
    _ = try outcome(whole.replacing("CBLC", with: changed).data())
  }

  @Test func `a picture that is no PNG is one error that names the font`() throws {
    let whole = try emoji()
    var data = whole.tables.first { $0.tag == "CBDT" }?.data ?? []
    // Every PNG's first byte, and with it its signature.
    for index in data.indices.dropLast(4) where data[index] == 0x89 && data[index + 1] == 0x50 {
      data[index] = 0
    }
    guard case .unreadablePicture(let path, _, _)? = try outcome(whole.replacing("CBDT", with: data).data())
    else {
      Issue.record("no error")
      return
    }
    #expect(path.hasSuffix(".ttf"))
  }

  @Test(arguments: [0, -3, 2000.5, .infinity, .nan, -.infinity] as [Double])
  func `a size that no text can have is an error that says so`(size: Double) throws {
    let engine = try makeEngine()
    do {
      _ = try engine.layout(systemText("Hello", size: size), TextLayoutOptions(width: 100))
      Issue.record("\(size) pt was laid out")
    } catch TextError.font(.size(let refused)) {
      #expect(refused == size || refused.isNaN && size.isNaN)
    }
  }

  @Test func `the smallest and the largest size are laid out`() throws {
    let engine = try makeEngine()
    for size in [0.001, 2000] {
      #expect(try engine.width(systemText("Hello", size: size)) > 0)
    }
  }
}
