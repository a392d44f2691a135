import Foundation
import LayoutEngine
import PageBase
import PageLayout
import Testing
import UIKitCore

/// A view alone on white, 10 pt from the screen's left edge and 100 from its top.
@MainActor
package struct PlacedView {
  package let root = plain(.white)
  package let view: UIView

  package init(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.view = view
    _ = view.added(to: root, as: "view")
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// In points, on an iPhone X: 3×.
  package func frame(_ direction: LayoutDirection = .leftToRight) throws -> Rect {
    try solve(root, on: .xPortrait, direction: direction).frame("view")
  }

  /// The pixels on an iPhone SE, at 2×.
  package func drawing(
    _ appearance: Appearance = .light, direction: LayoutDirection = .leftToRight
  ) throws -> PointDrawing {
    root.backgroundColor = .systemBackground
    let solved = try solve(root, on: .sePortrait, appearance: appearance, direction: direction)
    return PointDrawing(drawing: try Drawing(of: solved.scene, text: makeEngine()))
  }

  /// What is said of the page.
  package var messages: [String] { ViewTree(root: root).diagnostics.map(\.message) }
}

/// Pixels at 2×, by points from the corner of a placed view without alignment insets.
package struct PointDrawing {
  package let drawing: Drawing

  /// The colour of the pixel right of and below a point, as 0xRRGGBB.
  package subscript(_ x: Double, _ y: Double) -> UInt32 {
    drawing[Int((10 + x) * 2), Int((100 + y) * 2)]
  }

  /// Whether something other than the paper is in an area, in points: left, top, right and bottom.
  package func hasInk(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, on paper: UInt32 = 0xFFFFFF
  )
    -> Bool
  {
    drawing.ink(in: [left + 10, top + 100, right + 10, bottom + 100].map { $0 * 2 }, on: paper) != nil
  }
}

/// Whether two colours, 0xRRGGBB, differ by at most `tolerance` in each component.
package func isNear(_ a: UInt32, _ b: UInt32, _ tolerance: Int = 2) -> Bool {
  [16, 8, 0].allSatisfy { shift in
    abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) <= tolerance
  }
}
