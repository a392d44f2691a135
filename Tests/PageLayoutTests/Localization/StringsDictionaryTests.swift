import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout

/// `.stringsdict` files, in the form of Apple's documentation of plurals.
struct StringsDictionaryTests {
  static func read(_ xml: String, locale: String = "en") -> (table: StringTable?, lines: [String]) {
    var reader = StringsFileReader(file: "L.stringsdict", name: "L", locale: locale)
    let table = reader.readDictionary(Array(xml.utf8))
    return (table, reader.checker.diagnostics.map(\.description))
  }

  private static let houses = """
    <key>homes</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@homes@ in %#@cities@</string>
      <key>homes</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d home</string><key>other</key><string>%d homes</string></dict>
      <key>cities</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>one city</string><key>other</key><string>%d cities</string></dict>
    </dict>
    """

  private func text(_ key: String, _ xml: String, _ arguments: [TextArgument]) throws -> String {
    let (table, lines) = Self.read(StringFileText.dictionary(xml))
    #expect(lines.isEmpty)
    return PageStrings(LocalizedStrings([try #require(table)]), locale: "en").text(key, arguments: arguments)
  }

  @Test func `each variable follows its own number`() throws {
    #expect(try text("homes", Self.houses, [.integer(1), .integer(2)]) == "1 home in 2 cities")
    #expect(try text("homes", Self.houses, [.integer(5), .integer(1)]) == "5 homes in one city")
  }

  @Test func `devices and widths choose too, and of widths the widest`() throws {
    let rules = """
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>ipad</key><string>Pad</string><key>iphone</key><string>Phone</string></dict></dict>
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Long</string><key>8</key><string>Short</string></dict></dict>
      """
    #expect(try text("d", rules, []) == "Phone")
    #expect(try text("w", rules, []) == "Long")
  }

  @Test(
    arguments: [
      "", "<plist>", "<plist><dict><key>a</key></plist>", "<other/>", "<plist/>",
      "<plist><dict><dict/></dict></plist>",
      "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>", "<plist><thing/></plist>",
      String(repeating: "<dict>", count: 1000),
      "<plist>" + String(repeating: "<dict><key>a</key>", count: 90),
    ])
  func `files that are no such lists are one error`(xml: String) {
    let (table, lines) = Self.read(xml)
    #expect(table == nil)
    #expect(lines.count == 1 && lines[0].contains("error: "))
  }
}
