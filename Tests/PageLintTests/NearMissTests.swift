import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import PageInputs
@testable import UIKitCore

/// Status bars that are no fault. Other screens that look like faults are in `Tests/Cases/PageLint/Screens.txt`.
@MainActor
struct NearMissTests {
  @Test(arguments: ["", #", "statusBarStyle": "lightContent""#])
  func `a status bar that the deck makes readable is no finding`(member: String) async throws {
    let dark =
      ##", "style": {"colors": {"background": "#101830", "summary": "#FFFFFF", "detail": "#FFFFFF", "##
      + ##""controls": "#FFFFFF", "currentPage": "#FFFFFF"}}"##
    let deck = try TestDeck(members: dark + member)
    let found = try await Linting.findings(of: try deck.load())
    #expect(found.isEmpty, "\(found.told)")
    let unreadable = try TestDeck(members: dark + #", "statusBarStyle": "darkContent""#)
    let wrong = try await Linting.findings(of: try unreadable.load())
    #expect(wrong.map(\.rule) == [.statusBarContrast], "\(wrong.told)")
    withExtendedLifetime((deck, unreadable)) {}
    #expect(
      wrong.first?.fix
        == "return .lightContent from preferredStatusBarStyle, "
        + #"or write "statusBarStyle": "lightContent" in the deck"#)
  }

  @Test func `a status bar that is hidden, or a view that is no screen, is no finding`() async throws {
    let hidden = try await Linting.findings {
      let controller = BarlessController()
      controller.view.backgroundColor = .black
      return controller
    }
    #expect(hidden.isEmpty, "\(hidden.told)")
    let (source, _) = SwiftPageSource.load([Page("card") { LintPage.block(.zero, .black) }], name: "views")
    let view = try await Linting.findings(of: try #require(source))
    #expect(view.isEmpty, "\(view.told)")
  }
}

private final class BarlessController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
