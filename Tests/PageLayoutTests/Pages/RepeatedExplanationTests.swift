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
        "  1st dot (UIView): frame 0 0 10 10",
        "    1st dot.left = 0: 1st dot.leading = screen.leading @1000",
        "    1st dot.right = 10: 1st dot.leading = screen.leading @1000",
        "    1st dot.width = 10: 1st dot.width = 10 @1000 (3 views)",
        "    1st dot.top = 0: 1st dot.top = screen.top @1000 (3 views)",
        "    1st dot.bottom = 10: 1st dot.top = screen.top @1000 (2 views)",
        "    1st dot.height = 10: 1st dot.height = 10 @1000 (2 views)",
        "  2nd dot (UIView): frame 20 0 10 10",
        "    2nd dot.left = 20: 2nd dot.leading = screen.leading + 20 @1000",
        "    2nd dot.right = 30: 2nd dot.leading = screen.leading + 20 @1000",
        "  3rd dot (UIView): frame 40 0 10 11",
        "    3rd dot.left = 40: 3rd dot.leading = screen.leading + 40 @1000",
        "    3rd dot.right = 50: 3rd dot.leading = screen.leading + 40 @1000",
        "    3rd dot.bottom = 11: 3rd dot.top = screen.top @1000",
        "    3rd dot.height = 11: 3rd dot.height = 11 @1000",
      ])
  }

  @Test func `a view without an identifier is called by its place, and found by that name`() throws {
    let root = plain(.white)
    let card = plain(.gray).added(to: root, as: "card")
    for view in [card, plain(.red), plain(.blue)] {
      let parent = view === card ? root : card
      if view !== card {
        parent.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 4),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    let page = PreparedPage(id: "cards", tree: ViewTree(root: root))
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    let renderer = try PageRenderer(fonts: FontCatalog())
    let lines = try renderer.explain("2nd UIView of card", on: page, in: environment).lines
    #expect(
      lines.prefix(4) == [
        "page cards, iphone-x portrait", "  2nd UIView of card: frame 8 0 30 30",
        "    (2nd UIView of card).left = 8: (2nd UIView of card).leading = card.leading + 4 @1000",
        "      <- card.leading = screen.leading + 4 @1000",
      ])
  }
}
