import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Findings about a page's texts, and the texts of other findings, from texts made by hand.
@MainActor
struct LanguageRulesTests {
  /// Labels `a`, "Hello", and `b`, "Hello there", of a document's lines 2 and 3.
  private func page(_ texts: [PageText]) async throws -> DrawnPage {
    let page = try await DrawnScreen.page { root in
      root.addSubview(LintLabel.make("a", "Hello"))
      root.addSubview(LintLabel.make("b", "Hello there", at: CGPoint(x: 20, y: 200)))
    }.ofDocument
    var solved = page.solved
    solved.page.texts = texts
    return DrawnPage(
      solved, in: page.environment, settings: page.settings, ink: page.glyphs, measurer: page.measurer)
  }

  private static func text(
    _ text: String, key: String? = nil, part: String? = nil, line: Int? = nil,
    _ change: (inout PageText) -> Void = { _ in }
  ) -> PageText {
    let place = line.map { FilePlace(file: "Main.storyboard", position: SourcePosition(line: $0, column: 1)) }
    var made = PageText(text, in: "de", part: part, place: place)
    made.key = key
    change(&made)
    return made
  }

  private func told(_ text: PageText) async throws -> [String] {
    LanguageCheck(page: try await page([text])).findings().map {
      "\($0.rule) \($0.subject) \($0.fault): \($0.fix)"
    }
  }

  // MARK: Words

  @Test func `a text is missing, of another language, or in order`() async throws {
    #expect(try await told(Self.text("Hello", key: "hi")) == [])
    #expect(
      try await told(Self.text("hi", key: "hi") { ($0.status, $0.suggestion) = (.missing, "high") })
        == [
          #"missing-string key "hi" is in no file of texts: add it, or correct the key; did you mean "high"?"#
        ])
    #expect(
      try await told(Self.text("Hello", key: "hi") { ($0.status, $0.locale) = (.fallback, "en") })
        == [#"untranslated-string key "hi" has no text in de; the en text is drawn: translate it"#])
    #expect(
      try await told(Self.text("Hello") { ($0.status, $0.locale) = (.fallback, "en") })
        == [
          "untranslated-string the document has no texts in de; its own, in en, are drawn: "
            + "add a file of texts in de"
        ])
  }

  @Test func `a state is told with what to do, and wrong placeholders beside it`() async throws {
    let states: [(LocalizedText.State, String, String)] = [
      (.new, "new", "translate it, and mark it as translated"),
      (.needsReview, "needs_review", "review it, and mark it as translated"),
      (.stale, "stale", "code no longer has the key; delete it, or mark it as managed by hand"),
    ]
    for (state, word, advice) in states {
      #expect(
        try await told(Self.text("Hello", key: "hi") { $0.state = state })
          == [#"stale-string key "hi" has a text in de that is marked as "\#(word)": \#(advice)"#])
    }
    let both = try await told(
      Self.text("Hello", key: "hi") { ($0.state, $0.placeholderFault) = (.stale, #""%@" is missing"#) })
    #expect(both.count == 2)
    #expect(
      both.last
        == #"placeholder-mismatch key "hi" has other placeholders in de than in its source: "%@" is missing: "#
        + "write the source's placeholders, with numbers such as %1$@ where their order is another")
    #expect(
      try await told(Self.text("hi") { $0.equalKey = "hi" })
        == [
          #"key-as-text a text is the text "hi", which is a key of its texts and is shown as it is written: "#
            + #"write {"key": "hi"}"#
        ])
  }

  @Test func `a finding stands at the text, or at its translation where the file of texts has the fault`()
    async throws
  {
    let there = FilePlace(file: "de.strings", position: SourcePosition(line: 9, column: 2))
    func places(_ change: (inout PageText) -> Void) async throws -> [String] {
      let text = Self.text("Hello", key: "hi", line: 2) {
        $0.translation = there
        change(&$0)
      }
      return LanguageCheck(page: try await page([text])).findings().map {
        "\($0.file ?? ""):\($0.position?.line ?? 0)"
      }
    }
    #expect(try await places { $0.status = .missing } == ["Main.storyboard:2"])
    #expect(try await places { $0.status = .fallback } == ["Main.storyboard:2"])
    #expect(try await places { $0.state = .stale } == ["de.strings:9"])
    #expect(try await places { ($0.state, $0.translation) = (.stale, nil) } == ["Main.storyboard:2"])
    #expect(try await places { $0.placeholderFault = "x" } == ["de.strings:9"])
    #expect(
      try await places { ($0.placeholderFault, $0.translation) = ("x", nil) } == ["Main.storyboard:2"])
    #expect(try await places { $0.equalKey = "hi" } == ["Main.storyboard:2"])
  }

  @Test func `a finding has the text's view, key, source, translation and length`() async throws {
    let text = Self.text("Hello there", key: "hi", part: "detail") {
      ($0.status, $0.locale, $0.source) = (.fallback, "en", "Hello there!")
    }
    let page = try await page([text])
    let found = try #require(LanguageCheck(page: page).findings().first)
    #expect(found.views == ["b"] && found.isOfDocument)
    #expect(found.topic == "hi\0de")
    var place = LintFinding.TextPlace(view: try page.view("b"), part: "detail", key: "hi")
    (place.source, place.translation, place.length) = ("Hello there!", "", 11)
    #expect(found.text == place)
    let missing = Self.text("nowhere", key: "nowhere") { $0.status = .missing }
    let other = try #require(LanguageCheck(page: try await self.page([missing])).findings().first)
    #expect(other.views == [] && other.topic == "nowhere\0" && other.text?.view == 0)
    let whole = try #require(
      LanguageCheck(page: try await self.page([Self.text("Hello") { $0.status = .fallback }])).findings()
        .first)
    #expect(whole.views == [] && whole.text == nil && whole.topic == "\0de")
  }

  // MARK: Texts of other findings

  private func keyed(
    _ texts: [PageText], view: String = "b", part: String? = nil,
    _ change: (inout LintFinding) -> Void = { _ in }
  ) async throws -> LintFinding {
    let page = try await page(texts)
    var finding = LintFinding(
      .textTruncated, on: page, text: try page.view(view), part: part, fault: "", fix: "", amount: 0)
    change(&finding)
    return finding.withKey(on: page)
  }

  @Test func `of the texts in a view the one at its line counts, else the longest`() async throws {
    let (short, long) = (Self.text("Hello", key: "short"), Self.text("Hello there", key: "long"))
    for texts in [[short, long], [long, short]] { #expect(try await keyed(texts).text?.key == "long") }
    #expect(try await keyed([short, long], view: "a").text?.key == "short")
    let here = Self.text("Hello", key: "here", line: 3)
    #expect(try await keyed([long, here]).text?.key == "here")
    let elsewhere = Self.text("Hello", key: "elsewhere", line: 9)
    #expect(try await keyed([long, elsewhere]).text?.key == "long")
    #expect(try await keyed([Self.text("", key: "empty")]).text?.key == nil)
    #expect(try await keyed([Self.text("Good bye", key: "bye")]).text?.key == nil)
  }

  @Test func `a part has its own texts and those of no part`() async throws {
    let texts = [
      Self.text("Hello", key: "detail", part: "detail"),
      Self.text("Hello there", key: "summary", part: "summary"),
    ]
    #expect(try await keyed(texts, part: "detail").text?.key == "detail")
    #expect(try await keyed(texts, part: "summary").text?.key == "summary")
    #expect(try await keyed(texts).text?.key == "summary")
    #expect(try await keyed([Self.text("Hello there", key: "whole")], part: "detail").text?.key == "whole")
  }

  @Test func `a text is told with its source, its translation and its length`() async throws {
    let translated = Self.text("Hello there", key: "hi") { $0.source = "Hi" }
    var place = try #require(try await keyed([translated]).text)
    #expect(place.source == "Hi" && place.translation == "Hello there" && place.length == 11)
    let fallback = Self.text("Hello there", key: "hi") { ($0.status, $0.source) = (.fallback, "Hi") }
    place = try #require(try await keyed([fallback]).text)
    #expect(place.source == "Hi" && place.translation == "" && place.length == 11)
    // A text that the page's own file writes is its own source, and a part of it has its own length.
    place = try #require(try await keyed([Self.text("Hello")]).text)
    #expect(place.source == "Hello" && place.translation == "Hello" && place.length == 5 && place.key == nil)
    place = try #require(try await keyed([]).text)
    #expect(place.source == nil && place.translation == "Hello there" && place.length == 11)
  }

  @Test func `a document's own text has Xcode's key, unless a file of texts has one`() async throws {
    let page = try await page([])
    func keyed(_ page: DrawnPage) throws -> LintFinding.TextPlace? {
      LintFinding(
        .textTruncated, on: page, text: try page.view("b"), part: nil, fault: "", fix: "", amount: 0
      ).withKey(on: page).text
    }
    let written = try page.with("b") {
      $0.written = WrittenView()
      $0.written?.textKey = "b.text"
    }
    #expect(try keyed(written)?.key == "b.text")
    #expect(try keyed(written)?.source == "Hello there")
    let known = try await self.page([Self.text("Hello there", key: "hi")]).with("b") {
      $0.written = WrittenView()
      $0.written?.textKey = "b.text"
    }
    #expect(try keyed(known)?.key == "hi")
  }

  @Test func `a finding moves to its text's line, unless it has a place of its own`() async throws {
    let text = Self.text("Hello there", key: "hi") {
      $0.place = FilePlace(file: "deck.json", position: SourcePosition(line: 8, column: 4))
    }
    let moved = try await keyed([text])
    #expect(moved.file == "deck.json" && moved.position == SourcePosition(line: 8, column: 4))
    let own = try await keyed([text]) {
      ($0.file, $0.position) = ("Main.storyboard", SourcePosition(line: 104, column: 1))
    }
    #expect(own.file == "Main.storyboard" && own.position?.line == 104)
    let none = try await keyed([Self.text("Hello there", key: "hi")])
    #expect(none.file == "Main.storyboard")
  }

  @Test func `what has its text already, or is about none, stays`() async throws {
    let text = Self.text("Hello there", key: "hi")
    #expect(try await keyed([text]) { $0.text?.length = 3 }.text?.key == nil)
    #expect(try await keyed([text]) { $0.text = nil }.text == nil)
  }
}
