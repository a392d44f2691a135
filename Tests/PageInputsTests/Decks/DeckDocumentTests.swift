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

/// Decks whose pages are made from a document, on an iPhone X (375 × 812 pt, safe area 44 and 34).
@MainActor
struct DeckDocumentTests {
  private let fixture: DeckFixture

  init() throws {
    fixture = try DeckFixture()
    try Data(Artworks.png(20, 10)).write(to: URL(filePath: fixture.folder).appending(path: "images/a.png"))
  }

  /// The first page's frames and what was said, each line without the folder.
  private func page(_ layout: String, more: String = "") throws -> (solved: SolvedDocument?, lines: [String])
  {
    let (loaded, faults) = try fixture.load(DeckText.with("\"layout\": \(layout)\(more)"))
    func lines(_ diagnostics: [Diagnostic]) -> [String] {
      diagnostics.map { $0.description.replacing(fixture.folder + "/", with: "") }
    }
    let deck = try #require(loaded, "\(faults)")
    let (pages, diagnostics) = deck.preparePages(images: ImageStore(), only: [0], traits: PageTraits())
    #expect(pages.count == 1)
    let said = lines(faults + diagnostics)
    guard let page = pages.first ?? nil else { return (nil, said) }
    let solved = try SolvedDocument(
      page.tree, diagnostics, size: Size(width: 375, height: 812),
      safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), scale: 3)
    return (solved, said)
  }

  /// A scene with these views, and outlets to some of them by name.
  private func storyboard(_ views: String, outlets: [(name: String, id: String)]) -> String {
    let connections = outlets.map {
      "<outlet property=\"\($0.name)\" destination=\"\($0.id)\" id=\"o-\($0.name)\"/>"
    }.joined()
    return Documents.storyboard(scenes: [
      Documents.controller(
        "c", "<connections>\(connections)</connections>", attributes: "storyboardIdentifier=\"Pages\"",
        views: views)
    ])
  }

  private func fixed(_ element: String, _ id: String, _ frame: String, _ content: String = "") -> String {
    "<\(element) id=\"\(id)\" fixedFrame=\"YES\"><rect key=\"frame\" \(frame)/>\(content)</\(element)>"
  }

  private func texts(_ solved: SolvedDocument?) -> [String] {
    solved?.tree.views.compactMap { view in
      guard case .text(let content) = view.content else { return nil }
      return content.text.string
    } ?? []
  }

  @Test func `text keeps the attributes of the document's own, and the deck's black follows the appearance`()
    throws
  {
    let styled = """
      <attributedString key="attributedText"><fragment content="Old"><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <font key="NSFont" size="31" name="system"/></attributes></fragment></attributedString>
      """
    let views =
      fixed("label", "title", #"x="10" y="200" width="300" height="40""#, styled)
      + fixed("label", "all", #"x="10" y="300" width="300" height="40""#)
    try fixture.write("Main.storyboard", storyboard(views, outlets: [("summary", "title"), ("text", "all")]))
    let (solved, _) = try page("\"Main.storyboard\"")
    let contents = solved?.tree.views.compactMap { view -> AttributedText? in
      guard case .text(let content) = view.content else { return nil }
      return content.text
    }
    let first = try #require(contents?.first?.runs.first?.attributes)
    #expect(first.font.pointSize == 31)
    #expect(first.color.light == Color(rgb: 0xFF0000))
    let both = try #require(contents?.last?.runs.first?.attributes)
    #expect(both.color == UIColor.label.dynamic)
  }

  /// An attributed text without a colour is black on iOS, also in the dark appearance. The deck's default is legible on a
  /// ground that follows the appearance, and black as on iOS on any other.
  @Test(arguments: [
    ("", "", true), (Self.white, "", false), ("", Self.white, false), (Self.system, Self.white, true),
    (Self.white, Self.system, false), (Self.clear, Self.white, false), (Self.clear, Self.system, true),
  ])
  func `the deck's black follows the appearance only where its ground does`(
    own: String, root: String, follows: Bool
  ) throws {
    let views = fixed("label", "all", #"x="10" y="300" width="300" height="40""#, own)
    let text = storyboard(views, outlets: [("text", "all")])
    try fixture.write(
      "Main.storyboard", text.replacing("</subviews>", with: "</subviews>" + root, maxReplacements: 1))
    let contents = try page("\"Main.storyboard\"").solved?.tree.views.compactMap { view -> Color.Dynamic? in
      guard case .text(let content) = view.content else { return nil }
      return content.text.runs.first?.attributes.color
    }
    #expect(contents?.first == (follows ? UIColor.label.dynamic : Color.Dynamic(.black)))
  }

  nonisolated private static let white =
    #"<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
  nonisolated private static let clear =
    #"<color key="backgroundColor" white="1" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
  nonisolated private static let system =
    #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#

  @Test(arguments: [
    "", #"<attributedString key="attributedText"/>"#,
    #"<attributedString key="attributedText"><fragment content=""/></attributedString>"#,
  ])
  func `a document's empty text is replaced by the deck's`(content: String) throws {
    let views = fixed("label", "title", #"x="10" y="200" width="300" height="40""#, content)
    try fixture.write("Main.storyboard", storyboard(views, outlets: [("summary", "title")]))
    #expect(texts(try page("\"Main.storyboard\"").solved) == ["S"])
  }

  // MARK: Cells

  private var list: String {
    """
    <collectionView id="list" contentInsetAdjustmentBehavior="never" pagingEnabled="YES" fixedFrame="YES">
    <rect key="frame" x="0" y="100" width="375" height="400"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="flow" scrollDirection="horizontal" minimumLineSpacing="0">
    <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout></collectionView>
    """
  }

  private func cell(_ element: String) -> String {
    let pins = ["leading", "trailing", "top"].map {
      """
      <constraint firstItem="i" firstAttribute="\($0)" secondItem="cell" secondAttribute="\($0)" id="k-\($0)"/>
      """
    }.joined()
    let views = Documents.view("i", Documents.size("i", height: 60), name: "imageView")
    let content =
      element == "view"
      ? "<subviews>\(views)</subviews>"
      : "<view key=\"contentView\" id=\"cv\"><subviews>\(views)</subviews></view>"
    return Documents.xib(
      """
      <\(element) id="cell" customClass="PageCell"><rect key="frame" x="0" y="0" width="50" height="50"/>
      \(content)<constraints>\(pins)</constraints>
      <connections><outlet property="image" destination="i" id="o"/></connections></\(element)>
      """)
  }

  /// The second of three pages, which are 375 wide: the list is scrolled by one, and the dots stand on it.
  @Test func `the second page scrolls the list and the page control`() throws {
    try fixture.write(
      "Main.storyboard",
      storyboard(
        list + fixed("pageControl", "dots", #"x="10" y="600" width="100" height="30""#),
        outlets: [("pageControl", "dots")]))
    try fixture.write("Cell.xib", cell("view"))
    let pages = Array(repeating: DeckText.page, count: 3).joined(separator: ", ")
    let (loaded, faults) = try fixture.load(
      #"{"title": "T", "layout": {"document": "Main.storyboard", "cell": "Cell.xib"}, "pages": [\#(pages)]}"#)
    let deck = try #require(loaded, "\(faults)")
    let (prepared, diagnostics) = deck.preparePages(images: ImageStore(), only: [1], traits: PageTraits())
    let page = try #require(prepared.first ?? nil)
    let solved = try SolvedDocument(
      page.tree, diagnostics, size: Size(width: 375, height: 812), safeArea: .zero, scale: 3)
    #expect(solved.frames["image"] == Rect(x: 0, y: 100, width: 375, height: 60))
    let dots = solved.tree.views.first { $0.identifier == "pageControl" }
    guard case .pageControl(let content) = dots?.content else {
      Issue.record("no page control in \(String(describing: dots))")
      return
    }
    #expect((content.pageCount, content.currentPage) == (3, 1))
  }

  // MARK: Faults

  @Test func `a document that is not there is an error of the deck`() throws {
    let (deck, diagnostics) = try fixture.load(DeckText.with("\"layout\": \"Gone.storyboard\""))
    #expect(diagnostics.map(\.exitCode) == [.badInput])
    #expect(deck?.layout == .tutorial || deck == nil)
  }

  // MARK: The example

  /// By hand: the row of controls is 50 high above the bottom inset of 34, the collection view fills the rest of the safe
  /// area, 812 − 44 − 34 − 50 = 684; the image's container is half of that, 342, and the image half of the container, 171,
  /// square, in its middle: (375 − 171) / 2 = 102 and 44 + (342 − 171) / 2 = 129.5, whose edges go to the next pixel of 3×.
  /// The text has 16 pt on either side.
  @Test func `the first page of the storyboard tutorial is where it is worked out to be`() throws {
    let (loaded, faults) = DeckLoader().load(Project.path("Examples/tutorial-storyboard"))
    let deck = try #require(loaded)
    let (pages, diagnostics) = deck.preparePages(images: ImageStore(), only: [0], traits: PageTraits())
    #expect((faults + diagnostics).isEmpty)
    let page = try #require(pages.first ?? nil)
    let frames = try SolvedDocument(
      page.tree, [], size: Size(width: 375, height: 812),
      safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), scale: 3
    ).frames
    #expect(frames["pages"] == Rect(x: 0, y: 44, width: 375, height: 684))
    #expect(frames["controls"] == Rect(x: 0, y: 728, width: 375, height: 50))
    #expect(frames["previous"] == Rect(x: 0, y: 728, width: 125, height: 50))
    #expect(frames["pageControl"] == Rect(x: 125, y: 728, width: 125, height: 50))
    #expect(frames["next"] == Rect(x: 250, y: 728, width: 125, height: 50))
    #expect(frames["imageContainer"] == Rect(x: 0, y: 44, width: 375, height: 342))
    let image = try #require(frames["pageImageView"])
    #expect(image.minX == 102 && image.width == 171)
    // 129⅔ and 300⅔
    #expect(abs(image.minY - 389.0 / 3) < 1e-6 && abs(image.maxY - 902.0 / 3) < 1e-6)
    #expect(frames["descriptionTextView"] == Rect(x: 16, y: 386, width: 343, height: 342))
  }
}
