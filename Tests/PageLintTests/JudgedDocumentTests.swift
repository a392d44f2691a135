import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageLint

/// Errors of an earlier version on 387 documents of others, judged by a reader who knows UIKit: errors.csv. For each rule
/// and verdict there is a small document, of which lint has to say as much as a reader calls true.
@MainActor
struct JudgedDocumentTests {
  /// The rules and verdicts of the list, with the number of errors.
  private static func judged() throws -> [String: Int] {
    let text = try String(
      contentsOfFile: Project.path("Tests/PageRenderCLITests/Lint/errors.csv"), encoding: .utf8)
    var counts: [String: Int] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      guard let rule = LintRule.allCases.first(where: { line.contains(",\($0),") }),
        let verdict = line.split(separator: ",").last
      else { continue }
      counts["\(rule) \(verdict)", default: 0] += 1
    }
    return counts
  }

  @Test func `each rule and verdict of the list has a document`() throws {
    let judged = try Self.judged()
    #expect(judged.values.reduce(0, +) == 105)
    for (verdict, count) in [("true", 40), ("false", 18), ("doubtful", 47)] {
      #expect(judged.filter { $0.key.hasSuffix(" \(verdict)") }.values.reduce(0, +) == count)
    }
    let shown = Set(JudgedDocument.all.map { "\($0.rule) \($0.verdict)" })
    #expect(Set(judged.keys).isSubset(of: shown), "\(Set(judged.keys).subtracting(shown))")
  }

  /// A row of the list: the rule, the view as lint named it, and the verdict.
  private static func rows() throws -> [(rule: String, subject: String, verdict: String)] {
    let text = try String(
      contentsOfFile: Project.path("Tests/PageRenderCLITests/Lint/errors.csv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else { return nil }
      return (fields[1], fields[2], fields[3])
    }
  }

  /// The severity of a row's kind. Lint names a view by its outlet if it has one, as in `podcastTitle`, and what
  /// code holds is a warning at most.
  private static func severity(of row: (rule: String, subject: String, verdict: String))
    -> Diagnostic.Severity?
  {
    let kinds = JudgedDocument.all.filter { $0.rule.rawValue == row.rule && $0.verdict == row.verdict }
    guard let strongest = kinds.compactMap(\.severity).min() else { return nil }
    let isOutlet = row.subject.first?.isLowercase == true && row.subject.allSatisfy(\.isLetter)
    return isOutlet ? max(strongest, .warning) : strongest
  }

  @Test func `at least 30 true errors stay errors, the others are warnings, and no false one is an error`()
    throws
  {
    let rows = try Self.rows()
    #expect(rows.count == 105)
    let trueOnes = rows.filter { $0.verdict == "true" }.map(Self.severity)
    #expect(trueOnes.count { $0 == .error } >= 30, "\(trueOnes.count { $0 == .error })")
    #expect(trueOnes.allSatisfy { $0 == .error || $0 == .warning })
    #expect(rows.filter { $0.verdict == "false" }.allSatisfy { Self.severity(of: $0) != .error })
  }

  private func findings(_ document: JudgedDocument) async throws -> [LintFinding] {
    let folder = TemporaryFolder()
    let file = folder.path("Judged.\(document.ending)")
    try Data(document.text.utf8).write(to: URL(fileURLWithPath: file))
    return try await Linting.findings(ofFile: file).filter { $0.rule == document.rule }
  }

  @Test(arguments: JudgedDocument.all.map(\.name))
  func `an error is proved, and a warning names what it depends on`(_ name: String) async throws {
    let document = try #require(JudgedDocument.all.first { $0.name == name })
    let found = try await findings(document)
    let severities = found.map { LintSettings().verdict(on: $0).severity }
    #expect(severities == (document.severity.map { [$0] } ?? []), "\(found.told)")
    #expect(found.flatMap(\.ground.dependencies).map(\.name) == document.dependencies, "\(found.told)")
  }

  @Test func `no false or doubtful kind is an error unless nothing in the document could change it`() {
    for document in JudgedDocument.all where document.verdict != "true" && document.severity == .error {
      #expect(document.name.hasSuffix("that nobody names"))
    }
  }

  @Test func `whoever assumes the document has the severities of the rules`() async throws {
    let document = try #require(JudgedDocument.all.first { $0.severity == .warning })
    let found = try await findings(document)
    let settings = LintSettings(assumption: .document)
    #expect(found.map { settings.verdict(on: $0).severity } == [.error])
  }
}
