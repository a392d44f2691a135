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
  private let options = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let copy = UIAction(title: "Copy") { [unowned self] _ in chosen.append("Copy") }
    let paste = UIAction(title: "Paste", attributes: .disabled) { _ in }
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    let print = UIAction(title: "Print") { [unowned self] _ in chosen.append("Print") }
    options.menu = UIMenu(children: [
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
  }
}
