import Foundation
import LayoutEngine
import PageTestSupport
import Testing
import UIKitCore

@testable import PageBase
@testable import PageLayout
@testable import PageSnapshots

/// The views of a drawn page as a recording has them, and the deepest view that is read.
struct TruthEdgesTests {
  @MainActor
  @Test func `a drawn page has the views that are shown, with their texts and colours`() throws {
    let root = plain(.white)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.accessibilityIdentifier = "title"
    label.text = "Hi"
    label.textColor = .black
    let hidden = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    hidden.isHidden = true
    let clear = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    clear.alpha = 0
    for view in [label, hidden, clear] { root.addSubview(view) }
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    let views = try solve(root, on: .xPortrait).truthViews(in: environment)
    #expect(views.map(\.depth) == [0, 1] && views.map(\.className) == ["UIView", "UILabel"])
    #expect(views.map(\.identifier).last == "title" && views.map(\.text) == [nil, "Hi"])
    #expect(
      views.map(\.colors.background) == ["#FFFFFF", nil] && views.map(\.colors.text) == [nil, "#000000"])
    #expect(views.map(\.frame).last == Rect(x: 20, y: 100, width: 200, height: 30))
    #expect(views.map(\.lines) == [nil, ["Hi"]])
  }

  /// Each view of a chain is in the one before.
  @Test(arguments: [(200, true), (201, false)])
  func `a view may have two hundred others around it`(deepest: Int, isRead: Bool) {
    let views = (0...deepest).map { #"{"depth": \#($0), "class": "UIView", "frame": [0, 0, 9, 9]}"# }
    let text =
      #"{"format": 1, "screen": "a", "device": "iPhone 16 Pro", "ios": 18, "views": [\#(views.joined(separator: ", "))]}"#
    let (recording, diagnostics) = TruthReader.read(Array(text.utf8), file: "a.truth.json")
    #expect((recording != nil) == isRead && diagnostics.isEmpty == isRead)
  }
}
