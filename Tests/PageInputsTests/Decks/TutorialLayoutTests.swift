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

/// The tutorial's screen on an iPhone X: 375 × 812 points, of which 44 above and 34 below are not safe.
@MainActor
struct TutorialLayoutTests {
  private let star = UIImage(systemName: "star")

  private func page(_ text: String = "Text", description: String? = nil) throws -> TutorialPage {
    TutorialPage(
      image: try #require(star), imageDescription: description, text: NSAttributedString(string: text))
  }

  private func shown(
    _ pages: [TutorialPage?], _ style: TutorialStyle = TutorialStyle(), locale: String = "en"
  ) throws -> (controller: TutorialController, window: UIWindow) {
    let controller = TutorialController(pages: pages, style: style)
    let device = try DeviceCatalog.builtin.device("iphone-x")
    let window = UIWindow(environment: PageEnvironment(device: device, locale: locale))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, window)
  }

  private func frame(_ name: String, in window: UIWindow) throws -> CGRect {
    let view = try #require(window.flattened.first { $0.accessibilityIdentifier == name }, "\(name)")
    return view.convert(view.bounds, to: window)
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.5 }

  @Test func `controls are a row of three equal parts, 50 points high above the unsafe area`() throws {
    let (_, window) = try shown([page(), page()])
    let row = try frame("controls", in: window)
    #expect(row == CGRect(x: 0, y: 812 - 34 - 50, width: 375, height: 50))
    for (index, name) in ["previous", "pageControl", "next"].enumerated() {
      let part = try frame(name, in: window)
      #expect(isNear(part.minX, 125 * CGFloat(index)) && isNear(part.width, 125))
    }
  }

  /// The picture is in the middle of the upper half, at 203 points. The text begins below it, 24
  /// points from the sides.
  @Test func `a page has its picture in the upper half and its text below`() throws {
    let (_, window) = try shown([page()])
    #expect(try frame("pages", in: window) == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(try frame("cell", in: window) == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(try frame("imageContainer", in: window) == CGRect(x: 0, y: 0, width: 375, height: 406))
    let picture = try frame("image", in: window)
    #expect(isNear(picture.midY, 203) && isNear(picture.midX, 187.5), "\(picture)")
    let text = try frame("text", in: window)
    #expect(isNear(text.minY, 304.5) && isNear(text.maxY, 812))
    #expect(text.minX == 24 && text.maxX == 351)
  }

  @Test func `a page shows its picture, description and text, and one that is missing an empty cell`() throws
  {
    let (controller, window) = try shown([page("First", description: "A star"), nil])
    let picture = try #require(
      window.flattened.first { $0.accessibilityIdentifier == "image" } as? UIImageView)
    #expect(picture.image === star && picture.accessibilityLabel == "A star")
    #expect(picture.contentMode == .scaleAspectFit)
    let text = try #require(window.flattened.first { $0.accessibilityIdentifier == "text" } as? UITextView)
    #expect(text.attributedText?.string == "First" && !text.isEditable && !text.isScrollEnabled)
    #expect(controller.collectionView(controller.collectionView, numberOfItemsInSection: 0) == 2)
    let empty = controller.collectionView(
      controller.collectionView, cellForItemAt: IndexPath(item: 1, section: 0))
    #expect(empty.accessibilityIdentifier == "cell")
    let pictures = empty.flattened.compactMap { $0 as? UIImageView }
    #expect(pictures.count == 1 && pictures[0].image == nil)
    let beyond = controller.collectionView(
      controller.collectionView, cellForItemAt: IndexPath(item: 2, section: 0))
    #expect(beyond.flattened.compactMap { $0 as? UIImageView }.allSatisfy { $0.image == nil })
  }

  @Test func `the style's titles, font and colours are those of the controls`() throws {
    let style = TutorialStyle(
      previousTitle: "Back", nextTitle: "On", controlFont: .systemFont(ofSize: 21), controlColor: .green,
      backgroundColor: .blue, currentPageColor: .yellow, otherPagesColor: .red)
    let (controller, _) = try shown([page(), page(), page()], style)
    for (button, title) in [(controller.previousButton, "Back"), (controller.nextButton, "On")] {
      #expect(button.title(for: .normal) == title)
      #expect(button.titleColor(for: .normal)?.dynamic == UIColor.green.dynamic)
      #expect(button.titleLabel?.font.pointSize == 21)
    }
    #expect(controller.view.backgroundColor?.dynamic == UIColor.blue.dynamic)
    #expect(controller.collectionView.backgroundColor?.dynamic == UIColor.blue.dynamic)
    let dots = controller.pageControl
    #expect(dots.currentPageIndicatorTintColor?.dynamic == UIColor.yellow.dynamic)
    #expect(dots.pageIndicatorTintColor?.dynamic == UIColor.red.dynamic && dots.numberOfPages == 3)
    let usual = TutorialStyle()
    #expect(usual.previousTitle == "PREV" && usual.nextTitle == "NEXT" && usual.controlFont.pointSize == 14)
  }

  @Test func `pages lie side by side, and turn one by one`() throws {
    let (controller, window) = try shown([page(), page(), page()])
    #expect(controller.collectionView.isPagingEnabled)
    #expect(controller.collectionView.contentInsetAdjustmentBehavior == .never)
    let layout = try #require(
      controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal && layout.minimumLineSpacing == 0)
    #expect(controller.collectionView.contentSize == CGSize(width: 3 * 375, height: 812))
    func offset() -> CGFloat {
      window.layoutIfNeeded()
      return controller.collectionView.contentOffset.x
    }
    for (wanted, index) in [(1, 1), (2, 2), (9, 2), (-1, 0)] {
      controller.show(page: wanted)
      #expect(controller.currentPage == index && offset() == 375 * CGFloat(index))
    }
    controller.nextButton.sendActions(for: .touchUpInside)
    #expect(offset() == 375)
    controller.previousButton.sendActions(for: .touchUpInside)
    #expect(offset() == 0)
    controller.pageControl.currentPage = 2
    controller.pageControl.sendActions(for: .valueChanged)
    #expect(offset() == 750)
  }

  @Test func `without pages the first is shown`() throws {
    let (controller, _) = try shown([])
    controller.show(page: 3)
    #expect(controller.currentPage == 0)
    let size = controller.collectionView(
      controller.collectionView, layout: controller.collectionView.collectionViewLayout,
      sizeForItemAt: IndexPath(item: 0, section: 0))
    #expect(size == CGSize(width: 375, height: 812))
  }

  /// A swipe ends on the page whose greater part it shows.
  @Test(
    arguments: [
      ("en", 0, 0), ("en", 187, 0), ("en", 188, 1), ("en", 375, 1), ("en", 750, 2),
    ] as [(String, CGFloat, Int)])
  func `the end of a swipe marks its page`(locale: String, x: CGFloat, index: Int) throws {
    let (controller, _) = try shown([page(), page(), page()], locale: locale)
    var target = CGPoint(x: x, y: 0)
    controller.scrollViewWillEndDragging(
      controller.collectionView, withVelocity: .zero, targetContentOffset: &target)
    #expect(controller.currentPage == index)
  }

  // MARK: Decks

  @Test func `a page's text is its summary, three line breaks and its detail, each in its font`() throws {
    let deck = try TestDeck([("Sum", "Det")]).load()
    let texts = DeckTexts(of: deck, in: PageStrings(deck.strings, locale: "en"), only: [0])
    let page = try #require(texts.pages[0])
    let text = page.attributed(deck.style, on: .ios26)
    #expect(text.string == "Sum\n\n\nDet")
    let parts = [text.attributes(at: 0, effectiveRange: nil), text.attributes(at: 3, effectiveRange: nil)]
    #expect(parts.map { ($0[.font] as? UIFont)?.pointSize } == [18, 13])
    #expect(parts.map { $0[.textPart] as? String } == ["summary", "detail"])
    #expect(parts.map { ($0[.paragraphStyle] as? NSParagraphStyle)?.alignment } == [.center, .center])
    let colors = parts.map { ($0[.foregroundColor] as? UIColor)?.dynamic }
    #expect(colors[0] == deck.style.colors.summary && colors[1] == deck.style.colors.detail(on: .ios26))
    let old = page.attributed(deck.style, on: .ios17).attributes(at: 8, effectiveRange: nil)
    #expect((old[.foregroundColor] as? UIColor)?.dynamic == deck.style.colors.detail(on: .ios17))
    #expect(deck.style.colors.detail(on: .ios17) != deck.style.colors.detail(on: .ios18))
    #expect(deck.style.colors.detail(on: .ios18) == deck.style.colors.detail(on: .ios26))
  }

  /// An empty file is no picture.
  @Test func `a picture that cannot be read costs its page, and is named where the deck names it`() throws {
    let fixture = try DeckFixture()
    for members in [#""ios": 17"#, #""layout": "store""#] {
      let deck = try #require(try fixture.load(DeckText.with(members)).deck)
      let device = try DeviceCatalog.builtin.device("iphone-17-pro-max")
      let (pages, diagnostics) = deck.preparePages(
        images: ImageStore(), only: [0], traits: PageEnvironment(device: device).traits)
      #expect(pages.map { $0 == nil } == [true] && diagnostics.count == 1)
      let fault = try #require(diagnostics.first)
      #expect(fault.severity == .error && fault.message.hasPrefix(#"image "images/a.png" "#))
      #expect(fault.position?.line == 3)
    }
  }

  @Test func `the controls have the deck's titles, font and colours`() throws {
    let deck = try TestDeck(
      members: ##"""
        , "controls": {"previous": "Back", "next": "On"},
        "style": {"fonts": {"controls": {"size": 21}}, "colors": {"controls": "#010101", "background": "#020202",
        "currentPage": "#030303", "otherPages": "#040404"}}
        """##
    ).load()
    let style = TutorialPages(
      deck: deck, texts: DeckTexts(of: deck, in: PageStrings(deck.strings, locale: "en"), only: []),
      pictures: DeckPictures(of: deck, in: "en", ImageStore()), traits: PageTraits()
    ).style
    #expect(style.previousTitle == "Back" && style.nextTitle == "On" && style.controlFont.pointSize == 21)
    let colors = [
      style.controlColor, style.backgroundColor, style.currentPageColor, style.otherPagesColor,
    ]
    for (color, rgb) in zip(colors, [0x010101, 0x020202, 0x030303, 0x040404] as [UInt32]) {
      #expect(color.dynamic == Color.Dynamic(Color(rgb: rgb)))
    }
  }

  @Test func `a flow begins at its first step's place, and each screen is at its step's`() throws {
    let deck = try TestDeck([("A", "1"), ("B", "2")], members: #", "flow": ["tap next", "rotate"]"#).load()
    let entries = Array(deck.entries.suffix(3))
    #expect(entries.map(\.number) == [3, 3, 3])
    #expect(entries.map(\.position) == [deck.flow[0], deck.flow[0], deck.flow[1]].map(\.position))
    #expect(deck.flow[0].position != deck.flow[1].position)
  }
}
