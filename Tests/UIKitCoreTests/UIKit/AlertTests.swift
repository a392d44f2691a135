import Foundation
import LayoutEngine
import PageBase
import PageDrawing
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// Alerts and action sheets before iOS 26, on an iPhone 16 Pro (402 × 874 pt, safe area 62 and 34): cards of 270 in the middle of
/// the safe area with rows of 44, and at the screen's end cards 8 inside it with rows of 57, corners of 14. Apple's design
/// resources for iOS 17 have these lengths, and the order of buttons is that of
/// developer.apple.com/design/human-interface-guidelines/alerts: Cancel at the leading side of a row, or last.
@MainActor
@Suite struct AlertTests {
  private let base = UIViewController()

  private func window(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)],
    _ system: SystemVersion = .ios17,
    title: String? = "Title", message: String? = nil, change: (UIAlertController) -> Void = { _ in }
  ) throws -> UIWindow {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (name, style) in actions { alert.addAction(UIAlertAction(title: name, style: style)) }
    change(alert)
    let window = try SystemLookTests.window(base, on: "iphone-16-pro", system)
    window.inTraits { base.present(alert, animated: false) }
    window.layOut()
    return window
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func button(_ title: String, in window: UIWindow) throws -> CGRect {
    frame(try window.button(title))
  }

  private func card(of title: String, in window: UIWindow) throws -> UIView {
    let found = sequence(first: try window.button(title) as UIView, next: \.superview)
    return try #require(found.first { $0.layer.cornerRadius == 14 })
  }

  @Test func `two short buttons share a row, Cancel first, with a hairline between`() throws {
    for order in [[("OK", .default), ("Cancel", .cancel)], [("Cancel", .cancel), ("OK", .default)]]
      as [[(String, UIAlertAction.Style)]]
    {
      let window = try window(.alert, order)
      let (first, second) = (try button("Cancel", in: window), try button("OK", in: window))
      let card = frame(try card(of: "OK", in: window))
      #expect(card.width == 270 && card.minX == 66 && abs(card.midY - 451) < 0.4)
      #expect(first.minX == card.minX && second.maxX == card.maxX && abs(first.width - second.width) < 0.4)
      #expect(abs(second.minX - first.maxX - 1 / 3.0) < 1e-3 && first.minY == second.minY)
      #expect(abs(first.height - 44) < 0.4 && first.maxY == card.maxY)
      let (cancel, other) = (try window.button("Cancel").titleLabel, try window.button("OK").titleLabel)
      #expect(cancel?.font.fontDescriptor != other?.font.fontDescriptor && other?.font.pointSize == 17)
    }
  }

  @Test func `long or many buttons are a column, Cancel last of two, and the title is above them`() throws {
    let long = "A title that needs more than half of a card"
    var window = try window(.alert, [("Cancel", .cancel), (long, .destructive)], message: "Message")
    let (first, second) = (try button(long, in: window), try button("Cancel", in: window))
    #expect(
      first.width == 270 && abs(second.minY - first.maxY - 1 / 3.0) < 0.4 && abs(second.height - 44) < 0.4)
    #expect(try window.button(long).titleColor(for: .normal) == .systemRed)
    let labels = try ["Title", "Message"].map { text in
      try #require(window.first(UILabel.self) { $0.text == text })
    }
    let card = frame(try card(of: long, in: window))
    // 19 above, 2 between, 16 at the sides, in the middle.
    #expect(abs(frame(labels[0]).minY - card.minY - 19) < 0.4 && frame(labels[0]).minX == card.minX + 16)
    #expect(
      abs(frame(labels[1]).minY - frame(labels[0]).maxY - 2) < 0.4 && labels[1].textAlignment == .center)
    #expect(abs(first.minY - frame(labels[1]).maxY - 19 - 1 / 3.0) < 0.7)
    #expect(labels[0].font.pointSize == 17 && labels[1].font.pointSize == 13 && labels[0].numberOfLines == 0)
    #expect(labels[0].textColor == .label)
    let other = AlertTests()
    window = try other.window(.alert, [("a", .default), ("b", .default), ("c", .default)]) { alert in
      alert.preferredAction = alert.actions[1]
      alert.actions[2].isEnabled = false
    }
    let rows = try ["a", "b", "c"].map { try other.button($0, in: window) }
    #expect(
      rows.allSatisfy { $0.width == 270 && abs($0.height - 44) < 0.4 } && rows[0].maxY < rows[1].minY
        && rows[1].maxY < rows[2].minY)
    #expect(try !window.button("c").isEnabled && window.button("a").isEnabled)
    #expect(
      try window.button("b").titleLabel?.font.fontDescriptor
        != window.button("a").titleLabel?.font.fontDescriptor)
  }

  @Test func `an action sheet is at the end of the safe area, its cancel button by itself`() throws {
    let window = try window(
      .actionSheet, [("Keep", .default), ("Cancel", .cancel), ("Drop", .destructive)], message: "Message")
    let (keep, drop, cancel) = (
      try button("Keep", in: window), try button("Drop", in: window), try button("Cancel", in: window)
    )
    // 874 − 34 − 8, and 8 between the cards.
    #expect(cancel == CGRect(x: 8, y: 775, width: 386, height: 57) && drop.maxY == 767 && drop.height == 57)
    #expect(drop.minX == 8 && drop.width == 386 && abs(drop.minY - keep.maxY - 1 / 3.0) < 1e-3)
    let cards = try ["Keep", "Cancel"].map { try card(of: $0, in: window) }
    #expect(cards[0] !== cards[1] && cards[1].backgroundColor == .secondarySystemGroupedBackground)
    let labels = try ["Title", "Message"].map { text in
      try #require(window.first(UILabel.self) { $0.text == text })
    }
    #expect(labels.allSatisfy { $0.textColor == .secondaryLabel && $0.font.pointSize == 13 })
    #expect(abs(frame(labels[0]).minY - frame(cards[0]).minY - 14) < 0.4)
    #expect(abs(frame(labels[1]).minY - frame(labels[0]).maxY - 12) < 0.4)
    #expect(try window.button("Keep").titleLabel?.font.pointSize == 20)
    let lone = AlertTests()
    let other = try lone.window(.actionSheet, [("Cancel", .cancel), ("b", .default)], title: nil)
    #expect(
      try lone.button("b", in: other).maxY == 767 && lone.frame(lone.card(of: "b", in: other)).height < 58)
    #expect(try AlertTests().window(.alert, [], title: "Only").first(UIButton.self) == nil)
  }

  /// 48 high in iOS 26, inset by 15, with 15 before the text: `facts` of the view trees of 26.1.
  @Test func `text fields are below the words, as wide as the card lets them`() throws {
    func fields(_ system: SystemVersion, _ test: AlertTests) throws -> (UIWindow, [CGRect], CGRect) {
      let window = try test.window(.alert, [("OK", .default)], system) { alert in
        for name in ["Name", "Code"] { alert.addTextField { $0.placeholder = name } }
      }
      let title = try #require(window.first(UILabel.self) { $0.text == "Title" })
      let found = try #require((test.base.presentedViewController as? UIAlertController)?.textFields)
      #expect(found.map(\.placeholder) == ["Name", "Code"])
      return (window, found.map(test.frame), test.frame(title))
    }
    let (window, old, title) = try fields(.ios17, self)
    // 270 − 2 · 16, 19 below the title, with 4 between, and 16 above the line over the buttons.
    #expect(old.allSatisfy { $0.width == 238 && $0.height == old[0].height } && old[0].minX == title.minX)
    #expect(abs(old[0].minY - title.maxY - 19) < 0.4 && abs(old[1].minY - old[0].maxY - 4) < 0.4)
    #expect(abs(try button("OK", in: window).minY - old[1].maxY - 16 - 1 / 3.0) < 0.4)
    let (_, new, above) = try fields(.ios26, AlertTests())
    #expect(new.allSatisfy { $0.width == 290 && $0.height == 48 } && abs(new[1].minY - new[0].maxY - 8) < 0.4)
    #expect(abs(new[0].minY - above.maxY - 16) < 0.4 && abs(new[0].minX - above.minX + 15) < 0.4)
  }

  /// 140 each of 320, of which the text has at most 140 − 16.
  @Test func `in iOS 26 two buttons share a row if their titles leave 8 at each side, else Cancel is below`()
    throws
  {
    for (name, isRow) in [("Delete", true), ("Delete everyone", false)] {
      let test = AlertTests()
      let window = try test.window(.alert, [(name, .default), ("Cancel", .cancel)], .ios26)
      let (other, cancel) = (try test.button(name, in: window), try test.button("Cancel", in: window))
      #expect(try window.button(name).intrinsicContentSize.width < 140)
      #expect(
        cancel.width == (isRow ? 140 : 288)
          && (isRow ? cancel.maxX + 8 == other.minX : other.maxY + 8 == cancel.minY))
    }
  }

  @Test func `a chosen action dismisses the alert and is performed`() throws {
    var chosen: [String] = []
    let window = try window(.alert, []) { alert in
      for name in ["a", "b"] {
        alert.addAction(UIAlertAction(title: name, style: .default) { chosen.append($0.title ?? "") })
      }
    }
    // Black of 0.2, in dark 0.48, as recorded of iOS 26 and before.
    let ground = try #require(base.presentedViewController?.view.backgroundColor?.dynamic)
    #expect(ground.light == Color(rgb: 0, alpha: 0.2) && ground.dark == Color(rgb: 0, alpha: 0.48))
    try window.button("b").sendActions(for: .touchUpInside)
    #expect(chosen == ["b"] && base.presentedViewController == nil)
    window.layOut()
    #expect(window.first(UIButton.self) == nil)
  }
}
