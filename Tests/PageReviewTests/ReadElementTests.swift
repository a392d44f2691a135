import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import PageReview
@testable import UIKitCore

/// The elements of a page that an artboard may show, and the callouts of its views, on a screen of 375 × 667 points.
@MainActor
struct ReadElementTests {
  private let renderer: PageRenderer
  private let environment: PageEnvironment

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
    environment = try Redlining.environment("iphone-se-3")
  }

  private func plain(_ rgb: UInt32) -> UIView {
    let view = UIView()
    view.backgroundColor = SheetStyle.uiColor(Color(rgb: rgb))
    return view
  }

  private func elements(_ build: (UIView) -> Void) throws -> [DesignElement] {
    let root = plain(0xFFFFFF)
    build(root)
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let solved = try renderer.solve(page, in: environment, drawingSystemBars: false)
    let drawn = DrawnPage(
      solved, in: environment, settings: LintSettings(), ink: renderer.ink,
      measurer: renderer.measurer(of: solved.page, in: environment))
    return DesignElement.elements(of: drawn)
  }

  @Test func `texts, pictures and plain areas are elements, grounds of the screen are none`() throws {
    let found = try elements { root in
      add(plain(0xFFFF00), "ground", 0, 0, 375, 667, to: root)
      add(plain(0xFF0000), "box", 20, 100, 100, 50, to: root)
      add(picture(), "photo", 20, 200, 80, 60, to: root)
      let label = UILabel()
      label.text = "HHH\nHHH"
      label.numberOfLines = 2
      label.textColor = .black
      label.font = .systemFont(ofSize: 20)
      add(label, "label", 20, 300, 200, 60, to: root)
      add(plain(0x00FF00), "faint", 20, 400, 50, 50, to: root).alpha = 0.02
      add(plain(0x00FF00), "pale", 80, 400, 50, 50, to: root).alpha = 0.5
      add(plain(0x00FF00), "speck", 20, 500, 0.5, 1, to: root)
    }
    #expect(found.map(\.name) == ["box", "photo", "label", "pale"])
    #expect(found.map(\.kind) == [.shape, .image, .text, .shape])
    #expect(found[0].box == Rect(x: 20, y: 100, width: 100, height: 50) && found[0].lines.isEmpty)
    #expect(found[0].fills.map(\.color) == [Color(rgb: 0xFF0000)] && found[0].fills[0].area == found[0].box)
    #expect(found[1].box == Rect(x: 20, y: 200, width: 80, height: 60) && found[1].fills.isEmpty)
    #expect(found[0].pointSize == nil && found[2].pointSize == 20)
    // Two lines of capitals, their ink in the box.
    #expect(found[2].lines.count == 2 && found[2].lines[0].maxY < found[2].lines[1].minY)
    #expect(found[2].box == found[2].lines[0].union(found[2].lines[1]) && found[2].fills.count == 2)
    #expect(found[2].fills.allSatisfy { $0.color == .black } && found[2].fills.map(\.area) == found[2].lines)
    #expect(found[3].fills[0].color.alpha == 0.5)
  }

  @Test func `parts that belong together are a control`() throws {
    let found = try elements { root in
      let dots = UIPageControl()
      dots.numberOfPages = 3
      add(dots, "dots", 100, 100, 100, 30, to: root)
      add(UISwitch(), "switch", 20, 200, 51, 31, to: root)
      // A border around a ground is one area.
      let box = add(plain(0xFF0000), "box", 20, 300, 100, 50, to: root)
      box.layer.borderWidth = 2
    }
    #expect(found.first { $0.name == "dots" }?.kind == .control)
    #expect(found.first { $0.name == "box" }?.kind == .shape)
    #expect(found.first { $0.name == "box" }?.box == Rect(x: 20, y: 300, width: 100, height: 50))
  }

  // MARK: Callouts

  private func callouts(_ direction: LayoutDirection? = nil, _ build: (UIView) -> Void) throws
    -> [RedlineCallout]
  {
    let root = plain(0xFFFFFF)
    build(root)
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let environment = try Redlining.environment("iphone-se-3", direction: direction)
    return try Redlining.measured(page, in: environment, scope: .all, renderer: renderer).redlines.callouts
  }

  @Test func `callouts are numbered from the top, containers before their contents, then in reading order`()
    throws
  {
    func names(_ direction: LayoutDirection) throws -> [String] {
      try callouts(direction) { root in
        add(plain(0xFF0000), "low", 20, 300, 50, 50, to: root)
        add(plain(0xFF0000), "right", 200, 100, 50, 50, to: root)
        add(plain(0xFF0000), "left", 20, 100, 50, 50, to: root)
        let card = add(plain(0xFF0000), "card", 100, 100, 90, 90, to: root)
        add(plain(0x00FF00), "inside", 10, 0, 20, 20, to: card)
      }.map(\.name)
    }
    #expect(try names(.leftToRight) == ["card", "left", "inside", "right", "low"])
    let found = try names(.rightToLeft)
    #expect(found.first == "card" && found.last == "low" && found.count == 5)
    #expect(try #require(found.firstIndex(of: "right")) < #require(found.firstIndex(of: "left")))
  }

  @Test func `views of one make share a callout, others have their own`() throws {
    func counts(_ change: (UIView) -> Void) throws -> [Int] {
      try callouts { root in
        for index in 0..<2 {
          let view = add(plain(0xFF0000), "row", 20, 100, 50, 50, to: root)
          if index == 1 { change(view) }
        }
      }.map(\.places.count)
    }
    #expect(try counts { _ in } == [2])
    #expect(try counts { $0.backgroundColor = .blue } == [1, 1])
    #expect(try counts { $0.accessibilityIdentifier = "other" } == [1, 1])
    #expect(try counts { $0.frame.size.width = 60 } == [1, 1])
  }

  @Test func `a callout tells a view's corners, border, shadow, picture and insets`() throws {
    let found = try callouts { root in
      let box = add(plain(0xFF0000), "box", 20, 100, 100, 50, to: root)
      box.layer.cornerRadius = 7
      box.layer.borderWidth = 3
      box.layer.borderColor = UIColor.blue.cgColor
      box.layer.shadowOpacity = 0.5
      box.layer.shadowRadius = 4
      box.layer.shadowOffset = CGSize(width: 1, height: 2)
      add(plain(0x00FF00), "plain", 200, 100, 50, 50, to: root)
      add(picture(), "photo", 20, 200, 80, 60, to: root)
      let holder = add(plain(0x0000FF), "holder", 20, 300, 80, 60, to: root)
      add(plain(0x00FFFF), "deep", 1, 1, 20, 20, to: add(UIView(), "clear", 0, 0, 40, 40, to: holder))
    }
    func look(_ name: String) throws -> RedlineLook { try #require(found.first { $0.name == name }).look }
    let box = try look("box")
    #expect(box.cornerRadius == 7 && box.borderWidth == 3 && box.borderColor.color == Color(rgb: 0x0000FF))
    #expect(box.background?.color == Color(rgb: 0xFF0000) && box.imageName == nil && box.insets == nil)
    #expect(
      box.shadow?.offset == Point(x: 1, y: 2) && box.shadow?.radius == 4
        && box.shadow?.color.color.alpha == 0.5)
    let other = try look("plain")
    #expect(other.cornerRadius == 0 && other.borderWidth == 0 && other.shadow == nil && other.texts.isEmpty)
    #expect(try look("photo").imageName?.contains("lane") == true && look("photo").background == nil)
    #expect(found.first { $0.name == "holder" }?.isContainer == true)
    #expect(found.first { $0.name == "box" }?.isContainer == false)
    #expect(found.map(\.number) == Array(1...found.count) && found.allSatisfy { $0.scale == 1 })
  }

  @Test func `colours of severities are Apple's accessible ones`() {
    let colors = [Diagnostic.Severity.error, .warning, .note].map(FindingMarks.color)
    #expect(colors == [0xD70015, 0xC93400, 0x0040DD].map { Color(rgb: $0) })
  }

  // MARK: A comparison as a whole

  /// A page with a box, compared with an artboard of one colour of other sizes.
  @Test func `beyond an artboard's edges nothing is compared`() throws {
    let root = plain(0xFFFFFF)
    add(plain(0xFF0000), "low", 20, 600, 100, 50, to: root)
    add(plain(0x0000FF), "high", 20, 100, 100, 50, to: root)
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let solved = try renderer.solve(page, in: environment, drawingSystemBars: false)
    func notes(_ width: Int, _ height: Int) throws -> [String] {
      let image = try Painted.image(width, height) { _, _ in 0xFFFF_FFFF }
      return try DesignComparison(image, solved, in: environment, renderer).notes.map(\.sentence)
    }
    let missing = try notes(750, 1334)
    #expect(missing.sorted() == ["high is missing in the design", "low is missing in the design"])
    // 500 points high: the lower box is not expected there.
    let low = try notes(750, 1000)
    #expect(
      low.count == 2 && low[0].hasPrefix("the artboard is 375 × 500 pt")
        && low[1] == "high was not found in the design")
    let narrow = try notes(600, 1334)
    #expect(narrow.count == 2 && narrow[1] == "low and high were not found in the design", "\(narrow)")
  }

  /// At two pixels per point, with a status bar of 20 points.
  @Test func `a system's bars in an artboard are no difference, and a shown artboard has its frame`() throws {
    let root = plain(0xFFFFFF)
    let page = PreparedPage(id: "page", tree: ViewTree(root: root))
    let solved = try renderer.solve(page, in: environment, drawingSystemBars: false)
    func compared(_ width: Int, _ height: Int, from top: Int, to bottom: Int) throws -> DesignComparison {
      let image = try Painted.image(width, height) { x, y in
        (100..<160).contains(x) && (top..<bottom).contains(y) ? 0xFF00_0000 : 0xFFFF_FFFF
      }
      return try DesignComparison(image, solved, in: environment, renderer)
    }
    #expect(try compared(750, 1334, from: 4, to: 40).notes.isEmpty)
    let added = try compared(750, 1334, from: 4, to: 80).notes.map(\.sentence)
    #expect(added.count == 1 && added[0].hasPrefix("the design has something of 30 × "), "\(added)")
    #expect(
      try compared(750, 1334, from: 0, to: 0).shown().frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(
      try compared(800, 1400, from: 0, to: 0).shown().frame == Rect(x: -12.5, y: 0, width: 400, height: 700))
  }
}
