import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Menus of iOS 26, which a touch of their button opens: 250 wide, with rows 42 apart ("likely").
@MainActor
struct FlowMenuTests {
  private func environment(_ system: SystemVersion = .ios26) throws -> PageEnvironment {
    PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-16-pro"), system: system)
  }

  private func flow(
    of controller: UIViewController, _ system: SystemVersion = .ios26, _ steps: FlowStep...
  ) throws -> Flow {
    let environment = try environment(system)
    var flow = Flow(
      of: .controller(controller), in: environment, id: "page", file: "Pages.swift",
      position: SourcePosition(line: 7, column: 3))
    flow.perform(steps.map { Located($0, at: SourcePosition(line: 9, column: 5)) })
    return flow
  }

  /// The frames of the views of a class in a state of a flow, in points of the window.
  private func frames(_ name: String, in flow: Flow, _ state: Int) throws -> [Rect] {
    let page = flow.states[state]
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: environment())
    return zip(page.tree.views, solved.shownFrames).filter { $0.0.className == name }.map(\.1)
  }

  /// The button is 20…220 across and 100…144 down: 144 + 8 = 152, and 10 + 3 · 42 + 17 + 10 = 163 with the
  /// space between two sections.
  @Test func `a touch opens the menu below its button, with 42 for each row`() throws {
    let screen = MenuScreen()
    let flow = try flow(of: screen, .ios26, "tap Options")
    #expect(flow.diagnostics.isEmpty, "\(flow.diagnostics)")
    #expect(
      try frames("_UIContextMenuListView", in: flow, 1) == [Rect(x: 20, y: 152, width: 250, height: 163)])
    #expect(try frames("_UIContextMenuCell", in: flow, 1).map(\.minY) == [162, 204, 263])
    #expect(try frames("_UIContextMenuCell", in: flow, 1).allSatisfy { $0.height == 42 })
  }

  @Test func `an entry closes the menu and runs its action`() throws {
    let screen = MenuScreen()
    let flow = try flow(of: screen, .ios26, "tap Options", "tap Copy")
    #expect(flow.diagnostics.isEmpty, "\(flow.diagnostics)")
    #expect(screen.chosen == ["Copy"])
    #expect(try frames("_UIContextMenuListView", in: flow, 2).isEmpty)
  }

  @Test func `a second touch of the button closes the menu`() throws {
    let flow = try flow(of: MenuScreen(), .ios26, "tap Options", "tap Options")
    #expect(try flow.diagnostics.isEmpty && frames("_UIContextMenuCell", in: flow, 2).isEmpty)
  }

  @Test func `what lies behind a menu takes no touch`() throws {
    let flow = try flow(of: MenuScreen(), .ios26, "tap Options", "tap Next")
    let faults = flow.diagnostics.map(\.description)
    #expect(faults.count == 1)
    #expect(
      faults.first?.contains(#""Next" is behind a menu; tap one of its entries first"#) == true, "\(faults)")
  }

  @Test func `a disabled entry is told`() throws {
    let flow = try flow(of: MenuScreen(), .ios26, "tap Options", "tap Paste")
    #expect(flow.diagnostics.first?.description.contains("is disabled") == true, "\(flow.diagnostics)")
  }

  @Test func `a submenu opens in the menu's place`() throws {
    let screen = MenuScreen()
    let flow = try flow(of: screen, .ios26, "tap Options", "tap More", "tap Print")
    #expect(flow.diagnostics.isEmpty, "\(flow.diagnostics)")
    #expect(try screen.chosen == ["Print"] && frames("_UIContextMenuCell", in: flow, 2).count == 1)
  }

  @Test func `before iOS 26 a touch is sent and no menu is drawn`() throws {
    let flow = try flow(of: MenuScreen(), .ios18, "tap Options")
    #expect(try flow.diagnostics.isEmpty && frames("_UIContextMenuCell", in: flow, 1).isEmpty)
  }

  /// A line of 13 points is 15.51 high, 15⅔ on the grid: 5 + 15⅔ + 5 above the first row.
  @Test func `a menu's title stands above its entries`() throws {
    let screen = MenuScreen()
    screen.title = "Edit"
    let flow = try flow(of: screen, .ios26, "tap Options")
    let rows = try frames("_UIContextMenuCell", in: flow, 1)
    #expect(abs(try #require(rows.first).minY - (162 + 25 + 2 / 3.0)) < 0.34, "\(rows)")
  }

  /// Columns are 34 wide from 24 on, in a card that begins at 20.
  @Test func `checkmarks, images and texts stand in columns of their own`() throws {
    for (isOn, hasImage, text) in [
      (false, false, 44.0), (true, false, 78), (false, true, 78), (true, true, 112),
    ] {
      let screen = MenuScreen()
      (screen.isOn, screen.hasImage) = (isOn, hasImage)
      let flow = try flow(of: screen, .ios26, "tap Options")
      let labels = try frames("UILabel", in: flow, 1).filter { $0.minY > 150 && $0.minY < 320 }
      #expect(labels.count == 3 && labels.allSatisfy { $0.minX == text }, "\(isOn) \(hasImage): \(labels)")
    }
  }

  @Test func `an open menu follows its button`() throws {
    let screen = MenuScreen()
    (screen.opensItself, screen.movesLate) = (true, true)
    let flow = try flow(of: screen)
    #expect(try frames("_UIContextMenuListView", in: flow, 0).map(\.minY) == [252])
  }

  @Test func `code opens a menu by performPrimaryAction`() throws {
    let screen = MenuScreen()
    screen.opensItself = true
    let flow = try flow(of: screen)
    #expect(try frames("_UIContextMenuCell", in: flow, 0).count == 3)
  }
}

/// A screen with a button that opens a menu of two sections.
private final class MenuScreen: UIViewController {
  private(set) var chosen: [String] = []
  var opensItself = false
  /// True if the button stands 100 further down once its menu is open.
  var movesLate = false
  var isOn = false
  var hasImage = false
  private let options = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let copy = UIAction(title: "Copy") { [unowned self] _ in chosen.append("Copy") }
    let paste = UIAction(title: "Paste", attributes: .disabled) { _ in }
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    let print = UIAction(title: "Print") { [unowned self] _ in chosen.append("Print") }
    copy.state = isOn ? .on : .off
    if hasImage { paste.image = UIImage(systemName: "star") }
    options.menu = UIMenu(
      title: title ?? "",
      children: [
        UIMenu(options: .displayInline, children: [copy, paste, hidden]),
        UIMenu(title: "More", children: [print]),
      ])
    options.showsMenuAsPrimaryAction = true
    add(options, "Options", y: 100)
    add(UIButton(type: .system), "Next", y: 500)
  }

  private func add(_ button: UIButton, _ title: String, y: CGFloat) {
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if opensItself { options.performPrimaryAction() }
    if movesLate { options.frame.origin.y += 100 }
  }
}
