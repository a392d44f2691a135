import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Findings about several views share a cause: a bar, panels on one spot, the ground at the top, a kind of view.
@MainActor
struct SharedCauseRulesTests {
  // MARK: Words

  private func words(_ cause: SharedCause, _ subjects: String...) -> String {
    cause.words(for: subjects.map { LintReport.Entry.Place(page: "page", subject: $0) })
  }

  @Test func `a cause tells what else it has, in its number`() {
    #expect(
      words(.bar("toolbar"), "a")
        == "the toolbar causes this for 1 more view of the document (--all lists them)")
    #expect(
      words(.defaultTint, "a", "b")
        == "UIKit's default tint causes this for 2 more views of the document (--all lists them)")
    let panels = SharedCause.panels(page: "page", superview: "stage")
    #expect(
      words(panels, "a") == "views of stage are on one spot, which causes 1 more finding (--all lists them)")
    #expect(
      words(panels, "a", "b")
        == "views of stage are on one spot, which causes 2 more findings (--all lists them)")
    let keys = SharedCause.equalViews(page: "page", kind: "key")
    #expect(words(keys, "a") == "the same for 1 more view of this kind (--all lists them)")
    #expect(words(keys, "a", "b") == "the same for 2 more views of this kind (--all lists them)")
    let ground = SharedCause.topGround(page: "page", contrast: "is pale")
    #expect(words(ground, "a") == "a has the same contrast to that ground (--all lists both)")
    #expect(words(ground, "a", "b") == "a and b have the same contrast to that ground (--all lists all)")
    #expect(
      words(ground, "a", "b", "c") == "3 more views have the same contrast to that ground (--all lists them)")
  }

  @Test func `panels and grounds join findings of several rules, and the others of one`() {
    #expect(SharedCause.panels(page: "a", superview: "b").joinsRules)
    #expect(SharedCause.topGround(page: "a", contrast: "b").joinsRules)
    for cause in [SharedCause.bar("a"), .defaultTint, .equalViews(page: "a", kind: "b")] {
      #expect(!cause.joinsRules)
    }
  }
}
