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
    let read = try PropertyListDecoder().decode(PropertyListValue.self, from: Data(written.utf8))
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
      let read = try PropertyListDecoder().decode(PropertyListValue.self, from: try encoder.encode(whole))
      #expect(read == whole)
    }
  }
}
