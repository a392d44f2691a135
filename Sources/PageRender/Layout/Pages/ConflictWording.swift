internal import LayoutEngine
public import PageBase

extension SolvedPage {
  /// Nobody reads more; finding needs takes as many solves as a conflict has members.
  private static let neededConflicts = 20

  /// The contradictions among the page's required constraints, one line each, with what each member of one
  /// would need for the others to hold in this environment.
  ///
  /// - Parameter isError: Whether they are errors, with exit code 3, and not warnings.
  public func conflictDiagnostics(
    file: String, in environment: PageEnvironment, isError: Bool = false
  ) -> [Diagnostic] {
    layout.conflicts.enumerated().map { number, conflict in
      let input = page.tree.layout
      let needs = number < Self.neededConflicts ? conflict.needs : []
      let members = conflict.members.map { member in
        needs.first { $0.member == member }.map { input.wording(of: $0) } ?? input.wording(of: member)
      }.joined(separator: "; ")
      var diagnostic = Diagnostic(
        isError ? .error : .warning, file: file, position: page.position,
        "page \(Wording.quoted(page.id)): these constraints contradict each other: \(members); "
          + "given up: \(input.wording(of: conflict.leftOut)); change or remove one, or lower its priority",
        exitCode: isError ? .badInput : nil)
      // What is needed differs from device to device; the contradiction is the same.
      diagnostic.topic = conflict.members.map { input.wording(of: $0) }.joined(separator: "; ")
      diagnostic.environments = [environment.name]
      return diagnostic
    }
  }
}
