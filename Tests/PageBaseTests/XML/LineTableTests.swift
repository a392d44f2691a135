import Testing

@testable import PageBase

/// Positions of bytes, and the start tags of a document.
struct LineTableTests {
  /// Lines 1 to 3 begin at the bytes 0, 3 and 6.
  private static let three = table("ab\ncd\nef")

  private static func table(_ text: String) -> LineTable { LineTable(Array(text.utf8)[...]) }

  private func place(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }

  /// The start tags of a text by their bytes, in order.
  private func tags(_ text: String) -> [Int] {
    let table = Self.table(text)
    var found: [Int] = []
    var tag = table.nextTag(from: 0)
    while tag < text.utf8.count {
      found.append(tag)
      tag = table.nextTag(from: tag + 1)
    }
    return found
  }

  // MARK: Positions

  @Test func `lines and columns count from 1`() {
    let found = (0...8).map { Self.three.position(ofByte: $0) }
    #expect(
      found == [
        place(1, 1), place(1, 2), place(1, 3), place(2, 1), place(2, 2), place(2, 3), place(3, 1),
        place(3, 2),
        place(3, 3),
      ])
  }

  @Test func `one line or an empty text has places too`() {
    #expect(Self.table("").position(ofByte: 0) == place(1, 1))
    #expect(Self.table("abc").position(ofByte: 2) == place(1, 3))
    #expect(Self.table("abc\n").position(ofByte: 4) == place(2, 1))
    #expect(Self.table("\n\n\n").position(ofByte: 2) == place(3, 1))
  }

  @Test func `each of many lines is found`() {
    let table = Self.table(String(repeating: "a\n", count: 37))
    for line in 0..<37 {
      #expect(table.position(ofByte: 2 * line) == place(line + 1, 1))
      #expect(table.position(ofByte: 2 * line + 1) == place(line + 1, 2))
    }
  }

  @Test func `columns count scalars`() {
    // é has two bytes, 日 three and 😀 four.
    let table = Self.table("é日😀a\né")
    #expect([0, 2, 5, 9, 10, 11].map { table.position(ofByte: $0).column } == [1, 2, 3, 4, 5, 1])
    #expect(table.position(ofByte: 13) == place(2, 2))
  }

  @Test func `a part of a text has its own lines`() {
    let table = LineTable(Array("xxxab\ncd".utf8)[3...])
    #expect(table.position(ofByte: 3) == place(1, 1))
    #expect(table.position(ofByte: 4) == place(1, 2))
    #expect(table.position(ofByte: 6) == place(2, 1))
    #expect(table.position(ofByte: 0) == place(1, 1))
  }

  @Test func `on the line of a known position columns count from there`() {
    let known = (byte: 3, position: place(2, 11))
    #expect(Self.three.position(ofByte: 3, after: known) == place(2, 11))
    #expect(Self.three.position(ofByte: 4, after: known) == place(2, 12))
    #expect(Self.three.position(ofByte: 5, after: known) == place(2, 13))
    let last = (byte: 6, position: place(3, 21))
    #expect(Self.three.position(ofByte: 7, after: last) == place(3, 22))
    #expect(Self.table("aé日b").position(ofByte: 6, after: (byte: 1, position: place(1, 31))) == place(1, 33))
  }

  @Test func `before it and on other lines they count from the line's beginning`() {
    let known = (byte: 4, position: place(2, 11))
    #expect(Self.three.position(ofByte: 3, after: known) == place(2, 1))
    #expect(Self.three.position(ofByte: 1, after: known) == place(1, 2))
    #expect(Self.three.position(ofByte: 6, after: known) == place(3, 1))
    #expect(Self.three.position(ofByte: 7, after: known) == place(3, 2))
    #expect(Self.three.position(ofByte: 7, after: (byte: 6, position: place(4, 9))) == place(3, 2))
  }

  // MARK: Tags

  @Test(
    arguments: [
      ("", []), ("text", []), ("<a/>", [0]), ("<a><b/></a>", [0, 3]), (" <a>x</a><b>", [1, 9]), ("<", []),
      ("a<", []),
      ("<a", [0]), ("</a><b>", [4]), ("</<a>", [2]), ("<a></", [0]),
    ] as [(String, [Int])])
  func `a start tag begins with an angle bracket`(text: String, bytes: [Int]) {
    #expect(tags(text) == bytes)
  }

  @Test(
    arguments: [
      ("<?xml?><a>", [7]), ("<?x <b> ?><a>", [10]), ("<??><a>", [4]), ("<?><a>?><b>", [8]),
      ("<?x?><?y?><a>", [10]),
      ("<?x?><?y <b>?><a>", [14]), ("<?x <a>", []), ("<?x <a> ?", []), ("<?x?>", []),
      ("<?x > <a>?><b>", [11]),
    ] as [(String, [Int])])
  func `a processing instruction has no tags`(text: String, bytes: [Int]) {
    #expect(tags(text) == bytes)
  }

  @Test(
    arguments: [
      ("<?a?>", [0..<5]), ("<a><?b?></a><?cd?>", [3..<8, 12..<18]), ("<?a ?>", []), ("<?a b?>", []),
      ("<?a\n?>", []),
      ("<??>", []), ("<?a", []), ("<?a?", []), ("<a/>", []), ("", []), ("<!-- <?a?> -->", []),
      ("<![CDATA[<?a?>]]>", []),
      ("<?a?><?b?>", [0..<5, 5..<10]), ("<a b='1'/><?c?>", [10..<15]), ("<?a???>", [0..<7]),
    ] as [(String, [Range<Int>])])
  func `an instruction without content is found`(text: String, ranges: [Range<Int>]) {
    #expect(Self.table(text).emptyInstructions() == ranges)
  }

  @Test(
    arguments: [
      ("<!----><a>", [7]), ("<!-- <b> --><a>", [12]), ("<!-- ]]> <b> --><a>", [16]),
      ("<!-- > -> <b> --><a>", [17]),
      ("<!-- <a>", []), ("<!-- <a> --", []), ("<!---->", []), ("<!--a--><!--b--><c>", [16]),
      ("<a><!-- <b> --></a><c>", [0, 19]),
    ] as [(String, [Int])])
  func `a comment has no tags`(text: String, bytes: [Int]) {
    #expect(tags(text) == bytes)
  }

  @Test(
    arguments: [
      ("<![CDATA[]]><a>", [12]), ("<![CDATA[<b>]]><a>", [15]), ("<![CDATA[ --> <b> ]]><a>", [21]),
      ("<![CDATA[ ]] > <b> ]]><a>", [22]), ("<![CDATA[<a>", []), ("<![CDATA[<a>]]", []),
    ] as [(String, [Int])])
  func `a CDATA section has no tags`(text: String, bytes: [Int]) {
    #expect(tags(text) == bytes)
  }

  @Test func `the search begins at a byte`() {
    let table = Self.table("<a><b>")
    #expect(table.nextTag(from: 0) == 0)
    #expect(table.nextTag(from: 1) == 3)
    #expect(table.nextTag(from: 3) == 3)
    #expect(table.nextTag(from: 4) == 6)
    #expect(table.nextTag(from: 6) == 6)
  }

  // MARK: Attributes

  @Test(
    arguments: [
      ("", 0, nil), ("<a/>", 0, nil), (#"<a b="1"/>"#, 0, 0), (#"<a b="1"/>"#, 1, nil),
      (#"<a b="1" c='2'/>"#, 1, 0),
      (#"<a b="1" c='2'/>"#, 2, nil), (#"<a b='1' c='2' d="3"/>"#, 2, 0), ("<a b='1' c='2' d='3'/>", 3, nil),
    ] as [(String, Int, Int?)])
  func `a tag may have as many attributes as the limit`(text: String, limit: Int, tag: Int?) {
    #expect(Self.table(text).firstTag(withMoreAttributesThan: limit) == tag)
  }

  @Test(
    arguments: [
      (#"<a b="1"/><c d="2"/>"#, 1, nil), (#"<a b="1"/><c d="2" e="3"/>"#, 1, 10),
      (#"<a/><b/><c d="1"/>"#, 0, 8),
      (#"<a b="1" c="2"/><d e="3" f="4"/>"#, 1, 0), (#"<a>"x" "y"</a>"#, 0, nil),
      (#"<a b="x>y" c="z"/>"#, 1, 0),
      (#"<a b='"' c='"'/>"#, 2, nil), (#"<a b='"' c='"'/>"#, 1, 0), (#"<a b="'" c="'"/>"#, 1, 0),
      (#"a "<b c='1'>"#, 0, 3), ("<>'x'</a>", 0, nil), (#"<a b="1""#, 0, 0), (#"<a b="1"#, 0, nil),
      (#"<!-- <a b="1"> --><c/>"#, 0, nil), (#"<?x y="1"?><c/>"#, 0, nil),
    ] as [(String, Int, Int?)])
  func `the quoted values of one tag are its attributes`(text: String, limit: Int, tag: Int?) {
    #expect(Self.table(text).firstTag(withMoreAttributesThan: limit) == tag)
  }
}
