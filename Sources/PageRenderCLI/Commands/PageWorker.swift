internal import PageRender

/// Solves and draws pages for one task, and words what goes wrong.
final class PageWorker {
  private let fonts: RunFonts
  /// By the place of the catalogue; made when first wanted.
  private var renderers: [Int: Result<PageRenderer, PageError>] = [:]

  /// Whether a character that no font has is an error.
  private let isStrict: Bool

  /// Whether the status bar and the home indicator are drawn.
  private let drawsSystemBars: Bool

  /// What pages are drawn into.
  private let format: PageFormat

  init(
    fonts: RunFonts, isStrict: Bool = false, drawsSystemBars: Bool = false, format: PageFormat = .png
  ) {
    self.fonts = fonts
    self.isStrict = isStrict
    self.drawsSystemBars = drawsSystemBars
    self.format = format
  }

  /// What draws the pages of the source at a place in the plan.
  private func renderer(_ source: Int) throws(PageError) -> PageRenderer {
    let place = fonts.places[source]
    if let known = renderers[place] { return try known.get() }
    let made = Result { [fonts, drawsSystemBars] () throws(PageError) in
      let renderer = try PageRenderer(fonts: fonts[source])
      renderer.drawsSystemBars = drawsSystemBars
      return renderer
    }
    renderers[place] = made
    return try made.get()
  }

  /// Draws a page and writes it. Faults of the page are reported with its source's `file`.
  func write(
    _ page: PreparedPage, in environment: PageEnvironment, to path: String, with writer: AtomicFileWriter,
    source: Int, file: String
  ) -> (isWritten: Bool, diagnostics: [Diagnostic]) {
    do {
      let renderer = try renderer(source)
      let environment = page.shownIn ?? environment
      let solved = try renderer.solve(page, in: environment)
      let information = DocumentInformation(title: page.title ?? page.id, language: environment.locale)
      try renderer.write(solved.scene, as: format, to: path, with: writer, information: information)
      return (true, diagnostics(of: solved, in: environment, file: file))
    } catch {
      return (false, [error.diagnostic(page: page, file: page.file ?? file)])
    }
  }

  /// Draws the pictures of a flow in one, and writes that.
  func write(
    _ strip: FilmStrip, to path: String, with writer: AtomicFileWriter, source: Int
  ) -> (isWritten: Bool, diagnostics: [Diagnostic]) {
    do {
      let renderer = try renderer(source)
      try renderer.write(
        strip.scene(by: renderer), as: format, to: path, with: writer, information: strip.information)
      return (true, [])
    } catch {
      return (false, [error.diagnostic])
    }
  }

  /// Compares a page with its snapshot.
  func test(
    _ page: PreparedPage, in environment: PageEnvironment, as result: PictureResult, with test: SnapshotTest,
    source: Int, file: String
  ) -> (outcome: SnapshotTest.Outcome, diagnostics: [Diagnostic]) {
    var failed = SnapshotTest.Outcome(result: result)
    failed.result.status = .failed
    let fault: Diagnostic
    do {
      let renderer = try renderer(source)
      let environment = page.shownIn ?? environment
      let solved = try renderer.solve(page, in: environment)
      let outcome = try test.run(solved, in: environment, as: result, by: renderer)
      return (outcome, diagnostics(of: solved, in: environment, file: file))
    } catch let error as PageError {
      fault = error.diagnostic(page: page, file: page.file ?? file)
    } catch let error as FileWriteError {
      fault = error.diagnostic
    } catch {
      fault = PageError(error).diagnostic(page: page, file: page.file ?? file)
    }
    failed.result.sentences = [fault.message]
    return (failed, [fault])
  }

  /// Finds a page's frames.
  func solve(
    _ page: PreparedPage, in environment: PageEnvironment, source: Int, file: String
  ) -> (page: SolvedPage?, diagnostics: [Diagnostic]) {
    do {
      let environment = page.shownIn ?? environment
      let solved = try renderer(source).solve(page, in: environment)
      return (solved, diagnostics(of: solved, in: environment, file: file))
    } catch {
      return (nil, [error.diagnostic(page: page, file: page.file ?? file)])
    }
  }

  /// Finds why a page's views of a name have their frames.
  func explain(
    _ view: String, on page: PreparedPage, in environment: PageEnvironment, source: Int, file: String
  ) -> (explanation: PageExplanation?, diagnostics: [Diagnostic]) {
    do {
      let environment = page.shownIn ?? environment
      let explanation = try renderer(source).explain(view, on: page, in: environment)
      return (explanation, diagnostics(of: explanation.page, in: environment, file: file))
    } catch {
      return (nil, [error.diagnostic(page: page, file: page.file ?? file)])
    }
  }

  private func diagnostics(of page: SolvedPage, in environment: PageEnvironment, file: String) -> [Diagnostic]
  {
    let file = page.page.file ?? file
    return page.conflictDiagnostics(file: file, in: environment, isError: isStrict)
      + page.artworkDiagnostics
      + page.missingGlyphs.map {
        $0.diagnostic(page: page.page, file: file, in: environment, isError: isStrict)
      }
  }
}
