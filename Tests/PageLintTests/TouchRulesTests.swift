import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Controls that are too small, or that overlap, with every number of the finding.
@MainActor
struct TouchRulesTests {
  private func button(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIButton
  {
    LintPage.button("", CGRect(x: x, y: y, width: width, height: height)).named(name)
  }

  // MARK: Sizes

  private func sizes(
    settings: LintSettings = LintSettings(), _ fill: @escaping @MainActor (UIView) -> Void
  ) async throws -> [String] {
    TouchSizeCheck(page: try await DrawnScreen.page(settings: settings, fill)).findings().map {
      "\($0.subject) \($0.fault): \($0.fix), \(Int(($0.amount * 100).rounded()))"
    }
  }

  private func size(_ width: Double, _ height: Double, limit: Double = 44) async throws -> [String] {
    let exception = LintException(.touchSize, .threshold(limit))
    return try await sizes(settings: LintSettings(exceptions: [exception])) {
      $0.addSubview(button("ok", 20, 100, width, height))
    }
  }

  @Test func `a control is 44 points wide and high, or too small by what it lacks most`() async throws {
    #expect(try await size(44, 44) == [])
    #expect(try await size(43.995, 43.995) == [])
    #expect(
      try await size(43.5, 100) == ["ok is 43.5 × 100 pt to touch: make it at least 44 × 44 pt, 50"])
    #expect(
      try await size(43, 100)
        == ["ok is 43 × 100 pt to touch: make it at least 44 × 44 pt, 100"])
    #expect(
      try await size(100, 43)
        == ["ok is 100 × 43 pt to touch: make it at least 44 × 44 pt, 100"])
    #expect(
      try await size(20, 42) == ["ok is 20 × 42 pt to touch: make it at least 44 × 44 pt, 2400"])
    #expect(
      try await size(42, 20) == ["ok is 42 × 20 pt to touch: make it at least 44 × 44 pt, 2400"])
    #expect(try await size(40, 40, limit: 40) == [])
    #expect(
      try await size(39, 60, limit: 40) == ["ok is 39 × 60 pt to touch: make it at least 40 × 40 pt, 100"])
  }

  /// UIKit's standard controls are judged by their own size, where that is less than 44 points.
  @Test func `a standard control lacks what is missing to its own size`() async throws {
    let toggle = UISwitch().intrinsicContentSize
    func found(_ width: Double, _ height: Double) async throws -> [String] {
      try await sizes { root in
        let control = UISwitch().named("switch")
        control.frame = CGRect(x: 20, y: 100, width: width, height: height)
        root.addSubview(control)
      }
    }
    let (width, height) = (Double(toggle.width), Double(toggle.height))
    try #require(width > 44 && height < 44)
    #expect(try await found(width, height) == [])
    #expect(try await found(44, height) == [])
    #expect(
      try await found(width, height - 2)
        == [
          "switch is \(width.hundredths) × \((height - 2).hundredths) pt to touch: "
            + "make it at least 44 × \(height.hundredths) pt, 200"
        ])
    #expect(
      try await found(43, height)
        == [
          "switch is 43 × \(height.hundredths) pt to touch: make it at least 44 × \(height.hundredths) pt, 100"
        ])
  }

  @Test func `a slider may be as narrow as code makes it`() async throws {
    let height = UISlider().intrinsicContentSize.height
    func found(_ height: CGFloat) async throws -> Int {
      try await sizes { root in
        let slider = UISlider().named("slider")
        slider.frame = CGRect(x: 20, y: 100, width: 10, height: height)
        root.addSubview(slider)
      }.count
    }
    #expect(try await found(height) == 0)
    #expect(try await found(height - 1) == 1)
  }

  /// A full stack may squeeze a system button to nine tenths of its own size.
  @Test func `a system button may have nine tenths of its own size`() async throws {
    func found(_ type: UIButton.ButtonType, width: Double, height: Double, title: String = "I") async throws
      -> Int
    {
      try await sizes { root in
        let button = UIButton(type: type).named("own")
        button.setTitle(title, for: .normal)
        let own = button.intrinsicContentSize
        button.frame = CGRect(
          x: 20, y: 100, width: width < 2 ? own.width * width : width,
          height: height < 2 ? own.height * height : height)
        root.addSubview(button)
      }.count
    }
    let own = UIButton(type: .system)
    own.setTitle("I", for: .normal)
    try #require(own.intrinsicContentSize.width < 44 && own.intrinsicContentSize.height < 44)
    #expect(try await found(.system, width: 1, height: 1) == 0)
    #expect(try await found(.system, width: 0.91, height: 0.91) == 0)
    #expect(try await found(.system, width: 0.89, height: 1) == 1)
    #expect(try await found(.system, width: 1, height: 0.89) == 1)
    #expect(try await found(.system, width: 100, height: 0.91) == 0)
    #expect(try await found(.system, width: 100, height: 0.89) == 1)
    #expect(try await found(.system, width: 0.91, height: 100) == 0)
    #expect(try await found(.system, width: 0.89, height: 100) == 1)
    #expect(try await found(.custom, width: 1, height: 1) == 1)
    #expect(try await found(.system, width: 43, height: 1, title: "A long title") == 1)
  }

  @Test func `an item of a bar is exempt, but the bar's neighbour is not`() async throws {
    let found = try await sizes { root in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
      let box = UIView(frame: bar.bounds)
      box.addSubview(button("item", 0, 0, 20, 20))
      bar.addSubview(box)
      root.addSubview(bar)
      root.addSubview(button("neighbour", 0, 200, 20, 20))
    }
    #expect(found.map { $0.prefix(9) } == ["neighbour"])
  }

  // MARK: Overlaps

  private func overlaps(_ fill: @escaping @MainActor (UIView) -> Void) async throws -> [LintFinding] {
    TouchOverlapCheck(page: try await DrawnScreen.page(fill)).findings()
  }

  private func overlaps(_ frames: [(Double, Double, Double, Double)]) async throws -> [LintFinding] {
    try await overlaps { root in
      for (name, frame) in zip(["a", "b", "c"], frames) {
        root.addSubview(button(name, frame.0, frame.1, frame.2, frame.3))
      }
    }
  }

  @Test func `two controls overlap by more than a point along both axes`() async throws {
    #expect(try await overlaps([(20, 100, 100, 44), (119, 100, 100, 44)]) == [])
    #expect(try await overlaps([(20, 100, 100, 44), (20, 143, 100, 44)]) == [])
    let aside = try await overlaps([(20, 100, 100, 44), (118.5, 90, 100, 60)])
    #expect(
      aside.map { "\($0.subject) \($0.fault): \($0.fix)" } == [
        "a has a touch area that overlaps that of b by 1.5 × 44 pt: move them apart, or make one smaller"
      ])
    #expect(aside.map(\.amount) == [1.5])
    #expect(aside.map(\.views) == [["a", "b"]])
    #expect(
      aside.map(\.areas) == [
        [Rect(x: 20, y: 100, width: 100, height: 44), Rect(x: 118.5, y: 90, width: 100, height: 60)]
      ])
    let below = try await overlaps([(20, 142.5, 100, 44), (10, 100, 200, 44)])
    #expect(below.map(\.fault) == ["has a touch area that overlaps that of b by 100 × 1.5 pt"])
    #expect(below.map(\.amount) == [1.5])
    #expect(below.map(\.views) == [["a", "b"]])
  }

  @Test func `each pair of three controls is looked at, from the top down`() async throws {
    let found = try await overlaps([(20, 140, 100, 44), (200, 149.5, 60, 44), (20, 100, 100, 50)])
    #expect(found.map(\.views) == [["a", "c"]])
    let all = try await overlaps([(20, 100, 100, 44), (100, 100, 100, 44), (110, 120, 100, 44)])
    #expect(all.map(\.views) == [["a", "b"], ["a", "c"], ["b", "c"]])
    // One far below is between them in the document.
    let parted = try await overlaps([(20, 100, 100, 44), (20, 500, 100, 44), (110, 120, 100, 44)])
    #expect(parted.map(\.views) == [["a", "c"]])
  }

  @Test func `a control on a background of four times its area is meant`() async throws {
    #expect(try await overlaps([(20, 100, 200, 200), (40, 120, 100, 100)]) == [])
    #expect(try await overlaps([(20, 100, 199, 200), (40, 120, 100, 100)]).count == 1)
    #expect(try await overlaps([(40, 120, 100, 100), (20, 100, 200, 200)]).count == 1)
    #expect(try await overlaps([(20, 100, 200, 200), (190, 120, 50, 50)]).count == 1)
  }

  @Test func `controls in each other, scrolled apart, unpainted or clipped away do not compete`() async throws
  {
    let nested = try await overlaps { root in
      let outer = button("a", 20, 100, 150, 100)
      outer.addSubview(button("b", 10, 10, 100, 60))
      root.addSubview(outer)
    }
    #expect(nested == [])
    for height in [200.0, 900] {
      let scrolled = try await overlaps { root in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
        scroll.contentSize = CGSize(width: 375, height: height)
        scroll.addSubview(button("a", 20, 10, 100, 60))
        root.addSubview(scroll)
        root.addSubview(button("b", 20, 120, 100, 60))
      }
      #expect(scrolled.count == (height == 200 ? 1 : 0))
    }
    let unpainted = try await overlaps { root in
      let clear = button("a", 20, 100, 100, 44)
      clear.backgroundColor = nil
      root.addSubview(clear)
      root.addSubview(button("b", 20, 110, 100, 44))
      let box = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
      box.clipsToBounds = true
      box.addSubview(button("c", 20, 0, 100, 44))
      root.addSubview(box)
      root.addSubview(button("d", 20, 300, 100, 44))
    }
    #expect(unpainted == [])
  }
}
