import Foundation
import TestSupport
import Testing

/// Small documents with one fault each, or with one that only looks like a fault: Tests/Fixtures/LintDocuments.
/// Habits that Xcode, IBLinter or the Accessibility Inspector tell begin with `x-`.
struct HabitDocumentTests {
  /// The finding that a document is for: its rule and severity.
  private static let told = [
    "x-badoutlet": "missing-object error", "x-dup": "duplicate-constraint note",
    "x-dupid": "duplicate-id error", "x-fixedfont": "dynamic-type warning",
    "x-misplaced": "misplaced-frame note", "x-navbar": "unsafe-area warning",
    "x-noconstraints": "fixed-frame note", "x-noimage": "missing-picture note",
    "x-noreuse": "reuse-identifier warning", "x-notrailing": "missing-trailing note",
    "x-placeholder": "text-truncated error", "x-statusbarbtn": "status-bar-overlap warning",
    "x-unreachable": "unreachable-scene warning", "configured-button": "missing-label error",
    "configured-button-attr": "missing-label error",
  ]

  /// Rules that must not tell of a document: a ground beside the island, titles that a configuration or a picture
  /// replaces, the canvas' height of a row, a picture whose system symbol has a name.
  private static let silent = [
    "button-background-beside-island": "unsafe-area", "configured-button": "text-truncated",
    "configured-button-attr": "text-truncated", "configured-button-system": "text-truncated",
    "legacy-image-title": "text-truncated", "prototype-row-87-needs-92": "contradiction",
    "x-nolabel": "missing-label",
  ]

  @Test func `each document has the finding that it is for, and no other error`() throws {
    let folder = URL(fileURLWithPath: Project.path("Tests/Fixtures/LintDocuments"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let names = files.map { ($0 as NSString).deletingPathExtension }
    #expect(Set(names) == Set(Self.told.keys).union(Self.silent.keys))
    let outcome = try Renderpages.run(
      [
        "lint", "--format", "json", "-d", "iphone-16-pro", "--appearance", "light", "--severity",
        "misplaced-frame=note",
      ] + files, in: folder)
    #expect(outcome.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    var found: [String: Set<String>] = [:]
    for finding in try #require(report["findings"] as? [[String: Any]]) {
      let file = ((finding["source"] as? String ?? "") as NSString).deletingPathExtension
      let (rule, severity) = (finding["rule"] as? String ?? "", finding["severity"] as? String ?? "")
      found[file, default: []].insert("\(rule) \(severity)")
    }
    for name in names {
      let own = found[name] ?? []
      if let told = Self.told[name] { #expect(own.contains(told), "\(name): \(own.sorted())") }
      if let silent = Self.silent[name] {
        #expect(!own.contains { $0.hasPrefix("\(silent) ") }, "\(name): \(own.sorted())")
      }
      let errors = own.filter { $0.hasSuffix(" error") && $0 != Self.told[name] }
      #expect(errors.isEmpty, "\(name): \(errors.sorted())")
    }
  }
}
