import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Texts that do not fit beside pictures, in missing fonts and in views that clip.
@MainActor
struct TextRoomRulesTests {
  private func found(_ page: DrawnPage) -> [LintFinding] { TextFitCheck(page: page).findings() }

  // MARK: Beside pictures

  /// A button of 17-point type with a long title.
  private func button(_ width: CGFloat, hasPicture: Bool = false) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let button = LintPage.button("Continue with this", CGRect(x: 20, y: 100, width: width, height: 44))
      button.titleLabel?.font = .systemFont(ofSize: 17)
      if hasPicture {
        button.setImage(
          UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
      }
      root.addSubview(button.named("ok"))
    }
  }

  /// Two letters of 17 points: a picture that leaves less than 34 is meant to stand alone.
  @Test func `a title for which a picture leaves less than twice its size is not meant`() async throws {
    #expect(found(try await button(53, hasPicture: true)) == [])
    #expect(found(try await button(55, hasPicture: true)).map(\.rule) == [.textTruncated])
    #expect(found(try await button(33)).map(\.ground) == [.proved])
  }

  @Test func `beside a picture that was not found a title may have any room`() async throws {
    func missing(_ width: CGFloat) async throws -> [LintFinding] {
      found(try await button(width).with("ok") { $0.behavior.missingImage = "arrow" })
    }
    #expect(try await missing(33.5) == [])
    let told = try await missing(34)
    #expect(told.map(\.numbers) == ["ok may be cut off beside a missing picture: add the picture, 50"])
    #expect(told.map(\.ground) == [.ours])
    #expect(try await missing(300) == [])
    let label = try await DrawnScreen.page { root in
      root.addSubview(LintPage.label("HHHHHHHH", CGRect(x: 20, y: 100, width: 50, height: 30)).named("a"))
    }.with("a") { $0.behavior.missingImage = "arrow" }
    #expect(found(label).map(\.ground) == [.proved])
  }

  // MARK: Fonts

  @Test func `a text in a font that is missing says nothing of its room`() async throws {
    let page = try await DrawnScreen.page { root in
      let label = LintPage.label("A title of one line", CGRect(x: 20, y: 100, width: 90, height: 30)).named(
        "a")
      label.font = UIFont(name: "Futura-CondensedMedium", size: 17) ?? label.font
      root.addSubview(label)
    }
    let told = found(page)
    #expect(told.map(\.ground) == [.ours] && told.map(\.amount) == [0.5])
    #expect(told.first?.fault.hasPrefix("may be cut off: the font \"Futura") == true)
    #expect(
      told.first?.fault.hasSuffix("is missing, and the text does not fit in the one that replaces it") == true
    )
    #expect(told.map(\.fix) == ["to be sure, name the folder that has the font with --fonts"])
  }

  // MARK: Counts

  @Test func `a line break counts as a character, and lines in their number`() async throws {
    let five = LintLabel.make("a", "HHHHH…").intrinsicContentSize.width + 1
    let page = try await DrawnScreen.page { root in
      root.addSubview(
        LintPage.label(
          "HH\nHHHHHHHHHH", CGRect(x: 20, y: 100, width: five, height: 80), lines: 2
        ).named("a"))
    }
    #expect(
      found(page).map(\.numbers) == [
        "a is cut off after 8 of 13 characters, in 2 lines: shorten it, or give it more lines or room, 500"
      ])
  }

  // MARK: Low labels

  /// The letters of 30 points are 22 high, in a line that is higher.
  @Test func `a line that is higher than its label is cut off only where its ink leaves it`() async throws {
    func page(_ height: Double, lines: String = "H") async throws -> DrawnPage {
      try await DrawnScreen.page { root in
        root.addSubview(
          LintPage.label(lines, CGRect(x: 20, y: 100, width: 200, height: height), size: 30).named("a"))
      }
    }
    let line = try #require(try await page(60).texts.first?.text.layout.lines.first)
    let ink = try await page(60).inkSize(of: "a").height
    try #require(line.ascent + line.descent > ink + 6)
    #expect(found(try await page((ink + 3).rounded(.up))) == [])
    #expect(found(try await page((ink - 6).rounded(.down))).map(\.rule) == [.textClipped])
  }

  // MARK: Clips

  /// Boxes `outer`, 100 × 100 from (100, 200) on, and `inner` in it, with a text `a`.
  private func boxes(
    inner: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), clips: [String] = ["outer", "inner"]
  ) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let outer = DrawnScreen.view("outer", CGRect(x: 100, y: 200, width: 100, height: 100))
      let box = DrawnScreen.view("inner", inner)
      let label = LintLabel.make("a", "HH", at: .zero)
      label.frame.size.height = 40
      for (view, parent) in [(outer, root), (box, outer), (label, box)] as [(UIView, UIView)] {
        view.clipsToBounds = clips.contains(view.accessibilityIdentifier ?? "")
        parent.addSubview(view)
      }
    }
  }

  /// The findings of the text with its ink at a place, cut to a rectangle.
  private func cut(_ page: DrawnPage, _ x: Double, _ y: Double, to clip: Rect, opacity: Double = 1) throws
    -> [LintFinding]
  {
    let run = try page.item("a", .glyphs(try page.glyphs(of: "a", at: Point(x: x, y: y))))
    let clipped = SceneItem.Kind.clip(.rectangle(clip), [run])
    return found(try page.painted([("a", .group(opacity: opacity, [try page.item("a", clipped)]))]))
  }

  private static let outer = Rect(x: 100, y: 200, width: 100, height: 100)

  @Test func `the nearest view that cuts a text off is named, else its superview`() async throws {
    let inner = CGRect(x: 10, y: 10, width: 60, height: 80)
    let page = try await boxes(inner: inner)
    // 2 points beyond the inner box, (110, 210) to (170, 290), or 3 beyond the outer one alone.
    #expect(
      try cut(page, 108, 230, to: Rect(x: 110, y: 210, width: 60, height: 80)).map(\.numbers)
        == ["a is cut off by 2 pt at the left of inner: shorten it, or let inner be larger, 200"])
    let wide = try await boxes(inner: CGRect(x: -50, y: 0, width: 300, height: 100))
    #expect(
      try cut(wide, 97, 230, to: Self.outer).map(\.fault) == ["is cut off by 3 pt at the left of outer"])
    let none = try await boxes(clips: [])
    #expect(
      try cut(none, 97, 230, to: Self.outer).map(\.fault) == ["is cut off by 3 pt at the left of inner"])
    let own = try await boxes(clips: ["a"])
    let frame = own.views[try own.view("a")].frame
    #expect(
      try cut(own, 98, 210, to: frame).map { "\($0.fault): \($0.fix)" }
        == ["is cut off by 2 pt at the left of its frame: shorten it, or let its frame be larger"])
  }

  @Test func `a view that is closed along one axis cuts off nothing`() async throws {
    for (width, height, count) in [(0.5, 100, 0), (1, 100, 1), (100, 0.5, 0), (100, 1, 1)]
      as [(Double, Double, Int)]
    {
      let page = try await boxes(inner: CGRect(x: 0, y: 0, width: width, height: height))
      let clip = Rect(x: 100, y: 200, width: width, height: height)
      #expect(try cut(page, 120, 230, to: clip).count == count, "\(width) × \(height)")
    }
  }

  @Test func `a text that is gone has as much of it cut off as lies beyond the edge`() async throws {
    let page = try await boxes()
    let size = try page.inkSize(of: "a")
    for (x, y, edge, points) in [
      (70 - size.width, 230, "left", 30 + size.width), (230, 230, "right", 30 + size.width),
      (120, 170 - size.height, "top", 30 + size.height), (120, 330, "bottom", 30 + size.height),
    ] as [(Double, Double, String, Double)] {
      let told = try cut(page, x, y, to: Self.outer)
      #expect(told.map(\.fault) == ["is cut off by \(points.points) pt at the \(edge) of inner"])
    }
  }

  @Test func `a faint or hidden text, one that scrolling shows and a wheel's rows are not cut off`()
    async throws
  {
    let page = try await boxes()
    func count(_ page: DrawnPage, _ opacity: Double = 1) throws -> Int {
      try cut(page, 97, 230, to: Self.outer, opacity: opacity).count
    }
    #expect(try count(page) == 1)
    #expect(try count(page, 0.02) == 0)
    #expect(try count(page.with("a") { $0.isHidden = true }) == 0)
    #expect(try count(page.with("outer") { $0.className = "UIPickerView" }) == 0)
    #expect(try count(page.with("outer") { $0.className = "UIDatePicker" }) == 0)
    for (width, expected) in [(100.0, 1), (300, 0)] {
      let scrolled = try await DrawnScreen.page { root in
        let scroll = UIScrollView(frame: CGRect(x: 100, y: 200, width: 100, height: 100)).named("scroll")
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: width, height: 100)
        scroll.contentOffset = CGPoint(x: width - 100, y: 0)
        scroll.addSubview(LintLabel.make("a", "HH", at: CGPoint(x: width - 90, y: 0)))
        root.addSubview(scroll)
      }
      #expect(try count(scrolled) == expected)
    }
  }

  /// The scroll view is from y 200 to 300, and its content from 100 to 400.
  @Test func `a text that scrolling up or down shows is not cut off at the top or the bottom`() async throws {
    for (height, expected) in [(100.0, 1), (300, 0)] {
      let page = try await DrawnScreen.page { root in
        let scroll = UIScrollView(frame: CGRect(x: 100, y: 200, width: 100, height: 100)).named("scroll")
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 100, height: height)
        scroll.contentOffset = CGPoint(x: 0, y: (height - 100) / 2)
        scroll.addSubview(LintLabel.make("a", "HH", at: CGPoint(x: 10, y: (height - 100) / 2 + 10)))
        root.addSubview(scroll)
      }
      let size = try page.inkSize(of: "a")
      #expect(try cut(page, 120, 197, to: Self.outer).count == expected)
      #expect(try cut(page, 120, 303 - size.height, to: Self.outer).count == expected)
      // Nothing scrolls from side to side.
      #expect(try cut(page, 97, 230, to: Self.outer).count == 1)
    }
  }

  @Test func `of the lines that are cut off the deepest is told, in either order`() async throws {
    let page = try await boxes()
    for depths in [[2.0, 5], [5, 2]] {
      let lines = try depths.enumerated().map { line, depth -> SceneItem in
        let place = Point(x: 100 - depth, y: 220 + 30 * Double(line))
        return try page.item("a", .glyphs(try page.glyphs(of: "a", at: place)))
      }
      let told = found(try page.painted([("a", .clip(.rectangle(Self.outer), lines))]))
      #expect(told.map { Int($0.amount.rounded()) } == [5])
    }
  }
}
