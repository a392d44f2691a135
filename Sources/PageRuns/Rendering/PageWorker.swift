package import PageRender

/// Solves and draws pages for one task, and turns errors into diagnostics.
package final class PageWorker {
  private let fonts: RunFonts
  /// The renderers by the index of their font catalogue, each made on first use.
  private var renderers: [Int: Result<PageRenderer, PageError>] = [:]

  /// True if a character that no font has is an error.
  private let isStrict: Bool

  /// True if the status bar and the home indicator are drawn.
  private let drawsSystemBars: Bool

  /// The format of the files.
  private let format: PageFormat

  /// True if files are as the App Store takes them, and begin alike in all languages.
  private let isForStore: Bool

  package init(
    fonts: RunFonts, isStrict: Bool = false, drawsSystemBars: Bool = false, format: PageFormat = .png,
    isForStore: Bool = false
  ) {
    self.isForStore = isForStore
    self.fonts = fonts
    self.isStrict = isStrict
    self.drawsSystemBars = drawsSystemBars
    self.format = format
  }

  /// Returns the renderer of a source, by its index in the plan.
  func renderer(_ source: Int) throws(PageError) -> PageRenderer {
    let place = fonts.places[source]
    if let known = renderers[place] { return try known.get() }
    let made = Result { [fonts, drawsSystemBars, isForStore] () throws(PageError) in
      let renderer = try PageRenderer(fonts: fonts[source])
      renderer.drawsSystemBars = drawsSystemBars
      renderer.writesPalettes = !isForStore
      renderer.commonGround = isForStore ? CommonGround() : nil
      return renderer
    }
    renderers[place] = made
    return try made.get()
  }

  /// Drops the shaped texts that no page used since the last drop.
  func dropUnusedTexts() {
    for case .success(let renderer) in renderers.values { renderer.dropUnusedTexts() }
  }

  /// The outcome for one picture.
  struct Outcome: Sendable {
    var status: Status
    var diagnostics: [Diagnostic] = []

    enum Status: Sendable {
      case drawn
      /// The file already held the picture.
      case unchanged
      /// The page cannot be drawn; the diagnostics say why.
      case failed
      case unwritable(FileWriteError)
    }
  }

  /// Draws a page into a file of a folder, unless the file already holds the picture. Faults of the page are
  /// reported with its source's `file`.
  func draw(
    _ page: PreparedPage, in environment: PageEnvironment, as name: String, into folder: OutputFolder,
    source: Int, file: String
  ) -> Outcome {
    do {
      let renderer = try renderer(source)
      let environment = try renderer.shown(page, in: environment)
      let solved = try renderer.solve(page, in: environment)
      let information = DocumentInformation(title: page.title ?? page.id, language: environment.locale)
      let status = try draw(solved.scene, information, as: name, into: folder, by: renderer)
      return Outcome(status: status, diagnostics: diagnostics(of: solved, in: environment, file: file))
    } catch .writing(let error) {
      return Outcome(status: .unwritable(error))
    } catch {
      return Outcome(
        status: .failed, diagnostics: [error.diagnostic(page: page, file: page.file ?? file)])
    }
  }

  /// Draws the pictures of a flow side by side in one file, unless the file already holds them.
  func draw(_ strip: FilmStrip, as name: String, into folder: OutputFolder, source: Int) -> Outcome {
    do {
      let renderer = try renderer(source)
      let scene = try strip.scene(by: renderer)
      return Outcome(status: try draw(scene, strip.information, as: name, into: folder, by: renderer))
    } catch .writing(let error) {
      return Outcome(status: .unwritable(error))
    } catch {
      return Outcome(status: .failed, diagnostics: [error.diagnostic])
    }
  }

  /// Sends a page with its notes; returns its faults.
  func send(
    _ page: PreparedPage, in environment: PageEnvironment, as name: String, to sender: PictureSender,
    source: Int, file: String, notes: (SolvedPage, PageEnvironment) throws -> PageNotes
  ) -> [Diagnostic] {
    do {
      let renderer = try renderer(source)
      let environment = page.shownIn ?? environment
      let solved = try renderer.solve(page, in: environment)
      try sender.send(solved, in: environment, as: name, notes(solved, environment), by: renderer)
      return diagnostics(of: solved, in: environment, file: file)
    } catch let error as UsageError {
      return [error.diagnostic]
    } catch {
      return [PageError(error).diagnostic(page: page, file: page.file ?? file)]
    }
  }

  private func draw(
    _ scene: Scene, _ information: DocumentInformation, as name: String, into folder: OutputFolder,
    by renderer: PageRenderer
  ) throws(PageError) -> Outcome.Status {
    let source = folder.source(of: scene, as: format, hasPalette: !isForStore)
    if let source, folder.holds(name, drawnFrom: source) { return .unchanged }
    try renderer.withFile(of: scene, as: format, information: information) {
      (bytes) throws(FileWriteError) in
      try folder.write(bytes, as: name, drawnFrom: source)
    }
    return .drawn
  }

  /// The outcome for one picture that was compared with its snapshot.
  struct Tested {
    var outcome: SnapshotTest.Outcome
    var diagnostics: [Diagnostic] = []
    /// The error of a picture whose files could not be written; `nil` for none.
    var writeError: FileWriteError?
  }

  /// Draws a page into a scratch file and measures the processor time, in seconds; `nil` if the page cannot be
  /// drawn.
  func seconds(
    toDraw page: PreparedPage, in environment: PageEnvironment, source: Int, scratch: String
  ) -> Double? {
    let started = ThreadClock.seconds
    do {
      let renderer = try renderer(source)
      let environment = try renderer.shown(page, in: environment)
      let information = DocumentInformation(title: page.title ?? page.id, language: environment.locale)
      let solved = try renderer.solve(page, in: environment)
      _ = solved.scene.hash
      try renderer.withFile(of: solved.scene, as: format, information: information) {
        (bytes) throws(FileWriteError) in
        _ = PictureHash(of: bytes)
        // A folder that cannot be written to is told when the plan is.
        try? AtomicFileWriter().write(bytes, to: scratch)
      }
    } catch {
      return nil
    }
    return ThreadClock.seconds - started
  }

  /// The page in the first language that a compared page is stored as a layer over, with its snapshot's name.
  struct Base {
    var name: String
    var page: PreparedPage
    var environment: PageEnvironment
  }

  /// Compares a page with its snapshot.
  func test(
    _ page: PreparedPage, in environment: PageEnvironment, as result: PictureResult, with test: SnapshotTest,
    over base: Base?, source: Int, file: String
  ) -> Tested {
    var failed = Tested(outcome: SnapshotTest.Outcome(result: result))
    failed.outcome.result.status = .failed
    do {
      let renderer = try renderer(source)
      let environment = try renderer.shown(page, in: environment)
      let solved = try renderer.solve(page, in: environment)
      let base = base.map { base in
        SnapshotTest.Base(name: base.name) {
          try renderer.solve(base.page, in: renderer.shown(base.page, in: base.environment)).scene
        }
      }
      let outcome = try test.run(solved, in: environment, as: result, by: renderer, over: base)
      return Tested(outcome: outcome, diagnostics: diagnostics(of: solved, in: environment, file: file))
    } catch {
      let error = PageError(error)
      if case .writing(let error) = error {
        failed.outcome.result.sentences = ["a file of this picture cannot be written: \(error.reason)"]
        failed.writeError = error
      } else {
        let fault = error.diagnostic(page: page, file: page.file ?? file)
        failed.outcome.result.sentences = [fault.message]
        failed.diagnostics = [fault]
      }
      return failed
    }
  }

  /// Solves a page's layout.
  package func solve(
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

  /// Explains the frames of a page's views with a name.
  package func explain(
    _ view: String, on page: PreparedPage, in environment: PageEnvironment, source: Int, file: String
  ) -> (explanation: PageExplanation?, diagnostics: [Diagnostic]) {
    do {
      let environment = page.shownIn ?? environment
      let explanation = try renderer(source).explain(view, on: page, in: environment, file: file)
      return (explanation, diagnostics(of: explanation.page, in: environment, file: file))
    } catch {
      return (nil, [error.diagnostic(page: page, file: page.file ?? file)])
    }
  }

  func diagnostics(of page: SolvedPage, in environment: PageEnvironment, file: String) -> [Diagnostic] {
    let file = page.page.file ?? file
    return (AppConfinement.isWanted ? oneColorDiagnostics(of: page, in: environment, file: file) : [])
      + page.conflictDiagnostics(file: file, in: environment, isError: isStrict)
      + page.artworkDiagnostics
      + page.missingGlyphs.map {
        $0.diagnostic(page: page.page, file: file, in: environment, isError: isStrict)
      }
  }

  /// A picture of one colour: an error only where code of the screen was left out, as some screens are of one colour.
  private func oneColorDiagnostics(
    of page: SolvedPage, in environment: PageEnvironment, file: String
  ) -> [Diagnostic] {
    guard page.scene.isOneColor else { return [] }
    return [
      Diagnostic(
        LeftOutCode.isMet ? .error : .warning, file: file, position: page.page.position,
        "page \(Wording.quoted(page.page.id)) on \(environment.name): the picture is of one colour"
          + (LeftOutCode.isMet ? "; the screen shows nothing here" : ""),
        exitCode: LeftOutCode.isMet ? .badInput : nil)
    ]
  }
}
