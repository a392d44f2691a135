internal import Foundation

/// Reads property lists in the old format with braces, such as `project.pbxproj`.
package struct PropertyListText {
  /// An error in a property list: the line, and the reason.
  package struct Fault: Error, Equatable {
    package var line: Int
    package var message: String
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The deepest nesting that is read; no project nests as deep.
  private static let maximumDepth = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func read(_ bytes: [UInt8]) throws(Fault) -> PropertyListValue {
    var reader = PropertyListText(bytes)
    return try reader.value(depth: 0)
  }

  private var line: Int { bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1 }

  private func fault(_ message: String) -> Fault { Fault(line: line, message: message) }

  private func isAt(_ mark: String) -> Bool { bytes[place...].starts(with: mark.utf8) }

  /// Steps over white space and comments; an open comment ends behind the end.
  private mutating func skip() {
    while place < bytes.count {
      let byte = bytes[place]
      if isAt("//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if isAt("/*") {
        place += 2
        while place < bytes.count, !isAt("*/") { place += 1 }
        place += 2
      } else if byte == 0x20 || (9...13).contains(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func peek() throws(Fault) -> UInt8 {
    skip()
    guard place < bytes.count else { throw fault("ends in the middle") }
    return bytes[place]
  }

  private mutating func expect(_ character: Character) throws(Fault) {
    guard try peek() == character.asciiValue else {
      throw fault("has \(Character(UnicodeScalar(bytes[place]))) where \(character) belongs")
    }
    place += 1
  }

  private mutating func value(depth: Int) throws(Fault) -> PropertyListValue {
    guard depth < Self.maximumDepth else { throw fault("is nested too deep") }
    switch try peek() {
    case UInt8(ascii: "{"):
      place += 1
      var members: [String: PropertyListValue] = [:]
      while try peek() != UInt8(ascii: "}") {
        let key = try text()
        try expect("=")
        members[key] = try value(depth: depth + 1)
        try expect(";")
      }
      place += 1
      return .dictionary(members)
    case UInt8(ascii: "("):
      place += 1
      var list: [PropertyListValue] = []
      while try peek() != UInt8(ascii: ")") {
        list.append(try value(depth: depth + 1))
        if try peek() == UInt8(ascii: ",") { place += 1 }
      }
      place += 1
      return .list(list)
    default: return .text(try text())
    }
  }

  private mutating func text() throws(Fault) -> String {
    let first = try peek()
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = place
    while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
    guard place > start else { throw fault("has \(Character(UnicodeScalar(first))) where a word belongs") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_./$:-+<>@~".utf8.contains(byte)
    }
  }

  private mutating func quoted(by mark: UInt8) throws(Fault) -> String {
    place += 1
    var result: [UInt8] = []
    while place < bytes.count, bytes[place] != mark {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        place += 1
        switch bytes[place] {
        case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
        default: result.append(bytes[place])
        }
      } else {
        result.append(bytes[place])
      }
      place += 1
    }
    guard place < bytes.count else { throw fault("ends in the middle of a text") }
    place += 1
    return String(decoding: result, as: UTF8.self)
  }
}
