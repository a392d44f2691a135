import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout

/// Files of texts in detail: escapes, positions, encodings, units of XLIFF, and the folders that files lie in.
struct StringsFileDetailTests {
  // MARK: Encodings

  private func read(_ bytes: [UInt8]) -> (table: StringTable?, lines: [String]) {
    StringsFileTests.read(bytes)
  }

  @Test func `UTF-8 may begin with a byte order mark`() {
    #expect(
      read([0xEF, 0xBB, 0xBF] + Array("a = b;".utf8)).table?.text("a", in: "ja")?.variants == .text("b"))
    #expect(
      StringsFileReader.decoded([0xEF, 0xBB, 0xBF, 0x61]) == "a" && StringsFileReader.decoded([0x61]) == "a")
    #expect(StringsFileReader.decoded([0xFF, 0xFE, 0x61, 0x01]) == "\u{161}")
    #expect(StringsFileReader.decoded([0xFE, 0xFF, 0x01, 0x61]) == "\u{161}")
    #expect(StringsFileReader.decoded([0xFE, 0xFF, 0x01]) == nil && StringsFileReader.decoded([0xC0]) == nil)
    // Half of a surrogate pair.
    #expect(StringsFileReader.decoded([0xFE, 0xFF, 0xD8, 0x3D]) == nil)
    let odd = read([0xFE, 0xFF, 0x01]).lines
    #expect(odd.count == 1 && odd[0].hasPrefix("L.strings: error: "))
    #expect(read(Array("é\nab".utf8) + [0xC0]).lines.first?.hasPrefix("L.strings:2:3: error: ") == true)
  }

  // MARK: Tables

  @Test func `a table keeps its keys, languages and files`() {
    var table = StringTable(name: "L", sourceLanguage: "EN_us")
    #expect(table.sourceLanguage == "en-US" && table.locales == ["en-US"] && !table.hasBase)
    table.addKey("a", isTranslatable: false)
    table.addKey("a")
    table.add(LocalizedText("x"), for: "b", in: nil)
    table.add(LocalizedText("y"), for: "b", in: "JA")
    #expect(table.keys == ["a", "b"] && table.untranslatable == ["a"] && table.locales == ["en-US", "ja"])
    #expect(
      table.text("b", in: "en-US")?.variants == .text("x")
        && table.text("b", in: "ja")?.variants == .text("y"))
    table.setFile("L.xcstrings")
    #expect(table.file == "L.xcstrings" && table.text("b", in: "ja")?.file == "L.xcstrings")
    var base = StringTable(name: "L")
    base.add(LocalizedText("z"), for: "c", in: nil)
    base.add(LocalizedText("old"), for: "b", in: "ja")
    base.setFile("ja.lproj/L.strings")
    #expect(base.file == nil && base.baseText("c")?.file == "ja.lproj/L.strings" && base.hasBase)
    var merged = base
    merged.merge(table)
    #expect(merged.sourceLanguage == "en-US" && merged.text("b", in: "ja")?.variants == .text("y"))
    #expect(merged.keys == ["c", "b", "a"] && merged.untranslatable == ["a"])
    table.merge(base)
    #expect(table.sourceLanguage == "en-US" && table.text("b", in: "ja")?.variants == .text("old"))
    #expect(table.baseText("c") != nil && table.contains("c") && !table.contains("d"))
    let devices = LocalizedText(variants: .device([.init(device: "ipad", variants: .text("x"))]))
    #expect(!merged.dependsOnDevice)
    merged.add(devices, for: "d", in: "ja")
    base.add(devices, for: "d", in: nil)
    #expect(merged.dependsOnDevice && base.dependsOnDevice)
  }

  @Test func `the source language is declared, English or the first`() {
    func source(_ tables: [StringTable]) -> [String] {
      let strings = LocalizedStrings(tables)
      return [strings.sourceLanguage] + strings.locales
    }
    func table(_ languages: [String], source: String? = nil, base: Bool = false) -> StringTable {
      var table = StringTable(name: "L", sourceLanguage: source)
      for language in languages { table.add(LocalizedText("x"), for: "k", in: language) }
      if base { table.add(LocalizedText("x"), for: "k", in: nil) }
      return table
    }
    #expect(source([]) == ["en"] && source([table(["ja", "de"], source: "fr")]) == ["fr", "fr", "de", "ja"])
    #expect(
      source([table(["ja", "en"])]) == ["en", "en", "ja"]
        && source([table(["ja"], base: true)]) == ["en", "en", "ja"])
    #expect(source([table(["ja", "de"])]) == ["ja", "ja", "de"])
    #expect(LocalizedStrings().isEmpty && !LocalizedStrings([table(["ja"])]).isEmpty)
  }

  @Test func `a key without a text anywhere near is shown, or in another language`() {
    var table = StringTable(name: "L")
    table.add(LocalizedText("日本"), for: "k", in: "ja")
    table.addKey("empty")
    let strings = LocalizedStrings([table])
    let other = strings.lookup("k", for: "fr")
    #expect(other.status == .fallback && other.locale == "ja" && other.table == "L")
    let empty = strings.lookup("empty", for: "fr")
    #expect(empty.status == .missing && empty.table == "L" && empty.text == LocalizedText("empty"))
    let none = strings.lookup("none", for: "fr")
    #expect(none.status == .missing && none.table == nil && none.locale == "fr")
    #expect(strings.contains("k") && !strings.contains("none") && !strings.contains("k", table: "M"))
    #expect(strings.nearestKey(to: "emptz") == "empty")
    #expect(strings.lookup("k", for: "en-XA").locale == "ja")
    var catalog = StringTable(name: "C", sourceLanguage: "en")
    catalog.add(LocalizedText("猫"), for: "cat", in: "ja")
    catalog.addKey("same", isTranslatable: false)
    let catalogs = LocalizedStrings([catalog])
    #expect(
      catalogs.lookup("cat", for: "en").status == .translated
        && catalogs.lookup("cat", for: "fr").status == .fallback)
    #expect(
      catalogs.lookup("cat", for: "fr").text == LocalizedText("cat")
        && catalogs.lookup("same", for: "ja").status == .translated)
    #expect(catalogs.source(of: "cat", table: nil) == nil)
    var formats = StringTable(name: "C", sourceLanguage: "en")
    formats.add(LocalizedText("%d 個"), for: "%d items", in: "ja")
    #expect(LocalizedStrings([formats]).source(of: "%d items", table: nil) == LocalizedText("%d items"))
  }

  // MARK: XLIFF

  private func xliff(
    _ content: String, attributes: String = #"source-language="en" target-language="ja""#,
    version: String = #"version="1.2""#
  )
    -> (tables: [StringTable], lines: [String])
  {
    var reader = XLIFFReader(file: "ja.xliff")
    let text =
      "<xliff \(version)><file original=\"App/en.lproj/Main.strings\" \(attributes)>\(content)</file></xliff>"
    let tables = reader.read(Array(text.utf8))
    return (tables, reader.checker.diagnostics.map(\.message))
  }

  @Test func `a target needs a language, and no language is needed without one`() {
    let unit = #"<body><trans-unit id="a"><source>A</source><target>B</target></trans-unit></body>"#
    #expect(
      xliff(unit, attributes: #"source-language="en""#).lines == [
        "<target> stands in a <file> without a target-language"
      ])
    #expect(xliff("<body/>", attributes: #"source-language="en""#, version: "").lines.isEmpty)
    var reader = XLIFFReader(file: "a")
    #expect(reader.read(Array("<html/>".utf8)).isEmpty && reader.checker.errorCount == 1)
    var two = XLIFFReader(file: "a")
    let file =
      #"<file original="%" source-language="en"><body><trans-unit id="%"><source>x</source></trans-unit></body></file>"#
    let text =
      "<xliff>" + ["a.strings", "b", "a.stringsdict"].map { file.replacing("%", with: $0) }.joined()
      + "<file source-language=\"en\"/></xliff>"
    let tables = two.read(Array(text.utf8))
    #expect(
      tables.map(\.name) == ["a", "b", "Localizable"] && tables[0].keys == ["a.strings", "a.stringsdict"])
  }

  // MARK: Folders

  private func makeFolder(_ files: [String]) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for file in files {
      let url = URL(filePath: folder.path(file))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("a = b;".utf8).write(to: url)
    }
    return folder
  }

  @Test func `files of texts are found in folders of languages`() throws {
    let folder = try makeFolder([
      "en.lproj/L.strings", "ja.lproj/L.strings", "ja.lproj/M.strings", "Base.lproj/L.strings", "A.xcstrings",
      "B.XLIFF",
      "x.txt", ".strings", "sub/C.strings", "fr.lproj/deep/L.strings",
    ])
    func files(_ path: String, _ shown: String) -> [String] {
      StringFilesSearch.files(
        at: path.isEmpty ? String(folder.path("").dropLast()) : folder.path(path), shownAs: shown
      ).map(\.shownPath)
    }
    #expect(
      files("", ".") == [
        "A.xcstrings", "B.XLIFF", "Base.lproj/L.strings", "en.lproj/L.strings", "ja.lproj/L.strings",
        "ja.lproj/M.strings",
      ])
    #expect(
      files("ja.lproj/L.strings", "x/ja.lproj/L.strings") == [
        "x/Base.lproj/L.strings", "x/en.lproj/L.strings", "x/ja.lproj/L.strings",
      ])
    #expect(files("Base.lproj/L.strings", "Base.lproj/L.strings").count == 3)
    #expect(files("ja.lproj", "ja.lproj") == ["ja.lproj/L.strings", "ja.lproj/M.strings"])
    #expect(
      files("Base.lproj", "b/") == ["b/L.strings"] && files("A.xcstrings", "A.xcstrings") == ["A.xcstrings"])
    #expect(files("sub/C.strings", "C.strings") == ["C.strings"] && files("none", "none") == ["none"])
    let found = LocalizedStrings.open([
      folder.path("ja.lproj/L.strings"), folder.path("x.txt"), folder.path("none"),
    ])
    #expect(found.strings.tables.map(\.name) == ["L"] && found.strings.tables.first?.locales == ["en", "ja"])
    #expect(found.diagnostics.count == 2 && found.diagnostics.allSatisfy { $0.exitCode == .badInput })
  }

  @Test func `paths are joined, and have a last part, a format and a language`() {
    #expect(
      [".", "", "a", "a/", "/"].map { StringFilesSearch.join($0, "b") } == ["b", "b", "a/b", "a/b", "/b"])
    #expect(StringFilesSearch.lastComponent("a/b") == "b" && StringFilesSearch.lastComponent("/") == "/")
    func format(_ path: String) -> StringFile.Format? { StringFile.format(of: path) }
    #expect(
      format("a/L.strings") == .strings && format("L.STRINGSDICT") == .dictionary
        && format("L.xcstrings") == .catalog)
    #expect(
      format("L.xliff") == .xliff && format(".strings") == nil && format("L") == nil && format("L.txt") == nil
        && format("") == nil)
    let file = StringFile(path: "x/zh_TW.lproj/Main.de.strings", shownPath: "")
    #expect(file.tableName == "Main.de" && file.locale == "zh-TW" && file.format == .strings)
    #expect(
      StringFile(path: "Main", shownPath: "").tableName == "Main"
        && StringFile(path: "Main", shownPath: "").locale == nil)
    #expect(
      ["Base.lproj", "mul.lproj", "ja", "j!.lproj"].map { LocalizedFolder.locale(ofFolder: $0) } == [
        nil, nil, nil, nil,
      ])
    #expect(
      LocalizedFolder.locale(ofFolder: "ja.lproj") == "ja" && LocalizedFolder.isOne("Base.lproj")
        && !LocalizedFolder.isOne("ja"))
  }

  @Test func `of a key in two kinds of files the plurals count`() throws {
    let folder = TemporaryFolder()
    try Data("a = plain; b = other;".utf8).write(to: URL(filePath: folder.path("L.strings")))
    let rules = "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>rule</string></dict>"
    try Data(StringFileText.dictionary(rules).utf8).write(to: URL(filePath: folder.path("L.stringsdict")))
    let files = ["L.stringsdict", "L.strings"].map { StringFile(path: folder.path($0), shownPath: $0) }
    let (tables, diagnostics) = StringFilesReader.read(files)
    #expect(diagnostics.isEmpty && tables.count == 1)
    #expect(
      tables[0].baseText("a")?.variants == .text("rule")
        && tables[0].baseText("b")?.variants == .text("other"))
    #expect(tables[0].baseText("b")?.file == "L.strings")
    let many = Array(repeating: StringFile(path: "none.strings", shownPath: "n"), count: 2001)
    #expect(StringFilesReader.read(many).diagnostics.map(\.exitCode) == [.limit])
    #expect(StringFilesReader.read(Array(many.prefix(2000))).diagnostics.count == 2000)
  }
}
