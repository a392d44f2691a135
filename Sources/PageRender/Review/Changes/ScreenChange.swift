internal import LayoutEngine

/// How a screen changed.
struct ScreenChange: Sendable {
  var screen: ReviewScreen
  var before: Before
  /// The most telling first.
  var sentences: [String]
  /// Where, in points of the screen.
  var areas: [Rect]
  /// The names of further devices on which the same changed.
  var alsoOn: [String] = []

  /// What there was.
  enum Before: Sendable {
    /// A recorded picture, by its file.
    case picture(String)
    case screen(ReviewScreen)
    /// Nothing: the page is new.
    case nothing
    /// Something that cannot be shown, in words.
    case fault(String)
  }
}

/// Finds what changed on the screens of a review.
struct ChangeFinder {
  let renderers: SheetRenderers
  let words: ReviewWords

  /// What changed on a screen, and what is wrong with what it is compared with; `nil` where all is as it was.
  func change(
    of screen: ReviewScreen, entry: PageEntry, asked environment: PageEnvironment,
    since baseline: ReviewBaseline
  ) -> (change: ScreenChange, fault: Diagnostic?)? {
    let renderer = renderers[screen.source]
    renderer.drawsSystemBars = false
    defer { renderer.drawsSystemBars = true }
    guard let solved = try? renderer.solve(screen.page, in: screen.environment) else { return nil }
    switch baseline {
    case .snapshots(let folder, let name):
      return change(of: screen, solved, since: folder, named: name(entry, environment), renderer)
    case .pages(let old):
      guard let change = change(of: screen, solved, since: old, entry, environment, renderer) else {
        return nil
      }
      return (change, nil)
    }
  }

  // MARK: Snapshots

  private func change(
    of screen: ReviewScreen, _ solved: SolvedPage, since folder: SnapshotFolder, named name: String,
    _ renderer: PageRenderer
  ) -> (change: ScreenChange, fault: Diagnostic?)? {
    let file = folder.picture(name)
    func fault(_ message: String) -> (ScreenChange, Diagnostic?) {
      let exitCode = message == StoredPictureError.missing.message ? ExitCode.difference : .badInput
      return (
        ScreenChange(screen: screen, before: .fault("\(file) \(message)"), sentences: [], areas: []),
        Diagnostic(.error, file: file, "the snapshot to compare with \(message)", exitCode: exitCode)
      )
    }
    do {
      let stored = try folder.storedPicture(name)
      guard case .different(let comparison, _, _) = try renderer.verify(solved.scene, against: stored) else {
        return nil
      }
      let tree = solved.frameTree(in: screen.environment)
      let sentences = folder.storedTree(name).map { tree.sentences(since: $0) } ?? []
      return (
        change(of: screen, before: .picture(file), comparison, tree, sentences, scale: solved.scene.scale),
        nil
      )
    } catch let error as StoredPictureError {
      return fault(error.message)
    } catch {
      return fault(PageError(error).diagnostic.message)
    }
  }

  // MARK: Another deck

  private func change(
    of screen: ReviewScreen, _ solved: SolvedPage, since old: ReviewSource, _ entry: PageEntry,
    _ environment: PageEnvironment, _ renderer: PageRenderer
  ) -> ScreenChange? {
    let place = old.entries.firstIndex { $0.id == entry.id && $0.step == entry.step }
    guard let page = place.flatMap({ old.variants[$0].page(for: environment) }) else {
      return ScreenChange(screen: screen, before: .nothing, sentences: [words.isNew], areas: [])
    }
    let before = ReviewScreen(page, in: environment, source: screen.source)
    do {
      let was = try renderer.solve(page, in: before.environment)
      if was.scene.hash == solved.scene.hash { return nil }
      let comparison = PictureComparison(
        expected: try renderer.picture(of: was.scene), actual: try renderer.picture(of: solved.scene))
      if comparison.isEqual { return nil }
      let tree = solved.frameTree(in: screen.environment)
      return change(
        of: screen, before: .screen(before), comparison, tree,
        tree.sentences(since: was.frameTree(in: before.environment)), scale: solved.scene.scale)
    } catch {
      return ScreenChange(
        screen: screen, before: .fault(error.diagnostic.message), sentences: [], areas: [])
    }
  }

  private func change(
    of screen: ReviewScreen, before: ScreenChange.Before, _ comparison: PictureComparison, _ tree: FrameTree,
    _ sentences: [String], scale: Double
  ) -> ScreenChange {
    let regions = comparison.regions().map(\.bounds)
    let told = sentences.isEmpty ? ["\(tree.place(of: regions)): \(comparison.summary())"] : sentences
    let areas = regions.map { region in
      Rect(
        x: Double(region.x.lowerBound) / scale, y: Double(region.y.lowerBound) / scale,
        width: Double(region.width) / scale, height: Double(region.height) / scale)
    }
    return ScreenChange(screen: screen, before: before, sentences: told, areas: areas)
  }
}
