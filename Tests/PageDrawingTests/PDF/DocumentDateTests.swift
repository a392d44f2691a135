import Testing

@testable import PageDrawing

/// Dates of documents, against dates counted elsewhere (`date -u -d DATE +%s`).
struct DocumentDateTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("2000-02-29", 951_782_400), ("2026-11-22", 1_795_305_600),
    ("2100-03-01", 4_107_542_400),
  ])
  func `days are counted from 1970 in UTC`(_ text: String, _ seconds: Int) {
    #expect(DocumentDate.seconds(of: text) == seconds)
    #expect(DocumentDate.words(seconds) == text)
    #expect(DocumentDate.words(seconds + 86399) == text)
  }

  @Test(arguments: [
    "", "2026", "2026-2-3", "2026-02-30", "2026-13-01", "26-01-01", "+026-01-01", "2026-01-01x", "1969-12-31",
  ])
  func `what is no day is refused`(_ text: String) {
    #expect(DocumentDate.seconds(of: text) == nil)
  }
}
