import Foundation
import PageTestSupport
import TestSupport

@testable import PageBase
@testable import PageLint

extension Linting {
  /// The severities of a rule's findings in a document, with what they depend on.
  ///
  /// - Parameter files: The texts of files beside the document, by path.
  @MainActor
  static func severities(
    _ rule: LintRule, _ text: String, ending: String = "storyboard", beside files: [String: String] = [:],
    in environment: PageEnvironment = phone
  ) async throws -> [String] {
    let folder = TemporaryFolder()
    for (path, content) in files {
      let file = URL(fileURLWithPath: folder.path(path))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    let file = folder.path("Judged.\(ending)")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let settings = LintRule.ofDocuments.contains(rule) ? LintSettings(only: [rule]) : nil
    let found = try await findings(ofFile: file, in: [environment], settings: settings)
      .filter { $0.rule == rule }
    return found.map { finding in
      let severity = LintSettings().verdict(on: finding).severity?.rawValue ?? "none"
      return ([severity] + finding.ground.dependencies.map { "\($0.kind.rawValue) \($0.name)" })
        .joined(separator: ", ")
    }
  }
}
