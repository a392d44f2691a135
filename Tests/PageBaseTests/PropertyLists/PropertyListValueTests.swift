import Foundation
import Testing

@testable import PageBase

/// Values of property lists: what they are as texts, lists and dictionaries, and in Info.plist files.
struct PropertyListValueTests {
  private static let date = Date(timeIntervalSinceReferenceDate: 86_400)
  private static let others: [PropertyListValue] = [
    .boolean(true), .integer(3), .real(2.5), .date(date), .data(Data([1, 2])),
  ]

  @Test func `a value is a text, a list or a dictionary, or empty as those`() {
    let text = PropertyListValue.text("a")
    let list = PropertyListValue.list([text, .integer(1)])
    let dictionary = PropertyListValue.dictionary(["k": text])
    #expect(text.text == "a" && text.list == [] && text.dictionary == [:])
    #expect(list.text == nil && list.list == [text, .integer(1)] && list.dictionary == [:])
    #expect(dictionary.text == nil && dictionary.list == [] && dictionary.dictionary == ["k": text])
    for other in Self.others { #expect(other.text == nil && other.list == [] && other.dictionary == [:]) }
  }

  @Test func `a dictionary has values at its keys`() {
    let dictionary = PropertyListValue.dictionary(["k": .text("a")])
    #expect(dictionary["k"] == .text("a"))
    #expect(dictionary["a"] == nil)
    #expect(PropertyListValue.text("k")["k"] == nil)
  }

  @Test func `every text is changed, keys and other values stay`() {
    let value = PropertyListValue.dictionary([
      "a": .text("x"), "b": .list([.text("y"), .dictionary(["c": .text("z")]), .list(Self.others)]),
    ])
    #expect(
      value.mapTexts { $0 + "!" }
        == .dictionary([
          "a": .text("x!"), "b": .list([.text("y!"), .dictionary(["c": .text("z!")]), .list(Self.others)]),
        ]))
  }

  @Test func `each element of an Info.plist has its kind`() throws {
    let written = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>boolean</key><true/>
        <key>not</key><false/>
        <key>integer</key><integer>3</integer>
        <key>real</key><real>2.5</real>
        <key>date</key><date>2001-01-02T00:00:00Z</date>
        <key>data</key><data>AQI=</data>
        <key>list</key><array><string>a</string><integer>1</integer></array>
        <key>dictionary</key><dict><key>k</key><string>v</string></dict>
        <key>text</key><string>3</string>
        <key>word</key><string>true</string>
      </dict>
      </plist>
      """
    let read = PropertyListValue(reading: Array(written.utf8))
    #expect(
      read
        == .dictionary([
          "boolean": .boolean(true), "not": .boolean(false), "integer": .integer(3), "real": .real(2.5),
          "date": .date(Self.date), "data": .data(Data([1, 2])), "list": .list([.text("a"), .integer(1)]),
          "dictionary": .dictionary(["k": .text("v")]), "text": .text("3"), "word": .text("true"),
        ]))
  }

  @Test(
    arguments: others + [
      .text("a"), .boolean(false), .list([.text("a"), .integer(1)]), .dictionary(["k": .list([])]), .list([]),
      .dictionary([:]),
    ])
  func `a value that is written is read again`(value: PropertyListValue) throws {
    let whole = PropertyListValue.dictionary(["value": value])
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(PropertyListValue(reading: Array(try encoder.encode(whole))) == whole)
    }
  }

  /// The list has numbers of each size, texts of each encoding, and 20 members, whose count stands
  /// behind the marker.
  @Test func `a binary list is read as Foundation writes it`() throws {
    let list: [Any] = [
      0, 255, 65_535, -1, Int.max, "a", "é日😀", String(repeating: "x", count: 300), 0.1, Data(count: 20),
    ]
    let written = ["list": list + list] as [String: Any]
    let bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: written, format: .binary, options: 0))
    let values: [PropertyListValue] = [
      .integer(0), .integer(255), .integer(65_535), .integer(-1), .integer(.max), .text("a"), .text("é日😀"),
      .text(String(repeating: "x", count: 300)), .real(0.1), .data(Data(count: 20)),
    ]
    #expect(PropertyListValue(reading: bytes) == .dictionary(["list": .list(values + values)]))
    for length in bytes.indices { _ = PropertyListValue(reading: Array(bytes[..<length])) }
    for index in bytes.indices {
      for byte: UInt8 in [0, 0x7F, 0xFF] {
        var damaged = bytes
        damaged[index] = byte
        _ = PropertyListValue(reading: damaged)
      }
    }
  }

  /// 20 lists of two references each to the next are 2^20 values in some 100 bytes.
  @Test func `lists that share objects do not fill memory, and one that holds itself ends`() {
    #expect(PropertyListValue(reading: Self.chain(6, last: 6)) != nil)
    #expect(PropertyListValue(reading: Self.chain(20, last: 20)) == nil)
    #expect(PropertyListValue(reading: Self.chain(1, last: 0)) == nil)
  }

  /// A binary list in which each of `count` lists holds the next twice; the last holds the object `last`.
  private static func chain(_ count: UInt8, last: UInt8) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<count {
      offsets.append(UInt8(bytes.count))
      let next = index == count - 1 ? last : index + 1
      bytes += [0xA2, next, next]
    }
    offsets.append(UInt8(bytes.count))
    // The Boolean true.
    bytes.append(9)
    func number(_ value: Int) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, UInt8(value)] }
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(offsets.count) + number(0)
      + number(bytes.count)
  }
}
