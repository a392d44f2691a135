internal import PageRender

/// Solves and draws pages for one task, and words what goes wrong.
final class PageWorker {
  private let renderer: Result<PageRenderer, PageError>

  init(fonts: FontCatalog) {
    renderer = Result { () throws(PageError) in try PageRenderer(fonts: fonts) }
  }

  /// Draws a page and writes it. Faults of the page are reported with its source's `file`.
  func write(
    _ page: PreparedPage, in environment: PageEnvironment, to path: String, with writer: AtomicFileWriter,
    file: String
  ) -> (isWritten: Bool, diagnostics: [Diagnostic]) {
    do {
      let solved = try renderer.get().solve(page, in: environment)
      try renderer.get().writePNG(of: solved.scene, to: path, with: writer)
      return (true, diagnostics(of: solved, in: environment, file: file))
    } catch {
      return (false, [error.diagnostic(page: page, file: file)])
    }
  }

  /// Finds a page's frames.
  func solve(
    _ page: PreparedPage, in environment: PageEnvironment, file: String
  ) -> (page: SolvedPage?, diagnostics: [Diagnostic]) {
    do {
      let solved = try renderer.get().solve(page, in: environment)
      return (solved, diagnostics(of: solved, in: environment, file: file))
    } catch {
      return (nil, [error.diagnostic(page: page, file: file)])
    }
  }

  /// Finds why a page's views of a name have their frames.
  func explain(
    _ view: String, on page: PreparedPage, in environment: PageEnvironment, file: String
  ) -> (explanation: PageExplanation?, diagnostics: [Diagnostic]) {
    do {
      let explanation = try renderer.get().explain(view, on: page, in: environment)
      return (explanation, diagnostics(of: explanation.page, in: environment, file: file))
    } catch {
      return (nil, [error.diagnostic(page: page, file: file)])
    }
  }

  private func diagnostics(of page: SolvedPage, in environment: PageEnvironment, file: String) -> [Diagnostic]
  {
    page.conflictDiagnostics(file: file, in: environment) + page.artworkDiagnostics
      + page.missingGlyphs.map { $0.diagnostic(page: page.page, file: file) }
  }
}
