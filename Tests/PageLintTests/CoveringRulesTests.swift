import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Texts, pictures and controls behind something opaque, and texts over texts and controls, with every number of the finding.
@MainActor
struct CoveringRulesTests {
  private func told(_ findings: [LintFinding]) -> [String] {
    findings.map { "\($0.subject) \($0.fault): \($0.fix), \(Int(($0.amount * 100).rounded()))" }
  }

  private func isNear(_ rect: Rect?, _ other: Rect) -> Bool {
    rect.map { $0.reach(beyond: other) < 1e-6 && other.reach(beyond: $0) < 1e-6 } ?? false
  }

  private static func fill(_ frame: Rect, _ alpha: Double = 1) -> SceneItem.Kind {
    .shape(.rectangle(frame), Color(red: 1, green: 1, blue: 1, alpha: alpha))
  }

  // MARK: Covered texts

  /// A text `a`, a second one `b`, a plain view `card` and a button `ok`, of which nothing is painted yet.
  private func blank() async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      root.addSubview(LintLabel.make("a", "HHHH"))
      root.addSubview(LintLabel.make("b", "HHH", at: CGPoint(x: 200, y: 100)))
      root.addSubview(DrawnScreen.view("card", CGRect(x: 0, y: 300, width: 100, height: 100)))
      let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 60)).named("ok")
      root.addSubview(button)
    }
  }

  /// The text `a` with its ink at (100, 200), below a cover of `card`.
  private func covered(
    _ page: DrawnPage, _ cover: Rect, alpha: Double = 1, veil: Double = 0, by view: String = "card",
    textAlpha: Double = 1
  ) throws -> [LintFinding] {
    let run = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 100, y: 200)))
    return CoveredTextCheck(
      page: try page.painted([
        ("a", .group(opacity: textAlpha, [try page.item("a", run)])), (view, Self.fill(cover, alpha)),
        ("card", Self.fill(page.screen, veil)),
      ])
    ).findings()
  }

  @Test func `a text is covered by the lesser side of the part that an opaque area hides`() async throws {
    let page = try await blank()
    let size = try page.inkSize(of: "a")
    let ink = Rect(x: 100, y: 200, width: size.width, height: size.height)
    #expect(try covered(page, Rect(x: 0, y: ink.maxY - 0.99, width: 375, height: 50)) == [])
    let below = try covered(page, Rect(x: 0, y: ink.maxY - 2, width: 375, height: 50))
    #expect(
      told(below) == [
        "a is covered by card, by 2 pt: shorten it, move one of them, or bring the text to the front, 200"
      ])
    #expect(below.map(\.views) == [["a", "card"]])
    #expect(isNear(below.first?.areas.first, ink))
    #expect(below.first?.areas.last == Rect(x: 0, y: ink.maxY - 2, width: 375, height: 50))
    #expect(try covered(page, Rect(x: ink.maxX - 0.99, y: 0, width: 200, height: 400)) == [])
    #expect(
      try covered(page, Rect(x: ink.maxX - 2, y: 0, width: 200, height: 400)).map(\.fault)
        == ["is covered by card, by 2 pt"])
    #expect(
      try covered(page, Rect(x: 0, y: 0, width: 375, height: 400)).map { Int($0.amount) } == [
        Int(size.height)
      ])
    #expect(try covered(page, Rect(x: 0, y: 0, width: 375, height: 400), alpha: 0.98) == [])
    #expect(try covered(page, Rect(x: 0, y: 0, width: 375, height: 400), textAlpha: 0.02) == [])
    #expect(try covered(page, Rect(x: 0, y: 0, width: 375, height: 400), veil: 0.5) == [])
    #expect(try covered(page, page.screen) == [])
    #expect(try covered(page, Rect(x: 0, y: 0, width: 375, height: 400), by: "a") == [])
  }

  @Test func `what is painted before a text hides none of it`() async throws {
    let page = try await blank()
    let run = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 100, y: 200)))
    let cover = Self.fill(Rect(x: 0, y: 0, width: 375, height: 400))
    #expect(CoveredTextCheck(page: try page.painted([("card", cover), ("a", run)])).findings() == [])
    #expect(CoveredTextCheck(page: try page.painted([("a", run)])).findings() == [])
    #expect(
      CoveredTextCheck(page: try page.painted([("card", cover), ("a", run), ("card", cover)])).findings()
        .count == 1)
  }

  @Test func `of several lines and covers the deepest counts for each cover's view`() async throws {
    let page = try await blank()
    let size = try page.inkSize(of: "a")
    let first = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 100, y: 200)))
    let second = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 100, y: 300)))
    func cover(_ y: Double, _ depth: Double) -> SceneItem.Kind {
      Self.fill(Rect(x: 0, y: y + size.height - depth, width: 375, height: 20))
    }
    for (one, two) in [(2.0, 4.0), (4.0, 2.0)] {
      let found = CoveredTextCheck(
        page: try page.painted([
          ("a", first), ("a", second), ("card", cover(200, one)), ("card", cover(300, two)),
          ("b", cover(300, 3)),
        ])
      ).findings()
      #expect(
        found.map { "\($0.views) \(Int($0.amount.rounded()))" }.sorted() == [
          #"["a", "b"] 3"#, #"["a", "card"] 4"#,
        ])
    }
  }

  @Test func `ink that has gaps is covered where its glyphs are, unless it is turned or scaled`() async throws
  {
    let page = try await DrawnScreen.page { root in
      root.addSubview(LintLabel.make("a", "H          H"))
      root.addSubview(DrawnScreen.view("card", CGRect(x: 0, y: 300, width: 100, height: 100)))
    }
    let ink = try page.ink(of: "a")
    let run = SceneItem.Kind.glyphs(try page.glyphs(of: "a"))
    let gap = Rect(x: ink.midX - 10, y: ink.minY - 5, width: 20, height: 30)
    func count(_ transform: Transform, _ cover: Rect) throws -> Int {
      let moved = SceneItem.Kind.transform(transform, [try page.item("a", run)])
      return CoveredTextCheck(page: try page.painted([("a", moved), ("card", Self.fill(cover))])).findings()
        .count
    }
    #expect(try count(.identity, gap) == 0)
    #expect(try count(.identity, gap.offsetBy(x: -ink.width / 2 + 5, y: 0)) == 1)
    let double = Transform(a: 2, b: 0, c: 0, d: 2, tx: -ink.midX, ty: -ink.midY)
    #expect(try count(double, gap) == 1)
    let skewed = Transform(a: 1, b: 0.0001, c: 0, d: 1, tx: 0, ty: 0)
    #expect(try count(skewed, gap) == 1)
  }

  @Test func `a hidden text is not covered`() async throws {
    let page = try await DrawnScreen.page { root in
      let label = LintLabel.make("a", "HH")
      label.isHidden = true
      root.addSubview(label)
      root.addSubview(LintPage.block(CGRect(x: 0, y: 50, width: 375, height: 300)))
    }
    #expect(CoveredTextCheck(page: page).findings() == [])
  }

  // MARK: Covered views

  private func covers(_ fill: @escaping @MainActor (UIView) -> Void) async throws -> [LintFinding] {
    CoveredViewCheck(page: try await DrawnScreen.page(fill)).findings()
  }

  @Test func `a picture lies behind something if that covers all of it`() async throws {
    func found(_ inset: Double) async throws -> [LintFinding] {
      try await covers { root in
        root.addSubview(LintPage.picture(CGRect(x: 40, y: 120, width: 100, height: 50)).named("sun"))
        root.addSubview(
          LintPage.block(CGRect(x: 20 + inset, y: 100, width: 120 - inset, height: 70)).named("card"))
      }
    }
    let behind = try await found(20)
    #expect(
      told(behind) == [
        "sun lies wholly behind card: bring it to the front, move one of them, or hide it, 500000"
      ])
    #expect(behind.map(\.views) == [["sun", "card"]])
    #expect(
      behind.map(\.areas) == [
        [Rect(x: 40, y: 120, width: 100, height: 50), Rect(x: 40, y: 100, width: 100, height: 70)]
      ])
    #expect(try await found(20.5) == [])
  }

  @Test func `a control lies behind something if all its marks do, and texts are another rule's`()
    async throws
  {
    func found(title: String = "", width: Double = 200, mark: Double = 0) async throws -> [[String]] {
      try await covers { root in
        let button = LintPage.button(title, CGRect(x: 40, y: 120, width: 100, height: 50)).named("ok")
        if mark > 0 { button.addSubview(LintPage.block(CGRect(x: mark, y: 0, width: 10, height: 10), .red)) }
        root.addSubview(button)
        root.addSubview(LintPage.block(CGRect(x: 20, y: 100, width: width, height: 100)).named("card"))
      }.map(\.views)
    }
    #expect(try await found() == [["ok", "card"]])
    #expect(try await found(title: "I") == [])
    #expect(try await found(mark: 20) == [["ok", "card"]])
    #expect(try await found(mark: 180) == [])
    #expect(try await found(width: 119) == [])
  }

  @Test func `a plain view, a hidden one, and one over which the cover does not lie are no finding`()
    async throws
  {
    func found(_ make: @escaping @MainActor () -> UIView, isFirst: Bool = true, veil: CGFloat = 0)
      async throws -> Int
    {
      try await covers { root in
        let view = make()
        view.frame = CGRect(x: 40, y: 120, width: 100, height: 50)
        if isFirst { root.addSubview(view) }
        root.addSubview(LintPage.block(CGRect(x: 20, y: 100, width: 200, height: 100)))
        if !isFirst { root.addSubview(view) }
        if veil > 0 { root.addSubview(LintPage.block(root.bounds, UIColor(white: 0, alpha: veil))) }
      }.count
    }
    func picture() -> UIView { LintPage.picture(CGRect(x: 0, y: 0, width: 100, height: 50)) }
    #expect(try await found(picture) == 1)
    #expect(try await found(picture, isFirst: false) == 0)
    #expect(try await found(picture, veil: 0.3) == 0)
    #expect(try await found { LintPage.block(.zero, .red) } == 0)
    #expect(
      try await found {
        let view = picture()
        view.isHidden = true
        return view
      } == 0)
    #expect(
      try await found {
        let view = picture()
        view.alpha = 0.02
        return view
      } == 0)
    #expect(
      try await found {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      } == 1)
    #expect(
      try await found {
        let view = UIProgressView()
        view.progress = 0.5
        return view
      } == 1)
  }

  @Test func `two pictures with one frame are exchanged, and others are not`() async throws {
    func found(_ frame: CGRect, isPicture: Bool = true) async throws -> Int {
      try await covers { root in
        root.addSubview(LintPage.picture(CGRect(x: 40, y: 120, width: 100, height: 50)).named("one"))
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: frame.size, format: format).image { _ in }
        let picture = UIImageView(image: image)
        picture.frame = frame
        root.addSubview(isPicture ? picture : LintPage.block(frame))
      }.count
    }
    let frame = CGRect(x: 40, y: 120, width: 100, height: 50)
    #expect(try await found(frame) == 0)
    #expect(try await found(frame, isPicture: false) == 1)
    #expect(try await found(frame.insetBy(dx: -1, dy: 0)) == 1)
  }

  // MARK: Texts over texts

  private func overlaps(
    _ page: DrawnPage, _ second: Point, isFirstOnTop: Bool = false, between: SceneItem.Kind? = nil
  ) throws -> [LintFinding] {
    let one: (view: String, kind: SceneItem.Kind) = (
      "a", .glyphs(try page.glyphs(of: "a", at: Point(x: 100, y: 200)))
    )
    let two: (view: String, kind: SceneItem.Kind) = ("b", .glyphs(try page.glyphs(of: "b", at: second)))
    let middle = between.map { [(view: "card", kind: $0)] } ?? []
    return TextOverlapCheck(
      page: try page.painted(isFirstOnTop ? [two] + middle + [one] : [one] + middle + [two])
    )
    .findings()
  }

  @Test
  func `two texts overlap by the width of their overlap side by side, and by its height one below the other`()
    async throws
  {
    let page = try await blank()
    let (first, second) = (try page.inkSize(of: "a"), try page.inkSize(of: "b"))
    for isFirstOnTop in [false, true] {
      func found(_ x: Double, _ y: Double) throws -> [LintFinding] {
        try overlaps(page, Point(x: x, y: y), isFirstOnTop: isFirstOnTop)
      }
      #expect(try found(100 + first.width - 0.99, 200) == [])
      let aside = try found(100 + first.width - 1.5, 200)
      #expect(told(aside) == ["a overlaps HHH by 1.5 pt: shorten it, or move them apart, 150"])
      #expect(aside.map(\.views) == [["a", "b"]])
      #expect(
        isNear(aside.first?.areas.first, Rect(x: 100, y: 200, width: first.width, height: first.height)))
      #expect(
        isNear(
          aside.first?.areas.last,
          Rect(x: 98.5 + first.width, y: 200, width: second.width, height: second.height)))
      #expect(try found(100, 200 + first.height - 0.99) == [])
      #expect(
        try found(100, 200 + first.height - 2).map(\.fault) == ["overlaps HHH by 2 pt"])
      // Above it, the other way round.
      #expect(try found(100, 202 - second.height).map(\.fault) == ["overlaps HHH by 2 pt"])
      // Half of the height is a row.
      #expect(
        told(try found(100 + first.width - 3, 200 + first.height / 2 - 0.5)).map { $0.hasSuffix(", 300") }
          == [true])
      #expect(
        told(try found(100 + first.width - 3, 200 + first.height / 2 + 0.5)).map { $0.hasSuffix(", 300") }
          == [false])
    }
  }

  @Test func `an opaque area between two texts parts them if it covers what they share`() async throws {
    let page = try await blank()
    let size = try page.inkSize(of: "a")
    let shared = Rect(x: 100 + size.width - 4, y: 200, width: 4, height: size.height)
    for isFirstOnTop in [false, true] {
      func count(_ cover: Rect) throws -> Int {
        try overlaps(
          page, Point(x: shared.minX, y: 200), isFirstOnTop: isFirstOnTop, between: Self.fill(cover)
        ).count
      }
      #expect(try count(shared.inset(by: -0.01)) == 0)
      #expect(try count(shared.offsetBy(x: 1, y: 0)) == 1)
    }
  }

  @Test func `of the lines of two texts the pair that overlaps most counts`() async throws {
    let page = try await blank()
    let size = try page.inkSize(of: "a")
    func run(_ name: String, _ x: Double, _ y: Double) throws -> (view: String, kind: SceneItem.Kind) {
      (name, .glyphs(try page.glyphs(of: name, at: Point(x: x, y: y))))
    }
    for (one, two) in [(2.0, 4.0), (4.0, 2.0)] {
      let found = TextOverlapCheck(
        page: try page.painted([
          run("a", 100, 200), run("a", 100, 300), run("b", 100 + size.width - one, 200),
          run("b", 100 + size.width - two, 300),
        ])
      ).findings()
      #expect(found.map { Int($0.amount.rounded()) } == [4])
    }
    // Two lines of one text do not overlap each other.
    #expect(
      TextOverlapCheck(page: try page.painted([run("a", 100, 200), run("a", 105, 200)])).findings() == [])
  }

  @Test func `turned, unseen and faint texts overlap nothing, and scaled ones by their boxes`() async throws {
    let page = try await blank()
    let text = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 100, y: 200)))
    func count(_ kind: SceneItem.Kind) throws -> Int {
      let other = SceneItem.Kind.glyphs(try page.glyphs(of: "b", at: Point(x: 110, y: 200)))
      return TextOverlapCheck(page: try page.painted([("a", kind), ("b", other)])).findings().count
    }
    let item = try page.item("a", text)
    #expect(try count(text) == 1)
    #expect(try count(.group(opacity: 0.02, [item])) == 0)
    #expect(try count(.transform(Transform(a: 1, b: 0.001, c: 0, d: 1, tx: 0, ty: 0), [item])) == 0)
    #expect(try count(.transform(Transform(a: 1.2, b: 0, c: 0, d: 1.2, tx: -20, ty: -40), [item])) == 1)
    let hidden = try await DrawnScreen.page { root in
      let label = LintLabel.make("a", "HHHH")
      label.isHidden = true
      root.addSubview(label)
      root.addSubview(LintLabel.make("b", "HHHH"))
    }
    #expect(TextOverlapCheck(page: hidden).findings() == [])
  }

  // MARK: Texts over controls

  /// The text `a` below or above the button `ok`, whose area is (20, 400) to (120, 460) and whose ink is `ink`.
  private func over(
    _ page: DrawnPage, _ place: Point, ink: Rect = Rect(x: 20, y: 400, width: 100, height: 60),
    isAbove: Bool = true,
    alpha: Double = 0.5
  ) throws -> [LintFinding] {
    let text: (view: String, kind: SceneItem.Kind) = ("a", .glyphs(try page.glyphs(of: "a", at: place)))
    let fill: (view: String, kind: SceneItem.Kind) = ("ok", Self.fill(ink, alpha))
    return TextOverlapCheck(page: try page.painted(isAbove ? [fill, text] : [text, fill])).findings()
  }

  @Test func `a text reaches into a control's touch area by more than a point`() async throws {
    let page = try await blank()
    let size = try page.inkSize(of: "a")
    for isAbove in [false, true] {
      func found(_ x: Double, _ y: Double) throws -> [LintFinding] {
        try over(page, Point(x: x, y: y), isAbove: isAbove)
      }
      #expect(try found(30, 400 - size.height + 0.99) == [])
      let below = try found(30, 400 - size.height + 2)
      #expect(
        told(below) == [
          "a overlaps ok by 2 pt: shorten it, keep it off the control with a constraint, or let it scroll, 200"
        ])
      #expect(below.map(\.views) == [["a", "ok"]])
      #expect(below.map(\.viewIndices) == [[try page.view("a"), try page.view("ok")]])
      #expect(below.first?.areas.last == Rect(x: 20, y: 400, width: 100, height: 60))
      #expect(try found(119.01, 420) == [])
      #expect(try found(118, 420).map(\.fault) == ["overlaps ok by 2 pt"])
    }
    // Something opaque between the two parts them.
    #expect(try over(page, Point(x: 118, y: 420), isAbove: false, alpha: 1) == [])
    #expect(try over(page, Point(x: 118, y: 420), isAbove: true, alpha: 1).count == 1)
  }

  /// A clear button over a whole card has no ink where the text is.
  @Test func `a text that lies wholly in a control without ink there is meant`() async throws {
    let page = try await blank()
    let away = Rect(x: 20, y: 400, width: 5, height: 5)
    #expect(try over(page, Point(x: 40, y: 420), ink: away) == [])
    #expect(try over(page, Point(x: 22, y: 402), ink: away).count == 1)
    #expect(try over(page, Point(x: 115, y: 420), ink: away).count == 1)
    #expect(try over(page, Point(x: 118, y: 420), ink: Rect(x: 400, y: 400, width: 5, height: 5)) == [])
  }

  @Test func `a text over several controls names them all, with the deepest overlap`() async throws {
    let page = try await DrawnScreen.page { root in
      root.addSubview(LintLabel.make("a", "HHHH"))
      for (place, name) in ["one", "two", "three"].enumerated() {
        let button = UIButton(frame: CGRect(x: 100, y: 200 + 100 * Double(place), width: 200, height: 60))
        root.addSubview(button.named(name))
      }
    }
    let size = try page.inkSize(of: "a")
    func lines(_ depths: [Double]) throws -> [LintFinding] {
      var items: [(view: String, kind: SceneItem.Kind)] = []
      for (place, depth) in depths.enumerated() {
        let y = 200 + 100 * Double(place)
        let name = ["one", "two", "three"][place]
        items.append((name, Self.fill(Rect(x: 100, y: y, width: 200, height: 60), 0.5)))
        guard depth > 0 else { continue }
        items.append(("a", .glyphs(try page.glyphs(of: "a", at: Point(x: 120, y: y - size.height + depth)))))
      }
      return TextOverlapCheck(page: try page.painted(items)).findings()
    }
    #expect(try lines([2, 0, 0]).map(\.fault) == ["overlaps one by 2 pt"])
    #expect(try lines([2, 3, 0]).map(\.fault) == ["overlaps one and two by 3 pt"])
    let all = try lines([2, 4, 3])
    #expect(all.map(\.fault) == ["overlaps one, two and three by 4 pt"])
    #expect(all.map(\.views) == [["a", "one", "two", "three"]])
    #expect(all.first?.areas.count == 4)
  }

  @Test func `a title of a control over another text is that control's overlap`() async throws {
    let page = try await DrawnScreen.page { root in
      root.addSubview(LintLabel.make("a", "HHHH"))
      root.addSubview(LintPage.button("HHHH", CGRect(x: 20, y: 400, width: 100, height: 60)).named("ok"))
    }
    let title = SceneItem.Kind.glyphs(try page.glyphs(of: "ok", at: Point(x: 40, y: 420)))
    let text = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 80, y: 420)))
    let found = TextOverlapCheck(page: try page.painted([("ok", title), ("a", text)])).findings()
    #expect(found.map(\.views) == [["a", "ok"]])
    #expect(found.map(\.fault) == ["overlaps HHHH by \(found.first?.amount.points ?? "") pt"])
  }

  @Test func `a text scrolls away from a control, and a control in a text view belongs to it`() async throws {
    for height in [200.0, 900] {
      let page = try await DrawnScreen.page { root in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
        scroll.contentSize = CGSize(width: 375, height: height)
        scroll.addSubview(LintLabel.make("a", "HHHH", at: CGPoint(x: 20, y: 10)))
        root.addSubview(scroll)
        let button = LintPage.button("", CGRect(x: 30, y: 100, width: 100, height: 60))
        button.backgroundColor = UIColor(white: 0, alpha: 0.1)
        root.addSubview(button.named("ok"))
      }
      #expect(TextOverlapCheck(page: page).findings().count == (height == 200 ? 1 : 0))
    }
    let inside = try await DrawnScreen.page { root in
      let text = LintPage.textView("HHHH", CGRect(x: 20, y: 100, width: 200, height: 60)).named("a")
      let button = LintPage.button("", CGRect(x: 0, y: 0, width: 100, height: 60)).named("ok")
      button.backgroundColor = UIColor(white: 0, alpha: 0.1)
      text.addSubview(button)
      root.addSubview(text)
    }
    #expect(TextOverlapCheck(page: inside).findings() == [])
  }
}
