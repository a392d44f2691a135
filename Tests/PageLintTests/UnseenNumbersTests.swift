import Foundation
import PageTestSupport
import Testing

@testable import PageLint

/// Numbers of documents that nobody sees.
@MainActor
struct UnseenNumbersTests {
  private typealias Part = LintDocument

  /// UIKit gives a font of size 0 a size of its own.
  @Test func `a font without a size is no small text`() async throws {
    let label = Part.label("a", "Harbour", CGRect(x: 20, y: 100, width: 200, height: 24), size: 0)
    let found = try await Linting.severities(.smallText, JudgedDocument.scene(label))
    #expect(found == [])
  }

  /// Fields for AutoFill are one point wide and high.
  @Test(arguments: [(1.0, 0), (2, 0), (3, 1)])
  func `a control that nobody sees is not too small to touch`(side: Double, count: Int) async throws {
    let button = Part.button("a", "", CGRect(x: 20, y: 100, width: side, height: side))
    let found = try await Linting.severities(.touchSize, JudgedDocument.scene(button))
    #expect(found == [String](repeating: "warning", count: count))
  }
}
