package import PageRender

extension Session {
  /// Makes a page's notes from what was solved, with the path of its source.
  package typealias Notes =
    @Sendable (_ worker: PageWorker, _ solved: SolvedPage, _ environment: PageEnvironment, _ file: String)
    throws -> PageNotes

  /// Sends the pages of a plan to the process that started this one, which judges, draws and writes: code of the pages may
  /// have changed anything in this one.
  ///
  /// - Parameter lint: The run that judges the pages; `nil` to send no findings.
  package mutating func send(
    _ plan: RunPlan, fonts: RunFonts, to sender: PictureSender, lint: LintRun? = nil,
    drawsSystemBars: Bool = false, notes: @escaping Notes = { _, _, _, _ in PageNotes() }
  ) async -> Int32 {
    for part in LintPart.parts(of: plan) where !Interruption.isRequested {
      let pictures: [PicturePlan.Picture]
      do throws(UsageError) { pictures = try part.plan.sentPictures() } catch {
        report([error.diagnostic])
        break
      }
      let pages = await self.pages(of: part.plan, fonts: fonts, isLint: lint != nil)
      let faults = lint?.findings(of: takeLintFaults()).map(\.finding) ?? []
      let order = WorkOrder(pages).indices(of: pictures.map { ($0.source, $0.pages[0], $0.environment) })
      let (isStrict, files) = (options.isStrict, plan.sources.map(\.source.file))
      let outcomes = await runInParallel(count: pictures.count, workers: options.jobs, order: order) {
        Interruption.isRequested
      } makeWorker: {
        (
          PageWorker(fonts: fonts, isStrict: isStrict, drawsSystemBars: drawsSystemBars),
          lint.map { LintWorker(fonts: fonts, settings: $0.settings) }
        )
      } work: { workers, index -> [Diagnostic] in
        let picture = pictures[index]
        let (source, environment) = (picture.source, picture.environment)
        guard let page = pages[source][picture.pages[0]].page(for: environment) else { return [] }
        return workers.0.send(
          page, in: environment, as: "\(picture.name).\(PageFormat.png.rawValue)", to: sender, source: source,
          file: files[source]
        ) { solved, shown in
          var notes = try notes(workers.0, solved, shown, files[source])
          guard let lint = workers.1 else { return notes }
          let found = lint.findings(of: page, in: environment, source: source).map {
            lint.completed($0, of: page, in: environment, source: source)
          }
          notes.findings = found + faults.filter { $0.page == page.id }
          return notes
        }
      }
      let diagnostics = outcomes.flatMap(\.result)
      report(lint == nil ? diagnostics : diagnostics.filter { !$0.isToldByLint })
    }
    return finish()
  }
}
