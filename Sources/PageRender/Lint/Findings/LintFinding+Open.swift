internal import PageBase

extension LintFinding {
  /// A number of a frame or of a scroll view's content that constraints leave open.
  enum OpenNumber: String, Codable, Sendable {
    case x = "x position"
    case width
    case y = "y position"
    case height
  }

  /// The fault of an ambiguity, such as `needs constraints for its x position and width`.
  static func words(forOpen open: [OpenNumber], ofContent: Bool) -> String {
    let names = Wording.list(open.map(\.rawValue))
    if ofContent { return "needs constraints for the \(names) of its content" }
    return "needs \(Wording.form(open.count, "a constraint", "constraints")) for its \(names)"
  }
}

extension [LintFinding] {
  /// The findings of one screen with one in place of two about the axes of a view's frame, or of its content.
  ///
  /// Effects are dropped axis by axis before; from here on a view that is open along one axis on some devices
  /// and along both on others is one finding.
  func joiningAxes() -> [LintFinding] {
    var joined: [LintFinding] = []
    for finding in self {
      guard !finding.open.isEmpty else {
        joined.append(finding)
        continue
      }
      let known = joined.firstIndex {
        !$0.open.isEmpty && $0.rule == finding.rule && $0.viewIndices == finding.viewIndices
      }
      guard let known else {
        var first = finding
        first.topic = finding.topic.split(separator: "\0").dropLast().joined(separator: "\0")
        joined.append(first)
        continue
      }
      joined[known].open += finding.open
      joined[known].amount += finding.amount
      joined[known].fault = LintFinding.words(
        forOpen: joined[known].open, ofContent: finding.rule == .ambiguousContent)
    }
    return joined
  }
}
