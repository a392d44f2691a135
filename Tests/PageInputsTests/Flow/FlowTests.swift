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
    let screen = TurningScreen()
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

/// Notes the sizes that it is turned to.
private final class TurningScreen: UIViewController {
  private(set) var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
