import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// The marks of a scene: each painted item with the transforms, clips and opacities around it.
@MainActor
struct DrawnMarksTests {
  private static let square = Rect(x: 100, y: 200, width: 40, height: 60)
  private static let fill = SceneItem.Kind.shape(.rectangle(square), .black)

  /// A page of two views, `a` and `b` in it.
  private func blank() async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let box = DrawnScreen.view("a", CGRect(x: 0, y: 0, width: 300, height: 300))
      box.addSubview(DrawnScreen.view("b", CGRect(x: 10, y: 10, width: 100, height: 100)))
      root.addSubview(box)
    }
  }

  private func marks(_ kind: SceneItem.Kind) async throws -> [DrawnPage.Mark] {
    try await blank().painted([("a", kind)]).marks
  }

  /// The mark of the square inside of another item.
  private func mark(inside kind: ([SceneItem]) -> SceneItem.Kind) async throws -> DrawnPage.Mark {
    let page = try await blank()
    let inner = try page.item("b", Self.fill)
    let marks = try page.painted([("a", kind([inner]))]).marks
    #expect(marks.map(\.view) == [try page.view("b")])
    return try #require(marks.first)
  }

  // MARK: Items

  @Test func `a fill is a mark with the bounds of its shape`() async throws {
    let mark = try #require(try await marks(Self.fill).first)
    #expect(mark.ink == Self.square && mark.shown == Self.square && mark.visible == Self.square)
    #expect(mark.opacity == 1 && mark.scale == 1 && !mark.isTurned)
  }

  @Test func `a line reaches half of its width around its shape`() async throws {
    let stroke = SceneItem.Kind.stroke(.rectangle(Self.square), Stroke(color: .black, width: 4))
    #expect(try await marks(stroke).map(\.ink) == [Rect(x: 98, y: 198, width: 44, height: 64)])
  }

  @Test func `shadows, and glyphs without a text, are no marks`() async throws {
    let shadow = Shadow(color: .black, offset: .zero, radius: 2)
    #expect(try await marks(.shadow(.rectangle(Self.square), shadow)).isEmpty)
    let page = try await DrawnScreen.page { $0.addSubview(LintLabel.make("a", "HH")) }
    var run = try page.glyphs(of: "a")
    #expect(try page.painted([("a", .glyphs(run))]).marks.map(\.ink) == [try page.ink(of: "a")])
    run.text = ""
    #expect(try page.painted([("a", .glyphs(run))]).marks.isEmpty)
    run = try page.glyphs(of: "a")
    run.glyphs = []
    #expect(try page.painted([("a", .glyphs(run))]).marks.isEmpty)
  }

  @Test func `what lies beyond the screen is shown and not visible`() async throws {
    let half = Rect(x: 355, y: 792, width: 40, height: 60)
    let mark = try #require(try await marks(.shape(.rectangle(half), .black)).first)
    #expect(mark.shown == half)
    #expect(mark.visible == Rect(x: 355, y: 792, width: 20, height: 20))
    let away = try #require(
      try await marks(.shape(.rectangle(Rect(x: -50, y: 0, width: 50, height: 50)), .black)).first)
    #expect(away.shown != nil && away.visible == nil)
  }

  // MARK: Groups

  @Test func `opacities are multiplied, and a tag changes nothing`() async throws {
    let page = try await blank()
    let inner = try page.item("b", Self.fill)
    let half = try page.item("b", .group(opacity: 0.5, [inner]))
    let mark = try await mark { _ in .group(opacity: 0.5, [half]) }
    #expect(mark.opacity == 0.25)
    #expect(mark.ink == Self.square && mark.shown == Self.square)
    let tagged = try await self.mark { .tagged(.paragraph, $0) }
    #expect(tagged.ink == Self.square && tagged.opacity == 1)
  }

  @Test func `a clip cuts off what is shown, and another one in it the rest`() async throws {
    let left = Rect(x: 50, y: 150, width: 70, height: 300)
    let mark = try await mark { .clip(.rectangle(left), $0) }
    #expect(mark.ink == Self.square)
    #expect(mark.shown == Rect(x: 100, y: 200, width: 20, height: 60))
    let page = try await blank()
    let lower = Rect(x: 50, y: 230, width: 200, height: 300)
    let inner = try page.item("b", .clip(.rectangle(lower), [try page.item("b", Self.fill)]))
    let both = try await self.mark { _ in .clip(.rectangle(left), [inner]) }
    #expect(both.shown == Rect(x: 100, y: 230, width: 20, height: 30))
    let gone = try await self.mark { .clip(.rectangle(Rect(x: 50, y: 50, width: 50, height: 50)), $0) }
    #expect(gone.shown == nil && gone.visible == nil)
  }

  /// A clip whose edges are those of the screen, 375 × 812, hides nothing beyond them; a hundredth of a point is no edge.
  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 375, height: 812), Rect(x: -100, y: -100, width: 600, height: 1200)),
    (
      Rect(x: 0.005, y: 0.005, width: 374.99, height: 811.99),
      Rect(x: -100, y: -100, width: 600, height: 1200)
    ),
    (Rect(x: 0.01, y: 0.01, width: 400, height: 900), Rect(x: -100, y: -100, width: 600, height: 1200)),
    (
      Rect(x: 0, y: 0, width: 375 - 0.01, height: 812 - 0.01),
      Rect(x: -100, y: -100, width: 600, height: 1200)
    ),
    (Rect(x: 0.1, y: 0, width: 374.9, height: 812), Rect(x: 0.1, y: -100, width: 499.9, height: 1200)),
    (Rect(x: 0, y: 0.1, width: 375, height: 811.9), Rect(x: -100, y: 0.1, width: 600, height: 1099.9)),
    (Rect(x: 0, y: 0, width: 374.9, height: 812), Rect(x: -100, y: -100, width: 474.9, height: 1200)),
    (Rect(x: 0, y: 0, width: 375, height: 811.9), Rect(x: -100, y: -100, width: 600, height: 911.9)),
  ])
  func `a clip is open where its edge is the screen's`(clip: Rect, shown: Rect) async throws {
    let all = Rect(x: -100, y: -100, width: 600, height: 1200)
    let page = try await blank()
    let inner = try page.item("b", .shape(.rectangle(all), .black))
    let found = try #require(try page.painted([("a", .clip(.rectangle(clip), [inner]))]).marks.first?.shown)
    #expect(found.reach(beyond: shown) < 1e-9 && shown.reach(beyond: found) < 1e-9)
    let masked = try page.painted([
      ("a", .mask([try page.item("a", .shape(.rectangle(clip), .black))], [inner]))
    ]).marks.first?.shown
    #expect(masked == found)
  }

  @Test func `a mask cuts off what its items do not reach, and one of nothing hides all`() async throws {
    let page = try await blank()
    let left = try page.item("a", .shape(.rectangle(Rect(x: 50, y: 150, width: 70, height: 300)), .black))
    #expect(
      try await mark { .mask([left], $0) }.shown == Rect(x: 100, y: 200, width: 20, height: 60))
    #expect(try await mark { .mask([], $0) }.shown == nil)
  }

  @Test func `a transform moves and scales ink, clips and masks in it`() async throws {
    let double = Transform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20)
    let mark = try await mark { .transform(double, $0) }
    #expect(mark.ink == Rect(x: 210, y: 420, width: 80, height: 120))
    #expect(mark.scale == 2 && !mark.isTurned)
    let page = try await blank()
    let left = Rect(x: 50, y: 150, width: 70, height: 300)
    let inner = try page.item("b", Self.fill)
    for kind in [
      SceneItem.Kind.clip(.rectangle(left), [inner]),
      .mask([try page.item("b", .shape(.rectangle(left), .black))], [inner]),
    ] {
      let clipped = try await self.mark { _ in .transform(double, [try! page.item("b", kind)]) }
      #expect(clipped.shown == Rect(x: 210, y: 420, width: 40, height: 120))
    }
    // First doubled, then moved: the inner transform is applied first.
    let doubled = try page.item("b", .transform(double, [inner]))
    #expect(
      try await self.mark { _ in .transform(Transform(x: 5, y: 6), [doubled]) }.ink
        == Rect(x: 215, y: 426, width: 80, height: 120))
  }

  @Test func `areas grow by the square of the scale, and a turned mark is known`() async throws {
    let unequal = try await mark { .transform(Transform(a: 1, b: 0, c: 0, d: 4, tx: 0, ty: -700), $0) }
    #expect(unequal.scale == 2 && !unequal.isTurned)
    let mirrored = try await mark { .transform(Transform(a: -1, b: 0, c: 0, d: 1, tx: 300, ty: 0), $0) }
    #expect(mirrored.scale == 1 && mirrored.ink == Rect(x: 160, y: 200, width: 40, height: 60))
    for turned in [
      Transform(a: 0, b: 1, c: -1, d: 0, tx: 300, ty: 0), Transform(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0),
      Transform(a: 1, b: 0, c: 0.1, d: 1, tx: 0, ty: 0),
    ] {
      #expect(try await mark { .transform(turned, $0) }.isTurned)
    }
  }

  @Test func `an item of no view is no mark`() async throws {
    let page = try await blank()
    var solved = page.solved
    solved.scene.items = [SceneItem(Self.fill, source: 10_000), SceneItem(Self.fill, source: -1)]
    #expect(
      DrawnPage(
        solved, in: page.environment, settings: page.settings, ink: page.glyphs, measurer: page.measurer
      ).marks.isEmpty)
  }

  // MARK: Views

  @Test func `a view has the frame, the class, the superview and the part that superviews leave of it`()
    async throws
  {
    let page = try await DrawnScreen.page { root in
      let box = DrawnScreen.view("box", CGRect(x: 50, y: 100, width: 100, height: 80))
      box.clipsToBounds = true
      let inner = DrawnScreen.view("inner", CGRect(x: 60, y: -20, width: 80, height: 60))
      inner.addSubview(DrawnScreen.view("leaf", CGRect(x: 0, y: 0, width: 200, height: 30)))
      box.addSubview(inner)
      box.addSubview(DrawnScreen.view("gone", CGRect(x: 100, y: 0, width: 10, height: 10)))
      root.addSubview(box)
      root.addSubview(DrawnScreen.view("beyond", CGRect(x: 300, y: 0, width: 200, height: 10)))
    }
    let views = try ["box", "inner", "leaf", "gone", "beyond"].map { page.views[try page.view($0)] }
    #expect(views.map(\.className) == Array(repeating: "UIView", count: 5))
    #expect(
      views.map(\.frame) == [
        Rect(x: 50, y: 100, width: 100, height: 80), Rect(x: 110, y: 80, width: 80, height: 60),
        Rect(x: 110, y: 80, width: 200, height: 30), Rect(x: 150, y: 100, width: 10, height: 10),
        Rect(x: 300, y: 0, width: 200, height: 10),
      ])
    #expect(
      views.map(\.visible) == [
        Rect(x: 50, y: 100, width: 100, height: 80), Rect(x: 110, y: 100, width: 40, height: 40),
        Rect(x: 110, y: 100, width: 40, height: 10), nil, Rect(x: 300, y: 0, width: 75, height: 10),
      ])
    #expect(views[0].parent == 0 && page.views[0].parent == nil)
    #expect(page.views[0].visible == page.screen && page.screen == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(views[2].parent == (try page.view("inner")))
  }

  @Test func `a hidden view and one of an alpha of a hundredth is not seen, nor is what is in it`()
    async throws
  {
    let page = try await DrawnScreen.page { root in
      for (name, alpha, isHidden) in [
        ("seen", 0.02, false), ("clear", 0.01, false), ("hidden", 1, true),
      ] as [(String, CGFloat, Bool)] {
        let view = DrawnScreen.view(name, CGRect(x: 0, y: 0, width: 50, height: 50))
        view.alpha = alpha
        view.isHidden = isHidden
        view.addSubview(DrawnScreen.view("in \(name)", CGRect(x: 0, y: 0, width: 50, height: 50)))
        root.addSubview(view)
      }
    }
    for name in ["seen", "clear", "hidden"] {
      let isSeen = name == "seen"
      #expect(page.views[try page.view(name)].isSeen == isSeen)
      #expect(page.views[try page.view("in \(name)")].isSeen == isSeen)
    }
  }

  @Test func `a turned view has the bounding box of its frame, and so has what is in it`() async throws {
    let page = try await DrawnScreen.page { root in
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60)).named("box")
      box.backgroundColor = .black
      box.addSubview(DrawnScreen.view("inner", CGRect(x: 0, y: 0, width: 10, height: 60)))
      box.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      root.addSubview(box)
    }
    // Turned by 90° around its centre (150, 130); its left edge becomes its top.
    func isNear(_ rect: Rect, _ other: Rect) -> Bool {
      rect.reach(beyond: other) < 1e-6 && other.reach(beyond: rect) < 1e-6
    }
    let (box, inner) = (page.views[try page.view("box")], page.views[try page.view("inner")])
    #expect(isNear(box.frame, Rect(x: 120, y: 80, width: 60, height: 100)), "\(box.frame)")
    #expect(isNear(inner.frame, Rect(x: 120, y: 80, width: 60, height: 10)), "\(inner.frame)")
  }

  // MARK: Names

  @Test func `a view is named by its identifier, else by its class and the first line of its text`()
    async throws
  {
    let long = "A text of 25 characters !"
    let page = try await DrawnScreen.page { root in
      let frame = CGRect(x: 20, y: 100, width: 300, height: 60)
      for (name, text) in [
        ("named", "Hello"), (nil, "Hello\nthere"), (nil, "\n"), (nil, ""), (nil, long),
        (nil, String(long.dropLast())), ("1ab-Cd-2eF", "Hi"), ("1ab-Cd-2eG", ""),
      ] as [(String?, String)] {
        let label = UILabel(frame: frame)
        label.text = text
        label.numberOfLines = 0
        label.accessibilityIdentifier = name
        root.addSubview(label)
      }
    }
    let labels = page.views.indices.filter { page.views[$0].className == "UILabel" }
    #expect(
      labels.map { page.name(of: $0) } == [
        "named", #"UILabel "Hello""#, "UILabel", "UILabel", #"UILabel "A text of 25 characters…""#,
        #"UILabel "A text of 25 characters ""#, #"UILabel "Hi""#, "UILabel 1ab-Cd-2eG",
      ])
    #expect(labels.prefix(3).map { page.title(of: $0) } == ["Hello", "Hello", "UILabel"])
    #expect(labels.prefix(2).map { page.topicName(of: $0) } == ["named", "UILabel\0\(labels[1])"])
    #expect(page.name(of: labels[0], part: "detail") == "detail")
    #expect(page.name(of: labels[0], part: nil) == "named")
    #expect(page.place(of: 0)?.position == page.solved.page.position)
  }

  @Test func `a view without a name of its own is named after the nearest superview that has one`()
    async throws
  {
    let page = try await DrawnScreen.page { root in
      var outer = root
      for name in ["card", "1ab-Cd-2eF", "1ab-Cd-2eG"] {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
        view.accessibilityIdentifier = name
        outer.addSubview(view)
        outer = view
      }
    }
    let views = page.views.indices.filter { page.views[$0].identifier != nil }.suffix(3)
    #expect(views.map { page.name(of: $0) } == ["card", "UIView of card", "UIView of card"])
  }

  @Test func `a view is inside itself and its superviews, and not inside what is in it`() async throws {
    let page = try await blank()
    let (a, b) = (try page.view("a"), try page.view("b"))
    #expect(page.isInside(a, of: a) && page.isInside(b, of: a) && page.isInside(b, of: 0))
    #expect(!page.isInside(a, of: b))
    #expect(page.isInside(b, ofClass: ["UIView"]) && !page.isInside(b, ofClass: ["UILabel"]))
    #expect(page.threshold(.touchSize, of: a) == 44)
  }
}

/// Labels for tests of drawn pages.
@MainActor
enum LintLabel {
  /// A label as large as its text, black, of the system's font.
  static func make(
    _ name: String, _ text: String, at place: CGPoint = CGPoint(x: 20, y: 100), size: CGFloat = 17,
    weight: UIFont.Weight = .regular, color: UIColor = .black, lines: Int = 1
  ) -> UILabel {
    let label = UILabel().named(name)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = lines
    label.frame = CGRect(origin: place, size: label.intrinsicContentSize)
    return label
  }
}
