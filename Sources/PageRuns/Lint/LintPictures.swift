package import PageRender

/// Writes a picture for each finding.
package struct LintPictures {
  let run: LintRun
  let folder: String

  package init(run: LintRun, folder: String) {
    self.run = run
    self.folder = folder
  }

  /// - Returns: The errors of pictures that could not be drawn or written.
  package func write(_ report: LintReport) -> [Diagnostic] {
    var drawing = Drawing(run: run, folder: folder)
    for entry in report.entries {
      guard let environment = entry.environments.first else { continue }
      _ = drawing.write(
        entry.finding, entry.severity, entry.words(among: run.environments[entry.source]),
        source: entry.source,
        in: environment, below: "")
    }
    return drawing.faults
  }

  /// Writes a picture of each text that does not fit, in its language, and sets each text's `picture` to the
  /// path.
  package func write(_ texts: inout [TextFault]) -> [Diagnostic] {
    var drawing = Drawing(run: run, folder: folder)
    for index in texts.indices {
      let text = texts[index]
      let finding = text.finding
      let words = "\(finding.subject) \(finding.fault)\(finding.fix.isEmpty ? "" : ": ")\(finding.fix)"
      texts[index].picture = drawing.write(
        finding, finding.rule.severity, words, source: text.source, in: text.environment,
        below: text.environment.locale + "/")
    }
    return drawing.faults
  }
}

/// Draws pictures of findings one after the other.
private struct Drawing {
  let run: LintRun
  let folder: String
  private let writer = AtomicFileWriter()
  private var renderers: [Int: PageRenderer] = [:]
  private var counts: [String: Int] = [:]
  /// Pictures that could not be drawn or written.
  private(set) var faults: [Diagnostic] = []

  init(run: LintRun, folder: String) {
    self.run = run
    self.folder = folder
  }

  /// - Returns: The path of the picture; `nil` if it could not be drawn or written.
  mutating func write(
    _ finding: LintFinding, _ severity: Diagnostic.Severity, _ words: String, source: Int,
    in environment: PageEnvironment, below parent: String
  ) -> String? {
    guard let page = run.page(of: finding, source: source, in: environment) else { return nil }
    do throws(PageError) {
      let path = "\(folder)/\(parent)\(name(of: finding, source: source, below: parent)).png"
      let renderer: PageRenderer
      if let known = renderers[source] {
        renderer = known
      } else {
        renderer = try PageRenderer(fonts: run.fonts[source])
        renderers[source] = renderer
      }
      try renderer.writePicture(
        of: finding, severity, message: words, page: page, in: page.shownIn ?? environment, to: path,
        with: writer)
      return path
    } catch {
      faults.append(error.diagnostic(page: page, file: page.file ?? run.files[source]))
      return nil
    }
  }

  /// Returns the picture's name: `lesson-1/text-overlap`, then `lesson-1/text-overlap-2`. With several
  /// sources, it begins with the source's name.
  private mutating func name(of finding: LintFinding, source: Int, below parent: String) -> String {
    let folder = run.plan.deckCount > 1 ? "\(run.plan.sources[source].name)/" : ""
    let name = "\(folder)\(finding.page)/\(finding.rule.rawValue)"
    let count = (counts[parent + name] ?? 0) + 1
    counts[parent + name] = count
    return Wording.numbered(name, count, separator: "-")
  }
}
