import Foundation
import LayoutEngine

@testable import PageBase
@testable import PageLayout
@testable import PageLint

/// The findings and lines told of a screen, with the numbers and names that a case may ask for.
struct Told {
  /// The words that a case may quote: all of them, or a part.
  var words: [String]
  var facets: [String: String] = [:]
  var areas: [Rect] = []

  init(_ words: String..., facets: [String: String] = [:], areas: [Rect] = []) {
    (self.words, self.facets, self.areas) = (words, facets, areas)
    self.facets["areas"] = "\(areas.count)"
  }

  init(_ finding: LintFinding, names: [String] = []) {
    let (subject, fault, fix) = (finding.subject, finding.fault, finding.fix)
    words = [
      "\(finding.rule)", subject, "\(subject) \(fault): \(fix)", "\(subject) \(fault)", "\(fault): \(fix)",
      fault,
      fix,
    ]
    areas = finding.areas
    let dependencies = finding.ground.dependencies.map { "\($0.kind.rawValue) \($0.name)" }
    facets = [
      "rule": "\(finding.rule)", "subject": subject, "fix": fix,
      "views": finding.views.joined(separator: ", "),
      "topic": finding.topic.replacing("\0", with: "|"),
      "amount": "\((finding.amount * 1e6).rounded() / 1e6)",
      "severity": LintSettings().verdict(on: finding).severity?.rawValue ?? "none",
      "ground": dependencies.isEmpty ? finding.ground.name : dependencies.joined(separator: ", "),
      "most": finding.mostSevere?.rawValue ?? "none", "areas": "\(finding.areas.count)",
      "cause": finding.sharedCause.map { "\($0)".replacing("\0", with: "|") } ?? "none",
      "at": "\(finding.file ?? ""):\(finding.position?.line ?? 0):\(finding.position?.column ?? 0)",
      "page": finding.page, "document": "\(finding.isOfDocument)", "part": finding.text?.part ?? "none",
      "key": finding.text?.key ?? "none", "source": finding.text?.source ?? "none",
      "translation": finding.text?.translation ?? "none",
      "length": finding.text?.length.map { "\($0)" } ?? "none",
      "text": finding.text.map { names.indices.contains($0.view) ? names[$0.view] : "\($0.view)" } ?? "none",
    ]
    facets["verdict"] = ([facets["severity"] ?? ""] + dependencies).joined(separator: ", ")
    words.append(facets["verdict"] ?? "")
  }

  init(_ habit: Habit, _ written: WrittenConstraints) {
    words = [habit.fault, habit.fault + habit.more]
    func tie(_ constraint: LayoutConstraint) -> String {
      "\(constraint.firstAttribute) \(constraint.relation) \(constraint.secondAttribute) \(constraint.constant)"
    }
    facets = [
      "more": habit.more.trimmingCharacters(in: .whitespaces), "advice": habit.advice,
      "new": habit.replacements.map(tie).joined(separator: ", "),
      "items": habit.items.map { written.page.views[written.view(of: $0)].identifier ?? "root" }.joined(
        separator: ", "),
      "constraints": habit.constraints.map { "\(written[$0].firstAttribute)" }.joined(separator: ", "),
    ]
  }

  /// The words for a failure.
  var description: String {
    let told = facets.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " | ")
    let sides = areas.map { "\($0.minX),\($0.minY),\($0.width),\($0.height)" }.joined(separator: "/")
    return "\(words.count > 3 ? words[2] : words.first ?? "") [\(told) | areas=\(sides)]"
  }

  // MARK: Expectations

  /// True if the finding is as the parts say: words in full, or with `…` for what is left out, then `name=value`.
  func isAs(_ expected: String, number: (String) throws -> Double) throws -> Bool {
    for part in expected.components(separatedBy: " | ") {
      let part = part.trimmingCharacters(in: .whitespaces)
      if let equals = part.firstIndex(of: "="), let facet = facets[String(part[..<equals])] {
        let value = String(part[part.index(after: equals)...])
        guard try isFacet(String(part[..<equals]), facet, as: value, number: number) else { return false }
      } else if !words.contains(where: { Told.matches($0, part) }) {
        return false
      }
    }
    return true
  }

  private func isFacet(_ name: String, _ facet: String, as value: String, number: (String) throws -> Double)
    throws -> Bool
  {
    if name == "areas", !value.allSatisfy(\.isNumber) {
      let rects = value.split(separator: "/").map { $0.split(separator: ",").map(String.init) }
      guard rects.count == areas.count else { return false }
      return try zip(rects, areas).allSatisfy { sides, area in
        guard sides != ["_"] else { return true }
        let drawn = [area.minX, area.minY, area.width, area.height]
        return try zip(sides, drawn).allSatisfy { try $0 == "_" || abs(number($0) - $1) < 1e-5 }
      }
    }
    if name == "amount", let amount = Double(facet) { return try abs(number(value) - amount) <= 0.005 }
    return Told.matches(facet, value)
  }

  static func matches(_ text: String, _ pattern: String) -> Bool {
    if text == pattern { return true }
    guard pattern.contains("…") else { return false }
    var rest = Substring(text)
    let parts = pattern.components(separatedBy: "…")
    for (place, part) in parts.enumerated() where !part.isEmpty {
      if place == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if place == parts.count - 1 {
        return rest.hasSuffix(part)
      } else {
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
    }
    return true
  }
}
