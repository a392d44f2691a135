import Foundation
import PageTestSupport
import TestSupport

@testable import PageLint

extension LintDocument {
  /// What is wrong with a storyboard of one white view with these in it.
  @MainActor
  static func findings(_ subviews: String) async throws -> [LintFinding] {
    let text = Documents.storyboard(subviews: subviews, root: color("backgroundColor", 1))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).storyboard")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await Linting.findings(ofFile: file.path, in: [phone])
  }
}
