/// A font in Adobe's Compact Font Format (CFF, Technical Note 5176), for embedding in documents.
///
/// A document's codes for a name-keyed font are its glyph indices, which change in a subset. So a subset is
/// written as a CID-keyed font, whose character identifiers (CIDs) are the glyph indices of the whole font.
struct CompactFont {
  private let bytes: [UInt8]
  private let name: Index
  private let top: [Operator]
  private let globalSubroutines: Index

  /// `nil` if the bytes are no CFF font.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 4, bytes[0] == 1, let name = Index(bytes, at: Int(bytes[2])),
      let top = Index(bytes, at: name.end), let first = top.items.first,
      let strings = Index(bytes, at: top.end), let subroutines = Index(bytes, at: strings.end),
      let operators = Self.operators(bytes[first])
    else { return nil }
    (self.bytes, self.name, self.top, globalSubroutines) = (bytes, name, operators, subroutines)
  }

  /// The font as a CID-keyed font.
  ///
  /// - Parameters:
  ///   - identifiers: The CID of each glyph, in ascending order; the first is 0.
  ///   - advances: The advance for a CID, in font units; `nil` keeps the font's own. Outlines whose widths
  ///     cannot be told from the rest of their bytes stay as they are.
  /// - Returns: `nil` if the font is damaged, is CID-keyed already or has local subroutines, or if a CID is
  ///   too large.
  func keyed(by identifiers: [UInt32], advances: ((UInt32) -> Int)? = nil) -> [UInt8]? {
    guard top.first(where: { $0.code == Self.registry }) == nil,
      let place = value(of: Self.charStrings)?.first, let glyphs = Index(bytes, at: place),
      glyphs.items.count == identifiers.count, let last = identifiers.last, last < 0xFFFF,
      let ends = value(of: Self.privateDictionary), ends.count == 2, ends[0] >= 0, ends[1] >= 0,
      ends[0] + ends[1] <= bytes.count
    else { return nil }
    let details = bytes[ends[1]..<ends[1] + ends[0]]
    // Only fonts without local subroutines, whose offset is relative to the private dictionary.
    guard let inside = Self.operators(details), !inside.contains(where: { $0.code == Self.subroutines })
    else {
      return nil
    }
    let strings = Self.index([Array("Adobe".utf8), Array("Identity".utf8)])
    let head = Array(bytes[..<Int(bytes[2])]) + bytes[Int(bytes[2])..<name.end]
    let shared = bytes[globalSubroutines.start..<globalSubroutines.end]
    // All offsets have five bytes, so that the dictionary's length does not depend on them.
    let length = Self.index([dictionary(count: last + 1, [0, 0, 0, 0])]).count
    let start = head.count + length + strings.count + shared.count
    let names = Self.names(identifiers)
    // All glyphs belong to font dictionary 0.
    let selection: [UInt8] = [3, 0, 1, 0, 0, 0] + Self.uint16(identifiers.count)
    var outlines = Array(bytes[glyphs.start..<glyphs.end])
    if let advances {
      let nominal = inside.first { $0.code == Self.nominalWidth }?.numbers.first ?? 0
      outlines = Self.index(
        zip(identifiers, glyphs.items).map { identifier, range in
          Type2CharString(bytes: bytes[range]).withWidth(advances(identifier) - nominal)
            ?? Array(bytes[range])
        })
    }
    let places = [names.count, selection.count, outlines.count].reduce(into: [start]) {
      $0.append(($0.last ?? 0) + $1)
    }
    let fontLength = Self.index([Self.privateEntry(size: details.count, at: 0)]).count
    let fonts = Self.index([Self.privateEntry(size: details.count, at: places[3] + fontLength)])
    let newTop = dictionary(count: last + 1, [places[0], places[1], places[2], places[3]])
    // One by one: Swift 6.2 does not type-check so long a sum.
    var file = head + Self.index([newTop])
    file += strings
    file += shared
    file += names
    file += selection
    file += outlines
    file += fonts
    file += details
    return file
  }

  /// - Parameter places: The offsets of the charset, the FDSelect, the CharStrings and the FDArray.
  private func dictionary(count: UInt32, _ places: [Int]) -> [UInt8] {
    // 391 is the first string identifier of the font's own: "Adobe", "Identity", supplement 0.
    var dictionary = Self.number(391) + Self.number(392) + Self.number(0) + Self.bytes(of: Self.registry)
    for entry in top where Self.kept.contains(entry.code) { dictionary += entry.bytes }
    dictionary += Self.number(Int(count)) + Self.bytes(of: Self.characterCount)
    let codes = [Self.charset, Self.fontSelection, Self.charStrings, Self.fontArray]
    for (code, place) in zip(codes, places) { dictionary += Self.number(place) + Self.bytes(of: code) }
    return dictionary
  }

  private static func privateEntry(size: Int, at place: Int) -> [UInt8] {
    number(size) + number(place) + bytes(of: privateDictionary)
  }

  /// A charset of format 0: the CID of each glyph but the first.
  private static func names(_ identifiers: [UInt32]) -> [UInt8] {
    [0] + identifiers.dropFirst().flatMap { uint16(Int($0)) }
  }

  // MARK: Dictionaries

  /// An operator and its operands, as in the font; the code of a two-byte operator has 12 in its high byte.
  private struct Operator {
    var code: Int
    var numbers: [Int]
    var bytes: ArraySlice<UInt8>
  }

  static let registry = 12 << 8 | 30
  static let characterCount = 12 << 8 | 34
  static let fontArray = 12 << 8 | 36
  static let fontSelection = 12 << 8 | 37
  static let charset = 15
  static let charStrings = 17
  static let privateDictionary = 18
  private static let subroutines = 19
  private static let nominalWidth = 21
  /// The operators kept from the top dictionary: isFixedPitch, ItalicAngle, UnderlinePosition,
  /// UnderlineThickness, FontMatrix and FontBBox. Operators whose operands are strings are dropped.
  private static let kept = [12 << 8 | 1, 12 << 8 | 2, 12 << 8 | 3, 12 << 8 | 4, 12 << 8 | 7, 5]

  private func value(of code: Int) -> [Int]? { top.first { $0.code == code }?.numbers }

  private static func operators(_ bytes: ArraySlice<UInt8>) -> [Operator]? {
    var operators: [Operator] = []
    var (at, start, numbers) = (bytes.startIndex, bytes.startIndex, [Int]())
    func byte(_ offset: Int) -> Int? { at + offset < bytes.endIndex ? Int(bytes[at + offset]) : nil }
    while let first = byte(0) {
      switch first {
      case 0...21:
        guard first != 12 || byte(1) != nil else { return nil }
        let length = first == 12 ? 2 : 1
        let code = first == 12 ? 12 << 8 | (byte(1) ?? 0) : first
        operators.append(Operator(code: code, numbers: numbers, bytes: bytes[start..<at + length]))
        at += length
        (start, numbers) = (at, [])
      case 28:
        guard let high = byte(1), let low = byte(2) else { return nil }
        numbers.append(Int(Int16(truncatingIfNeeded: high << 8 | low)))
        at += 3
      case 29:
        guard let a = byte(1), let b = byte(2), let c = byte(3), let d = byte(4) else { return nil }
        numbers.append(Int(Int32(truncatingIfNeeded: a << 24 | b << 16 | c << 8 | d)))
        at += 5
      case 30:
        // A real number, in half bytes up to one of all ones; no offset is a real number.
        at += 1
        while let pair = byte(0), pair & 15 != 15, pair >> 4 != 15 { at += 1 }
        at += 1
        numbers.append(-1)
      case 32...246:
        numbers.append(first - 139)
        at += 1
      case 247...254:
        guard let low = byte(1) else { return nil }
        numbers.append(first < 251 ? (first - 247) * 256 + low + 108 : -(first - 251) * 256 - low - 108)
        at += 2
      default: return nil
      }
    }
    return operators
  }

  /// An integer in five bytes.
  static func number(_ value: Int) -> [UInt8] {
    [29] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func bytes(of code: Int) -> [UInt8] {
    code > 255 ? [UInt8(code >> 8), UInt8(code & 255)] : [UInt8(code)]
  }

  static func uint16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  // MARK: Lists

  /// An INDEX of byte strings, with the range of each string in the font.
  private struct Index {
    let start: Int
    let end: Int
    private(set) var items: [Range<Int>] = []

    init?(_ bytes: [UInt8], at start: Int) {
      self.start = start
      guard start >= 0, start + 2 <= bytes.count else { return nil }
      let count = Int(bytes[start]) << 8 | Int(bytes[start + 1])
      guard count > 0 else {
        end = start + 2
        return
      }
      guard start + 3 <= bytes.count else { return nil }
      let size = Int(bytes[start + 2])
      let data = start + 3 + (count + 1) * size - 1
      guard (1...4).contains(size), data < bytes.count else { return nil }
      var last = 1
      for entry in 0...count {
        let place = start + 3 + entry * size
        let offset = bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
        guard offset >= last, data + offset <= bytes.count else { return nil }
        if entry > 0 { items.append(data + last..<data + offset) }
        last = offset
      }
      end = data + last
    }
  }

  static func index(_ items: [[UInt8]]) -> [UInt8] {
    var offset = 1
    var bytes = uint16(items.count) + [4]
    for length in [0] + items.map(\.count) {
      offset += length
      bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: offset >> $0) }
    }
    return bytes + items.joined()
  }
}
