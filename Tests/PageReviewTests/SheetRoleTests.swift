import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageReview
@testable import UIKitCore

/// Roles of a sheet's views, kept in their identifiers.
@MainActor
struct SheetRoleTests {
  @Test(arguments: [
    SheetRole.heading(3), .link("page: a"), .place("column 0 1"), .table, .list, .row(isHead: true),
    .row(isHead: false),
    .field(FormField(name: "1 a", label: "A: Name", kind: .line)),
    .field(FormField(name: "1 a", label: "A: Comments", kind: .text)),
    .field(FormField(name: "1 a", label: "A", kind: .box)),
    .field(FormField(name: "1 a", label: "A", kind: .option("approved"))),
  ])
  func `a role is kept in a view's identifier`(role: SheetRole) {
    #expect(SheetRole(identifier: role.identifier) == role)
    #expect(UIView().with(role).accessibilityIdentifier == role.identifier)
  }

  @Test func `other identifiers are no roles`() {
    for word in ["title", "heading x", "line a", "option a\u{1F}b", "box a\u{1F}b\u{1F}c", "other a\u{1F}b"] {
      #expect(SheetRole(identifier: word) == nil, "\(word)")
    }
  }
}
