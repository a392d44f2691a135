import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Views beyond the screen's edges, or below the notch and the home indicator, with every number of the finding. The
/// screen is 375 × 812.
@MainActor
struct PlaceRulesTests {
  private func button(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIButton
  {
    LintPage.button("", CGRect(x: x, y: y, width: width, height: height)).named(name)
  }

  private func told(_ findings: [LintFinding]) -> [String] {
    findings.map { "\($0.subject) \($0.fault): \($0.fix), \(Int(($0.amount * 100).rounded()))" }
  }

  // MARK: Beyond the edges

  private func offScreen(_ fill: @escaping @MainActor (UIView) -> Void) async throws -> [LintFinding] {
    OffScreenCheck(page: try await DrawnScreen.page(fill)).findings()
  }

  @Test(
    arguments: [
      (275.5, 100.0, nil), (276, 100, "reaches 1 pt beyond the right edge of the screen"),
      (-0.5, 100, nil), (-1, 100, "reaches 1 pt beyond the left edge of the screen"),
      (20, -0.5, nil), (20, -1, "reaches 1 pt beyond the top edge of the screen"),
      (20, 768.5, nil), (20, 769, "reaches 1 pt beyond the bottom edge of the screen"),
      (374, 100, "reaches 99 pt beyond the right edge of the screen"),
      (375, 100, "reaches 100 pt beyond the right edge of the screen, and is not seen at all"),
    ] as [(Double, Double, String?)])
  func `a control is told by the edge that it exceeds by more than half a point`(
    x: Double, y: Double, fault: String?
  ) async throws {
    let found = try await offScreen { $0.addSubview(button("ok", x, y, 100, 44)) }
    #expect(found.map(\.fault) == [fault].compactMap(\.self))
    if !found.isEmpty {
      #expect(found[0].fix == "keep it inside with constraints to the safe area")
      #expect(found[0].areas == [Rect(x: x, y: y, width: 100, height: 44)])
      #expect(found[0].views == ["ok"])
      #expect(found[0].amount == max(x - 275, -x, -y, y - 768))
    }
  }

  @Test func `a control that fills the screen is its background`() async throws {
    #expect(try await offScreen { $0.addSubview(button("ok", -10, -10, 400, 900)) } == [])
    #expect(try await offScreen { $0.addSubview(button("ok", -10, 10, 400, 900)) }.count == 1)
  }

  @Test func `a control is told once, with its text`() async throws {
    let found = try await offScreen { root in
      root.addSubview(LintPage.button("Open", CGRect(x: 340, y: 100, width: 100, height: 44)).named("ok"))
    }
    #expect(found.map(\.views) == [["ok"]])
    #expect(found.map(\.areas) == [[Rect(x: 340, y: 100, width: 100, height: 44)]])
  }

  @Test func `a text is told by the line that exceeds an edge most`() async throws {
    let blank = try await DrawnScreen.page { $0.addSubview(LintLabel.make("a", "HH")) }
    let size = try blank.inkSize(of: "a")
    func found(_ places: [(x: Double, y: Double)], alpha: Double = 1) throws -> [LintFinding] {
      let runs = try places.map { place -> (String, SceneItem.Kind) in
        ("a", .glyphs(try blank.glyphs(of: "a", at: Point(x: place.x, y: place.y))))
      }
      let group = SceneItem.Kind.group(opacity: alpha, try runs.map { try blank.item($0.0, $0.1) })
      return OffScreenCheck(page: try blank.painted([("a", group)])).findings()
    }
    let edge = 375 - size.width
    #expect(try found([(edge + 0.49, 100)]) == [])
    #expect(
      told(try found([(edge + 2, 100)])) == [
        "a reaches 2 pt beyond the right edge of the screen: keep it inside with constraints to the safe area, 200"
      ])
    let lines: [(x: Double, y: Double)] = [(edge + 2, 100), (edge + 5, 130)]
    for places in [lines, lines.reversed()] {
      let both = try found(places)
      #expect(both.map { Int($0.amount.rounded()) } == [5])
      #expect(both.first?.areas.first.map { Int($0.minY.rounded()) } == 130)
      #expect(both.first?.text == LintFinding.TextPlace(view: try blank.view("a")))
    }
    #expect(
      try found([(20, 812)]).first?.fault
        == "reaches \(size.height.points) pt beyond the bottom edge of the screen, and is not seen at all")
    #expect(try found([(edge + 2, 100)], alpha: 0.02) == [])
  }

  @Test func `a hidden text is not off the screen`() async throws {
    let found = try await offScreen { root in
      let label = LintLabel.make("a", "HH", at: CGPoint(x: 370, y: 100))
      label.alpha = 0.01
      root.addSubview(label)
    }
    #expect(found == [])
  }

  /// A picture that spans the screen from side to side, or from its top to its bottom, is a background.
  @Test(
    arguments: [
      (-20, 100, 100, 100, "left 20"), (-0.5, 100, 100, 100, nil), (300, 100, 100, 100, "right 25"),
      (100, -10, 100, 100, "top 10"), (100, 750, 100, 100, "bottom 38"), (-100, 100, 100, 100, nil),
      (-10, 100, 395, 100, nil), (0, 100, 385, 100, nil), (-10, 100, 385, 100, nil),
      (-10, 100, 384, 100, "left 10"),
      (100, -10, 100, 832, nil), (100, 0, 100, 822, nil), (100, -10, 100, 822, nil),
      (100, -10, 100, 821, "top 10"),
      (-10, -10, 395, 832, nil), (-10, -10, 395, 300, nil), (0, 0, 375, 900, nil),
      (-10, 700, 395, 200, "bottom 88"),
      (0, 1, 375, 900, "bottom 89"), (-10, -12, 100, 832, "top 12"), (300, -10, 100, 900, "bottom 78"),
    ] as [(Double, Double, Double, Double, String?)])
  func `a picture may fill the screen along an axis`(
    x: Double, y: Double, width: Double, height: Double, reach: String?
  ) async throws {
    let found = try await offScreen {
      $0.addSubview(LintPage.picture(CGRect(x: x, y: y, width: width, height: height)).named("sun"))
    }
    let words = reach.map { reach -> String in
      let parts = reach.split(separator: " ")
      return "sun reaches \(parts[1]) pt beyond the \(parts[0]) edge of the screen: "
        + "limit its size, or keep it inside with constraints, \(parts[1])00"
    }
    #expect(told(found) == [words].compactMap(\.self))
    if !found.isEmpty { #expect(found[0].areas == [Rect(x: x, y: y, width: width, height: height)]) }
  }

  @Test func `of a picture only what its superviews show counts`() async throws {
    let found = try await offScreen { root in
      let box = UIView(frame: CGRect(x: 300, y: 100, width: 70, height: 100))
      box.clipsToBounds = true
      box.addSubview(LintPage.picture(CGRect(x: 0, y: 0, width: 100, height: 100)))
      root.addSubview(box)
    }
    #expect(found == [])
    let inControl = try await offScreen { root in
      let control = button("ok", 300, 300, 50, 44)
      control.addSubview(LintPage.picture(CGRect(x: 0, y: 0, width: 100, height: 44)))
      root.addSubview(control)
    }
    #expect(inControl.map(\.views) == [["ok"]])
  }

  // MARK: Below the notch and the home indicator

  private static let areas = Linting.phone.device.takenAreas(in: .portrait)

  private func taken(_ page: DrawnPage) -> [LintFinding] { UnsafeAreaCheck(page: page).findings() }

  private func under(_ fill: @escaping @MainActor (UIView) -> Void) async throws -> [LintFinding] {
    taken(try await DrawnScreen.page(fill))
  }

  @Test func `a control lies under the home indicator by more than half a point`() async throws {
    let area = try #require(Self.areas.first { $0.kind == .homeIndicator })
    #expect(area.frame == Rect(x: 120.5, y: 799, width: 134, height: 13))
    #expect(try await under { $0.addSubview(button("ok", 100, 755.5, 200, 44)) } == [])
    let found = try await under { $0.addSubview(button("ok", 100, 756, 200, 44)) }
    #expect(
      told(found) == ["ok reaches 1 pt under \(area.kind.rawValue): constrain it to the safe area, 100"])
    #expect(found.map(\.areas) == [[Rect(x: 120.5, y: 799, width: 134, height: 1), area.frame]])
    #expect(try await under { $0.addSubview(button("ok", 20, 760, 101, 44)) } == [])
    let aside = try await under { $0.addSubview(button("ok", 20, 760, 101.5, 44)) }
    #expect(aside.map(\.amount) == [1])
  }

  /// A button without a background takes touches all over its frame.
  @Test func `a control's touch area counts at the home indicator, and its ink at the notch`() async throws {
    func found(_ y: Double) async throws -> [[String]] {
      try await under { root in
        let button = LintPage.button("I", CGRect(x: 100, y: y, width: 175, height: 60)).named("ok")
        button.backgroundColor = nil
        root.addSubview(button)
      }.map(\.views)
    }
    #expect(try await found(745) == [["ok"]])
    #expect(try await found(0) == [["ok"]])
    #expect(try await found(-1) == [["ok"]])
    #expect(try await found(20) == [])
    let empty = try await under { root in
      let button = button("ok", 100, 745, 175, 60)
      button.backgroundColor = nil
      root.addSubview(button)
    }
    #expect(empty == [])
  }

  @Test func `a control over the whole screen, and one that scrolls away, may lie there`() async throws {
    #expect(try await under { $0.addSubview(button("ok", 0, 0, 375, 812)) } == [])
    #expect(try await under { $0.addSubview(button("ok", 0, 1, 375, 811)) }.map(\.views) == [["ok"]])
    for height in [812.0, 2000] {
      let found = try await under { root in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 375, height: height)
        scroll.addSubview(button("low", 100, 770, 175, 40))
        scroll.addSubview(button("high", 100, 0, 175, 40))
        scroll.addSubview(LintLabel.make("text", "HHHH", at: CGPoint(x: 150, y: 0), size: 15))
        root.addSubview(scroll)
      }
      #expect(found.map(\.views) == (height == 812 ? [["high"], ["text"], ["low"]] : []))
    }
  }

  @Test func `a text lies under the notch where its glyphs do`() async throws {
    let area = try #require(Self.areas.first { $0.kind == .notch }?.frame)
    let blank = try await DrawnScreen.page { $0.addSubview(LintLabel.make("a", "HH")) }
    func found(_ x: Double, _ y: Double, alpha: Double = 1) throws -> [LintFinding] {
      let run = try blank.item("a", .glyphs(try blank.glyphs(of: "a", at: Point(x: x, y: y))))
      return taken(try blank.painted([("a", .group(opacity: alpha, [run]))]))
    }
    #expect(try found(180, area.maxY - 0.49) == [])
    let one = try found(180, area.maxY - 1)
    #expect(
      told(one) == [
        "a reaches 1 pt under \(Device.TakenArea.Kind.notch.rawValue): constrain it to the safe area, 100"
      ])
    #expect(one.first?.areas.last == area)
    #expect(one.first?.areas.first.map { Int($0.height.rounded()) } == 1)
    #expect(one.first?.text == LintFinding.TextPlace(view: try blank.view("a")))
    #expect(try found(180, area.maxY - 1, alpha: 0.02) == [])
    let width = try blank.inkSize(of: "a").width
    #expect(try found(area.minX - width + 0.49, 5) == [])
    #expect(try found(area.minX - width + 1, 5).count == 1)
    // The deepest of several lines counts, in either order.
    for depths in [[1.0, 3], [3.0, 1]] {
      let runs = try depths.map { depth -> (view: String, kind: SceneItem.Kind) in
        ("a", .glyphs(try blank.glyphs(of: "a", at: Point(x: 180, y: area.maxY - depth))))
      }
      #expect(taken(try blank.painted(runs)).map { Int($0.amount.rounded()) } == [3])
    }
  }

  /// "H      H" has no ink in its middle.
  @Test func `a notch between two glyphs hides neither, and pictures and fills may lie below it`()
    async throws
  {
    let area = try #require(Self.areas.first { $0.kind == .notch }?.frame)
    let found = try await under { root in
      let gap = String(repeating: " ", count: 70)
      let label = LintLabel.make("a", "H\(gap)H", at: CGPoint(x: 20, y: 5))
      label.frame.origin.x = (375 - label.frame.width) / 2
      root.addSubview(label)
      root.addSubview(LintPage.picture(CGRect(x: 100, y: 0, width: 100, height: 100)))
      root.addSubview(LintPage.block(CGRect(x: 200, y: 0, width: 100, height: 100)))
      #expect(label.frame.width > area.width + 40 && label.frame.width < 375)
    }
    #expect(told(found) == [])
  }

  @Test func `a device without a notch and a home indicator takes no area`() async throws {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let page = try await DrawnScreen.page(in: environment) { $0.addSubview(button("ok", 0, 1, 375, 666)) }
    #expect(taken(page) == [])
  }

  @Test func `a control under two areas is told once`() async throws {
    let found = try await under { $0.addSubview(button("ok", 0, 10, 375, 802)) }
    #expect(found.map(\.views) == [["ok"]])
    #expect(found.first?.areas.last == Self.areas.first?.frame)
  }
}
