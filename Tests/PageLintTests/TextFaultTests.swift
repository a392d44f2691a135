import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import PageLint

/// Texts that do not fit, as rows for translators.
struct TextFaultTests {
  private static let turned = PageEnvironment(
    device: Linting.phone.device, orientation: .landscape, locale: "de", contentSize: .accessibility2)

  private func fault(
    key: String? = nil, _ subject: String = "title", _ fault: String = "is cut off", limit: Int? = nil,
    page: String = "welcome", step: String? = nil, in environment: PageEnvironment = Linting.phone,
    source: Int = 0
  ) -> TextFault {
    let finding = LintFinding.made(.textTruncated, on: page, subject, fault, step: step).with {
      $0.text = LintFinding.TextPlace(view: 0, key: key, source: "Hello", translation: "Hallo", length: 5)
      $0.text?.fittingLength = limit
    }
    return TextFault(finding, in: environment, source: source)
  }

  @Test func `eight rules are about the room or the translation of a text`() {
    #expect(
      LintRule.allCases.filter(TextFault.concerns) == [
        .textTruncated, .textClipped, .textOverlap, .fixedTextHeight, .missingString, .untranslatedString,
        .staleString, .placeholderMismatch,
      ])
  }

  // MARK: Gathering

  private func rows(_ faults: [TextFault]) -> [String] {
    TextFault.csv(TextFault.gathered(faults)).dropFirst().map { $0 }
  }

  @Test func `faults of one text and language are one row with the least limit first`() {
    let cut = "text-truncated: title is cut off"
    #expect(
      rows([fault(key: "a", limit: 9), fault(key: "a", "title", "is covered", limit: 7)])
        == ["a,en,Hello,Hallo,7,5,iPhone X,large,welcome,text-truncated: title is covered; \(cut),,proved"])
    // Of equal limits the first stays; without a limit a fault is not the worst.
    #expect(
      rows([fault(key: "a", limit: 7), fault(key: "a", "title", "is covered", limit: 7)])
        == ["a,en,Hello,Hallo,7,5,iPhone X,large,welcome,\(cut); text-truncated: title is covered,,proved"])
    #expect(
      rows([fault(key: "a"), fault(key: "a", "title", "is covered", limit: 7)])
        == ["a,en,Hello,Hallo,7,5,iPhone X,large,welcome,text-truncated: title is covered; \(cut),,proved"])
    #expect(
      rows([fault(key: "a", limit: 7), fault(key: "a", limit: 9), fault(key: "a", "title", "is cut off")])
        == ["a,en,Hello,Hallo,7,5,iPhone X,large,welcome,\(cut),,proved"])
  }

  @Test func `all faults stay when a worse one comes last`() {
    let faults = [
      fault(key: "a", "x", "one", limit: 9), fault(key: "a", "x", "two", limit: 9),
      fault(key: "a", "x", "three", limit: 5), fault(key: "a", "x", "two", limit: 8),
    ]
    #expect(
      rows(faults) == [
        "a,en,Hello,Hallo,5,5,iPhone X,large,welcome,"
          + "text-truncated: x three; text-truncated: x one; text-truncated: x two,,proved"
      ])
  }

  @Test func `source, language and key tell texts apart, and without a key page and subject`() {
    func count(_ one: TextFault, _ two: TextFault) -> Int { TextFault.gathered([one, two]).count }
    #expect(count(fault(key: "a"), fault(key: "a", page: "next")) == 1)
    #expect(count(fault(key: "a"), fault(key: "b")) == 2)
    #expect(count(fault(key: "a"), fault(key: "a", source: 1)) == 2)
    #expect(count(fault(key: "a"), fault(key: "a", in: Self.turned)) == 2)
    #expect(count(fault(), fault()) == 1)
    #expect(count(fault(), fault(page: "next")) == 2)
    #expect(count(fault(), fault("note")) == 2)
    #expect(TextFault.gathered([fault(key: "b"), fault(key: "a")]).map(\.key) == ["b", "a"])
  }

  // MARK: CSV

  @Test func `a record has the orientation, the step and the picture if there are any`() {
    var picture = fault(key: "a", "", limit: 4, step: "tap Next", in: Self.turned)
    picture.picture = "out/a.png"
    #expect(
      TextFault.csv([picture, fault()]) == [
        "key,locale,source text,translation,limit,characters,device,text size,page,fault,picture,ground",
        #"a,de,Hello,Hallo,4,5,"iPhone X, landscape",AX2,welcome after tap Next,text-truncated: is cut off,out/a.png,proved"#,
        ",en,Hello,Hallo,,5,iPhone X,large,welcome,text-truncated: title is cut off,,proved",
      ])
    let bare = TextFault(.made(.missingString, "", "is missing"), in: Linting.phone)
    #expect(TextFault.csv([bare])[1] == ",en,,,,,iPhone X,large,welcome,missing-string: is missing,,proved")
    #expect(TextFault.csv([]).count == 1)
  }

  @Test(arguments: [
    ("a\rb", "\"a\rb\""), ("\tx", "'\tx"), ("\rx", "\"'\rx\""), ("a=b", "a=b"), ("a+b-c@d", "a+b-c@d"),
    ("", ""), ("\"", "\"\"\"\""), ("a,b", "\"a,b\""), ("two\nlines", "\"two\nlines\""), ("=1+1", "'=1+1"),
    ("+49", "'+49"), ("-x", "'-x"), ("@cmd", "'@cmd"), ("＝1", "'＝1"), ("＠x", "'＠x"), ("\n=1", "\"'\n=1\""),
    ("=a,b", "\"'=a,b\""), ("plain", "plain"),
  ])
  func `only what begins as a formula gets an apostrophe, and only what needs marks gets them`(
    key: String, field: String
  ) {
    #expect(TextFault.csv([fault(key: key)])[1].hasPrefix("\(field),en,"))
  }

  // MARK: XLIFF

  @Test func `a document has a file for each source and language, and a unit for each text`() {
    var picture = fault(
      key: "k<1>", "\"a\" & b", "is\u{1}\tcut\n off", limit: 4, step: "tap", in: Self.turned)
    picture.picture = "a.png"
    let large = PageEnvironment(device: Linting.phone.device, locale: "de")
    let faults = [
      fault("one"), picture, fault("two", in: large, source: 1), fault("three", "is\u{FFFE}\u{FFFF}\u{FFFD}"),
    ]
    let text = TextFault.xliff(faults, files: ["a&b.json", "c.json"], languages: ["en", "fr"])
      .joined(separator: "\n")
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="a&amp;b.json" source-language="en" target-language="en" datatype="plaintext">
          <body>
            <trans-unit id="welcome/1" xml:space="preserve">
              <source>Hello</source>
              <target>Hallo</target>
              <note>text-truncated: one is cut off (welcome, iPhone X)</note>
            </trans-unit>
            <trans-unit id="welcome/2" xml:space="preserve">
              <source>Hello</source>
              <target>Hallo</target>
              <note>text-truncated: three is\u{FFFD}\u{FFFD}\u{FFFD} (welcome, iPhone X)</note>
            </trans-unit>
          </body>
        </file>
        <file original="a&amp;b.json" source-language="en" target-language="de" datatype="plaintext">
          <body>
            <trans-unit id="k&lt;1&gt;" maxwidth="4" size-unit="char" xml:space="preserve">
              <source>Hello</source>
              <target>Hallo</target>
              <note>text-truncated: "a" &amp; b is\u{FFFD}\tcut
       off (welcome after tap, iPhone X, landscape, text size AX2, see a.png)</note>
            </trans-unit>
          </body>
        </file>
        <file original="c.json" source-language="fr" target-language="de" datatype="plaintext">
          <body>
            <trans-unit id="welcome/1" xml:space="preserve">
              <source>Hello</source>
              <target>Hallo</target>
              <note>text-truncated: two is cut off (welcome, iPhone X)</note>
            </trans-unit>
          </body>
        </file>
      </xliff>
      """
    #expect(text == expected)
  }

  @Test func `a document is read as strings are`() {
    let text = TextFault.xliff(
      [fault(key: "detail", in: Self.turned)], files: ["deck.json"], languages: ["en"]
    )
    .joined(separator: "\n")
    var reader = XLIFFReader(file: "de.xliff")
    let strings = LocalizedStrings(reader.read(Array(text.utf8)))
    #expect(reader.checker.diagnostics.isEmpty)
    #expect(strings.lookup("detail", for: "de").text.variants == .text("Hallo"))
    #expect(strings.lookup("detail", for: "en").text.variants == .text("Hello"))
  }

  @Test func `an unknown text is empty`() {
    let bare = TextFault(.made(.missingString), in: Linting.phone)
    let lines = TextFault.xliff([bare], files: ["d"], languages: ["en"])
    #expect(lines.contains("        <source></source>") && lines.contains("        <target></target>"))
    #expect(TextFault.xliff([], files: [], languages: []).count == 3)
  }
}
