import Foundation
import Testing

@testable import PageBase
@testable import PageLayout

/// `.strings` files: old-style property lists as text, and lists in XML and binary.
struct StringsFileTests {
  static func read(_ bytes: [UInt8]) -> (table: StringTable?, lines: [String]) {
    var reader = StringsFileReader(file: "L.strings", name: "L", locale: "ja")
    let table = reader.read(bytes)
    return (table, reader.checker.diagnostics.map(\.description))
  }

  @Test(arguments: [true, false])
  func `UTF-16 is read by its byte order mark`(isLittle: Bool) throws {
    let units = Array("\u{FEFF}\"k\" = \"日本 😀\";".utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittle ? [low, high] : [high, low]
    }
    let (table, lines) = Self.read(bytes)
    #expect(lines.isEmpty)
    #expect(table?.text("k", in: "ja")?.variants == .text("日本 😀"))
  }

  @Test func `lists in XML and binary are read too`() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>k</key><string>一 &amp; 二</string></dict></plist>
      """
    #expect(Self.read(Array(xml.utf8)).table?.text("k", in: "ja")?.variants == .text("一 & 二"))
    let list = try PropertyListSerialization.data(fromPropertyList: ["k": "二"], format: .binary, options: 0)
    #expect(Self.read(Array(list)).table?.text("k", in: "ja")?.variants == .text("二"))
  }

  @Test func `bytes that are no text are refused at their line`() {
    let lines = Self.read(Array("a = b;\nc".utf8) + [0xC0]).lines
    #expect(
      lines == [
        "L.strings:2:2: error: the file is neither UTF-8 nor UTF-16 with a byte order mark; save it as UTF-8"
      ])
    #expect(Self.read([0xFF, 0xFE, 0x41]).lines.count == 1)
  }

  @Test func `a file cut off anywhere is read as far as it goes, or refused`() {
    let whole = Array("/* c */ \"k\\n\" = \"日\\U0041\"; // x".utf8)
    for end in whole.indices {
      let (table, lines) = Self.read(Array(whole[..<end]))
      #expect(table != nil || !lines.isEmpty)
    }
  }

  @Test func `a million pairs meet the limit`() {
    let text = (0..<1_000_000).map { "\($0);" }.joined()
    // 10 keys of one digit, 90 of two, 900 of three, 9,000 of four and 90,000 of five, each with its semicolon.
    let column = 10 * 2 + 90 * 3 + 900 * 4 + 9_000 * 5 + 90_000 * 6 + 1
    #expect(
      Self.read(Array(text.utf8)).lines
        == ["L.strings:1:\(column): error: the file has more than 100000 texts; split it"])
  }

  @Test func `binary lists that are damaged or nested without end are refused`() throws {
    #expect(Self.read(Array("bplist00".utf8)).lines.count == 1)
    var list: Any = "leaf"
    for _ in 0..<100 { list = ["k": list] }
    let deep = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    #expect(
      Self.read(Array(deep)).lines
        == [
          "L.strings: error: the binary property list is damaged or nested too deep; save it again in Xcode"
        ])
    let whole = try PropertyListSerialization.data(fromPropertyList: ["k": "v"], format: .binary, options: 0)
    for end in 8..<whole.count { #expect(!Self.read(Array(whole.prefix(end))).lines.isEmpty) }
  }
}
