import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageLint

/// Errors of an earlier version on 387 documents of others, judged by a reader who knows UIKit: errors.csv. For each rule
/// and verdict a case of `Tests/Cases/PageLint/Documents.txt` shows as much as a reader calls true.
struct JudgedDocumentTests {
  /// The strongest severity that a case has, by rule and verdict; `nil` for none.
  private static func kinds() throws -> [String: Diagnostic.Severity?] {
    let text = try String(contentsOfFile: LintCase.folder + "/Documents.txt", encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("// judged: ") }.map {
      $0.split(separator: " ")
    }
    return Dictionary(
      uniqueKeysWithValues: lines.map { ("\($0[2]) \($0[3])", Diagnostic.Severity(rawValue: String($0[4]))) })
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

  @Test func `at least 30 true errors stay errors, the others are warnings, and no false one is an error`()
    throws
  {
    let (kinds, rows) = (try Self.kinds(), try Self.rows())
    #expect(rows.count == 105)
    #expect(rows.allSatisfy { kinds.keys.contains("\($0.rule) \($0.verdict)") })
    // Lint names a view by its outlet if it has one, as in `podcastTitle`, and what code holds is a warning at most.
    func severity(_ row: (rule: String, subject: String, verdict: String)) -> Diagnostic.Severity? {
      guard let strongest = kinds["\(row.rule) \(row.verdict)"] ?? nil else { return nil }
      let isOutlet = row.subject.first?.isLowercase == true && row.subject.allSatisfy(\.isLetter)
      return isOutlet ? max(strongest, .warning) : strongest
    }
    let trueOnes = rows.filter { $0.verdict == "true" }.map(severity)
    #expect(trueOnes.count { $0 == .error } >= 30, "\(trueOnes.count { $0 == .error })")
    #expect(trueOnes.allSatisfy { $0 == .error || $0 == .warning })
    #expect(rows.filter { $0.verdict == "false" }.allSatisfy { severity($0) != .error })
  }
}
