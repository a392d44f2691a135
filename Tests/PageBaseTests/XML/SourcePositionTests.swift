import Testing

@testable import PageBase

/// Positions of bytes in texts, counted from 1.
struct SourcePositionTests {
  private func place(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }

  private func behind(_ text: String, from start: SourcePosition = SourcePosition(line: 1, column: 1))
    -> SourcePosition
  {
    start.advanced(over: Array(text.utf8)[...])
  }

  @Test func `a line break begins a line, a scalar takes a column`() {
    #expect(
      ["", "a", "ab\n", "ab\ncd\nef", "\n\n"].map { behind($0) } == [
        place(1, 1), place(1, 2), place(2, 1), place(3, 3), place(3, 1),
      ])
    // é has two bytes, 日 three and 😀 four.
    #expect(behind("é日😀a") == place(1, 5))
    #expect(behind("é\né") == place(2, 2))
  }

  @Test func `columns count on from a known position`() {
    #expect(behind("aé", from: place(2, 11)) == place(2, 13))
    #expect(behind("a\né", from: place(2, 11)) == place(3, 2))
  }

  /// The tag's place, whatever stands in it and before it.
  @Test(
    arguments: [
      ("<a/>", 1, 1), ("<!-- <b> -->\n <a/>", 2, 2), ("<?x <b ?><a/>", 1, 10),
      ("<a\n b='>'\n c=\"'\"/>", 1, 1),
      ("<!-- é --><a b='日'/>", 1, 11), ("\u{FEFF}<a/>", 1, 1),
    ] as [(String, Int, Int)])
  func `an element stands where its tag begins`(text: String, line: Int, column: Int) {
    #expect((try? DocumentReader.read(Array(text.utf8)))?.position == place(line, column))
  }

  @Test func `children stand where their tags begin`() throws {
    let text = "<a x='é'>é<b/>\n <c>]]<![CDATA[<d>]]><e\n/></c></a>"
    let root = try DocumentReader.read(Array(text.utf8))
    #expect(root.children.map(\.position) == [place(1, 11), place(2, 2)])
    #expect(root.children[1].children[0].position == place(2, 22))
  }

  @Test func `an element with 501 attributes is refused before the parser compares them`() {
    func element(_ count: Int) -> [UInt8] {
      Array("<a \((0..<count).map { "b\($0) = '1'" }.joined(separator: " "))/>".utf8)
    }
    #expect((try? DocumentReader.read(element(500)))?.attributes.count == 500)
    #expect(throws: DocumentError.tooManyAttributes(place(1, 1), limit: 500)) {
      try DocumentReader.read(element(501))
    }
  }

  @Test func `references in values and texts are the characters that they stand for`() throws {
    let text = "<a b='&amp;&lt;&gt;&quot;&apos;&#65;&#x3042; &amp;amp;'>&amp;&lt;&#65;</a>"
    let root = try DocumentReader.read(Array(text.utf8))
    #expect(root["b"] == "&<>\"'Aあ &amp;" && root.text == "&<A")
  }
}
