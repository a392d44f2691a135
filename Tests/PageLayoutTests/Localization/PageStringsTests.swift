import Testing

@testable import PageBase
@testable import PageLayout

/// Texts of a page in one language, and what is said of them.
struct PageStringsTests {
  private func strings() -> LocalizedStrings {
    var table = StringTable(name: "L", sourceLanguage: "en")
    table.add(LocalizedText("Hello %@"), for: "hello", in: "en")
    table.add(LocalizedText("Bonjour %@"), for: "hello", in: "fr")
    table.add(LocalizedText("Bye"), for: "bye", in: "en")
    return LocalizedStrings([table])
  }

  private func page(_ locale: String, _ strings: LocalizedStrings? = nil) -> PageStrings {
    PageStrings(strings ?? self.strings(), locale: locale)
  }

  @Test func `a text of another language is warned of once a file`() {
    let page = page("fr")
    #expect(page.text("hello", arguments: [.text("Ann")]) == "Bonjour Ann" && page.takeDiagnostics().isEmpty)
    for file in ["a", "a", "b"] {
      #expect(page.text("bye", file: file, at: SourcePosition(line: 2, column: 3)) == "Bye")
    }
    let warnings = page.takeDiagnostics()
    #expect(
      warnings.map(\.file) == ["a", "b"] && warnings.allSatisfy { $0.severity == .warning && $0.isToldByLint }
    )
    #expect(warnings[0].message == "key \"bye\" has no text in fr; the en text is drawn instead")
    #expect(warnings[0].position == SourcePosition(line: 2, column: 3) && page.takeDiagnostics().isEmpty)
    _ = page.text("hello")
    let unfilled = page.takeDiagnostics()
    #expect(
      unfilled.count == 1 && unfilled[0].message.contains("no argument for \"%@\" in fr")
        && !unfilled[0].isToldByLint)
    page.warnOfCut("hello", count: 900, limit: 500, file: nil, at: nil)
    #expect(
      page.takeDiagnostics().map(\.message) == [
        "key \"hello\" has 900 characters in fr; only the first 500 are drawn"
      ])
  }

  @Test func `a pseudo-locale changes texts`() {
    let page = page("en-x-bounded")
    #expect(page.text("bye") == "[# Bye #]" && page.literal("Hi") == "[# Hi #]")
    #expect(
      page.untranslated("Hi %@", keepsSpecifiers: true) == "[# Hi %@ #]" && page.found("bye") == "[# Bye #]")
    #expect(page.resolved("bye", part: "summary").text == "[# Bye #]")
    #expect(
      self.page("en").literal("Hi") == "Hi"
        && self.page("en").untranslated("Hi", keepsSpecifiers: false) == "Hi")
  }

  @Test func `texts that code looks up are noted once, in order`() {
    let page = page("fr")
    #expect(
      page.found("hello") == "Bonjour %@" && page.found("hello", arguments: [.text("Ann")]) == "Bonjour Ann")
    #expect(page.found("hello") == "Bonjour %@" && page.found("bye") == "Bye")
    let texts = page.takeTexts()
    #expect(texts.map(\.text) == ["Bonjour %@", "Bonjour Ann", "Bye"] && page.takeTexts().isEmpty)
    #expect(
      texts.map(\.status) == [.translated, .translated, .fallback] && page.takeDiagnostics().count == 1)
    #expect(
      texts[0].key == "hello" && texts[0].table == "L" && texts[0].source == "Hello %@"
        && texts[0].wanted == "fr")
  }

  @Test func `a key that is missing is noted, with the text that stands in for it`() {
    let page = page("fr")
    #expect(page.found("helo") == nil && page.found("welcome", standIn: "Welcome") == nil)
    let texts = page.takeTexts()
    #expect(texts.map(\.text) == ["helo", "Welcome"] && texts.map(\.status) == [.missing, .fallback])
    #expect(texts.map(\.locale) == ["fr", "en"] && texts[0].suggestion == "hello")
    for locale in ["en-GB", "en-x-bounded"] {
      let source = self.page(locale)
      _ = source.found("welcome", standIn: "Welcome")
      #expect(source.takeTexts().map(\.status) == [.translated])
    }
    let none = self.page("fr", LocalizedStrings())
    #expect(none.found("a") == nil && none.takeTexts().isEmpty)
  }

  @Test func `the texts of a call are the innermost's`() {
    #expect(PageStrings.current == nil)
    PageStrings.withCurrent(page("fr")) {
      #expect(PageStrings.current?.locale == "fr")
      PageStrings.withCurrent(page("ja")) { #expect(PageStrings.current?.locale == "ja") }
      #expect(PageStrings.current?.locale == "fr")
    }
  }

  @Test func `a looked up text has its state, source, faults and place`() {
    var table = StringTable(name: "L", sourceLanguage: "en")
    var new = LocalizedText("Hello %@", at: SourcePosition(line: 5, column: 2))
    new.state = .new
    table.add(new, for: "hello", in: "en")
    var review = LocalizedText("Bonjour", at: SourcePosition(line: 7, column: 2))
    (review.state, review.file) = (.needsReview, "L.xcstrings")
    table.add(review, for: "hello", in: "fr")
    let strings = LocalizedStrings([table])
    func text(_ locale: String) -> PageText {
      page(locale, strings).resolved("hello", part: "title", at: SourcePosition(line: 1, column: 1))
    }
    let (own, other) = (text("en"), text("fr"))
    // Xcode calls texts of the source language new.
    #expect(own.state == .translated && own.placeholderFault == nil && own.translation?.position.line == 5)
    #expect(
      other.state == .needsReview && other.placeholderFault == "\"%@\" is missing"
        && other.source == "Hello %@")
    #expect(other.translation == FilePlace(file: "L.xcstrings", position: SourcePosition(line: 7, column: 2)))
    #expect(other.part == "title" && other.place?.position.line == 1 && other.locale == "fr")
    #expect(text("ja").status == .fallback && text("ja").placeholderFault == nil)
  }
}
