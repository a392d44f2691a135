import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout

/// XLIFF 1.2 as `xcodebuild -exportLocalizations` writes it.
struct XLIFFTests {
  static func read(_ xml: String) -> (tables: [StringTable], lines: [String]) {
    var reader = XLIFFReader(file: "ja.xliff")
    let tables = reader.read(Array(xml.utf8))
    return (tables, reader.checker.diagnostics.map(\.description))
  }

  @Test func `source and target are the texts of their languages`() throws {
    let (tables, lines) = Self.read(
      StringFileText.xliff(
        """
        <trans-unit id="hi" xml:space="preserve"><source>Hi</source><target state="needs-review-l10n">Привет</target>
        <note>A greeting</note></trans-unit>
        <group><trans-unit id="bye"><source>Bye</source></trans-unit></group>
        """))
    #expect(lines.isEmpty)
    let table = try #require(tables.first)
    #expect(table.name == "Localizable")
    let strings = LocalizedStrings(tables)
    #expect(strings.locales == ["en", "ru"])
    #expect(strings.lookup("hi", for: "ru").text.variants == .text("Привет"))
    #expect(strings.lookup("hi", for: "ru").text.state == .needsReview)
    #expect(strings.lookup("bye", for: "ru").status == .fallback)
    #expect(strings.lookup("bye", for: "ru").text.variants == .text("Bye"))
  }

  @Test(arguments: ["files|==|plural.", "files|==|substitutions.n.plural.", "/files:dict/n:dict/"])
  func `plurals that were split into units are put together`(prefix: String) throws {
    let suffix = prefix.hasPrefix("/") ? ":dict/:string" : ""
    var units = [("one", "%d файл"), ("few", "%d файла"), ("many", "%d файлов")].map {
      #"<trans-unit id="\#(prefix)\#($0)\#(suffix)"><source>s</source><target>\#($1)</target></trans-unit>"#
    }.joined()
    if !prefix.contains("|==|plural") {
      let id = prefix.hasPrefix("/") ? "/files:dict/NSStringLocalizedFormatKey:dict/:string" : "files"
      units += #"<trans-unit id="\#(id)"><source>%#@n@</source><target>%#@n@</target></trans-unit>"#
    }
    let (tables, lines) = Self.read(StringFileText.xliff(units))
    #expect(lines.isEmpty)
    let texts = PageStrings(LocalizedStrings(tables), locale: "ru")
    #expect(
      [1, 3, 5].map { texts.text("files", arguments: [.integer($0)]) } == ["1 файл", "3 файла", "5 файлов"])
  }

  @Test func `a file cut off anywhere is one error`() {
    let whole = Array(StringFileText.xliff("<trans-unit id=\"a\"><source>b</source></trans-unit>").utf8)
    for end in 1..<whole.count {
      #expect(Self.read(String(decoding: whole[..<end], as: UTF8.self)).lines.count == 1)
    }
  }
}
