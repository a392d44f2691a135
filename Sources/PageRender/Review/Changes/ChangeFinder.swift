internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageSnapshots

/// Finds what changed on the screens of a review.
struct ChangeFinder {
  let renderers: SheetRenderers
  let words: ReviewWords

  func newPage(_ screen: ReviewScreen) -> ScreenChange {
    ScreenChange(screen: screen, before: .nothing, sentences: [words.isNew], areas: [])
  }

  /// Lays out a screen for comparison, without system bars; `nil` if it cannot be drawn, which other
  /// diagnostics report.
  private func solved(_ screen: ReviewScreen) -> SolvedPage? {
    try? renderers[screen.source].solve(
      screen.page, in: screen.environment, drawingSystemBars: false)
  }

  // MARK: Snapshots

  /// The change of a screen since its snapshot, and the fault if they cannot be compared; `nil` if nothing
  /// changed.
  ///
  /// - Parameter command: The command that records a missing snapshot; `nil` without one.
  func change(
    of screen: ReviewScreen, since folder: SnapshotFolder, named name: String, recordedBy command: String?
  ) -> (change: ScreenChange, fault: Diagnostic?)? {
    guard let solved = solved(screen) else { return nil }
    let (file, renderer) = (folder.picture(name), renderers[screen.source])
    do {
      let stored = try folder.storedPicture(name)
      guard case .different(let comparison, _, _) = try renderer.verify(solved.scene, against: stored) else {
        return nil
      }
      let tree = solved.frameTree(in: screen.environment)
      let change = change(
        of: screen, before: .picture(file), comparison, tree, since: folder.storedTree(name), on: solved,
        words: renderer.words(on: solved))
      return (change, nil)
    } catch let error as StoredPictureError {
      let isMissing = error == .missing
      return fault(
        error.message, advice: isMissing ? Wording.recording(with: command) : "", of: screen, file: file,
        exitCode: isMissing ? .difference : .badInput)
    } catch {
      return fault(
        PageError(error).diagnostic.message, of: screen, file: file, exitCode: .badInput)
    }
  }

  /// - Parameter advice: The remedy, only for the diagnostic; a picture's area has no room for it.
  private func fault(
    _ message: String, advice: String = "", of screen: ReviewScreen, file: String, exitCode: ExitCode
  ) -> (change: ScreenChange, fault: Diagnostic?) {
    (
      ScreenChange(screen: screen, before: .fault("\(file) \(message)"), sentences: [], areas: []),
      Diagnostic(
        .error, file: file, "the snapshot to compare with \(message)\(advice)", exitCode: exitCode)
    )
  }

  // MARK: Another deck

  /// The change since another deck; `nil` if nothing changed.
  ///
  /// - Parameter environment: The environment for which the page was requested.
  func change(
    of screen: ReviewScreen, entry: PageEntry, asked environment: PageEnvironment, since old: ReviewSource
  ) -> ScreenChange? {
    guard let solved = solved(screen) else { return nil }
    guard let place = old.entries.firstIndex(where: { $0.isSame(as: entry) }) else { return newPage(screen) }
    guard let page = old.variants[place].page(for: environment) else {
      let reason = words.cannotDraw(old.variants[place].faults(in: environment))
      return ScreenChange(screen: screen, before: .fault(reason), sentences: [], areas: [])
    }
    let before = ReviewScreen(page, in: environment, source: screen.source, words: words)
    let renderer = renderers[screen.source]
    do {
      let was = try renderer.solve(page, in: before.environment, drawingSystemBars: false)
      if was.scene.hashInProcess == solved.scene.hashInProcess { return nil }
      let comparison = PictureComparison(
        expected: try renderer.picture(of: was.scene), actual: try renderer.picture(of: solved.scene))
      if comparison.isEqual { return nil }
      let tree = solved.frameTree(in: screen.environment)
      return change(
        of: screen, before: .screen(before), comparison, tree, since: was.frameTree(in: before.environment),
        on: solved, words: renderer.words(on: was) + renderer.words(on: solved))
    } catch {
      return ScreenChange(
        screen: screen, before: .fault(error.diagnostic.message), sentences: [], areas: [])
    }
  }

  // MARK: What to say and to mark

  private func change(
    of screen: ReviewScreen, before: ScreenChange.Before, _ comparison: PictureComparison, _ tree: FrameTree,
    since old: FrameTree?, on solved: SolvedPage, words: [Rect]
  ) -> ScreenChange {
    let regions = comparison.regions().map(\.bounds)
    let changes =
      old.map { tree.changes(since: $0, on: solved, changedIn: regions, namesAll: true) } ?? PictureChanges()
    let place = tree.place(of: regions)
    // Constraints that moved nothing on this screen are no change of it.
    let visible = changes.causes.filter(\.isVisible)
    let causes = visible.isEmpty ? changes.causes : visible
    let sentences = causes.map(\.sentence) + changes.remarks
    let told = sentences.isEmpty ? ["\(place): \(comparison.summary())"] : sentences
    let areas = regions.map { $0.points(scale: solved.scene.scale) }
    var change = ScreenChange(
      screen: screen, before: before, sentences: told.map(Self.onPaper),
      areas: MarkedAreas.grown(areas, around: words).map { MarkedAreas.padded($0, beside: words) })
    change.causes = causes.isEmpty ? ["\(place): pixels changed"] : causes.map(\.text)
    /// The extent of the cause's smallest view that reaches into an area.
    func extent(_ cause: ChangeCause, _ area: Rect) -> Double? {
      cause.places.filter { $0.intersection(area) != nil }.map { $0.width * $0.height }.min()
    }
    // An area is that of the smallest views around it, not of a text view that lies below them.
    let owned = causes.map { cause in
      change.areas.filter { area in
        extent(cause, area).map { own in !causes.contains { (extent($0, area) ?? own) < own } } ?? false
      }
    }
    // Views that follow belong to no cause alone.
    let others = change.areas.filter { !owned.joined().contains($0) }
    change.areasOfCauses = owned.map { $0 + others }
    return change
  }

  /// A sentence for paper, in which `⏎` replaces the escaped line breaks of terminal output.
  static func onPaper(_ sentence: String) -> String { sentence.replacing("\\n", with: "⏎") }
}
