import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Pages as high as the content of the scroll view that fills the screen: on an iPhone SE of 375 × 667 points, whose status
/// bar of 20 points is a content inset.
@MainActor
struct FullHeightTests {
  /// A scroll view above a bar of 50 points at the bottom.
  ///
  /// - Parameters:
  ///   - content: The content's height, in points.
  ///   - height: The scroll view's own height; `nil` for all of the screen above the bar.
  private func root(content: CGFloat, height: CGFloat? = nil) -> UIView {
    let (root, scroll, inside, bar) = (UIView(), UIScrollView(), UIView(), UIView())
    for (view, name) in [(scroll as UIView, "scroll"), (inside, "inside"), (bar, "bar")] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    root.addSubview(scroll)
    root.addSubview(bar)
    scroll.addSubview(inside)
    let end =
      height.map { scroll.heightAnchor.constraint(equalToConstant: $0) }
      ?? scroll.bottomAnchor.constraint(equalTo: bar.topAnchor)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), end,
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      inside.topAnchor.constraint(equalTo: scroll.topAnchor),
      inside.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      inside.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      inside.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      inside.heightAnchor.constraint(equalToConstant: content),
    ])
    return root
  }

  private func environment(_ orientation: Orientation = .portrait) throws -> PageEnvironment {
    PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"), orientation: orientation)
  }

  /// The screen's height, and the frames of scroll view and bar, on a page as it is drawn.
  private func told(_ page: PreparedPage, in environment: PageEnvironment) throws -> [Double] {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let shown = try renderer.shown(page, in: environment)
    let frames = try renderer.solve(page, in: shown).shownFrames
    let named = ["scroll", "bar"].compactMap { name in
      page.tree.views.firstIndex { $0.identifier == name }.map { frames[$0] }
    }
    return [shown.layoutEnvironment.size.height] + named.flatMap { [$0.minY, $0.maxY] }
  }

  /// 20 points of inset and 1,500 of content are 1,520; with the bar the screen has 1,570. Content of 500 fits, one of 100
  /// points of its own does not grow.
  @Test(
    arguments: [
      (1500, nil, [1570, 0, 1520, 1520, 1570]), (500, nil, [667, 0, 617, 617, 667]),
      (1500, 400, [667, 0, 400, 617, 667]), (1500, 100, [667, 0, 100, 617, 667]),
      // 32,767 pixels at 2× are 16,383 whole points.
      (20000, nil, [16383, 0, 16333, 16333, 16383]),
    ] as [(CGFloat, CGFloat?, [Double])])
  func `the screen grows by what the scroll view hides`(
    content: CGFloat, height: CGFloat?, expected: [Double]
  ) throws {
    let page = PreparedPage(id: "a", tree: ViewTree(root: root(content: content, height: height)))
    let grown = try FullHeight.isWanted.with(true) { try told(page, in: environment()) }
    #expect(grown == expected)
    // Without the option it has its own height.
    #expect(try told(page, in: environment()).first == 667)
  }

  @Test func `a controller's screen grows in each step of its flow, from its own height`() throws {
    let controller = UIViewController()
    controller.view = root(content: 1500)
    let states = try FullHeight.isWanted.with(true) {
      var flow = Flow(
        of: .controller(controller), in: try environment(), id: "a", file: "Pages.swift", position: nil)
      flow.perform([Located(FlowStep("rotate"))])
      #expect(flow.diagnostics.isEmpty)
      return flow.states
    }
    #expect(try told(states[0], in: environment()) == [1570, 0, 1520, 1520, 1570])
    // In landscape there is no status bar: 1,500 points and the bar.
    #expect(try told(states[1], in: environment()) == [1550, 0, 1500, 1500, 1550])
  }

  /// A table of 100 rows of 44 points measures them as they show; its bounds are the screen's.
  @Test func `a list loads all rows`() throws {
    final class Rows: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(path.row + 1)"
        return cell
      }
    }
    let states = try FullHeight.isWanted.with(true) {
      let table = Rows()
      table.tableView.rowHeight = 44
      var flow = Flow(
        of: .controller(table), in: try environment(), id: "a", file: "Pages.swift", position: nil)
      flow.perform([])
      return flow.states
    }
    // 20 + 100 · 44.
    #expect(states[0].shownIn?.layoutEnvironment.size == Size(width: 375, height: 4420))
    let texts = states[0].tree.views.compactMap { view -> String? in
      if case .text(let text) = view.content { text.text.string } else { nil }
    }
    #expect(texts.contains("Row 1") && texts.contains("Row 100"))
  }
}
