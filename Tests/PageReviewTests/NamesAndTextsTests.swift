import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// The names of colours, and the list of a page's texts.
@MainActor
struct NamesAndTextsTests {
  private let red = Color(rgb: 0xFF0000)
  private let blue = Color(rgb: 0x0000FF)

  private func named(_ name: String?, _ light: Color, _ dark: Color? = nil) -> Color.Dynamic {
    var color = Color.Dynamic(light: light, dark: dark ?? light)
    color.name = name
    return color
  }

  /// A root with a view and a label in it.
  private func tree() -> ViewTree {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    let label = UILabel()
    label.text = "Text"
    view.addSubview(label)
    return ViewTree(root: root)
  }

  // MARK: Colours

  @Test func `a colour has all names under which views use it, each once, and none without`() {
    var tree = tree()
    tree.views[0].backgroundColor = named("Accent", red)
    tree.views[1].backgroundColor = named("Brand", red)
    tree.views[2].backgroundColor = named("Accent", red)
    let names = ColorNames(of: tree, in: .light)
    #expect(names.named(red) == NamedColor(red, name: "Accent / Brand"))
    #expect(names.name(of: "#FF0000") == "Accent / Brand")
    #expect(names.named(blue) == NamedColor(blue) && names.name(of: "#0000FF") == nil)
    tree.views[0].backgroundColor = named(nil, blue)
    #expect(ColorNames(of: tree, in: .light).named(blue).name == nil)
  }

  @Test func `a view's own appearance holds for what is in it`() {
    var tree = tree()
    for view in tree.views.indices { tree.views[view].backgroundColor = named("Ground\(view)", red, blue) }
    let dark = ColorNames(of: tree, in: .dark)
    #expect(dark.named(blue).name == "Ground0 / Ground1 / Ground2" && dark.named(red).name == nil)
    tree.views[1].appearance = .dark
    let mixed = ColorNames(of: tree, in: .light)
    #expect(mixed.named(red).name == "Ground0" && mixed.named(blue).name == "Ground1 / Ground2")
  }

  @Test func `colours of texts count only if they are asked for`() throws {
    var tree = tree()
    let label = try #require(tree.views.indices.last)
    guard case .text(var content) = tree.views[label].content else {
      Issue.record("no text")
      return
    }
    var attributes = TextAttributes(font: FontDescriptor(pointSize: 17))
    attributes.color = named("Ink", red)
    attributes.backgroundColor = named("Mark", blue)
    content.text = AttributedText("Text", attributes: attributes)
    tree.views[label].content = .text(content)
    let without = ColorNames(of: tree, in: .light)
    #expect(without.named(red).name == nil && without.named(blue).name == "Mark")
    let with = ColorNames(of: tree, in: .light, includingTexts: true)
    #expect(with.named(red).name == "Ink" && with.named(blue).name == "Mark")
  }

  @Test func `the dots of a page control and the insides of controls have names`() {
    var tree = tree()
    tree.views[1].content = .pageControl(
      PageControlContent(
        pageCount: 3, currentPage: 0, currentColor: named("Now", red), otherColor: named("Then", blue)))
    #expect(ColorNames(of: tree, in: .light).named(red).name == "Now")
    #expect(ColorNames(of: tree, in: .light).named(blue).name == "Then")
    tree.views[1].content = .control(DisclosureContent(color: named("Chevron", red)))
    #expect(ColorNames(of: tree, in: .light).named(red).name == "Chevron")
  }

  // MARK: Texts

  private func texts(_ count: Int) -> [PageText] {
    (1...count).map { PageText("Text \($0)", in: "en", part: "part\($0)") }
  }

  /// The labels' texts of a list in a room, from top to bottom; `nil` without a list.
  private func labels(_ texts: [PageText], _ width: Double, _ height: Double) throws -> [String]? {
    let sheet = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en")
    guard let list = PageTextList(texts, room: Size(width: width, height: height), measuring: sheet) else {
      return nil
    }
    func all(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { all($0) }
    }
    return all(list.view(ReviewWords()))
  }

  /// The heading takes 20 points, each text 11 for its name, its own height and 8 more, and 11 stay for what
  /// does not fit.
  @Test func `as many texts are listed as fit, and the others are counted`() throws {
    let sheet = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en")
    let line = sheet.height(of: "Text 1", .body, width: 240)
    let room = 20 + 3 * (11 + line + 8) + 11
    let heading = ReviewWords().texts
    func names(_ count: Int) -> [String] { (1...count).flatMap { ["part\($0)", "Text \($0)"] } }
    #expect(try labels(texts(3), 240, room + 0.01) == [heading] + names(3))
    #expect(try labels(texts(4), 240, room + 0.01) == [heading] + names(3) + ["… (+1)"])
    #expect(try labels(texts(4), 240, room - 0.01) == [heading] + names(2) + ["… (+2)"])
  }

  @Test func `a room narrower than 132 points has no list, nor has a page without texts`() throws {
    #expect(try labels(texts(1), 131.9, 400) == nil)
    #expect(try labels(texts(1), 132, 400) != nil)
    #expect(try labels([], 240, 400) == nil)
    #expect(try labels([PageText("", in: "en")], 240, 400) == nil)
  }

  @Test func `a text is listed once for each of its keys`() throws {
    var (one, other) = (PageText("Same", in: "en"), PageText("Same", in: "en"))
    (one.key, other.key) = ("a", "b")
    let heading = ReviewWords().texts
    #expect(try labels([one, other, one], 240, 400) == [heading, "a", "Same", "b", "Same"])
    one.text = "Changed"
    #expect(try labels([one, other], 240, 400) == [heading, "a", "Changed", "b", "Same"])
    #expect(try labels([PageText("Bare", in: "en")], 240, 400) == [heading, "Bare"])
  }
}
