import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

@MainActor
struct ControlTests {
  @Test func `a control's state is made of its properties`() {
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal)
    control.isHighlighted = true
    #expect(control.state == .highlighted)
    control.isSelected = true
    #expect(control.state == [.highlighted, .selected])
    control.isEnabled = false
    control.isHighlighted = false
    #expect(control.state == [.disabled, .selected])
  }

  @Test func `the current page stays within the pages`() {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = 3
    for (wanted, got) in [(2, 2), (3, 2), (99, 2), (-1, 0), (1, 1)] {
      control.currentPage = wanted
      #expect(control.currentPage == got)
    }
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -5
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test func `a control without pages asks for no width`() {
    #expect(UIPageControl(frame: .zero).intrinsicContentSize.width == 0)
  }

  /// Recorded from UIKit: at least 30 wide, the line's height and 12 pt, whole points: 13 pt is 28 high, 15 is
  /// 30, 17 is 33, a custom button's 18 is 34.
  @Test(arguments: [(13, 28), (15, 30), (17, 33), (18, 34)] as [(CGFloat, Double)])
  func `a button is as high as UIKit's`(size: CGFloat, height: Double) throws {
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    let frame = try frame(of: button)
    #expect(frame.width == 30 && frame.height == height)
  }

  @Test func `content insets take the place of a button's own`() throws {
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    // 30 + 2 + 4 by 18 + 1 + 3.
    #expect(try frame(of: button).size == Size(width: 36, height: 22))
  }

  @Test func `a button without a title has its least size`() throws {
    // Of UIKit's system button the width is recorded; the height is that of no line.
    #expect(try frame(of: UIButton(type: .system)).width == 30)
  }

  @Test func `titles and colours fall back to the normal state's`() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.currentTitle == "On" && button.currentTitleColor == .systemBlue)
    button.isEnabled = false
    #expect(button.currentTitle == "Off" && button.currentTitleColor == .red)
    button.isSelected = true
    #expect(button.currentTitle == "On" && button.currentTitleColor == .systemBlue)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func `actions run in order for the events they were added for`() {
    var heard: [String] = []
    let control = UIControl(frame: .zero)
    let first = UIAction { _ in heard.append("first") }
    control.addAction(first, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in heard.append("second") }, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(heard.isEmpty)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(heard == ["first", "second", "first"])
    control.removeAction(first, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .valueChanged)
    #expect(heard.count == 3)
  }

  private func frame(of view: UIView) throws -> Rect {
    let root = UIView()
    _ = view.added(to: root, as: "view")
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    return try solve(root, on: .sePortrait).frame("view")
  }
}
