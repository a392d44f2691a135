import Testing

@testable import PageBase

/// The tree of a document's elements, and the faults that keep one from being made.
struct DocumentTreeTests {
  private func read(_ text: String) throws(DocumentError) -> DocumentElement {
    try DocumentReader.read(Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8]) -> DocumentError? {
    do {
      _ = try DocumentReader.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func fault(_ text: String) -> DocumentError? { fault(Array(text.utf8)) }

  @Test func `two hundred nested elements are read`() {
    let text = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
    #expect(fault(text) == nil)
    #expect(
      fault("<a>\(text)</a>") == .tooDeep(SourcePosition(line: 1, column: 601), limit: 200))
  }

  @Test func `an element may have five hundred attributes`() {
    func attributes(_ count: Int) -> String { (0..<count).map { " a\($0)=\"\"" }.joined() }
    #expect(fault("<a>\n<b\(attributes(500))/></a>") == nil)
    #expect(
      fault("<a>\n<b\(attributes(501))/></a>")
        == .tooManyAttributes(SourcePosition(line: 2, column: 1), limit: 500))
  }

  @Test func `the largest document has eight mebibytes`() {
    #expect(DocumentReader.maximumBytes == 8 * 1024 * 1024)
  }

  @Test func `every element has its place, its attributes and its children in order`() throws {
    let root = try read("<a>\n  <b x=\"1\" y=\"2\"/><c>\n<d/></c>\n</a>")
    #expect(root.position == SourcePosition(line: 1, column: 1))
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(
      root.children.map(\.position) == [
        SourcePosition(line: 2, column: 3), SourcePosition(line: 2, column: 19),
      ])
    #expect(root.children[0].attributes == ["x": "1", "y": "2"])
    #expect(root.children[1].children.map(\.position) == [SourcePosition(line: 3, column: 1)])
  }

  @Test func `a byte order mark takes no column`() throws {
    #expect(try read("\u{FEFF}<a/>").position == SourcePosition(line: 1, column: 1))
    #expect(try read("\u{FEFF}<a><b/></a>").children.map(\.position) == [SourcePosition(line: 1, column: 4)])
    #expect(fault([0xEF, 0xBB, 0xBF]) == .empty)
  }

  @Test func `only an element without children has text`() throws {
    let root = try read("<a> x <b>one</b> y <b><![CDATA[<two> &]]></b><b>three <![CDATA[& four]]></b></a>")
    #expect(root.text == "")
    #expect(root.children.map(\.text) == ["one", "<two> &", "three & four"])
  }

  @Test func `prefixes belong to names`() throws {
    let root = try read(#"<x:a xmlns:x="u" x:b="1"><x:c/></x:a>"#)
    #expect(root.name == "x:a")
    #expect(root["x:b"] == "1")
    #expect(root.children.map(\.name) == ["x:c"])
  }

  // MARK: Beginnings

  @Test(arguments: [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D] as [UInt8])
  func `white space alone is an empty file`(byte: UInt8) {
    #expect(fault([byte]) == .empty)
    #expect(fault([byte, byte]) == .empty)
  }

  @Test(arguments: [0x01, 0x08, 0x0E, 0x1F, 0x21] as [UInt8])
  func `another character is none`(byte: UInt8) {
    let reason = "no whole element is there"
    #expect(fault([byte]) == .malformed(SourcePosition(line: 1, column: 1), reason: reason))
  }

  @Test func `text in sixteen bits is not UTF-8, other bytes of 0 are of a binary file`() {
    #expect(fault([0xFF, 0xFE, 0x3C, 0x00, 0x61, 0x00]) == .notUTF8)
    #expect(fault([0xFE, 0xFF, 0x00, 0x3C, 0x00, 0x61]) == .notUTF8)
    #expect(fault([0x3C, 0x00, 0x61, 0x00]) == .binary)
    #expect(fault(Array("<a>".utf8) + [0xC3] + Array("</a>".utf8)) == .notUTF8)
  }

  @Test(
    arguments: [
      "<?xml version=\"1.0\"?><a/>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a/>",
      "<?xml version=\"1.0\" encoding='utf-8'?><!-- b --><a/>", "<?other encoding=\"latin\"?><a/>",
      "<!-- <!DOCTYPE a> --><a/>", "<?other <!DOCTYPE a> ?><a/>", "<!-- a -->\n\t<!-- b --><?c?>\n<a/>",
      "<!-- - -> --><a/>",
      "<a/><!-- b -->", "<a/>\n",
    ])
  func `declarations, instructions and comments come before and after the root`(text: String) throws {
    #expect(try read(text).name == "a")
  }

  @Test(
    arguments: [
      ("<!DOCTYPE a><a/>", 1, 1), ("\n <!DOCTYPE a><a/>", 2, 2),
      ("<?xml version=\"1.0\"?><!DOCTYPE a><a/>", 1, 22),
      ("<!-- b --><!DOCTYPE a><a/>", 1, 11), ("<!-- é -->\t<!ENTITY a><a/>", 1, 12),
      ("<?b?><?c?> <!DOCTYPE a><a/>", 1, 12),
    ])
  func `a document type declaration is refused at its place`(text: String, line: Int, column: Int) {
    #expect(fault(text) == .documentType(SourcePosition(line: line, column: column)))
  }

  @Test(arguments: ["ISO-8859-1", "utf-16", "US-ASCII"])
  func `a declared encoding other than UTF-8 is refused`(name: String) {
    #expect(fault("<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>") == .notUTF8)
    #expect(fault("\n<?XML version=\"1.0\" ENCODING=\"\(name)\"?><a/>") == .notUTF8)
  }

  // MARK: Faults

  @Test(arguments: ["<?xml version=\"1.0\"?>", "<!-- a -->", "<!-- <a> -->", "<?a?>\n<!-- b -->\n"])
  func `a file without elements is empty`(text: String) {
    #expect(fault(text) == .empty)
  }

  @Test(arguments: [
    "<!-- a", "<!-- <a/> --", "<?xml version=\"1.0\"", "<?b ?", "<!-- a --><!--", "<?b c?><!-- -> >",
  ])
  func `a comment or an instruction without its end is malformed`(text: String) {
    guard case .malformed = fault(text) else {
      Issue.record("not malformed: \(String(describing: fault(text)))")
      return
    }
  }

  @Test func `a file that ends too early names the innermost element that is open`() {
    #expect(fault("<abc>") == .truncated(SourcePosition(line: 1, column: 1), element: "abc"))
    #expect(fault("<a>\n<b><c/>") == .truncated(SourcePosition(line: 2, column: 1), element: "b"))
    #expect(fault("<a><b></b>text") == .truncated(SourcePosition(line: 1, column: 1), element: "a"))
  }

  @Test func `a file of three bytes has no whole element`() {
    let reason = "no whole element is there"
    #expect(fault("<a>") == .malformed(SourcePosition(line: 1, column: 1), reason: reason))
    #expect(fault("\n<a") == .malformed(SourcePosition(line: 1, column: 1), reason: reason))
  }

  @Test func `an instruction without content is passed over`() throws {
    let root = try read("<?b?><a><?c?><d/>x<?e?></a><?f?>")
    #expect(root.children.map(\.position) == [SourcePosition(line: 1, column: 14)])
    #expect(try read("<?b ?><a>é<?c x?></a>").text == "é")
    #expect(try read("\u{FEFF}<a><?c?>é</a>").text == "é")
    #expect(try read("<a><![CDATA[<?c?>]]></a>").text == "<?c?>")
  }

  @Test(
    arguments: [
      ("<a>\n<b></c></a>", 2, "an end tag does not match its start tag"),
      ("<a>\n&x;</a>", 2, "an entity that is not defined"),
      ("<a>\n\n<b c=\"1\" c=\"2\"/></a>", 3, "an attribute appears twice"),
      ("<a>\n<b c=\"<\"/></a>", 2, "an attribute's value holds a <"),
      ("<a>\n<b c/></a>", 2, "an attribute has no value"),
      ("<a>\n<b c=1/></a>", 2, "an attribute's value is not closed"),
      ("<a>\n<b c=\"1\"d=\"2\"/></a>", 2, "a space is missing between attributes"),
      ("<a>\n< b/></a>", 2, "a name is missing"),
      ("<a/>\n<b/>", 2, "something follows after the end of the document"),
    ])
  func `a fault of XML is told with its line and reason`(text: String, line: Int, reason: String) {
    guard case .malformed(let position, let found)? = fault(text) else {
      Issue.record("not malformed: \(String(describing: fault(text)))")
      return
    }
    #expect(position.line == line)
    #expect(found == reason)
  }

  @Test func `a fault of XML has a column of its own, also in the first line`() {
    guard case .malformed(let position, _)? = fault("<a>" + String(repeating: " ", count: 50) + "<b c/></a>")
    else {
      Issue.record("not malformed")
      return
    }
    #expect(position.line == 1)
    #expect(position.column > 50)
  }

  @Test(
    arguments: [
      (.tooDeep(SourcePosition(line: 1, column: 2), limit: 3), .limit),
      (.tooManyElements(SourcePosition(line: 1, column: 2), limit: 3), .limit),
      (.tooManyAttributes(SourcePosition(line: 1, column: 2), limit: 3), .limit),
      (.documentType(SourcePosition(line: 1, column: 2)), .badInput),
      (.tooOld(SourcePosition(line: 1, column: 2)), .badInput),
    ] as [(DocumentError, ExitCode)])
  func `a limit has an exit code of its own`(error: DocumentError, code: ExitCode) {
    #expect(error.exitCode == code)
    #expect(error.position == SourcePosition(line: 1, column: 2))
  }

  @Test(arguments: [DocumentError.empty, .binary, .notUTF8])
  func `a fault of the whole file has no position`(error: DocumentError) {
    #expect(error.position == nil)
    #expect(error.exitCode == .badInput)
  }
}
