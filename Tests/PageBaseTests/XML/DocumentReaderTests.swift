import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// What keeps a file from being read as a document, one clear error each.
@Suite struct DocumentReaderTests {
  private func refusal(_ text: String) -> Diagnostic? { refusal(Array(text.utf8)) }

  private func refusal(_ bytes: [UInt8]) -> Diagnostic? {
    let (document, diagnostics) = InterfaceDocument.parse(bytes, file: "Main.storyboard")
    #expect(document == nil)
    #expect(diagnostics.count == 1)
    return diagnostics.first
  }

  @Test func `an empty file is refused`() {
    #expect(refusal("")?.message.contains("is empty") == true)
    #expect(refusal(" \n\t")?.message.contains("is empty") == true)
    #expect(refusal("<?xml version=\"1.0\"?>\n")?.exitCode == .badInput)
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
  func `a truncated file is refused with the place where it ends`(part: Double) throws {
    let whole = Array(Documents.storyboard(subviews: Documents.view("a")).utf8)
    let error = try #require(refusal(Array(whole.prefix(Int(Double(whole.count) * part)))))
    #expect(error.severity == .error)
    #expect(error.exitCode == .badInput)
    #expect(error.position != nil)
  }

  @Test func `a file that ends inside an element names it`() {
    let error = refusal("<document type=\"x\">\n  <scenes>\n")
    #expect(error?.message.contains("ends inside <scenes>") == true)
    #expect(error?.position == SourcePosition(line: 2, column: 3))
  }

  @Test func `a file that ends in its first tag is not taken for an empty one`() {
    let error = refusal("<?xml version=\"1.0\"?>\n<document type")
    #expect(error?.message.contains("is not well-formed") == true)
    #expect(error?.position?.line == 2)
  }

  @Test func `tags that do not match are placed by line`() {
    let error = refusal("<document>\n<scenes>\n</objects>\n</document>")
    #expect(error?.message.contains("an end tag does not match its start tag") == true)
    #expect(error?.position?.line == 3)
  }

  @Test func `a document type declaration is refused, and with it entity bombs and external entities`() {
    let bomb = """
      <?xml version="1.0"?>
      <!-- not yet -->
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol1 "&lol;&lol;">]>
      <document>&lol1;</document>
      """
    #expect(refusal(bomb)?.message.contains("document type declaration") == true)
    #expect(refusal(bomb)?.position == SourcePosition(line: 3, column: 1))
    #expect(refusal("<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>")?.exitCode == .badInput)
  }

  @Test func `a hundred thousand nested elements are stopped at the limit`() {
    let deep = String(repeating: "<view>", count: 100_000) + String(repeating: "</view>", count: 100_000)
    let error = refusal("<document>" + deep + "</document>")
    #expect(error?.message.contains("nested more than 200 deep") == true)
    #expect(error?.exitCode == .limit)
    // The root and 199 elements of six characters come before the one that is too deep.
    #expect(error?.position == SourcePosition(line: 1, column: 10 + 6 * 199 + 1))
  }

  @Test func `more elements than any document has are stopped at the limit`() {
    let wide = String(repeating: "<a/>", count: 100_001)
    let error = refusal("<document>" + wide + "</document>")
    #expect(error?.exitCode == .limit)
    // The root and 99 999 elements of four characters come before the one that is too many.
    #expect(error?.position == SourcePosition(line: 1, column: 10 + 4 * 99_999 + 1))
  }

  @Test func `a compiled nib is told apart`() {
    #expect(refusal(Array("NIBArchive".utf8) + [1, 0, 0, 0])?.message.contains("compiled nib") == true)
    #expect(refusal(Array("bplist00".utf8) + [0, 0])?.message.contains("compiled nib") == true)
  }

  @Test func `other encodings than UTF-8 are refused`() {
    #expect(refusal([0x3C, 0x61, 0xFF, 0xFE, 0x2F, 0x3E])?.message.contains("not UTF-8") == true)
    #expect(
      refusal("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>")?.message.contains("not UTF-8") == true
    )
  }

  @Test func `XML that is no document says what it is`() {
    #expect(refusal("<plist/>")?.message.contains("an XML file of <plist>") == true)
    #expect(refusal("<archive type=\"x\"/>")?.message.contains("before Xcode 5") == true)
    #expect(
      refusal("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")?.message.contains("macOS")
        == true)
  }

  @Test func `columns count characters, not bytes`() throws {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<!-- äöü --><objects>"
    let error = try #require(refusal(text))
    #expect(error.position == SourcePosition(line: 2, column: 13))
  }

  @Test func `text keeps its line breaks and characters`() throws {
    let root = try DocumentReader.read(Array("<a><string key=\"text\">One\nTwo &amp; 三</string></a>".utf8))
    #expect(root.child("string")?.text == "One\nTwo & 三")
  }
}
