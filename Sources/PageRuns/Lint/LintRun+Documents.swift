internal import PageRender

/// Faults that reading a document reports, as findings: missing objects, pictures and fonts, and ids that two
/// objects have.
extension LintRun {
  /// The faults as findings, each with the index of its file's source. Faults of a storyboard that another one refers to
  /// count for the first source.
  func findings(of faults: [Diagnostic]) -> [(source: Int, finding: LintFinding)] {
    faults.compactMap { fault in
      let index = plan.sources.firstIndex { $0.source.file == fault.file } ?? 0
      guard plan.sources.indices.contains(index),
        let rule = fault.lintRule.flatMap({ LintRule(rawValue: $0) }), options.only?.contains(rule) ?? true
      else { return nil }
      let source = plan.sources[index].source
      var finding = LintFinding(
        rule, fault, page: fault.page ?? page(at: fault.position, in: source) ?? source.name)
      if fault.severity == .note { finding.mostSevere = .note }
      // UIKit leaves out the constraints of a deleted view: a warning for all of them.
      if rule == .missingObject, finding.fault.hasPrefix("the constraint "),
        let object = finding.fault.firstRange(of: "refers to the object ")
      {
        finding.mostSevere = .warning
        finding.topic = String(finding.fault[object.lowerBound...])
      }
      // Beside no catalogue at all no picture can be found, whatever the app has. A project that uses files outside
      // of its folder may have the picture there.
      if rule == .missingPicture, let document = source as? InterfaceBuilderSource,
        document.assetCatalogs.isEmpty || document.mayUseOtherFolders
      {
        finding.mostSevere = .note
      }
      return (index, finding)
    }
  }

  /// The page whose scene contains a position: the last one that begins before it.
  private func page(at position: SourcePosition?, in source: any PageSource) -> String? {
    guard let position else { return source.entries.first?.id }
    let before = source.entries.last { entry in
      entry.position.map { ($0.line, $0.column) <= (position.line, position.column) } ?? false
    }
    return (before ?? source.entries.first)?.id
  }
}
