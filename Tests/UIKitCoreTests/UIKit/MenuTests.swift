import Foundation
import LayoutEngine
import PageBase
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// Open menus of iOS 26, on an iPhone 16 Pro (402 × 874 pt, safe area 62 and 34): cards of 250 with rows of 42, read from
/// pixels of a simulator; what elements do is in developer.apple.com/documentation/uikit/uimenu and …/uiaction.
@MainActor
@Suite struct MenuTests {
  private let page = UIViewController()
  private let source = UIButton(type: .system)

  private func open(_ children: [UIMenuElement], title: String = "", at frame: CGRect) throws -> UIWindow {
    source.frame = frame
    source.menu = UIMenu(title: title, children: children)
    source.showsMenuAsPrimaryAction = true
    page.view.addSubview(source)
    let window = try SystemLookTests.window(page)
    #expect(window.toggleMenu(of: source))
    window.layOut()
    return window
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func card(_ window: UIWindow) throws -> CGRect {
    frame(try #require(window.first(UIView.self) { $0.uiKitClassName == "_UIContextMenuListView" }))
  }

  private func rows(_ window: UIWindow) -> [MenuRow] {
    var found: [MenuRow] = []
    window.forEachView { if let row = $0 as? MenuRow { found.append(row) } }
    return found
  }

  private func actions(_ count: Int, _ change: (UIAction) -> Void = { _ in }) -> [UIAction] {
    (0..<count).map { number in
      let action = UIAction(title: "\(number)") { _ in }
      change(action)
      return action
    }
  }

  /// 8 from its button, two rows and 10 above and below: 104 high. Below where there is room, else above; on the button's
  /// side of the screen, inside the safe area and 8 from the sides.
  @Test(
    arguments: [
      (CGRect(x: 20, y: 100, width: 80, height: 44), CGPoint(x: 20, y: 152)),
      (CGRect(x: 300, y: 100, width: 80, height: 44), CGPoint(x: 130, y: 152)),
      (CGRect(x: 300, y: 700, width: 80, height: 44), CGPoint(x: 130, y: 588)),
      (CGRect(x: -30, y: 684, width: 80, height: 44), CGPoint(x: 8, y: 736)),
      (CGRect(x: 390, y: 685, width: 80, height: 44), CGPoint(x: 144, y: 573)),
      (CGRect(x: 20, y: 100, width: 360, height: 700), CGPoint(x: 20, y: 736)),
    ])
  func `a menu lies beside its button, on the screen`(button: CGRect, corner: CGPoint) throws {
    let window = try open(actions(2), at: button)
    let card = try card(window)
    #expect(card.origin == corner && card.size == CGSize(width: 250, height: 104))
    #expect(rows(window).map(\.bounds.size) == Array(repeating: CGSize(width: 250, height: 42), count: 2))
    #expect(rows(window).map { frame($0).minY - card.minY } == [10, 52])
  }

  /// Texts 24 from the sides; 34 more for a column of marks, and 34 for one of images; 17 between sections.
  @Test func `rows have columns for marks and images where one of them has one`() throws {
    let section = UIMenu(title: "Inner", options: .displayInline, children: actions(1) { $0.state = .on })
    let sub = UIMenu(title: "More", children: actions(1))
    let hidden = actions(1) { $0.attributes = .hidden }
    let red = actions(1) { ($0.attributes, $0.image) = (.destructive, UIImage(systemName: "star")) }
    let grey = actions(1) { ($0.attributes, $0.subtitle) = (.disabled, "Below") }
    let window = try open(
      hidden + [section, sub] + red + grey, title: "Title", at: CGRect(x: 20, y: 100, width: 80, height: 44))
    let rows = rows(window)
    #expect(
      rows.map(\.accessibilityLabel) == ["0", "More", "0", "0"]
        && rows.map(\.isEnabled) == [true, true, true, false])
    let labels = try rows.map { row in try #require(row.first(UILabel.self)) }
    for label in labels { #expect(abs(frame(label).minX - 112) < 0.01) }
    #expect(labels.map(\.textColor) == [.label, .label, .systemRed, .tertiaryLabel])
    // To the side 24; before that 20 for the chevron of a submenu, which is 8 × 14.
    #expect(abs(frame(labels[0]).maxX - 246) < 0.01 && abs(frame(labels[1]).maxX - 226) < 0.01)
    let chevron = try #require(rows[1].subviews.last)
    #expect(abs(frame(chevron).maxX - 246) < 0.01 && chevron.bounds.size == CGSize(width: 8, height: 14))
    let image = try #require(rows[2].first(UIImageView.self))
    #expect(
      image.tintColor == .systemRed && abs(frame(image).midX - 20 - 24 - 34 - 11) < 0.01
        && image.bounds.size.width == 22
    )
    let mark = try #require(rows[0].subviews.last)
    #expect(abs(frame(mark).midX - 20 - 24 - 11) < 0.01 && mark.bounds.size == CGSize(width: 22, height: 22))
    #expect(abs(frame(rows[1]).minY - frame(rows[0]).maxY - 17) < 0.4 && rows[3].bounds.height > 50)
    let titles = ["Title", "Inner"].map { text in window.first(UILabel.self) { $0.text == text } }
    #expect(titles.allSatisfy { $0?.textColor == .secondaryLabel && $0.map(frame)?.minX == 44 })
  }

  @Test func `a chosen action closes the menu unless it keeps it, and a submenu opens in its place`() throws {
    var chosen: [String] = []
    let keeping = UIAction(title: "keep", attributes: .keepsMenuPresented) { _ in chosen.append("keep") }
    let plain = UIAction(title: "plain") { _ in chosen.append("plain") }
    let sub = UIMenu(title: "sub", children: actions(3))
    let window = try open([keeping, plain, sub], at: CGRect(x: 20, y: 100, width: 80, height: 44))
    let (own, other) = (UIView(), UIView())
    source.addSubview(own)
    page.view.addSubview(other)
    #expect(!window.isBehindMenu(own) && window.isBehindMenu(other) && !window.isBehindMenu(rows(window)[0]))
    func touch(_ row: Int) {
      rows(window)[row].sendActions(for: .touchUpInside)
      window.layOut()
    }
    touch(0)
    #expect(chosen == ["keep"] && rows(window).count == 3)
    touch(2)
    #expect(rows(window).map(\.accessibilityLabel) == ["0", "1", "2"])
    touch(0)
    #expect(rows(window).isEmpty && !window.isBehindMenu(other))
    #expect(window.toggleMenu(of: source) && rows(window).count == 3 && window.toggleMenu(of: source))
    #expect(rows(window).isEmpty && !window.toggleMenu(of: UIButton(type: .system)))
    #expect(window.toggleMenu(of: source))
    window.layOut()
    touch(1)
    #expect(chosen == ["keep", "plain"] && rows(window).isEmpty)
  }

  @Test func `in a menu of single selection one action is on`() throws {
    let choices = actions(3)
    choices[0].state = .on
    let outside = actions(1) { $0.state = .on }
    let group = UIMenu(options: [.displayInline, .singleSelection], children: choices)
    let window = try open([group] + outside, at: CGRect(x: 20, y: 100, width: 80, height: 44))
    rows(window)[2].sendActions(for: .touchUpInside)
    #expect(choices.map(\.state) == [.off, .off, .on])
    #expect(rows(window).isEmpty)
  }
}
