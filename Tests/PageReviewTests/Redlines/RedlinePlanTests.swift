import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Columns of redlines' entries, their views, and pages of one layout.
@MainActor
struct RedlinePlanTests {
  private let words = RedlineWords(language: .english)

  private func callout(
    _ index: Int, name: String = "view", frame: Rect? = nil, look: RedlineLook = RedlineLook(),
    measures: Int = 0, isContainer: Bool = false
  ) -> RedlineCallout {
    let frame = frame ?? Rect(x: Double(index % 4) * 90, y: Double(index / 4) * 60, width: 80, height: 50)
    let rule = RedlineMeasure(
      attribute: .width, value: 10, rule: RedlineRule(basis: .constant(10), kind: .fixed))
    return RedlineCallout(
      number: index + 1, view: index, name: "\(name) \(index + 1)", frame: frame, places: [frame],
      isContainer: isContainer, measures: Array(repeating: rule, count: measures),
      distances: RedlineDistances(leading: 0, trailing: 0, above: 0, below: 0), look: look)
  }

  private func redlines(_ count: Int, _ size: Size = Size(width: 375, height: 812)) -> Redlines {
    Redlines(size: size, safeArea: .zero, callouts: (0..<count).map { callout($0) })
  }

  /// 436 points of height are 201.4 wide for 375 of 812, and 84 more for numbers: 286. Beside it 460 points are left, two
  /// columns of 224.
  @Test func `beside a high drawing are columns of at least 190 points`() {
    let plan = RedlineSheetPlan(of: redlines(1), size: Size(width: 770, height: 480), words: words)
    #expect(plan.drawing == Size(width: 286, height: 480))
    #expect(
      plan.columns == [
        Rect(x: 310, y: 0, width: 224, height: 480), Rect(x: 546, y: 0, width: 224, height: 480),
      ])
    // At most four of them, at least one.
    let wide = RedlineSheetPlan(of: redlines(1), size: Size(width: 1400, height: 480), words: words)
    #expect(wide.columns.count == 4 && wide.columns[3].maxX == 1400)
    let narrow = RedlineSheetPlan(of: redlines(1), size: Size(width: 300, height: 480), words: words)
    // 58 % of 300 are the drawing: 90 · 812 / 375 and 44 are 239 high, which leaves room below, too.
    #expect(
      narrow.columns == [
        Rect(x: 198, y: 0, width: 102, height: 480), Rect(x: 0, y: 263, width: 174, height: 217),
      ])
    // Two columns and the gutter are 392 points, 286 and 24 are left of them.
    #expect(
      RedlineSheetPlan(of: redlines(1), size: Size(width: 702, height: 480), words: words).columns.count == 2)
    #expect(
      RedlineSheetPlan(of: redlines(1), size: Size(width: 701, height: 480), words: words).columns.count == 1)
  }

  /// 58 % of 770 are 446.6; without 84 for numbers, 375 / 812 of it and 44 are 211.5 high. Columns have whole half points.
  @Test func `below a wide drawing are columns, too, if they are 110 points high`() {
    let plan = RedlineSheetPlan(
      of: redlines(1, Size(width: 812, height: 375)), size: Size(width: 770, height: 480), words: words)
    #expect(plan.drawing.isClose(to: Size(width: 446.6, height: 212)))
    try? #require(plan.columns.count == 3)
    for (column, frame) in zip(
      plan.columns,
      [
        Rect(x: 470.6, y: 0, width: 299, height: 480), Rect(x: 0, y: 236, width: 217, height: 244),
        Rect(x: 229, y: 236, width: 217, height: 244),
      ])
    {
      #expect(column.isClose(to: frame))
    }
    func count(_ height: Double) -> Int {
      RedlineSheetPlan(
        of: redlines(1, Size(width: 812, height: 375)), size: Size(width: 770, height: height), words: words
      ).columns.count
    }
    #expect(count(212 + 24 + 110) == 3 && count(212 + 24 + 109.9) == 1)
  }

  /// A column's first entry has 18 points of heading above it; each entry has 8 below it.
  @Test func `entries fill a column, then the next, then the next sheet`() {
    let entry = RedlineEntry(callout(0), words, direction: .leftToRight)
    let own = entry.height(width: 224) + 8
    let first = Int((480 - RedlineEntry.headingHeight - 8 + 8) / own)
    let next = Int((480 + 8) / own)
    func parts(_ count: Int, alike: [String] = []) -> [[Int]] {
      RedlineSheetPlan(of: redlines(count), size: Size(width: 770, height: 480), words: words, alike: alike)
        .parts
        .map { $0.map(\.count) }
    }
    #expect(first < 24 && first + next > 24)
    #expect(parts(first) == [[first]] && parts(first + 1) == [[first, 1]])
    // No more than 24 on a sheet.
    #expect(parts(24) == [[first, 24 - first]])
    #expect(parts(25).map { $0.reduce(0, +) } == [24, 1])
    // Lines above the first entry take room on the first sheet.
    let lines = Array(repeating: "Also", count: 20)
    let room = 480 - RedlineEntry.headingHeight - 8 - RedlineEntry.height(of: lines, width: 224)
    #expect(parts(first, alike: lines)[0][0] == Int((room + 8) / own))
  }

  /// Columns of 480, 244 and 244 points.
  @Test func `each column of each sheet is as full as its height allows`() throws {
    let plan = RedlineSheetPlan(
      of: redlines(70, Size(width: 812, height: 375)), size: Size(width: 770, height: 480), words: words)
    try #require(plan.columns.count == 3 && plan.parts.count > 2)
    for part in plan.parts {
      for (index, column) in part.enumerated() {
        let head = index == 0 ? RedlineEntry.headingHeight + 8 : 0
        let width = plan.columns[index].width
        let used = column.reduce(head) { $0 + $1.height(width: width) + 8 } - 8
        #expect(used <= plan.columns[index].height)
        if index + 1 < part.count {
          #expect(used + 8 + part[index + 1][0].height(width: width) > plan.columns[index].height)
        }
      }
    }
  }

  @Test func `an entry has its text, and its swatches below it`() throws {
    var look = RedlineLook()
    look.background = NamedColor(Color(rgb: 0x336699))
    look.texts = [RedlineLook.TextLook(font: FontDescriptor(pointSize: 17), color: Color(rgb: 0x112233))]
    look.inks = [
      RedlineLook.TextInk(
        box: Rect(x: 1, y: 2, width: 3, height: 4), lineHeight: nil, contrast: 21, above: nil, below: nil)
    ]
    let entry = RedlineEntry(callout(0, look: look, measures: 1), words, direction: .leftToRight)
    let view = RedlineEntries(words: words).view(of: entry)
    view.widthAnchor.constraint(equalToConstant: 224).isActive = true
    let laid = try LaidOut(view)
    #expect(
      laid.texts == [
        "1\tview 1\n\tx 0, y 0  ·  80 × 50\n\twidth\t10\t= fixed 10\n\tAround  ← 0  → 0  ↑ 0  ↓ 0",
        "System 17 Regular  #112233", "contrast 21 : 1", "Ink x 1, y 2  ·  3 × 4", "Background #336699",
      ])
    #expect(
      laid.labels[0].color == SheetStyle.redline && laid.labels[0].weight == .bold
        && laid.labels[0].pointSize == 9)
    let boxes = laid.boxes.filter { $0.frame.width == 6.5 }
    #expect(boxes.map(\.color) == [Color(rgb: 0x112233), Color(rgb: 0x336699)])
    for (box, label) in zip(boxes, [laid.labels[1], laid.labels[4]]) {
      #expect(box.frame.minX == 14 && box.frame.height == 6.5 && label.frame.minX == 24.5)
      #expect(abs(box.frame.minY - label.frame.minY - 1) < 0.01 && label.frame.maxX == 224)
    }
    #expect(laid.labels[2].color == SheetStyle.secondInk && laid.labels[1].color == SheetStyle.ink)
    #expect(abs(laid.labels[2].frame.minY - laid.labels[1].frame.maxY - 1.5) < 0.6)
    // Several places, and a kind of rule.
    var several = callout(0)
    several.places = [.zero, .zero, .zero]
    several.measures = [
      RedlineMeasure(
        attribute: .width, value: 10,
        rule: RedlineRule(
          basis: .expression(
            [RedlineRule.Term(factor: 0.5, target: .screen, attribute: .width)], constant: 0),
          kind: .proportional))
    ]
    let text = try LaidOut(
      RedlineEntries(words: words).view(of: RedlineEntry(several, words, direction: .leftToRight))
    ).texts[0]
    #expect(text.hasPrefix("1\tview 1  × 3\n\t") && text.contains("= 0.5 × screen  proportional\n"))
  }

  @Test func `a sheet begins with the screen's size and its safe area`() throws {
    var redlines = redlines(1)
    let entries = RedlineEntries(words: words)
    #expect(try LaidOut(entries.heading(of: redlines)).texts == ["Screen 375 × 812 pt"])
    redlines.safeArea = EdgeInsets(top: 44, left: 1, bottom: 34, right: 2)
    let laid = try LaidOut(entries.heading(of: redlines))
    #expect(laid.texts == ["Screen 375 × 812 pt  ·  Safe area 44, 1, 34, 2"])
    #expect(laid.labels[0].color == SheetStyle.secondInk && laid.labels[0].pointSize == 7.5)
  }

  @Test func `a sheet has its drawing at the left and its entries in columns`() throws {
    let scene = Scene(size: Size(width: 375, height: 812), scale: 2, background: .white, items: [])
    let contents = RedlineSheet.contents(
      of: redlines(30), scene: scene, size: Size(width: 770, height: 480), alternative: "Drawing", source: 3,
      alike: ["Also b"]
    ).map { $0() }
    try #require(contents.count == 2)
    let (first, second) = (try LaidOut(contents[0].view), try LaidOut(contents[1].view))
    #expect(try first.place("redlines 1") == Rect(x: 0, y: 0, width: 286, height: 480))
    #expect(second.places.keys.sorted() == ["redlines 25"] && contents[1].drawings.map(\.source) == [3])
    #expect(first.texts.prefix(2) == ["Screen 375 × 812 pt", "Also b"] && !second.texts.contains("Also b"))
    #expect(second.texts[0] == "Screen 375 × 812 pt")
    #expect(first.labels[0].frame.minX == 310 && first.labels[0].frame.minY == 0)
    let entries = first.labels.filter { $0.text.contains("\tview") }
    #expect(entries.count == 24 && Set(entries.map(\.frame.minX)) == [310, 546])
    #expect(entries.filter { $0.frame.minX == 546 }.map(\.frame.minY).min() == 0)
    let column = entries.filter { $0.frame.minX == 310 }
    for (one, two) in zip(column, column.dropFirst()) {
      #expect(abs(two.frame.minY - one.frame.maxY - 8) < 0.01)
    }
    let items = try contents[0].drawings[0].items(
      Rect(x: 0, y: 0, width: 286, height: 480), try PageRenderer(fonts: FontCatalog()))
    guard items.count == 1, case .tagged(.figure(let alternative, _), _) = items[0].kind else {
      Issue.record("no figure")
      return
    }
    #expect(alternative == "Drawing")
    #expect(
      RedlineSheet.contents(of: redlines(1), scene: scene, size: Size(width: 0, height: 9), alternative: "")
        .isEmpty)
    #expect(
      RedlineSheet.contents(of: redlines(1), scene: scene, size: Size(width: 9, height: 0), alternative: "")
        .isEmpty)
  }

  // MARK: Pages of one layout

  @Test func `pages of one layout have the same views and rules, whatever their texts and numbers`() {
    func layout(_ change: (inout Redlines) -> Void) -> RedlineLayout {
      var redlines = redlines(2)
      redlines.callouts[0].name = "UILabel “One”"
      change(&redlines)
      return RedlineLayout(redlines)
    }
    let own = layout { _ in }
    #expect(own == layout { $0.callouts[0].name = "UILabel “Two”" })
    #expect(own == layout { $0.callouts[0].frame = .zero })
    #expect(own == layout { $0.callouts[1].look.imageName = "lane" })
    #expect(own == layout { $0.callouts[1].look.inks = [nil] })
    #expect(own != layout { $0.callouts[1].name = "other" })
    #expect(own != layout { $0.callouts[1].isContainer = true })
    #expect(own != layout { $0.callouts[1].places.append(.zero) })
    #expect(own != layout { $0.callouts[1].look.cornerRadius = 3 })
    #expect(own != layout { $0.size.width = 9 })
    #expect(own != layout { $0.safeArea.top = 9 })
    #expect(own != layout { $0.direction = .rightToLeft })
    func measured(_ value: Double, _ points: Double) -> RedlineLayout {
      layout {
        $0.callouts[0].measures = [
          RedlineMeasure(
            attribute: .width, value: value, rule: RedlineRule(basis: .constant(points), kind: .fixed))
        ]
      }
    }
    #expect(measured(1, 5) == measured(2, 5) && measured(1, 5) != measured(1, 6))
  }

  @Test func `numbers of a page of the same layout are told where they differ`() {
    let own = redlines(4)
    var other = own
    other.callouts[1].frame = Rect(x: 1, y: 2.5, width: 80, height: 50)
    other.callouts[2].frame.size = Size(width: 300, height: 166.5)
    other.callouts[3].frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      own.differences(of: other) == [
        "view 2 x 1, y 2.5", "view 3 300 × 166.5", "view 4 x 1, y 2 · 3 × 4",
      ])
    #expect(own.differences(of: own).isEmpty)
  }
}

extension Size {
  fileprivate func isClose(to other: Size) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
