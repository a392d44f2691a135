import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Explanations of several views of one name.
@MainActor
struct RepeatedExplanationTests {
  @Test func `what views of one name have in common is said once, with their number`() throws {
    let root = plain(.white)
    for place in 0..<3 {
      let dot = plain(.red).added(to: root, as: "dot")
      NSLayoutConstraint.activate([
        dot.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(place) * 20),
        dot.topAnchor.constraint(equalTo: root.topAnchor),
        dot.widthAnchor.constraint(equalToConstant: 10),
        dot.heightAnchor.constraint(equalToConstant: 10 + CGFloat(place / 2)),
      ])
    }
    let page = PreparedPage(id: "dots", tree: ViewTree(root: root))
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    let lines = try PageRenderer(fonts: FontCatalog()).explain("dot", on: page, in: environment).lines
    let shown = lines.filter { !$0.contains("<-") }
    #expect(
      shown == [
        "page dots, iphone-x portrait",
        "  dot (UIView): frame 0 0 10 10",
        "    dot.left = 0: dot.leading = UIView.leading @1000",
        "    dot.right = 10: dot.leading = UIView.leading @1000",
        "    dot.width = 10: dot.width = 10 @1000 (3 views)",
        "    dot.top = 0: dot.top = UIView.top @1000 (3 views)",
        "    dot.bottom = 10: dot.top = UIView.top @1000 (2 views)",
        "    dot.height = 10: dot.height = 10 @1000 (2 views)",
        "  dot (UIView): frame 20 0 10 10",
        "    dot.left = 20: dot.leading = UIView.leading + 20 @1000",
        "    dot.right = 30: dot.leading = UIView.leading + 20 @1000",
        "  dot (UIView): frame 40 0 10 11",
        "    dot.left = 40: dot.leading = UIView.leading + 40 @1000",
        "    dot.right = 50: dot.leading = UIView.leading + 40 @1000",
        "    dot.bottom = 11: dot.top = UIView.top @1000",
        "    dot.height = 11: dot.height = 11 @1000",
      ])
  }
}
