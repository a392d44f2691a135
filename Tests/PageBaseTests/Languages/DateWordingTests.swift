import Testing

@testable import PageBase

/// Dates and times in CLDR's words.
struct DateWordingTests {
  /// 9 January 2007, 9:41 in the morning, at Greenwich: 13 522 days, 9 hours and 41 minutes after 1970.
  private static let moment = Double(13_522 * 86_400 + 9 * 3600 + 41 * 60)

  private func text(_ form: DateWording.Form, in tag: String = "en-US", zone: String = "GMT") -> String {
    DateWording(form, in: tag, zone: zone).text(Self.moment)
  }

  @Test func `a date is a day and no time`() {
    #expect(text(.date) == "Jan 9, 2007")
    #expect(text(.date, in: "de") == "09.01.2007")
  }

  @Test func `a time is no date, and has an ordinary space`() {
    #expect(text(.time) == "9:41 AM")
    #expect(text(.time, in: "de") == "09:41")
  }

  @Test func `a pattern has its letters`() {
    #expect(text(.pattern("yyyy/MM/dd HH:mm:ss")) == "2007/01/09 09:41:00")
    #expect(text(.pattern("MMMM d"), in: "fr") == "janvier 9")
  }

  @Test func `the zone moves the clock`() {
    #expect(text(.time, zone: "GMT+0100") == "10:41 AM")
    #expect(text(.pattern("d HH"), zone: "GMT-1000") == "8 23")
  }

  @Test func `time began in 1970`() {
    #expect(DateWording(.pattern("yyyy-MM-dd HH:mm"), in: "en", zone: "GMT").text(0) == "1970-01-01 00:00")
    #expect(DateWording(.pattern("ss"), in: "en", zone: "GMT").text(59) == "59")
  }

  @Test func `a language has patterns for fields`() {
    #expect(DateWording.pattern(of: "MMMd", in: "en") == "MMM d")
    #expect(DateWording.pattern(of: "MMMd", in: "de") == "d. MMM")
  }

  @Test func `what ICU does not take is empty`() {
    let long = String(repeating: "d", count: 64)
    #expect(DateWording.pattern(of: long, in: "en").isEmpty)
    #expect(text(.date, zone: long).isEmpty)
    #expect(text(.pattern(String(repeating: "'word' ", count: 60))).isEmpty)
  }
}
