import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Steps performed on small screens made here. An iPhone SE is 375 × 667 points.
@MainActor
struct FlowTests {
  private func flow(of controller: UIViewController, _ device: String = "iphone-se-3") throws -> Flow {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
    return Flow(
      of: .controller(controller), in: environment, id: "page", file: "Pages.swift",
      position: SourcePosition(line: 7, column: 3))
  }

  /// Performs steps and returns what is wrong.
  private func faults(_ steps: FlowStep..., on controller: UIViewController) throws -> [String] {
    var flow = try flow(of: controller)
    flow.perform(steps.map { Located($0, at: SourcePosition(line: 9, column: 5)) })
    return flow.diagnostics.map(\.description)
  }

  // MARK: Touching

  @Test func `a tap on a button runs its actions, each once`() throws {
    let screen = ControlScreen()
    #expect(try faults("tap button", "tap button", on: screen) == [])
    #expect(screen.taps == 2)
  }

  @Test func `a tap finds what shows a text or has a label, and an identifier first`() throws {
    let screen = TextScreen()
    #expect(try faults("tap Next", "tap close the tour", "tap Skip", on: screen) == [])
    // The title NEXT differs in case only; "Skip" is the identifier of another button than the one with that title.
    #expect(screen.taps == ["NEXT", "x", "by identifier"])
  }

  @Test func `typing goes behind the text, and the field's target hears it`() throws {
    let screen = TextScreen()
    let found = try faults("type Ada into Your name", "type  Lovelace", on: screen)
    #expect(found.allSatisfy { $0.hasSuffix("is being edited: the keyboard and the caret are not drawn") })
    #expect(screen.field.text == "AdaLovelace")
    #expect(screen.heard == ["Ada", "AdaLovelace"])
  }

  @Test func `a tap on what is in a button touches the button`() throws {
    let screen = ControlScreen()
    #expect(try faults("tap icon", on: screen) == [])
    #expect(screen.taps == 1)
  }

  @Test func `a tap turns a switch, and it says so`() throws {
    let screen = ControlScreen()
    #expect(try faults("tap switch", on: screen) == [])
    #expect(screen.toggle.isOn)
    #expect(screen.heard == ["switch true"])
  }

  @Test func `a tap on a page control goes one page on, and stays at the last`() throws {
    let screen = ControlScreen()
    #expect(try faults("tap dots", "tap dots", "tap dots", on: screen) == [])
    #expect(screen.dots.currentPage == 2)
    #expect(screen.heard == ["dots 1", "dots 2"])
  }

  @Test func `a segment is selected, and it says so once`() throws {
    let screen = ControlScreen()
    #expect(try faults("select segment 2 of segments", "select segment 2 of segments", on: screen) == [])
    #expect(screen.segments.selectedSegmentIndex == 1)
    #expect(screen.heard == ["segments 1"])
  }

  @Test func `a double tap is two taps`() throws {
    let screen = ControlScreen()
    #expect(try faults("double tap button", on: screen) == [])
    #expect(screen.taps == 2)
  }

  @Test(
    arguments: [
      (
        "tap buton",
        #"no view has the accessibilityIdentifier, label or text "buton"; did you mean "button"? The screen has "#
      ),
      ("tap hidden", #""hidden" is hidden"#), ("tap disabled", #""disabled" is disabled"#),
      ("tap inHidden", #""inHidden" is in "hidden", which is hidden"#),
      ("tap faint", #""faint" is transparent"#), ("tap far", #""far" is off the screen; scroll to it first"#),
      ("tap empty", #""empty" has no size"#), ("tap plain", #""plain" is no control"#),
      ("tap deaf", #""deaf" takes no touches (isUserInteractionEnabled is false)"#),
      ("tap covered", #""covered" is covered by "cover", which takes the touch"#),
      ("tap segments", #"write "select segment 2 of segments""#),
      ("select segment 9 of segments", #""segments" has only 2 segments"#),
      ("select segment 1 of button", #""button" is no segmented control"#),
      ("select tab 1", "there is no tab bar on the screen"),
      ("go back", "no navigation controller on the screen has a screen to go back to"),
      ("scroll to 2", "no scroll view on the screen has isPagingEnabled"),
      ("scroll button to 2", #""button" is no scroll view"#),
      ("double tap plain", #""plain" is no control"#),
      ("swipe left", "nothing on the screen hears a swipe left"),
      ("type Ada", "there is no text field and no text view to type into on the screen"),
      ("type Ada into button", #""button" is neither a text field nor a text view"#),
    ] as [(FlowStep, String)])
  func `what cannot be touched is named at its step`(step: FlowStep, message: String) throws {
    let screen = ControlScreen()
    let faults = try faults(step, on: screen)
    try #require(faults.count == 1, "\(faults)")
    #expect(faults[0].hasPrefix(#"Pages.swift:9:5: error: step "\#(step.text)" of page "page" on "#))
    #expect(faults[0].contains(message), "\(faults[0])")
    #expect(screen.taps == 0)
  }

  @Test func `a step that fails ends the flow, and keeps what was before`() throws {
    var flow = try flow(of: ControlScreen())
    flow.perform([Located("tap button"), Located("tap nothing"), Located("rotate")])
    #expect(flow.states.count == 2)
    #expect(flow.states.map { $0.step?.text } == [nil, "tap button"])
  }

  @Test func `a tap on a cell selects its item, and the delegate hears of it`() throws {
    let screen = CellScreen()
    #expect(try faults("tap cell 2", "tap cell 3", on: screen) == [])
    #expect(screen.heard == ["select 1", "deselect 1", "select 2"])
    #expect(screen.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `a tap on a row of a table selects it, and the delegate hears of it`() throws {
    let screen = RowScreen(style: .plain)
    #expect(try faults("tap row 2", on: screen) == [])
    #expect(screen.heard == ["select 1"])
  }

  // MARK: Changes around the screen

  @Test func `a rotation lays the screen out anew, and another one turns it back`() throws {
    let screen = ControlScreen()
    var flow = try flow(of: screen)
    flow.perform([Located("rotate")])
    #expect(screen.view.bounds.size == CGSize(width: 667, height: 375))
    #expect(flow.states.last?.shownIn?.orientation == .landscape)
    flow.perform([Located("rotate")])
    #expect(screen.view.bounds.size == CGSize(width: 375, height: 667))
    #expect(flow.states.last?.shownIn == nil)
    #expect(screen.sizes == [CGSize(width: 667, height: 375), CGSize(width: 375, height: 667)])
  }

  @Test func `text that follows the text size grows with a step`() throws {
    let screen = UIViewController()
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    var flow = try flow(of: screen)
    flow.perform([Located("set text size AX5")])
    #expect(screen.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    let renderer = try PageRenderer(fonts: FontCatalog())
    let heights = try flow.states.map { state in
      let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
      return try renderer.solve(state, in: state.shownIn ?? environment).frame("label").height
    }
    // Body is 17 pt at Large and 53 pt at AX5.
    #expect(heights[0] < 22 && heights[1] > 60, "\(heights)")
  }

  @Test func `a step makes the screen dark`() throws {
    let screen = UIViewController()
    var flow = try flow(of: screen)
    flow.perform([Located("set appearance dark")])
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    #expect(flow.states.last?.shownIn?.appearance == .dark)
  }

  // MARK: Containers

  @Test func `a tab is selected by its number`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    #expect(try faults("select tab 2", on: tabs) == [])
    #expect(tabs.selectedIndex == 1)
    #expect(try faults("select tab 3", on: tabs)[0].hasSuffix("the tab bar has only 2 tabs"))
  }

  @Test func `go back pops a screen`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(try faults("go back", on: navigation) == [])
    #expect(navigation.viewControllers.count == 1)
  }
}

/// Buttons and a field that are found by what they show.
private final class TextScreen: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
  private(set) var taps: [String] = []
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add("NEXT", y: 20)
    add("x", y: 70).accessibilityLabel = "Close the tour"
    add("Skip", y: 120)
    add("by identifier", y: 170).accessibilityIdentifier = "Skip"
    field.placeholder = "Your name"
    field.addAction(UIAction { [unowned self] _ in heard.append(field.text ?? "") }, for: .editingChanged)
    view.addSubview(field)
  }

  @discardableResult
  private func add(_ title: String, y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    button.addAction(UIAction { [unowned self] _ in taps.append(title) }, for: .touchUpInside)
    view.addSubview(button)
    return button
  }
}

private final class CellScreen: UICollectionViewController {
  private(set) var heard: [String] = []

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = "cell \(indexPath.item + 1)"
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("select \(indexPath.item)")
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.item)")
  }
}

private final class RowScreen: UITableViewController {
  private(set) var heard: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row)")
  }
}

/// A screen with a control of each kind.
private final class ControlScreen: UIViewController {
  let button = UIButton(type: .system)
  let toggle = UISwitch()
  let dots = UIPageControl()
  let segments = UISegmentedControl(items: ["A", "B"])
  private(set) var taps = 0
  private(set) var heard: [String] = []
  private(set) var sizes: [CGSize] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add(button, "button", y: 20)
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    let icon = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    icon.accessibilityIdentifier = "icon"
    button.addSubview(icon)
    add(toggle, "switch", y: 70)
    toggle.addAction(
      UIAction { [unowned self] _ in heard.append("switch \(toggle.isOn)") }, for: .valueChanged)
    dots.numberOfPages = 3
    add(dots, "dots", y: 120)
    dots.addAction(
      UIAction { [unowned self] _ in heard.append("dots \(dots.currentPage)") }, for: .valueChanged)
    add(segments, "segments", y: 170)
    segments.addAction(
      UIAction { [unowned self] _ in heard.append("segments \(segments.selectedSegmentIndex)") },
      for: .valueChanged)
    addUntouchables()
  }

  private func addUntouchables() {
    let hidden = UIButton(type: .system)
    hidden.isHidden = true
    add(hidden, "hidden", y: 220)
    let inside = UIButton(type: .system)
    inside.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inside.accessibilityIdentifier = "inHidden"
    hidden.addSubview(inside)
    let disabled = UIButton(type: .system)
    disabled.isEnabled = false
    add(disabled, "disabled", y: 270)
    let faint = UIButton(type: .system)
    faint.alpha = 0
    add(faint, "faint", y: 320)
    add(UIButton(type: .system), "far", y: 2000)
    let empty = UIButton(type: .system)
    add(empty, "empty", y: 370)
    empty.frame.size = .zero
    add(UIView(), "plain", y: 370)
    let deaf = UIButton(type: .system)
    deaf.isUserInteractionEnabled = false
    add(deaf, "deaf", y: 420)
    add(UIButton(type: .system), "covered", y: 470)
    add(UIButton(type: .system), "cover", y: 470)
  }

  private func add(_ view: UIView, _ identifier: String, y: CGFloat) {
    view.accessibilityIdentifier = identifier
    view.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    self.view.addSubview(view)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
