import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Which marks are noticed, which hide what is behind them, and which hidden things are a fault.
@MainActor
struct DrawnCoversTests {
  private static let box = Rect(x: 100, y: 200, width: 100, height: 50)

  private func mark(
    _ kind: DrawnPage.Mark.Kind, opacity: Double = 1, isTurned: Bool = false, visible: Rect? = box
  ) -> DrawnPage.Mark {
    DrawnPage.Mark(
      kind: kind, view: 0, ink: Self.box, shown: visible, visible: visible, opacity: opacity, scale: 1,
      isTurned: isTurned)
  }

  private func fill(_ alpha: Double) -> DrawnPage.Mark.Kind {
    .fill(.rectangle(Self.box), Color(red: 1, green: 0, blue: 0, alpha: alpha))
  }

  private func gradient(_ shape: Shape = .rectangle(box), _ alphas: Double...) -> DrawnPage.Mark.Kind {
    .gradient(
      shape,
      Gradient(
        .axial(from: Point(x: 0, y: 0), to: Point(x: 1, y: 0)),
        stops: alphas.enumerated().map {
          Gradient.Stop(Double($0.offset), Color(red: 0, green: 0, blue: 0, alpha: $0.element))
        }, frame: Self.box))
  }

  private func line(_ alpha: Double) -> DrawnPage.Mark.Kind {
    .line(.rectangle(Self.box), Stroke(color: Color(red: 0, green: 0, blue: 0, alpha: alpha), width: 3))
  }

  private func glyphs(_ alpha: Double) -> DrawnPage.Mark.Kind {
    let color = Color(red: 0, green: 0, blue: 0, alpha: alpha)
    return .glyphs(
      SceneGlyphs(face: FontFaceID(path: ""), pointSize: 10, color: color, glyphs: [], text: "H"))
  }

  /// A mark is noticed above an opacity of 0.02.
  @Test func `the colour's alpha and the opacity together make a mark noticed`() {
    for make in [fill, line, glyphs] {
      #expect(!mark(make(0.02)).isNoticed)
      #expect(mark(make(0.021)).isNoticed)
      #expect(!mark(make(0.1), opacity: 0.19).isNoticed)
      #expect(mark(make(0.1), opacity: 0.21).isNoticed)
      #expect(!mark(make(1), opacity: 0.02).isNoticed)
    }
    #expect(!mark(gradient(.rectangle(Self.box), 1, 1), opacity: 0.02).isNoticed)
    #expect(mark(gradient(.rectangle(Self.box), 0, 0), opacity: 0.021).isNoticed)
  }

  @Test func `a mark hides what is behind it from an opacity of 0.99 on`() {
    #expect(mark(fill(1)).cover == Self.box)
    #expect(mark(fill(0.99)).cover == Self.box)
    #expect(mark(fill(0.98)).cover == nil)
    #expect(mark(fill(1), opacity: 0.99).cover == Self.box)
    #expect(mark(fill(1), opacity: 0.98).cover == nil)
    #expect(mark(fill(1), isTurned: true).cover == nil)
    #expect(mark(fill(1), visible: nil).cover == nil)
    #expect(mark(gradient(.rectangle(Self.box), 0.99, 1)).cover == Self.box)
    #expect(mark(gradient(.rectangle(Self.box), 1, 0.98)).cover == nil)
    #expect(mark(line(1)).cover == nil && mark(glyphs(1)).cover == nil)
  }

  @Test func `of what is visible a mark hides no more`() {
    let part = Rect(x: 100, y: 200, width: 60, height: 20)
    #expect(mark(fill(1), visible: part).cover == part)
  }

  /// A circle's corner leaves out 0.293 of its radius along both axes, an ellipse 0.147 of its sides at each end.
  @Test func `round shapes hide a rectangle inside of them, if there is one`() {
    func cover(_ shape: Shape) -> Rect? { mark(.fill(shape, .black)).cover }
    func isNear(_ rect: Rect?, _ other: Rect) -> Bool {
      rect.map { $0.reach(beyond: other) < 1e-9 && other.reach(beyond: $0) < 1e-9 } ?? false
    }
    #expect(
      isNear(
        cover(.roundedRectangle(Self.box, radius: 10)),
        Rect(x: 102.93, y: 202.93, width: 94.14, height: 44.14)))
    #expect(cover(.roundedRectangle(Self.box, radius: 86)) == nil)
    #expect(cover(.roundedRectangle(Self.box, radius: 85)) != nil)
    let narrow = mark(
      .fill(.roundedRectangle(Self.box, radius: 50), .black),
      visible: Rect(x: 100, y: 200, width: 29, height: 50))
    #expect(narrow.cover == nil)
    #expect(isNear(cover(.ellipse(Self.box)), Rect(x: 114.7, y: 207.35, width: 70.6, height: 35.3)))
    let half = Rect(x: 100, y: 200, width: 29, height: 50)
    #expect(mark(.fill(.ellipse(Self.box), .black), visible: half).cover == nil)
    let low = Rect(x: 100, y: 200, width: 100, height: 14)
    #expect(mark(.fill(.ellipse(Self.box), .black), visible: low).cover == nil)
    #expect(
      isNear(
        mark(gradient(.ellipse(Self.box), 1, 1)).cover, Rect(x: 114.7, y: 207.35, width: 70.6, height: 35.3)))
  }

  @Test func `a path whose ends lie on its bounds hides all of them`() {
    func cover(_ points: [(Double, Double)], isClosed: Bool = true) -> Rect? {
      var path = Path(lines: points.map { Point(x: $0.0, y: $0.1) })
      if isClosed { path.close() }
      return mark(.fill(.path(path), .black)).cover
    }
    let corners = [(100.0, 200.0), (200.0, 200.0), (200.0, 250.0), (100.0, 250.0)]
    #expect(cover(corners) == Self.box)
    #expect(cover(corners, isClosed: false) == nil)
    #expect(cover(Array(corners.prefix(3))) == nil)
    #expect(cover(Array(corners.prefix(3)) + [(150, 225)]) == nil)
    #expect(cover(corners + [(150, 200)]) == Self.box)
    #expect(cover(corners + [(150, 249.995)]) == Self.box)
    #expect(cover(corners + [(150, 249.98)]) == nil)
    #expect(cover(corners + [(100.005, 225)]) == Self.box)
    #expect(cover(corners + [(199.995, 225)]) == Self.box)
    #expect(cover(corners + [(150, 200.005)]) == Self.box)
    #expect(cover(corners + [(100.02, 225)]) == nil)
    var round = Path()
    round.move(to: Point(x: 110, y: 200))
    round.line(to: Point(x: 200, y: 200))
    round.line(to: Point(x: 200, y: 250))
    round.line(to: Point(x: 100, y: 250))
    round.curve(Point(x: 100, y: 230), Point(x: 100, y: 220), to: Point(x: 100, y: 210))
    #expect(mark(.fill(.path(round), .black)).cover == Self.box)
  }

  @Test func `a picture hides what is behind it if it is opaque, and so is its tint`() async throws {
    let page = try await DrawnScreen.page {
      $0.addSubview(LintPage.picture(CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    let image = try #require(
      page.marks.lazy.compactMap { mark -> SceneImage? in
        if case .image(let image) = mark.kind { image } else { nil }
      }.first)
    func cover(_ alpha: Double?) -> Rect? {
      var image = image
      image.tint = alpha.map { Color(red: 0, green: 0, blue: 0, alpha: $0) }
      return mark(.image(image)).cover
    }
    #expect(cover(nil) == (image.image.isOpaque ? Self.box : nil))
    #expect(cover(0.99) == (image.image.isOpaque ? Self.box : nil))
    #expect(cover(0.98) == nil)
    #expect(!mark(.image(image), opacity: 0.02).isNoticed && mark(.image(image), opacity: 0.021).isNoticed)
  }

  // MARK: Controls

  private func view(_ parent: Int?, touches: Bool, isSeen: Bool = true) -> DrawnView {
    DrawnView(
      className: "UIView", parent: parent, frame: Self.box, visible: Self.box, isSeen: isSeen,
      isTouchable: touches, sheetScale: 1)
  }

  @Test func `a control has the ink of itself and of what is in it, but not that of a control in it`() {
    let views = [
      view(nil, touches: false), view(0, touches: true), view(1, touches: false), view(1, touches: true),
      view(0, touches: true, isSeen: false), view(0, touches: true),
    ]
    func mark(_ view: Int, x: Double, opacity: Double = 1, isShown: Bool = true) -> DrawnPage.Mark {
      let ink = Rect(x: x, y: 0, width: 10, height: 10)
      return DrawnPage.Mark(
        kind: fill(1), view: view, ink: ink, shown: isShown ? ink : nil, visible: nil, opacity: opacity,
        scale: 1,
        isTurned: false)
    }
    let controls = DrawnPage.controls(
      views,
      marks: [
        mark(0, x: 500), mark(1, x: 0), mark(2, x: 30), mark(3, x: 60), mark(4, x: 90),
        mark(1, x: 200, opacity: 0.02), mark(1, x: 300, isShown: false),
      ])
    #expect(controls.map(\.view) == [1, 3, 5])
    #expect(
      controls.map(\.ink) == [
        Rect(x: 0, y: 0, width: 40, height: 10), Rect(x: 60, y: 0, width: 10, height: 10), nil,
      ])
    #expect(controls.map(\.area) == [Self.box, Self.box, Self.box])
    #expect(DrawnPage.controls([view(nil, touches: false)], marks: [mark(0, x: 0)]).isEmpty)
  }

  // MARK: Hidden things

  /// Two views, `back` with a view in it and `front`, beside each other in the tree.
  private func page(front: CGRect = CGRect(x: 0, y: 0, width: 375, height: 400)) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let back = DrawnScreen.view("back", CGRect(x: 0, y: 0, width: 375, height: 203))
      back.addSubview(DrawnScreen.view("inner", CGRect(x: 20, y: 20, width: 100, height: 100)))
      root.addSubview(back)
      root.addSubview(DrawnScreen.view("front", front))
      let button = UIButton(frame: CGRect(x: 0, y: 500, width: 100, height: 100)).named("button")
      button.addSubview(DrawnScreen.view("one", CGRect(x: 0, y: 0, width: 50, height: 50)))
      button.addSubview(DrawnScreen.view("two", CGRect(x: 0, y: 0, width: 50, height: 50)))
      root.addSubview(button)
    }
  }

  private func isHidden(_ page: DrawnPage, _ view: String, by cover: String, _ frame: Rect) throws -> Bool {
    page.isHidden(
      try page.view(view), by: DrawnPage.Cover(mark: 0, view: try page.view(cover), frame: frame))
  }

  @Test func `what is in one view or one control may hide each other`() async throws {
    let page = try await page()
    let small = Rect(x: 20, y: 20, width: 100, height: 100)
    #expect(try isHidden(page, "inner", by: "front", small))
    #expect(try isHidden(page, "back", by: "front", small))
    #expect(try !isHidden(page, "inner", by: "back", small))
    #expect(try !isHidden(page, "back", by: "inner", small))
    #expect(try !isHidden(page, "one", by: "two", small))
    #expect(try isHidden(page, "one", by: "front", small))
    #expect(try isHidden(page, "front", by: "one", small))
  }

  /// A quarter of 375 × 812 is 375 × 203.
  @Test func `a page is replaced by what covers the screen, or a superview of a quarter of it`() async throws
  {
    let page = try await page()
    let (screen, most) = (page.screen, Rect(x: 0, y: 0, width: 375, height: 811))
    #expect(try !isHidden(page, "back", by: "front", screen))
    #expect(try isHidden(page, "back", by: "front", most))
    #expect(try !isHidden(page, "inner", by: "front", most))
    #expect(try !isHidden(page, "inner", by: "front", Rect(x: 0, y: 0, width: 375, height: 203)))
    #expect(try isHidden(page, "inner", by: "front", Rect(x: 0, y: 0, width: 375, height: 202)))
    let lower = try await DrawnScreen.page { root in
      let back = DrawnScreen.view("back", CGRect(x: 0, y: 0, width: 375, height: 202))
      back.addSubview(DrawnScreen.view("inner", CGRect(x: 20, y: 20, width: 100, height: 100)))
      root.addSubview(back)
      root.addSubview(DrawnScreen.view("front", .zero))
    }
    #expect(try isHidden(lower, "inner", by: "front", most))
  }

  @Test func `covers are the opaque marks, from back to front`() async throws {
    let blank = try await page()
    let shape = Shape.rectangle(Self.box)
    let page = try blank.painted([
      ("back", .shape(shape, .black)), ("inner", .shape(shape, Color(red: 0, green: 0, blue: 0, alpha: 0.5))),
      ("front", .shape(shape, .white)),
    ])
    #expect(page.covers.map(\.mark) == [0, 2])
    #expect(page.covers.map(\.view) == [try page.view("back"), try page.view("front")])
    #expect(page.covers.map(\.frame) == [Self.box, Self.box])
  }

  /// A veil is translucent (more than 0.04, less than 0.99), over the area and over half of the screen, 375 × 406.
  @Test func `a veil over half of the screen dims what was painted before it`() async throws {
    let blank = try await page()
    let half = Rect(x: 0, y: 100, width: 375, height: 406)
    func isDimmed(
      _ frame: Rect = half, alpha: Double = 0.5, opacity: Double = 1, area: Rect = Self.box,
      after index: Int = 0
    ) throws -> Bool {
      let veil = SceneItem.Kind.shape(.rectangle(frame), Color(red: 0, green: 0, blue: 0, alpha: alpha))
      return try blank.painted([
        ("back", .shape(.rectangle(Self.box), .black)),
        ("front", .group(opacity: opacity, [try blank.item("front", veil)])),
      ]).isDimmed(area, after: index)
    }
    #expect(try isDimmed())
    #expect(try !isDimmed(after: 1))
    #expect(try !isDimmed(alpha: 0.04))
    #expect(try isDimmed(alpha: 0.05))
    #expect(try !isDimmed(alpha: 0.99))
    #expect(try isDimmed(alpha: 0.98))
    #expect(try !isDimmed(alpha: 0.1, opacity: 0.39))
    #expect(try isDimmed(alpha: 1, opacity: 0.5))
    #expect(try isDimmed(Rect(x: 0, y: 0, width: 375, height: 406)))
    #expect(try !isDimmed(Rect(x: 0, y: 0, width: 375, height: 405)))
    #expect(try isDimmed(area: half))
    #expect(try !isDimmed(area: half.offsetBy(x: 0, y: 1)))
    let line = SceneItem.Kind.stroke(.rectangle(half), Stroke(color: .black, width: 9))
    #expect(
      try !blank.painted([("back", .shape(.rectangle(Self.box), .black)), ("front", line)]).isDimmed(
        Self.box, after: 0))
  }

  @Test func `a missing picture is an unknown ground unless something opaque lies over it`() async throws {
    func page(missing: String? = "night", isHidden: Bool = false) async throws -> DrawnPage {
      try await DrawnScreen.page { root in
        let picture = UIImageView(frame: CGRect(x: 100, y: 200, width: 100, height: 50)).named("picture")
        picture.missingImageName = missing
        picture.isHidden = isHidden
        root.addSubview(picture)
        root.addSubview(DrawnScreen.view("over", CGRect(x: 0, y: 0, width: 375, height: 400)))
      }
    }
    let blank = try await page()
    let (picture, over) = (try blank.view("picture"), try blank.view("over"))
    let touching = Rect(x: 190, y: 200, width: 100, height: 50)
    #expect(blank.hasUnknownGround(touching, below: 0, of: over))
    #expect(!blank.hasUnknownGround(touching, below: 0, of: picture))
    #expect(!blank.hasUnknownGround(touching.offsetBy(x: 10, y: 0), below: 0, of: over))
    #expect(!(try await page(missing: nil)).hasUnknownGround(touching, below: 0, of: over))
    #expect(!(try await page(isHidden: true)).hasUnknownGround(touching, below: 0, of: over))
    func painted(_ view: String, _ frame: Rect) throws -> DrawnPage {
      try blank.painted([(view, .shape(.rectangle(frame), .white))])
    }
    #expect(try !painted("over", touching).hasUnknownGround(touching, below: 1, of: over))
    #expect(try painted("over", touching).hasUnknownGround(touching, below: 0, of: over))
    #expect(try painted("picture", touching).hasUnknownGround(touching, below: 1, of: over))
    #expect(try painted("over", touching.offsetBy(x: 1, y: 0)).hasUnknownGround(touching, below: 1, of: over))
  }
}
