/// The table directory of one face of an SFNT file (OpenType specification, "Organization of an OpenType
/// Font").
///
/// It is read only to check that the file is complete; HarfBuzz and FreeType read the tables.
struct FontTables {
  private struct Table {
    var tag: String
    var offset: Int
    var length: Int
  }

  private var tables: [Table] = []
  private let fileLength: Int

  /// The most tables of a face, more than any font has.
  private static let maximumCount = 256

  /// The directory of a face of `file`; `nil` if it ends beyond the file or has too many tables.
  init?(of file: UnsafeRawBufferPointer, face index: Int) {
    fileLength = file.count
    let reader = BigEndianReader(bytes: file)
    var start = 0
    // The offsets of a collection's faces follow its tag, version and count.
    if reader.tag(at: 0) == "ttcf" {
      guard index >= 0, index < file.count, let offset = reader.uint32(at: 12 + 4 * index) else { return nil }
      start = offset
    }
    guard let count = reader.uint16(at: start + 4), count <= Self.maximumCount else { return nil }
    for record in 0..<count {
      let place = start + 12 + 16 * record
      guard let tag = reader.tag(at: place), let offset = reader.uint32(at: place + 8),
        let length = reader.uint32(at: place + 12)
      else { return nil }
      tables.append(Table(tag: tag, offset: offset, length: length))
    }
  }

  func has(_ tag: String) -> Bool { tables.contains { $0.tag == tag && $0.length > 0 } }

  /// The fault that keeps the face from being used; `nil` if there is none.
  var fault: FontFault? {
    if let table = tables.first(where: { $0.offset + $0.length > fileLength }) {
      return .tableBeyondEnd(table.tag)
    }
    if let missing = ["cmap", "head", "hhea", "hmtx", "maxp"].first(where: { !has($0) }) {
      return .missingTable(missing)
    }
    if has("glyf"), !has("loca") { return .missingTable("loca") }
    if has("glyf") || has("CFF ") || has("CFF2") || hasPictures { return nil }
    return .noGlyphs
  }

  /// True if glyphs have coloured bitmaps in a form that PageRender reads.
  var hasPictures: Bool { has("CBDT") && has("CBLC") || has("sbix") }
}

/// A fault of a file that begins as a font.
public enum FontFault: Hashable, Sendable {
  /// A table that every font needs is missing.
  case missingTable(String)
  /// A table reaches beyond the end of the file, which was cut off or is damaged.
  case tableBeyondEnd(String)
  /// No character has a glyph: the table `cmap` is empty or damaged.
  case noCharacters
  /// There are neither outlines nor coloured bitmaps.
  case noGlyphs
  /// The glyphs have colours of a kind that PageRender does not draw, by the table's name.
  case unsupportedColors(String)
}

/// Reads big-endian numbers; `nil` outside the bytes.
private struct BigEndianReader {
  let bytes: UnsafeRawBufferPointer

  func uint16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  func uint32(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  func tag(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }
}

extension FontTables {
  /// The kind of colours that are neither bitmaps nor layers of one colour each; `nil` if there are none.
  ///
  /// It is an `SVG ` table, or `COLR` without glyphs of version 0: FreeType leaves later versions to its
  /// caller.
  func unsupportedColors(in file: UnsafeRawBufferPointer) -> String? {
    if hasPictures { return nil }
    if has("SVG ") { return "SVG" }
    guard let table = tables.first(where: { $0.tag == "COLR" }) else { return nil }
    let reader = BigEndianReader(bytes: file)
    // The version, then numBaseGlyphRecords, the number of glyphs of version 0.
    guard let version = reader.uint16(at: table.offset), let layered = reader.uint16(at: table.offset + 2),
      version > 0, layered == 0
    else { return nil }
    return "COLR version \(version)"
  }
}
