internal import LayoutEngine

/// An SVG file, checked before librsvg reads it.
///
/// Content is refused if it differs between machines (text), decodes unknown files (embedded pictures), or
/// grows when it is read (entities of entities, deep nesting).
package struct SVGFile {
  private let bytes: [UInt8]
  /// True if the file has elements that draw, or unknown elements.
  private let hasShapes: Bool

  package static let byteLimit = 1 << 20
  static let depthLimit = 100
  static let elementLimit = 20_000

  init(_ bytes: [UInt8]) throws(ImageError) {
    guard bytes.count <= Self.byteLimit else {
      throw .fileTooLarge(bytes: bytes.count, limit: Self.byteLimit)
    }
    var scanner = SVGScanner(bytes)
    if let fault = scanner.fault() { throw .refused(fault) }
    self.bytes = bytes
    hasShapes = scanner.hasShapes
  }

  /// Measures the drawing, in points.
  func size() throws(ImageError) -> Size { try SVGRenderer.size(of: bytes) }

  /// - Parameter path: The file's path, for a complaint about a clear image; `nil` for no complaint.
  func image(width: Int, height: Int, path: String? = nil) throws(ImageError) -> PixelImage {
    let image = try SVGRenderer.image(of: bytes, width: width, height: height)
    if let path, hasShapes, image.isClear { ArtworkComplaints.note(ArtworkComplaints.clear, of: path) }
    return image
  }
}

/// Scans the markup of an SVG file without interpreting it.
private struct SVGScanner {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var hasShapes = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The reason for which the file is refused; `nil` if there is none. Broken markup is left to librsvg.
  mutating func fault() -> ImageError.Refusal? {
    if bytes.contains(0) || !isReadableEncoding { return .encoding }
    var (depth, elements) = (0, 0)
    while let start = find(UInt8(ascii: "<")) {
      index = start + 1
      if skip("!--", to: "-->") || skip("![CDATA[", to: "]]>") || skip("?", to: "?>") { continue }
      if has("!DOCTYPE") {
        if hasWildEntities() { return .entities }
        continue
      }
      let isClosing = has("/")
      let tag = tag()
      if isClosing {
        depth -= 1
        continue
      }
      elements += 1
      if !tag.isEmptyElement { depth += 1 }
      if depth > SVGFile.depthLimit { return .depth(limit: SVGFile.depthLimit) }
      if elements > SVGFile.elementLimit { return .elements(limit: SVGFile.elementLimit) }
      switch tag.name {
      case "text", "tspan", "textPath", "tref": return .text
      case "image", "feImage", "foreignObject", "include": return .embedded(tag.name)
      case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use": hasShapes = true
      // An unknown element is taken for a misspelt shape.
      default: if !tag.hasPrefix, !Self.containers.contains(tag.name) { hasShapes = true }
      }
    }
    return nil
  }

  /// True if the encoding is UTF-8, or another one with ASCII's letters, so that the scanner misses no
  /// markup.
  private var isReadableEncoding: Bool {
    let start = bytes.prefix(100)
    guard start.firstRange(of: Array("<?xml".utf8)) != nil else { return true }
    let end = bytes.firstRange(of: Array("?>".utf8))?.lowerBound ?? bytes.endIndex
    let declaration = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    guard let name = declaration.split(separator: "encoding", maxSplits: 1).dropFirst().first else {
      return true
    }
    let letters = name.drop { "= \t\r\n\"'".contains($0) }.prefix { !"\"' \t\r\n".contains($0) }
    return ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "latin1", "windows-1252"]
      .contains(String(letters))
  }

  private func find(_ byte: UInt8) -> Int? { bytes[index...].firstIndex(of: byte) }

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return index + count <= bytes.count
      && (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Skips a comment or the like that begins at the index; without an end it lasts to the end of the file.
  ///
  /// - Returns: False if none begins at the index.
  private mutating func skip(_ opening: StaticString, to closing: StaticString) -> Bool {
    guard has(opening) else { return false }
    index += opening.utf8CodeUnitCount
    while index < bytes.count, !has(closing) { index += 1 }
    return true
  }

  /// Skips the document type. Returns true if it has entities that are refused.
  ///
  /// Short and plain entities are accepted, as old drawing programs write them for namespaces. Long entities,
  /// and those with markup, other entities or files, are refused.
  private mutating func hasWildEntities() -> Bool {
    var depth = 0
    var quote: UInt8?
    var entityStart: Int?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        if entityStart != nil, "&%<".utf8.contains(byte) { return true }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "%"): return true
        case UInt8(ascii: "<"): if has("<!ENTITY") { entityStart = index }
        case UInt8(ascii: ">"):
          if let start = entityStart, index - start > 300 { return true }
          entityStart = nil
          if depth <= 0 { return false }
        default: if entityStart != nil, has("SYSTEM") || has("PUBLIC") { return true }
        }
      }
      index += 1
    }
    return false
  }

  /// The elements that draw nothing by themselves.
  private static let containers: Set = [
    "svg", "g", "a", "defs", "title", "desc", "metadata", "style", "switch", "view", "script",
  ]

  /// Skips a tag, and returns its name without the namespace prefix.
  private mutating func tag() -> (name: String, hasPrefix: Bool, isEmptyElement: Bool) {
    let start = index
    while index < bytes.count, !" \t\r\n/>".utf8.contains(bytes[index]) { index += 1 }
    let name = bytes[start..<index]
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      index += 1
    }
    let isEmpty = index > start && index <= bytes.count && bytes[index - 1] == UInt8(ascii: "/")
    return (String(decoding: local, as: UTF8.self), local.count < name.count, isEmpty)
  }
}
