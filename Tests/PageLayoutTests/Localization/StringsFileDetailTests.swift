import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout

/// Files of texts in detail: escapes, positions, encodings, units of XLIFF, and the folders that files lie in.
struct StringsFileDetailTests {
  private func parse(_ text: String) -> (pairs: [String], fault: String?) {
    let (pairs, fault) = StringsFileParser.parse(text)
    return (
      pairs.map { "\($0.position.line):\($0.position.column) \($0.key)=\($0.value)" },
      fault.map { "\($0.position.line):\($0.position.column) \($0.message)" }
    )
  }

  // MARK: Text

  @Test func `a pair's position is that of its key`() {
    let found = parse("a = b;\n  /* x\n y */ \"c\" = d; // e\n\n\te;\u{FEFF}f=g;")
    #expect(found.pairs == ["1:1 a=b", "3:7 c=d", "5:2 e=e", "5:5 f=g"] && found.fault == nil)
    #expect(parse("\"\u{1F600}\" = a; b = c;").pairs == ["1:1 \u{1F600}=a", "1:10 b=c"])
  }

  @Test(
    arguments: [
      (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\a"#, "\u{7}"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"),
      (#"\v"#, "\u{B}"), (#"\'"#, "'"), (#"\é"#, "é"), (#"\U41"#, "A"), (#"\u00411"#, "A1"),
      (#"\1012"#, "A2"),
      (#"\7"#, "\u{7}"), (#"\18"#, "\u{1}8"), (#"\177"#, "\u{7F}"), (#"\U00e9\U4g"#, "é\u{4}g"),
      ("\\\n", "\n"),
      (#"\8"#, "8"), (#"\0"#, "\0"), (#"\ud83d\ude00"#, "\u{1F600}"),
    ])
  func `an escape is a character`(escape: String, text: String) {
    #expect(StringsFileParser.parse("a = \"\(escape)\";").pairs.map(\.value) == [text])
  }

  @Test(
    arguments: [
      ("a = b; /", "1:9 expected \";\" after the value of \"/\", found the end of the file"),
      ("/* *", "1:1 the comment that begins here does not end; add */"),
      ("/*/", "1:1 the comment that begins here does not end; add */"),
      ("a = (b);", "1:5 the value of \"a\" must be a string; plurals go into a .stringsdict file"),
      ("a = <b>;", "1:5 the value of \"a\" must be a string; plurals go into a .stringsdict file"),
      ("a = ;", "1:5 expected a value in quotation marks, found \";\""),
      ("a = \"\\", "1:6 the file ends within an escape"),
      ("a = \"\\200\";", "1:6 an octal escape must be below \\200; write \\U and four hexadecimal digits"),
      ("a = \"\\U\";", "1:6 \\U must be followed by hexadecimal digits, as in \\U00E9"),
      ("a = 'b\";", "1:5 the string that begins here does not end; add a quotation mark"),
      ("{ a = b; } c", "1:12 expected the end of the file, found \"c\""),
      ("a b;", "1:3 expected \";\" after the value of \"a\", found \"b\""),
      ("}", "1:1 expected a key, found \"}\""), ("a = b;\n\n  !", "3:3 expected a key, found \"!\""),
    ])
  func `a fault has its place`(text: String, fault: String) {
    #expect(parse(text).fault == fault)
  }

  @Test func `slashes are comments or parts of words`() {
    #expect(parse("a/b = c/d;// e\nf//g\n= h/* i */;").pairs == ["1:1 a/b=c/d", "2:1 f=h"])
    #expect(parse("// only").pairs.isEmpty && parse("// only").fault == nil)
    #expect(parse("/**/").fault == nil && parse("{ } // x").fault == nil && parse("").fault == nil)
    #expect(parse("/** a **/ b;").pairs == ["1:11 b=b"] && parse(" { a = b; }").pairs == ["1:4 a=b"])
  }

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

  private func list(_ content: String) -> [UInt8] { Array("<plist><dict>\(content)</dict></plist>".utf8) }

  @Test func `a property list is a dictionary of strings`() {
    let found = read(list("<key>a</key><string>b</string><key>c</key><array/><key>a</key><string>d</string>"))
    #expect(found.table?.text("a", in: "ja")?.variants == .text("d") && found.table?.keys == ["a"])
    #expect(
      found.lines == [
        "L.strings:1:56: error: the value of \"c\" must be a string; plurals go into a .stringsdict file",
        "L.strings:1:64: warning: \"a\" occurs twice; the later text counts",
      ])
    #expect(
      read(Array("<plist><string>a</string></plist>".utf8)).lines == [
        "L.strings:1:1: error: the property list must be a dictionary"
      ])
    #expect(read(Array("<plist><string>a</string><string>b</string></plist>".utf8)).table == nil)
    #expect(read(Array("\n \t<plist/>".utf8)).lines.count == 1)
    for kind in ["integer", "real", "true", "false", "date", "data"] {
      #expect(
        read(list("<key>a</key><\(kind)/>")).lines.first?.contains("the value of \"a\" must be a string")
          == true)
    }
    #expect(
      read(list("<key>a</key><thing/>")).lines.first?.hasSuffix("<thing> is no value of a property list")
        == true)
    #expect(read(list("<string>a</string>")).lines.first?.hasSuffix("expected <key>, found <string>") == true)
  }

  @Test func `a property list is nineteen dictionaries deep at most`() throws {
    func deep(_ count: Int) -> PageLayout.PropertyListValue? {
      let text =
        "<plist>" + String(repeating: "<dict><key>a</key>", count: count) + "<string>b</string>"
        + String(repeating: "</dict>", count: count) + "</plist>"
      return try? PropertyListFile.read(Array(text.utf8))
    }
    #expect(deep(19) != nil && deep(20) == nil)
    func binary(_ count: Int) throws -> Bool {
      var value: Any = "b"
      for _ in 0..<count { value = ["a": value] }
      let bytes = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
      return (try? PropertyListFile.read(Array(bytes))) != nil
    }
    #expect(try binary(19) && !binary(20))
    let mixed = try PropertyListSerialization.data(
      fromPropertyList: ["b": [1], "a": 2, "c": "d"] as [String: Any], format: .binary, options: 0)
    guard case .dictionary(let members) = try PropertyListFile.read(Array(mixed)).kind else { return }
    #expect(members.map(\.key) == ["a", "b", "c"])
    #expect(members.map(\.value.kind) == [.other, .array, .string("d")])
    #expect(
      PropertyListFile.isBinary(Array("bplist00".utf8)) && !PropertyListFile.isBinary(Array("bplis".utf8)))
    #expect(
      PropertyListFile.isXML([0xEF, 0xBB, 0xBF, 0x20, 0x0A, 0x0D, 0x09, 0x3C])
        && !PropertyListFile.isXML(Array("a<".utf8)))
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

  @Test func `units are in bodies and groups, each with its source and target`() throws {
    let found = xliff(
      #"<header><trans-unit id="z"><source>z</source></trans-unit></header><body><group><trans-unit id="a"><source>A</source><target state="needs-review-translation">あ</target></trans-unit></group>"#
        + #"<trans-unit id="b"><source>B</source><target state="new"></target></trans-unit><trans-unit id="c"><source>C</source><target state="needs-l10n">う</target></trans-unit>"#
        + #"<trans-unit id="a"><source>A2</source></trans-unit><trans-unit><source>D</source></trans-unit></body>"#
    )
    let table = try #require(found.tables.first)
    #expect(table.name == "Main" && table.sourceLanguage == "en" && table.locales == ["en", "ja"])
    #expect(table.keys == ["a", "b", "c"])
    #expect(
      table.text("a", in: "en")?.variants == .text("A") && table.text("a", in: "ja")?.variants == .text("あ"))
    #expect(table.text("a", in: "ja")?.state == .needsReview && table.text("c", in: "ja")?.state == .new)
    #expect(table.text("a", in: "en")?.state == .translated && table.text("b", in: "ja") == nil)
    #expect(found.lines == ["the unit \"a\" occurs twice; the first counts", "<trans-unit> has no id"])
  }

  @Test(
    arguments: [
      ("", #"version="2.0""#, "XLIFF \"2.0\" is not supported; export as 1.2, as Xcode does"),
      (#"target-language="ja""#, #"version="1.2""#, "<file> has no source-language"),
      (#"source-language="e!""#, #"version="1.2""#, "source-language \"e!\" is no language tag"),
      (#"source-language="en" target-language="j!""#, "", "target-language \"j!\" is no language tag"),
    ])
  func `a file without languages or of another version is refused`(
    attributes: String, version: String, line: String
  ) {
    #expect(xliff("", attributes: attributes, version: version).lines == [line])
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

  @Test(
    arguments: [
      ("k", "k", []), ("%d files|==|plural.one", "%d files", ["plural", "one"]),
      ("k|==|substitutions.a.plural.other", "k", ["substitutions", "a", "plural", "other"]),
      ("/k:dict/NSStringLocalizedFormatKey:dict/:string", "k", []),
      ("/k:dict/NSStringDeviceSpecificRuleType:dict/ipad:dict/:string", "k", ["device", "ipad"]),
      ("/k:dict/files:dict/one:dict/:string", "k", ["substitutions", "files", "plural", "one"]),
      ("/k:dict/a:dict/:string", "/k:dict/a:dict/:string", []), ("k:dict/:string", "k:dict/:string", []),
      ("/a:dict/b:dict/c:dict/d:dict/:string", "/a:dict/b:dict/c:dict/d:dict/:string", []),
    ] as [(String, String, [String])])
  func `a unit's id is a key and the path of a variant`(id: String, key: String, path: [String]) {
    let found = XLIFFReader.split(id)
    #expect(found.key == key && found.path == path)
  }

  @Test func `variants of a text are units of their own`() throws {
    func unit(_ id: String, _ text: String) -> String {
      "<trans-unit id=\"\(id)\"><source>\(text)</source></trans-unit>"
    }
    let table = try #require(
      xliff(
        "<body>"
          + [
            unit("p|==|plural.one", "1"), unit("p|==|plural.other", "n"), unit("p|==|plural.lots", "x"),
            unit("d|==|device.ipad", "pad"), unit("d|==|device.other.plural.one", "o1"),
            unit("d|==|device.other.plural.other", "on"),
            unit("s", "%#@a@ %#@b@"), unit("s|==|substitutions.a.plural.other", "a"),
            unit("s|==|substitutions.b.plural.one", "b1"),
            unit("s|==|substitutions.b.plural.other", "bn"),
            unit("only|==|substitutions.a.plural.other", "a"),
          ].joined() + "</body>"
      ).tables.first)
    #expect(
      table.text("p", in: "en")?.variants
        == .plural([
          .init(category: .one, variants: .text("1")), .init(category: .other, variants: .text("n")),
        ]))
    #expect(
      table.text("d", in: "en")?.variants
        == .device([
          .init(device: "ipad", variants: .text("pad")),
          .init(
            device: "other",
            variants: .plural([
              .init(category: .one, variants: .text("o1")), .init(category: .other, variants: .text("on")),
            ])),
        ]))
    let parts = try #require(table.text("s", in: "en"))
    #expect(parts.variants == .text("%#@a@ %#@b@") && parts.substitutions.map(\.name) == ["a", "b"])
    #expect(parts.substitutions[0].variants == .plural([.init(category: .other, variants: .text("a"))]))
    #expect(parts.substitutions[1].variants.chosen(number: 1, language: "en", device: .phone) == "b1")
    #expect(table.text("only", in: "en")?.variants == .text(""))
  }

  // MARK: Dictionaries

  @Test(
    arguments: [
      (
        "<key>NSStringFormatSpecTypeKey</key><string>Other</string><key>other</key><string>x</string>",
        "the rule \"Other\" of the variable \"v\" is not supported"
      ),
      (
        "<key>lots</key><string>x</string><key>other</key><string>x</string>",
        "\"lots\" is no plural category; use zero, one, two, few, many or other"
      ),
      (
        "<key>other</key><string>x</string><key>other</key><string>y</string>",
        "\"other\" occurs twice in the variable \"v\"; delete one of them"
      ),
      ("<key>other</key><true/>", "\"other\" must be a string"),
    ])
  func `a variable of a dictionary has plurals`(content: String, line: String) {
    let text =
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>\(content)</dict></dict>"
    let lines = StringsDictionaryTests.read(StringFileText.dictionary(text)).lines
    #expect(lines.first?.hasSuffix(line) == true, "\(lines)")
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

  @Test(
    arguments: [("a/b.c", "a"), ("/a", "/"), ("a", "."), (".", ".."), ("", ".."), ("/a/b", "/a")])
  func `the parent of a path`(path: String, parent: String) {
    #expect(StringFilesSearch.parent(path) == parent)
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
