import CoreFoundation
import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import PageInputs
@testable import UIKitCore

/// Faults of translations, planted into clean decks, documents and Swift pages. Expected rules follow from docs/lint.md.
@MainActor
struct LanguageLintTests {
  /// Texts by language and key, in the places of a page: those of a deck, those of code, or those of a document.
  struct Planted: Sendable, CustomTestStringConvertible {
    enum Kind: String, Sendable { case deck, swift, document }

    var kind: Kind
    /// Languages, each with its texts by key; the first is the one that is translated from.
    var texts: [(locale: String, texts: [(key: String, text: String)])]
    /// The state of a text that has another than `translated`, by language and key.
    var state: (locale: String, key: String, word: String)?
    /// The keys that the page asks for.
    var keys = ["greeting", "next"]
    var locale = "de"
    var rule: LintRule?
    /// The key that the finding names.
    var key = "greeting"

    var testDescription: String { "\(kind.rawValue): \(rule?.rawValue ?? "clean"), \(key), \(locale)" }

    static let german = [
      (locale: "en", texts: [(key: "greeting", text: "Hello"), (key: "next", text: "Next")]),
      (locale: "de", texts: [(key: "greeting", text: "Hallo"), (key: "next", text: "Weiter")]),
    ]

    static func clean(_ kind: Kind) -> Planted { Planted(kind: kind, texts: german) }

    /// The clean page with another text, or without one.
    func with(_ key: String, in locale: String, _ text: String?) -> Planted {
      var planted = self
      planted.key = key
      for index in planted.texts.indices where planted.texts[index].locale == locale {
        planted.texts[index].texts.removeAll { $0.key == key }
        if let text { planted.texts[index].texts.append((key, text)) }
      }
      return planted
    }

    func finding(_ rule: LintRule?) -> Planted {
      var planted = self
      planted.rule = rule
      return planted
    }

    func marked(_ word: String, in locale: String = "de", _ key: String = "greeting") -> Planted {
      var planted = self
      planted.state = (locale, key, word)
      planted.key = key
      return planted
    }

    func asking(_ keys: [String], in locale: String = "de") -> Planted {
      var planted = self
      planted.keys = keys
      planted.locale = locale
      return planted
    }

    /// A String Catalog.
    var catalog: String {
      let keys = texts.flatMap { $0.texts.map(\.key) }.reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      let entries = keys.map { key in
        let localizations = texts.compactMap { language -> String? in
          guard let text = language.texts.first(where: { $0.key == key })?.text else { return nil }
          let isMarked = state.map { $0.locale == language.locale && $0.key == key } ?? false
          let word = isMarked ? state?.word ?? "" : "translated"
          let value = text.replacing("\n", with: "\\n")
          return "\"\(language.locale)\": {\"stringUnit\": {\"state\": \"\(word)\", \"value\": \"\(value)\"}}"
        }
        return "\"\(key)\": {\"localizations\": {\(localizations.joined(separator: ", "))}}"
      }
      return """
        {
          "sourceLanguage": "\(texts[0].locale)",
          "strings": {
        \(entries.joined(separator: ",\n"))
          },
          "version": "1.0"
        }
        """
    }
  }

  // MARK: Pages

  private func findings(_ planted: Planted) async throws -> [LintFinding] {
    let environment = PageEnvironment(device: Linting.phone.device, locale: planted.locale)
    let fixture = try DeckFixture()
    switch planted.kind {
    case .deck:
      try Data(Artworks.png(20, 10)).write(to: URL(filePath: fixture.folder).appending(path: "images/a.png"))
      try fixture.write("Localizable.xcstrings", planted.catalog)
      try fixture.write("deck.json", Self.deck(planted.keys))
      return try await Linting.findings(ofFile: fixture.folder, in: [environment])
    case .swift:
      try fixture.write("Localizable.xcstrings", planted.catalog)
      let keys = planted.keys
      let (source, faults) = SwiftPageSource.load(
        [Page("page") { Self.controller(keys) }], name: "planted",
        resources: SwiftPageSource.Resources(strings: [fixture.folder + "/Localizable.xcstrings"]))
      try #require(faults.isEmpty, "\(faults)")
      return try await Linting.findings(of: try #require(source), in: [environment])
    case .document:
      // A document says the texts of its own language; its keys are those of its objects.
      try fixture.makeFolder("Base.lproj")
      try fixture.makeFolder("mul.lproj")
      var own = planted
      let names = ["greeting": "l1.text", "next": "b1.normalTitle"]
      for language in own.texts.indices {
        for text in own.texts[language].texts.indices {
          let key = own.texts[language].texts[text].key
          own.texts[language].texts[text].key = names[key] ?? key
        }
      }
      if let state = planted.state { own.state = (state.locale, names[state.key] ?? state.key, state.word) }
      try fixture.write("Base.lproj/Main.storyboard", Self.storyboard)
      try fixture.write("mul.lproj/Main.xcstrings", own.catalog)
      return try await Linting.findings(
        ofFile: fixture.folder + "/Base.lproj/Main.storyboard", in: [environment])
    }
  }

  /// The summary is written as the key, the detail as a text that no key equals.
  @Test(arguments: ["en", "de", "fr"])
  func `a deck's text that equals a key of its texts is told in every language`(locale: String) async throws {
    let fixture = try DeckFixture()
    try Data(Artworks.png(20, 10)).write(to: URL(filePath: fixture.folder).appending(path: "images/a.png"))
    try fixture.write("Localizable.xcstrings", Planted.clean(.deck).catalog)
    try fixture.write(
      "deck.json",
      Self.deck(["greeting", "next"]).replacing(
        #"{"key": "greeting", "arguments": [3, 4]}"#, with: #""greeting""#))
    let environment = PageEnvironment(device: Linting.phone.device, locale: locale)
    let found = try await Linting.findings(
      ofFile: fixture.folder, in: [environment], settings: LintSettings(only: [.keyAsText]))
    #expect(found.map(\.subject) == ["summary"], "\(found.told)")
    #expect(found.map(\.fix) == [#"write {"key": "greeting"}"#])
    #expect(found.map(\.position?.line) == [8])
  }

  /// VoiceOver reads a page's `alt`; without one it has only the picture's file name.
  @Test func `a deck's picture without words, one with its file's name, and a copied page are told`()
    async throws
  {
    let fixture = try DeckFixture()
    try Data(Artworks.png(20, 10)).write(to: URL(filePath: fixture.folder).appending(path: "images/a.png"))
    func page(_ id: String, _ summary: String, _ alt: String) -> String {
      #"{"id": "\#(id)", "image": "images/a.png", "summary": "\#(summary)", "detail": "D"\#(alt)}"#
    }
    let words = #", "alt": "Hills""#
    func told(_ pages: [String]) async throws -> [String] {
      try fixture.write("deck.json", #"{"title": "T", "pages": [\#(pages.joined(separator: ","))]}"#)
      let settings = LintSettings(only: [.missingLabel, .sampleText])
      return try await Linting.findings(ofFile: fixture.folder, in: [Linting.phone], settings: settings)
        .map { "\($0.page) \($0.rule.rawValue)" }
    }
    #expect(try await told([page("a", "A", words), page("b", "B", words)]).isEmpty)
    #expect(try await told([page("a", "A", ""), page("b", "B", "")]).isEmpty)
    #expect(try await told([page("a", "A", words), page("b", "B", "")]) == ["b missing-label"])
    #expect(try await told([page("a", "A", #", "alt": "a.png""#)]) == ["a missing-label"])
    #expect(try await told([page("a", "A", words), page("b", "A", words)]) == ["b sample-text"])
  }

  private static func deck(_ keys: [String]) -> String {
    """
    {
      "title": "T",
      "strings": "Localizable.xcstrings",
      "style": {"colors": {"detail": "#000000", "controls": "#000000"}},
      "pages": [
        {
          "image": "images/a.png",
          "summary": {"key": "\(keys[0])", "arguments": [3, 4]},
          "detail": "D"
        }
      ],
      "controls": {"previous": "Back", "next": {"key": "\(keys[1])"}}
    }
    """
  }

  private static func controller(_ keys: [String]) -> UIViewController {
    let controller = UIViewController()
    let root: UIView = controller.view
    root.backgroundColor = .white
    let label = UILabel()
    label.text = NSLocalizedString(keys[0], comment: "")
    let button = UIButton(type: .system)
    button.tintColor = .black
    button.setTitle(String(localized: String.LocalizationValue(keys[1])), for: .normal)
    for (view, distance) in [(label, 40.0), (button, 120.0)] as [(UIView, Double)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 24),
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: distance),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    }
    return controller
  }

  private static let storyboard: String = {
    let white = #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
    let black = white.replacing(#"white="1""#, with: #"white="0""#)
    let views = """
      <label text="Hello" id="l1"><rect key="frame" x="24" y="100" width="200" height="44"/></label>
      <button id="b1" buttonType="system"><rect key="frame" x="24" y="200" width="200" height="44"/>
      <state key="normal" title="Next"/><color key="tintColor" \(black)/></button>
      """
    return Documents.storyboard(
      subviews: views, root: "<color key=\"backgroundColor\" \(white)/>")
  }()

  // MARK: Planted

  private nonisolated static let deck = Planted.clean(.deck)
  private nonisolated static let swift = Planted.clean(.swift)
  private nonisolated static let document = Planted.clean(.document)

  nonisolated static let clean: [Planted] = [
    deck, swift, document, deck.asking(["greeting", "next"], in: "en"),
    swift.asking(["greeting", "next"], in: "en-XA"), document.asking(["greeting", "next"], in: "en"),
    deck.asking(["greeting", "next"], in: "de-AT"),
    // Xcode calls a source text new that it took from code.
    swift.marked("new", in: "en").asking(["greeting", "next"], in: "en"),
    // The same arguments in another order, and a per cent sign of the text.
    deck.with("greeting", in: "en", "%d of %d").with("greeting", in: "de", "%2$d von %1$d"),
    swift.with("greeting", in: "en", "50% of all").with("greeting", in: "de", "50 % der Teile"),
    // Hungarian adds endings to a per cent sign with a hyphen; C gives the flag an effect in a width alone.
    swift.with("greeting", in: "en", "100% safe").with("greeting", in: "de", "100%-osan"),
    swift.with("greeting", in: "en", "%lld files").with("greeting", in: "de", "%d Dateien"),
  ]

  nonisolated static let planted: [Planted] = [
    swift.with("greeting", in: "en", nil).with("greeting", in: "de", nil).finding(.missingString),
    swift.with("next", in: "en", nil).with("next", in: "de", nil).finding(.missingString),
    swift.asking(["greetings", "next"]).finding(.missingString).with("greetings", in: "x", nil),
    swift.asking(["greeting", "Next"], in: "en").finding(.missingString).with("Next", in: "x", nil),
    deck.with("greeting", in: "de", nil).finding(.untranslatedString),
    deck.with("next", in: "de", nil).finding(.untranslatedString),
    deck.with("greeting", in: "en", "Where will you go next?").with(
      "greeting", in: "de", "Where will you go next?"
    )
    .finding(.untranslatedString),
    swift.with("greeting", in: "de", nil).finding(.untranslatedString),
    swift.with("next", in: "de", nil).finding(.untranslatedString),
    document.with("greeting", in: "de", nil).finding(.untranslatedString),
    document.with("next", in: "de", nil).finding(.untranslatedString),
    deck.marked("needs_review").finding(.staleString),
    deck.marked("stale", in: "en").asking(["greeting", "next"], in: "en").finding(.staleString),
    swift.marked("new").finding(.staleString),
    swift.marked("stale", "next").finding(.staleString),
    document.marked("needs_review", "next").finding(.staleString),
    document.marked("new").finding(.staleString),
    deck.with("greeting", in: "en", "%d of %d").with("greeting", in: "de", "%d von").finding(
      .placeholderMismatch),
    deck.with("greeting", in: "en", "%d files").with("greeting", in: "de", "%@ Dateien").finding(
      .placeholderMismatch),
    swift.with("greeting", in: "en", "%@ has %d").with("greeting", in: "de", "%d hat %@").finding(
      .placeholderMismatch),
    swift.with("next", in: "en", "Next").with("next", in: "de", "Weiter %@").finding(.placeholderMismatch),
    document.with("greeting", in: "en", "%d items").with("greeting", in: "de", "Teile").finding(
      .placeholderMismatch),
  ]

  @Test(arguments: clean)
  func `a clean page has no finding`(clean: Planted) async throws {
    #expect(try await findings(clean).map(\.line) == [])
  }

  @Test(arguments: planted)
  func `a planted fault is told by its rule, with its key, and nothing else is`(planted: Planted) async throws
  {
    let findings = try await findings(planted)
    #expect(findings.map(\.rule) == [try #require(planted.rule)], "\(findings.map(\.line))")
    let names = planted.kind == .document ? ["greeting": "l1.text", "next": "b1.normalTitle"] : [:]
    #expect(findings.first?.text?.key == names[planted.key] ?? planted.key)
    #expect(findings.first?.areas.count == 1)
  }

  // MARK: Generated

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func `one step before a generated fault there is none`(seed: UInt64) async throws {
    var numbers = SplitMix64(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &numbers)] }
    let kind = pick([Planted.Kind.deck, .swift, .document])
    let key = pick(["greeting", "next"])
    let rule = pick([LintRule.untranslatedString, .staleString, .placeholderMismatch])
    var before = Planted.clean(kind)
    var fault = before
    switch rule {
    case .untranslatedString: fault = before.with(key, in: "de", nil)
    case .staleString: fault = before.marked(pick(["new", "stale", "needs_review"]), key)
    default:
      // Only the summary of the deck has arguments.
      let format = pick(["%d", "%@", "%1$@", "%lld"])
      before = before.with("greeting", in: "en", "All \(format)").with("greeting", in: "de", "Alle \(format)")
      if kind == .deck {
        before = Planted.clean(kind).with("greeting", in: "en", "All %d").with(
          "greeting", in: "de", "Alle %d")
      }
      fault = before.with("greeting", in: "de", pick(["Alle", "Alle %f"]))
    }
    #expect(try await findings(before).map(\.line) == [], "seed \(seed)")
    let found = try await findings(fault)
    #expect(found.map(\.rule) == [rule], "seed \(seed), \(kind): \(found.map(\.line))")
  }

  // MARK: Places

  @Test func `a deck's finding names the line of the key`() async throws {
    let finding = try #require(
      try await findings(Self.deck.with("greeting", in: "de", nil)).first)
    #expect(finding.position == SourcePosition(line: 8, column: 26))
    #expect(finding.file?.hasSuffix("deck.json") == true)
    #expect(finding.subject == #"key "greeting""#)
    #expect(finding.fault == "has no text in de; the en text is drawn")
    #expect(finding.text?.part == "summary")
    #expect(finding.text?.length == 5)
  }

  @Test func `a key that is missing is told with the one that is spelt most like it`() async throws {
    let finding = try #require(try await findings(Self.swift.asking(["greetings", "next"])).first)
    #expect(
      finding.line
        == #"missing-string: key "greetings" is in no file of texts: add it, or correct the key; did you mean "greeting"?"#
    )
  }

  @Test func `a stale text is told where the String Catalog has it`() async throws {
    let finding = try #require(try await findings(Self.swift.marked("needs_review")).first)
    #expect(finding.file?.hasSuffix("Localizable.xcstrings") == true)
    #expect(finding.position?.line == 4)
  }

  @Test func `a document's finding names the view's element`() async throws {
    let finding = try #require(try await findings(Self.document.with("greeting", in: "de", nil)).first)
    #expect(finding.file?.hasSuffix("Main.storyboard") == true)
    #expect(finding.position?.column == 1)
    #expect(finding.views == ["l1"])
  }

  @Test func `a language that no file has is told once for a document`() async throws {
    let found = try await findings(Self.document.asking(["greeting", "next"], in: "fr"))
    #expect(
      found.map(\.line) == [
        "untranslated-string: the document has no texts in fr; its own, in en, are drawn: add a file of texts in fr"
      ])
  }

  @Test func `code that has a text of its own is not missing one in the source language`() async throws {
    for (locale, expected) in [("en", []), ("de", [LintRule.untranslatedString])] {
      let fixture = try DeckFixture()
      try fixture.write("Localizable.xcstrings", Self.swift.catalog)
      let (source, _) = SwiftPageSource.load(
        [
          Page("page") {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.title = String(localized: "bye", defaultValue: "Good bye")
            return controller
          }
        ], name: "planted",
        resources: SwiftPageSource.Resources(strings: [fixture.folder + "/Localizable.xcstrings"]))
      let environment = PageEnvironment(device: Linting.phone.device, locale: locale)
      let found = try await Linting.findings(of: try #require(source), in: [environment])
      #expect(found.map(\.rule) == expected)
    }
  }

  @Test func `the words are marked, and not the whole view`() async throws {
    // The summary is the first line of a text view that is 327 wide and reaches far down.
    let finding = try #require(try await findings(Self.deck.with("greeting", in: "de", nil)).first)
    let area = try #require(finding.areas.first)
    #expect(area.width < 150)
    #expect(area.height < 30)
  }

  @Test func `a text rule's finding gets the key and the length of its text`() async throws {
    let fixture = try DeckFixture()
    try fixture.write("Localizable.xcstrings", Self.swift.catalog)
    let (source, _) = SwiftPageSource.load(
      [
        Page("page") {
          let controller = Self.controller(["greeting", "next"])
          controller.view.subviews.first?.widthAnchor.constraint(lessThanOrEqualToConstant: 44).isActive =
            true
          (controller.view.subviews.first as? UILabel)?.font = .systemFont(ofSize: 30)
          return controller
        }
      ], name: "planted",
      resources: SwiftPageSource.Resources(strings: [fixture.folder + "/Localizable.xcstrings"]))
    let environment = PageEnvironment(device: Linting.phone.device, locale: "de")
    let findings = try await Linting.findings(of: try #require(source), in: [environment])
    #expect(findings.map(\.rule) == [.textTruncated])
    #expect(findings.first?.text?.key == "greeting")
    #expect(findings.first?.text?.length == 5)
  }
}

/// What counts as the same arguments.
struct PlaceholderTests {
  private func fault(_ source: String, _ translation: String) -> String? {
    PlaceholderComparison(source: LocalizedText(source), translation: LocalizedText(translation)).fault
  }

  @Test func `order, kind and number have to be the source's`() {
    #expect(fault("%@ of %@", "%2$@ von %1$@") == nil)
    #expect(fault("%d", "%lld") == nil)
    #expect(fault("100 %%", "100 %") == nil)
    #expect(fault("%@ %d", "%d %@") == #""%d" stands for "%@", "%@" stands for "%d""#)
    #expect(fault("%@", "-") == #""%@" is missing"#)
    #expect(fault("-", "%@") == #""%@" has no argument"#)
    #expect(fault("%d", "%f") == #""%f" stands for "%d""#)
    #expect(fault("%@ %@", "%1$@ %3$@") == #""%3$@" has no argument, "%@" is missing"#)
  }

  @Test func `a plural may leave its number out, but not in all variants`() {
    func plural(_ one: String, _ other: String) -> LocalizedText {
      LocalizedText(
        variants: .plural([
          LocalizedText.Variants.Plural(category: .one, variants: .text(one)),
          LocalizedText.Variants.Plural(category: .other, variants: .text(other)),
        ]))
    }
    let source = plural("%d file", "%d files")
    #expect(
      PlaceholderComparison(source: source, translation: plural("eine Datei", "%d Dateien")).fault == nil)
    #expect(
      PlaceholderComparison(source: source, translation: plural("eine", "viele")).fault
        == #""%d" is missing"#)
  }
}
