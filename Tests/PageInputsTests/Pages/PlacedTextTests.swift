import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Which key of which table each text on a page is, and where it is drawn.
@MainActor
struct PlacedTextTests {
  /// What is said of a text, without its place: `Hallo = greeting in Localizable (Localizable.xcstrings:4), de translated`.
  private func told(_ text: PlacedText) -> String {
    guard let source = text.source else { return text.string }
    let part = source.part.map { "\($0): " } ?? ""
    guard let key = source.key else { return "\(part)\(text.string)" }
    let file = source.file.map {
      " (\($0.split(separator: "/").last ?? ""):\(source.translation?.position.line ?? 0))"
    }
    return
      "\(part)\(text.string) = \(key) in \(source.table ?? "none")\(file ?? ""), \(source.locale) \(source.status.rawValue)"
  }

  private func texts(of source: some PageSource, in locale: String) async throws -> (
    texts: [PlacedText], page: SolvedPage
  ) {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-x"), locale: locale)
    let (pages, _) = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
    let page = try #require(pages.first?.page(for: environment))
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: environment)
    return (solved.placedTexts, solved)
  }

  private static func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  private static let catalog = StringFileText.catalog(
    """
    "title": {"localizations": {"en": \(unit("Walks")), "de": \(unit("Wege"))}},
    "%lld stops": {"localizations": {"de": \(unit("%lld Halte"))}},
    "PREV": {}, "NEXT": {"localizations": {"de": \(unit("WEITER"))}}
    """)

  /// The catalogue's texts begin on its third line.
  @Test func `a deck's texts say their keys, and its own where they stand`() async throws {
    let fixture = try DeckFixture()
    try fixture.write("Localizable.xcstrings", Self.catalog)
    try TestDeckPicture.write(to: fixture.folder + "/images/a.png")
    let (deck, faults) = try fixture.load(
      """
      {
        "title": "T", "strings": "Localizable.xcstrings",
        "pages": [{"image": "images/a.png", "alt": "A square", "summary": {"key": "title"},
          "detail": "All of them."}],
        "controls": {"previous": {"key": "PREV"}, "next": {"key": "NEXT"}}
      }
      """)
    try #require(faults.isEmpty, "\(faults)")
    let (texts, page) = try await texts(of: try #require(deck), in: "de")
    #expect(
      texts.map(told) == [
        "summary: Wege = title in Localizable (Localizable.xcstrings:3), de translated",
        "detail: All of them.",
        "previous: PREV = PREV in Localizable (Localizable.xcstrings:0), en fallback",
        "next: WEITER = NEXT in Localizable (Localizable.xcstrings:5), de translated", "alt: A square",
      ])
    // The detail's line in deck.json; nobody sees the alternative text.
    #expect(texts[1].source?.place?.position.line == 4 && texts[4].view == nil && texts[4].frame == nil)
    // The summary is one line of 18 pt at the top of the text, whose first line begins at 304⅔ + 8.
    let summary = try #require(texts[0].frame)
    #expect(abs(summary.minY - (304 + 2.0 / 3 + 8)) < 0.5 && abs(summary.height - 18 * 1.193359375) < 0.5)
    #expect(abs(summary.midX - 187.5) < 0.5)
    let detail = try #require(texts[1].frame)
    #expect(detail.minY > summary.maxY && abs(detail.midX - 187.5) < 0.5)
    let (next, button) = (try #require(texts[3].frame), try page.frame("next"))
    #expect(abs(next.midX - button.midX) < 1 && abs(next.midY - button.midY) < 1 && next.width < button.width)
  }

  @Test(arguments: ["Main.strings", "Main.xcstrings"])
  func `a storyboard's texts say the key and the table of their document`(name: String) async throws {
    let fixture = try DeckFixture()
    try fixture.makeFolder("Base.lproj")
    try fixture.makeFolder("de.lproj")
    let views = """
      <label text="Hello" id="l1"><rect key="frame" x="20" y="100" width="200" height="30"/></label>
      <label text="Hello" id="l2"><rect key="frame" x="20" y="140" width="200" height="30"/></label>
      <button id="b1" buttonType="system"><rect key="frame" x="20" y="200" width="200" height="44"/>
        <state key="normal" title="Next"/></button>
      <textField placeholder="Name" id="t1"><rect key="frame" x="20" y="260" width="200" height="34"/></textField>
      """
    try fixture.write("Base.lproj/Main.storyboard", Documents.storyboard(subviews: views))
    if name == "Main.strings" {
      try fixture.write(
        "de.lproj/Main.strings",
        """
        "l1.text" = "Hallo";
        "l2.text" = "Hallo";
        "b1.normalTitle" = "Weiter";
        """)
    } else {
      func entry(_ key: String, _ own: String, _ text: String) -> String {
        #""\#(key)": {"localizations": {"en": \#(Self.unit(own)), "de": \#(Self.unit(text))}}"#
      }
      try fixture.write(
        "Main.xcstrings",
        StringFileText.catalog(
          [
            entry("l1.text", "Hello", "Hallo"), entry("l2.text", "Hello", "Hallo"),
            entry("b1.normalTitle", "Next", "Weiter"),
          ].joined(separator: ",\n")))
    }
    let (source, _) = InterfaceBuilderSource.load(fixture.folder + "/Base.lproj/Main.storyboard")
    let (texts, _) = try await texts(of: try #require(source), in: "de")
    #expect(texts.map(\.string) == ["Hallo", "Hallo", "Weiter", "Name"])
    #expect(texts.map { $0.source?.key } == ["l1.text", "l2.text", "b1.normalTitle", "t1.placeholder"])
    #expect(texts.prefix(3).allSatisfy { $0.source?.table == "Main" && $0.source?.locale == "de" })
    #expect(texts.prefix(3).allSatisfy { $0.source?.file?.hasSuffix(name) == true })
    #expect(texts[3].source?.status == .fallback && texts[3].source?.table == nil)
    #expect(texts.compactMap(\.frame).map { Int($0.minX) }.prefix(2) == [20, 20])
    #expect(texts.compactMap(\.frame).count == 4)
  }

  @Test func `texts that Swift code looks up say their keys, wherever they are shown`() async throws {
    let fixture = try DeckFixture()
    try fixture.write("Localizable.xcstrings", Self.catalog)
    try fixture.write(
      "Other.xcstrings",
      StringFileText.catalog(#""title": {"localizations": {"de": \#(Self.unit("Titel"))}}"#))
    let (source, _) = SwiftPageSource.load(
      [
        Page("page") {
          let controller = UIViewController()
          let texts = [
            NSLocalizedString("title", comment: ""), String(localized: "\(3) stops"),
            NSLocalizedString("title", tableName: "Other", comment: ""), "v1.2",
            NSLocalizedString("title", comment: ""),
          ]
          for (row, text) in texts.enumerated() {
            controller.view.addSubview(LintPage.label(text, at: CGPoint(x: 20, y: 100 + 40 * row)))
          }
          return controller
        }
      ], name: "pages",
      resources: SwiftPageSource.Resources(
        strings: ["Localizable.xcstrings", "Other.xcstrings"].map { fixture.folder + "/" + $0 }))
    let (texts, _) = try await texts(of: try #require(source), in: "de")
    #expect(
      texts.map(told) == [
        "Wege = title in Localizable (Localizable.xcstrings:3), de translated",
        "3 Halte = %lld stops in Localizable (Localizable.xcstrings:4), de translated",
        "Titel = title in Other (Other.xcstrings:3), de translated", "v1.2",
        "Wege = title in Localizable (Localizable.xcstrings:3), de translated",
      ])
    #expect(texts.compactMap(\.frame).map { Int($0.minX) } == [20, 20, 20, 20, 20])
  }

  /// A pseudo-locale's texts are made of those of the source language.
  @Test func `a pseudo-locale's texts keep their keys`() async throws {
    let fixture = try DeckFixture()
    try fixture.write("Localizable.xcstrings", Self.catalog)
    let (source, _) = SwiftPageSource.load(
      [
        Page("page") {
          let controller = UIViewController()
          controller.view.addSubview(
            LintPage.label(NSLocalizedString("title", comment: ""), at: CGPoint(x: 20, y: 100)))
          return controller
        }
      ], name: "pages",
      resources: SwiftPageSource.Resources(strings: [fixture.folder + "/Localizable.xcstrings"]))
    let (texts, _) = try await texts(of: try #require(source), in: "en-XA")
    #expect(texts.map { $0.source?.key } == ["title"] && texts[0].string != "Walks")
  }
}

private enum TestDeckPicture {
  static func write(to path: String) throws {
    let scene = Scene(size: Size(width: 200, height: 200), scale: 1, background: .white)
    try PageRenderer(fonts: FontCatalog()).writePNG(of: scene, to: path, with: AtomicFileWriter())
  }
}
