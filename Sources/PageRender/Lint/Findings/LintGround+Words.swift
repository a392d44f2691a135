internal import PageBase

extension LintGround {
  /// The dependencies as a clause, such as ` unless code moves or hides panelA or panelB, both outlets`; empty
  /// for other grounds.
  ///
  /// - Parameter rule: The finding's rule, which decides what code would have to do.
  func clause(for rule: LintRule) -> String {
    if let (place, member) = refutation {
      return ", which code takes away in \(place)\(member.isEmpty ? "" : " (\(member))")"
    }
    let clauses = Dependency.Kind.allCases.compactMap { kind -> String? in
      let names = dependencies.filter { $0.kind == kind }.map(\.name)
      return names.isEmpty ? nil : Self.clause(kind, names, rule.changeByCode)
    }
    return clauses.isEmpty ? "" : " unless " + clauses.joined(separator: ", or ")
  }

  /// The number of names up to which all are told; of more, one less is told, and the rest is counted.
  private static let toldNames = 3

  private static func clause(_ kind: Dependency.Kind, _ names: [String], _ change: String) -> String {
    let rest = names.count > toldNames ? names.count - toldNames + 1 : 0
    let all = Wording.alternatives(names.prefix(names.count - rest) + (rest > 0 ? ["\(rest) more"] : []))
    let outlets = Wording.form(names.count, "an outlet", names.count == 2 ? "both outlets" : "all outlets")
    switch kind {
    case .outlet: return "code \(change) \(all), \(outlets)"
    case .constraint: return "code changes the \(Wording.form(names.count, "constraint")) \(all), \(outlets)"
    case .customClass: return "the class \(all) \(change) it"
    case .tag: return "code \(change) the view with the tag \(all)"
    case .attribute: return "the attribute \(all) \(change) it"
    case .orientation: return "the app has only \(all)"
    case .device: return "the app is for the \(all) alone"
    case .priority: return "UIKit breaks the optional constraint \(all)"
    case .color: return "\(all) \(Wording.form(names.count, "has", "have")) another value in the dark"
    case .container: return "code shows \(all) elsewhere than on a whole screen"
    }
  }
}

extension LintRule {
  /// The verb for a change by code that takes away a finding of the rule.
  fileprivate var changeByCode: String {
    switch self {
    case .textOverlap, .touchOverlap, .coveredView, .offScreen, .unsafeArea, .textClipped: "moves or hides"
    case .ambiguousLayout, .ambiguousContent: "constrains"
    default: "changes"
    }
  }
}
