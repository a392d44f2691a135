internal import Foundation
package import PageBase

extension LintFinding {
  /// A finding about a fault that was reported when its source was read.
  ///
  /// - Parameter page: The id of the page that has the fault.
  package init(_ rule: LintRule, _ fault: Diagnostic, page: String) {
    self.rule = rule
    self.page = page
    step = nil
    views = []
    viewIndices = []
    subject = ""
    (self.fault, fix) = Self.parts(of: fault.message)
    amount = 0
    // Messages name lines, which may change.
    topic = self.fault.components(before: " in line ")
    areas = []
    file = fault.file
    position = fault.position
    isOfDocument = true
  }

  /// A message before and after its first `; ` or `. `: the fault and the remedy.
  private static func parts(of message: String) -> (fault: String, fix: String) {
    for separator in ["; ", ". "] {
      guard let range = message.range(of: separator) else { continue }
      return (String(message[..<range.lowerBound]), String(message[range.upperBound...]))
    }
    return (message, "")
  }
}

extension String {
  /// The text before the first occurrence of a word; all of it without one.
  fileprivate func components(before word: String) -> String {
    range(of: word).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
