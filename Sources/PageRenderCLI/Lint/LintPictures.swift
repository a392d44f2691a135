internal import PageRender

/// Writes a picture for each finding.
struct LintPictures {
  let run: LintRun
  let folder: String

  /// - Returns: What could not be drawn or written.
  func write(_ report: LintReport) -> [Diagnostic] {
    let writer = AtomicFileWriter()
    var renderers: [Int: PageRenderer] = [:]
    var counts: [String: Int] = [:]
    var faults: [Diagnostic] = []
    for entry in report.entries {
      guard let environment = entry.environments.first, let page = run.page(of: entry, in: environment) else {
        continue
      }
      do throws(PageError) {
        let renderer: PageRenderer
        if let known = renderers[entry.source] {
          renderer = known
        } else {
          renderer = try PageRenderer(fonts: run.fonts[entry.source])
          renderers[entry.source] = renderer
        }
        let path = "\(folder)/\(name(of: entry, counting: &counts)).png"
        try renderer.writePicture(
          of: entry, message: entry.words(among: run.environments[entry.source]), page: page,
          in: page.shownIn ?? environment, to: path,
          with: writer)
      } catch {
        faults.append(error.diagnostic(page: page, file: page.file ?? run.files[entry.source]))
      }
    }
    return faults
  }

  /// `lesson-1/text-overlap`, then `lesson-1/text-overlap-2`; with several sources below their names.
  private func name(of entry: LintReport.Entry, counting counts: inout [String: Int]) -> String {
    let source = run.plan.sources.count > 1 ? "\(run.plan.sources[entry.source].name)/" : ""
    let name = "\(source)\(entry.finding.page)/\(entry.finding.rule.rawValue)"
    let count = (counts[name] ?? 0) + 1
    counts[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}
