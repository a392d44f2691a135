import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// A fault in a page that has none without it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let rule: LintRule
  let kind: Kind
  let name: String
  /// What is found on the clean page, or on the one with the fault.
  let findings: @MainActor @Sendable (_ isPlanted: Bool) async throws -> [LintFinding]

  enum Kind: String, Sendable {
    case swift, deck
  }

  var testDescription: String { "\(rule.rawValue), \(kind.rawValue): \(name)" }

  init(
    _ rule: LintRule, _ kind: Kind, _ name: String,
    findings: @escaping @MainActor @Sendable (Bool) async throws -> [LintFinding]
  ) {
    (self.rule, self.kind, self.name, self.findings) = (rule, kind, name, findings)
  }

  /// A Swift page of an iPhone X, unless said otherwise.
  static func swift(
    _ rule: LintRule, _ name: String, in environment: PageEnvironment = Linting.phone,
    fill: @escaping @MainActor @Sendable (UIView, Bool) -> Void
  ) -> PlantedFault {
    PlantedFault(rule, .swift, name) { isPlanted in
      try await Linting.findings(in: [environment]) { fill($0, isPlanted) }
    }
  }

  /// A deck of one page, black on white.
  static func deck(
    _ rule: LintRule, _ name: String, locale: String = "en", summary: String = "Summary",
    detail: @escaping @Sendable (Bool) -> String = { _ in "Some detail." },
    colors: @escaping @Sendable (Bool) -> String = { _ in ##""detail": "#000000""## },
    fonts: @escaping @Sendable (Bool) -> String = { _ in "" }
  ) -> PlantedFault {
    PlantedFault(rule, .deck, name) { isPlanted in
      let members = """
        , "style": { "colors": { "controls": "#000000", \(colors(isPlanted)) }, "fonts": { \(fonts(isPlanted)) } }
        """
      let deck = try TestDeck([(summary, detail(isPlanted))], members: members)
      var environment = Linting.phone
      environment.locale = locale
      return try await Linting.findings(of: try deck.load(), in: [environment])
    }
  }
}

extension [LintFinding] {
  /// For a failed expectation.
  var told: String { map { "\($0.rule.rawValue): \($0.subject) \($0.fault)" }.joined(separator: "; ") }
}
