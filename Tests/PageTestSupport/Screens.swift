import LayoutEngine
import PageBase
import PageDrawing
import PageLayout
import Testing
import UIKitCore

/// One way to hold one device: 2× and 3×, with and without insets at the sides.
package struct Stage: CustomTestStringConvertible, Sendable {
  package var device: String
  package var orientation: Orientation

  package var testDescription: String { "\(device), \(orientation.rawValue)" }

  /// 375 × 667 pt at 2×; safe area top 20; root margins 16.
  package static let sePortrait = Stage(device: "iphone-se-3", orientation: .portrait)
  /// 667 × 375 pt at 2×; no safe area; root margins 20.
  package static let seLandscape = Stage(device: "iphone-se-3", orientation: .landscape)
  /// 375 × 812 pt at 3×; safe area top 44, bottom 34; root margins 16.
  package static let xPortrait = Stage(device: "iphone-x", orientation: .portrait)
  /// 812 × 375 pt at 3×; safe area sides 44, bottom 21; root margins 60.
  package static let xLandscape = Stage(device: "iphone-x", orientation: .landscape)
  package static let all = [sePortrait, seLandscape, xPortrait, xLandscape]
}

/// The frames expected on one stage: left, top, right and bottom in device pixels, by identifier.
package struct ExpectedFrames: CustomTestStringConvertible, Sendable {
  package var stage: Stage
  package var frames: [(identifier: String, edges: [Double])]

  package init(_ stage: Stage, _ frames: KeyValuePairs<String, [Double]>) {
    self.stage = stage
    self.frames = frames.map { ($0.key, $0.value) }
  }

  package var testDescription: String { stage.testDescription }

  @MainActor
  package func check(_ root: UIView) throws {
    let solved = try solve(root, on: stage)
    for (identifier, edges) in frames {
      let found = try solved.pixelEdges(identifier)
      #expect(found == edges, "\(identifier)")
    }
  }
}

/// A screen laid out and resolved, which must have no faults.
@MainActor
package func solve(
  _ root: UIView, on stage: Stage, appearance: Appearance = .light, direction: LayoutDirection = .leftToRight
) throws -> SolvedPage {
  let tree = ViewTree(root: root)
  try #require(tree.diagnostics.isEmpty, "\(tree.diagnostics)")
  let environment = PageEnvironment(
    device: try DeviceCatalog.builtin.device(stage.device), orientation: stage.orientation,
    appearance: appearance, direction: direction)
  let solved = try PageRenderer(fonts: FontCatalog()).solve(
    PreparedPage(id: "screen", tree: tree), in: environment)
  #expect(solved.layout.conflicts.isEmpty, "\(solved.layout.conflicts)")
  return solved
}

/// A screen as pixels.
@MainActor
package func draw(_ root: UIView, on stage: Stage, appearance: Appearance = .light) throws -> (
  SolvedPage, Drawing
) {
  let solved = try solve(root, on: stage, appearance: appearance)
  return (solved, try Drawing(of: solved.scene, text: makeEngine()))
}

extension UIView {
  /// The view inside another, placed by constraints alone and named.
  package func added(to superview: UIView, as identifier: String) -> Self {
    accessibilityIdentifier = identifier
    translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(self)
    return self
  }
}

/// A view of one colour.
@MainActor
package func plain(_ color: UIColor) -> UIView {
  let view = UIView()
  view.backgroundColor = color
  return view
}

@MainActor
package func label(_ text: String, _ font: UIFont, _ color: UIColor = .label) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = font
  label.textColor = color
  return label
}
