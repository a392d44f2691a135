import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Documents in `Base.lproj` with their translations beside.
@MainActor
struct LocalizedDocumentTests {
  private static let views = """
    <label text="Hello" id="l1"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
    <label id="l2"><rect key="frame" x="0" y="0" width="10" height="10"/><string key="text">Two
    lines</string></label>
    <button id="b1" buttonType="system"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <state key="normal" title="Next"/></button>
    <textField placeholder="Name" id="t1"><rect key="frame" x="0" y="0" width="10" height="10"/></textField>
    <segmentedControl id="g1"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    """

  private func load(_ fixture: DeckFixture) throws -> InterfaceBuilderSource {
    let (source, diagnostics) = InterfaceBuilderSource.load(fixture.folder + "/Base.lproj/Main.storyboard")
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(source)
  }

  private func fixture(_ files: [(path: String, text: String)]) throws -> DeckFixture {
    let fixture = try DeckFixture()
    for (path, text) in [("Base.lproj/Main.storyboard", Documents.storyboard(subviews: Self.views))] + files {
      if let slash = path.lastIndex(of: "/") { try fixture.makeFolder(String(path[..<slash])) }
      try fixture.write(path, text)
    }
    return fixture
  }

  /// The texts of the document's views in a locale.
  private func texts(_ source: InterfaceBuilderSource, in locale: String) throws -> (
    texts: [String], lines: [String]
  ) {
    let (document, diagnostics) = source.localized.document(for: locale)
    let scene = try #require(document.scenes.first)
    let options = DocumentBuilder.Options(variations: Variations(horizontal: .compact, vertical: .regular))
    let (root, _) = try #require(document.build(scene, options: options))
    let texts = root.subviews.flatMap { view -> [String] in
      switch view {
      case let label as UILabel: [label.text ?? ""]
      case let button as UIButton: [button.title(for: .normal) ?? ""]
      case let field as UITextField: [field.placeholder ?? ""]
      case let control as UISegmentedControl:
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      default: []
      }
    }
    return (texts, diagnostics.map(\.message))
  }

  @Test func `strings by object id replace texts`() throws {
    let source = try load(
      fixture([
        (
          "ja.lproj/Main.strings",
          """
          "l1.text" = "こんにちは"; "l2.text" = "二\\n行"; "b1.normalTitle" = "次へ"; "t1.placeholder" = "名前";
          "g1.segmentTitles[1]" = "二";
          """
        )
      ]))
    #expect(source.locales == ["en", "ja"])
    #expect(try texts(source, in: "ja-JP").texts == ["こんにちは", "二\n行", "次へ", "名前", "One", "二"])
    #expect(try texts(source, in: "en") == (["Hello", "Two\nlines", "Next", "Name", "One", "Two"], []))
  }

  @Test func `String Catalogs for documents are read where Xcode keeps them`() throws {
    let catalog = StringFileText.catalog(
      #""l1.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}}"#)
    for path in ["mul.lproj/Main.xcstrings", "Main.xcstrings", "Base.lproj/Main.xcstrings"] {
      let source = try load(fixture([(path, catalog)]))
      #expect(try texts(source, in: "fr").texts.prefix(3) == ["Bonjour", "Two\nlines", "Next"])
    }
  }

  @Test func `a language without texts draws the document's own, with one warning`() throws {
    let source = try load(fixture([("ja.lproj/Main.strings", "\"l1.text\" = x;")]))
    let (texts, lines) = try texts(source, in: "de")
    #expect(texts.first == "Hello")
    #expect(lines == ["there are no texts in de; the document's own, in en, are drawn"])
  }

  @Test func `a document of one language is taken whole`() throws {
    let whole = Documents.storyboard(
      subviews: #"<label text="مرحبا" id="l1"><rect key="frame" x="0" y="0" width="10" height="10"/></label>"#
    )
    let source = try load(fixture([("ar.lproj/Main.storyboard", whole)]))
    #expect(source.locales == ["en", "ar"])
    #expect(try texts(source, in: "ar-EG").texts == ["مرحبا"])
    #expect(try texts(source, in: "en").texts.count == 6)
    let (pages, diagnostics) = source.preparePages(
      images: ImageStore(), only: [0], traits: PageTraits(locale: "ar", direction: .rightToLeft))
    #expect(pages.compactMap { $0 }.count == 1)
    #expect(diagnostics.isEmpty)
  }

  @Test func `pseudo-locales change every text of a document`() throws {
    let source = try load(fixture([]))
    #expect(source.locales == [])
    #expect(
      try texts(source, in: "en-x-bounded").texts
        == ["[# Hello #]", "[# Two\nlines #]", "[# Next #]", "[# Name #]", "[# One #]", "[# Two #]"])
  }

  @Test func `translations that cannot be read are reported where they are wrong`() throws {
    let fixture = try fixture([("ja.lproj/Main.strings", "\"l1.text\" = ")])
    let (source, diagnostics) = InterfaceBuilderSource.load(fixture.folder + "/Base.lproj/Main.storyboard")
    #expect(source != nil)
    #expect(
      diagnostics.map { $0.description.replacing(fixture.folder + "/", with: "") }
        == [
          "ja.lproj/Main.strings:1:13: error: expected a value in quotation marks, found the end of the file"
        ])
  }

  @Test func `a text is shown translated, and as its own where it has no translation`() throws {
    let source = try load(
      fixture([
        ("de.lproj/Main.strings", "\"l1.text\" = \"Hallo\"; \"b1.normalTitle\" = \"b1.normalTitle\";")
      ]))
    let localized = source.localized
    let element = try #require(localized.document.scenes.first.flatMap(localized.document.element))
    func texts(_ locale: String) -> [String] {
      localized.texts(in: element, for: locale).map {
        "\($0.key ?? "-") \($0.text) \($0.locale) \($0.status)"
      }
    }
    #expect(
      texts("de").prefix(4) == [
        "l1.text Hallo de translated", "l2.text Two\nlines en fallback", "b1.normalTitle Next de translated",
        "t1.placeholder Name en fallback",
      ])
    // In the document's own language those that have translations are its own; another language has none.
    #expect(texts("en") == ["l1.text Hello en translated", "b1.normalTitle Next en translated"])
    #expect(localized.texts(in: element, for: "fr").map(\.status) == [.fallback])
  }

  /// BartyCrouch leaves out texts whose comment has its mark; Interface Builder writes short and long comments.
  @Test func `a text that its author marks as not to be translated lacks no translation`() throws {
    func label(_ id: String, _ comment: String) -> String {
      """
      <label text="Shown" id="\(id)"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <attributedString key="userComments">\(comment)</attributedString></label>
      """
    }
    let views =
      label("l1", ##"<fragment content="#bc-ignore!"/>"##)
      + label("l2", #"<fragment><string key="content">#bc-ignore!</string></fragment>"#)
      + label("l3", #"<fragment content="A verb"/>"#)
    let source = try load(
      fixture([
        ("Base.lproj/Main.storyboard", Documents.storyboard(subviews: views)),
        ("de.lproj/Main.strings", "\"l9.text\" = \"Hallo\";"),
      ]))
    let localized = source.localized
    let element = try #require(localized.document.scenes.first.flatMap(localized.document.element))
    #expect(localized.texts(in: element, for: "de").map(\.key) == ["l3.text"])
  }
}
