import Testing

@testable import PageDrawing

/// Texts and coordinates as PDF's dictionaries and XML take them.
struct PDFWordsTests {
  @Test(arguments: [
    ("", ""), (" a~b ", " a~b "), ("a\nb", "a b"), ("a\r\n\tb", "a b"), ("a \nb", "a b"), ("a\n b", "a  b"),
    ("\na", " a"), ("a\u{1F}b", "a b"), ("a\u{7F}b", "a b"), ("a\u{85}b", "a b"), ("a\u{A0}b", "a\u{A0}b"),
    ("a\u{2028}b\u{2029}c", "a b c"), ("a\u{2027}b\u{202A}c", "a\u{2027}b\u{202A}c"),
    ("a\u{FFFE}b\u{FFFF}c\u{FFFD}", "abc\u{FFFD}"), ("a\u{1FFFE}b\u{10FFFF}c", "abc"), ("é👍", "é👍"),
  ])
  func `a text is on one line, without controls and what is no character`(text: String, line: String) {
    #expect(PDFText.line(text) == line)
  }

  @Test(arguments: [
    ("<a & \"b\">'", "&lt;a &amp; \"b\"&gt;'"), ("&amp;", "&amp;amp;"), ("a\nb", "a b"), ("é", "é"),
    ("##[a]", "#&#35;[a]"), ("::a", ":&#58;a"),
  ])
  func `marks of XML are escaped`(text: String, escaped: String) {
    #expect(PDFText.xml(text) == escaped)
  }

  @Test(
    arguments: [
      (0.5, 0.5), (28_800, 28_800), (28_801, 28_800), (-14_400, -14_400), (-14_401, -14_400), (.nan, 0),
      (.infinity, 0),
    ] as [(Double, Double)])
  func `a coordinate stays in the range that PDF can write`(number: Double, coordinate: Double) {
    #expect(PDFLinks.coordinate(number) == coordinate)
  }
}
