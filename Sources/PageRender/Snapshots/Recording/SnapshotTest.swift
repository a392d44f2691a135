internal import LayoutEngine
public import PageBase
public import PageDrawing
public import PageLayout

/// Compares pages with their snapshots, and records snapshots as the rules demand.
public struct SnapshotTest: Sendable {
  let folder: SnapshotFolder
  private var rules: SnapshotRules
  let writer: AtomicFileWriter
  /// The report's folder, for pictures that do not pass; `nil` writes none.
  let reportFolder: String?
  /// The cache of pictures that need not be drawn; `nil` draws every picture.
  private let cache: PictureCache?
  /// The pictures in the report that others are stored as layers over.
  let shared: SharedPictures?
  /// The pictures that a reviewer rejected.
  private let rejected: RejectedPictures
  /// Returns the origin of the picture, which is asked for only if the picture changed or is recorded; `nil`
  /// records none.
  private var origin: (@Sendable () -> PictureOrigin)?

  public init(
    _ folder: SnapshotFolder, rules: SnapshotRules, writer: AtomicFileWriter, reportFolder: String? = nil,
    cache: PictureCache? = nil, shared: SharedPictures? = nil,
    rejected: RejectedPictures = RejectedPictures()
  ) {
    self.cache = cache
    self.shared = shared
    self.rejected = rejected
    self.folder = folder
    self.rules = rules
    self.writer = writer
    self.reportFolder = reportFolder
  }

  /// Returns a copy whose comparisons also leave out `parts`.
  public func ignoring(_ parts: [IgnoredPart]) -> SnapshotTest {
    var test = self
    test.rules = rules.ignoring(parts)
    return test
  }

  /// Returns a copy for a picture of an origin, which is asked for only if the picture changed or is recorded.
  public func drawn(from origin: @escaping @Sendable () -> PictureOrigin) -> SnapshotTest {
    var test = self
    test.origin = origin
    return test
  }

  /// The outcome for one picture.
  public struct Outcome: Sendable {
    public var result: PictureResult
    /// True if a file of the snapshot was written.
    public var isWritten = false
    /// How the run's tolerance is looser than this picture needs; `.some(nil)` if it is not. `nil` if the picture was not compared
    /// by tolerance: its pixels are equal, it did not pass, or it was recorded.
    public var looseness: PictureComparison.Looseness??

    public init(result: PictureResult) { self.result = result }
  }

  /// A page in the first language, on the same device as the page that is compared. The report stores
  /// pictures in another language as differences from it.
  public struct Base {
    /// The name of the base's snapshot.
    var name: String
    /// Returns the scene of the base as the run draws it.
    var scene: () throws -> Scene

    public init(name: String, scene: @escaping () throws -> Scene) {
      self.name = name
      self.scene = scene
    }
  }

  /// Draws a solved page, and compares it with the snapshot that `result` names.
  ///
  /// - Parameters:
  ///   - result: The picture's names and axes; the outcome's copy also has its status and differences.
  /// - Throws: `PageError` if the page cannot be drawn, `FileWriteError` if a file cannot be written.
  public func run(
    _ solved: SolvedPage, in environment: PageEnvironment, as result: PictureResult,
    by renderer: PageRenderer, over base: Base? = nil
  ) throws -> Outcome {
    defer { if let base { shared?.finishUse(of: folder.picture(base.name)) } }
    var outcome = Outcome(result: result)
    let ignored = rules.ignored(on: solved)
    outcome.result.ignored = ignored.map { PictureArea($0) }
    do {
      let stored = try folder.storedPicture(result.name)
      let page = ComparedPage(solved: solved, environment: environment, ignored: ignored, base: base)
      if try isSame(page, as: stored, by: renderer, &outcome) {
        outcome.result.status = .same
        if rules.mode == .all, try writeTree(tree(of: solved, in: environment), named: result.name) {
          outcome.isWritten = true
        }
      }
    } catch let error as StoredPictureError {
      try handle(error, solved, in: environment, by: renderer, &outcome)
    }
    return outcome
  }

  /// A page that is compared with its snapshot.
  struct ComparedPage {
    var solved: SolvedPage
    var environment: PageEnvironment
    /// The rectangles that are left out, in pixels.
    var ignored: [PixelRectangle]
    var base: Base?
  }

  /// Returns true if a page is as its snapshot; otherwise the outcome says how it differs. The page is not
  /// drawn if the cache has its scene with this file.
  private func isSame(
    _ page: ComparedPage, as stored: StoredPicture, by renderer: PageRenderer, _ outcome: inout Outcome
  ) throws -> Bool {
    let hash = cache.map { _ in page.solved.scene.hash }
    if let cache, let hash, cache.knows(hash, as: stored) { return true }
    let isSame = try renderer.withRows(of: page.solved.scene) { actual in
      try compare(actual, with: stored, page, by: renderer, &outcome)
    }
    if isSame, rules.mode != .all { try checkTree(outcome.result.name) }
    // With ignored areas, two pictures that pass may still have different pixels.
    if isSame, page.ignored.isEmpty, let cache, let hash { cache.note(hash, as: stored) }
    return isSame
  }

  /// Throws if a merge left both sides in the frame tree beside a picture.
  private func checkTree(_ name: String) throws(StoredPictureError) {
    do throws(StoredPictureError) {
      _ = try folder.contents(of: folder.tree(name))
    } catch {
      if case .mergeConflict = error { throw error }
    }
  }

  /// Compares the drawn pixels with a snapshot. Returns true if they are the same.
  ///
  /// At most two pictures are in memory. One is the drawn page. The other is first the base's snapshot, then
  /// this page's, and last the base as it is drawn now. Pictures of the report are made row by row.
  private func compare(
    _ actual: PixelRows, with stored: StoredPicture, _ page: ComparedPage, by renderer: PageRenderer,
    _ outcome: inout Outcome
  ) throws -> Bool {
    if stored.matches(actual) == true { return true }
    let snapshot =
      reportFolder == nil || recordsChanges
      ? nil : page.base.flatMap { shared?.snapshot(at: folder.picture($0.name), by: renderer) }
    var layers: LayersOverBase?
    var changes: ChangedTiles?
    let isSame = try renderer.withSecondMemory { memory in
      let (expected, isOpaque) = try stored.decode(into: memory)
      let comparison = PictureComparison(expected: expected, actual: actual, ignoring: page.ignored)
      guard !comparison.isEqual else { return true }
      guard try isReported(comparison, actual, page, &outcome) else { return false }
      let difference = DifferenceRows(
        of: comparison, over: expected, beyond: rules.tolerance, ignoring: page.ignored)
      try leave(.difference, &outcome) { try renderer.withPNG(making: difference, $0) }
      if isOpaque, page.ignored.isEmpty, comparison.hasEqualSizes { changes = comparison.changedTiles }
      if let snapshot, isOpaque {
        layers = try LayersOverBase(
          snapshot, expected: expected, actual: actual, changes: changes, by: renderer)
      }
      return false
    }
    guard !isSame, reportFolder != nil, outcome.result.isLeft else { return isSame }
    if let layers, try leave(layers, over: page.base, actual, by: renderer, &outcome) { return false }
    // The snapshot's own file is small, and need not be encoded.
    try leave(.expected, &outcome) { try stored.bytes.withUnsafeBytes($0) }
    guard shared != nil, let changes, changes.isLittle(of: actual.size),
      let layer = PictureLayer(of: actual, keeping: changes)
    else {
      try leave(.actual, &outcome) { try renderer.withPNG(of: actual, $0) }
      return false
    }
    let file = try layer.file(by: renderer)
    try leave(.actual, &outcome) { try file.withUnsafeBytes($0) }
    outcome.result.sharedActual = outcome.result.expected
    return false
  }

  // MARK: No snapshot

  private func handle(
    _ error: StoredPictureError, _ solved: SolvedPage, in environment: PageEnvironment,
    by renderer: PageRenderer, _ outcome: inout Outcome
  ) throws {
    let path = folder.picture(outcome.result.name)
    let isMissing = error == .missing
    // A Git LFS pointer replaces a picture that exists, and a folder may hold anything: neither is
    // overwritten.
    let isReplaced =
      switch error {
      case .missing: rules.mode != .never
      case .lfsPointer, .folder: false
      default: rules.mode == .all || rules.mode == .failed
      }
    outcome.result.status = isMissing ? .missing : .unreadable
    outcome.result.sentences = [
      !isMissing
        ? "\(path) \(error.message)"
        : isReplaced
          ? "there was no snapshot" : "there is no snapshot" + Wording.recording(with: rules.recordedBy)
    ]
    try renderer.withRows(of: solved.scene) { picture in
      try handle(picture, tree(of: solved, in: environment), isReplaced: isReplaced, by: renderer, &outcome)
    }
  }

  /// Records the picture of a page without a usable snapshot if `isReplaced`, and leaves it in the report if
  /// the page fails.
  private func handle(
    _ picture: PixelRows, _ tree: FrameTree, isReplaced: Bool, by renderer: PageRenderer,
    _ outcome: inout Outcome
  ) throws {
    if isReplaced {
      try record(picture, tree, named: outcome.result.name)
      outcome.isWritten = true
      let isFailure = rules.mode == .missing && rules.failsMissing
      if !isFailure { outcome.result.status = .recorded }
      outcome.result.sentences[0] += isFailure ? "; it is recorded now: look at it" : ""
    }
    guard outcome.result.status != .recorded else { return }
    if !isReplaced { rejected.note(picture, &outcome.result) }
    try leave(tree, &outcome)
    try leave(.actual, &outcome) { try renderer.withPNG(of: picture, $0) }
  }

  // MARK: Another picture

  /// True if a picture that fails is recorded, and so is in no report.
  private var recordsChanges: Bool { rules.mode == .all || rules.mode == .failed }

  /// Judges a difference, and records the picture as the rules demand. Returns true if the report shows the
  /// difference.
  private func isReported(
    _ comparison: PictureComparison, _ actual: PixelRows, _ page: ComparedPage, _ outcome: inout Outcome
  ) throws -> Bool {
    let tree = tree(of: page.solved, in: page.environment)
    let passes = comparison.passes(rules.tolerance)
    let regions = comparison.regions(beyond: rules.tolerance)
    outcome.result.pixels = PictureResult.Pixels(
      comparison, beyond: rules.tolerance, regions: regions, wording: rules.adviceWording)
    if rules.mode == .all || (rules.mode == .failed && !passes) {
      outcome.result.status = .recorded
      tell(tree, of: page.solved, comparison, regions, &outcome.result)
      try record(actual, tree, named: outcome.result.name)
      outcome.isWritten = true
      return false
    }
    if passes {
      outcome.result.status = .same
      outcome.looseness = .some(comparison.looseness(of: rules.tolerance))
      outcome.result.sentences = ["within the tolerance: \(comparison.summary())"]
      return false
    }
    outcome.result.status = .changed
    tell(tree, of: page.solved, comparison, regions, &outcome.result)
    rejected.note(actual, &outcome.result)
    tellOrigin(tree.origin, &outcome.result)
    guard reportFolder != nil else { return false }
    try leave(tree, &outcome)
    return true
  }

  /// Describes in the result what changed: by the frame trees if they differ, and always by the differing
  /// pixels.
  private func tell(
    _ tree: FrameTree, of page: SolvedPage, _ comparison: PictureComparison, _ regions: [ChangedRegion],
    _ result: inout PictureResult
  ) {
    let pixels = comparison.summary(beyond: rules.tolerance, regions: regions)
    let regions = regions.map(\.bounds)
    let place = "\(tree.place(of: regions)): pixels changed"
    guard var old = folder.storedTree(result.name) else {
      result.causes = [comparison.hasEqualSizes ? place : pixels]
      result.sentences =
        [pixels] + (comparison.hasEqualSizes ? [place] : []) + [treeFault(result.name)]
      return
    }
    old.origin = tree.origin
    let changes = tree.changes(since: old, on: page, changedIn: regions)
    guard changes.causes.isEmpty else {
      result.causes = changes.causes.map(\.text)
      result.sentences = changes.sentences + [pixels]
      return
    }
    let untold = "\(place), though no view, property or constraint did"
    result.causes = [comparison.hasEqualSizes ? untold : pixels]
    result.sentences = comparison.hasEqualSizes ? [untold, pixels] : [pixels]
  }

  private static let neitherChanged =
    "neither the inputs nor PageRender's drawing changed: libraries or fonts did"

  /// Says in the result whose change it is, if the origin is known.
  private func tellOrigin(_ origin: PictureOrigin?, _ result: inout PictureResult) {
    guard let origin else { return }
    let old = folder.storedTree(result.name)?.origin
    let whose = ChangeOrigin(from: old, to: origin)
    result.origin = whose
    let drawings = "PageRender draws differently now (drawing \(old?.drawing ?? 0) → \(origin.drawing))"
    switch whose {
    case .yours: break
    case .renderer: result.blameRenderer("\(drawings), from equal inputs", rules)
    case .both:
      result.sentences.insert(
        "\(drawings), and the inputs changed too; to part the two, record with the version before", at: 0)
    case .neither: result.sentences.append(Self.neitherChanged)
    case .unknown:
      result.sentences.append(
        old == nil
          ? "recorded by an older version; whose change it is cannot be known"
          : "\(drawings), but the inputs are not known; whose change it is cannot be known")
    }
  }

  /// Returns a result of a run whose libraries and fonts are the recorded ones: a change from equal inputs is the
  /// renderer's, though the number of its drawing is the recorded one.
  package static func withEqualEnvironment(_ result: PictureResult, _ rules: SnapshotRules) -> PictureResult {
    guard result.origin == .neither else { return result }
    var result = result
    result.sentences.removeAll { $0 == neitherChanged }
    result.blameRenderer("PageRender draws differently now, from equal inputs, libraries and fonts", rules)
    return result
  }

  /// The sentence about views beside a snapshot that cannot be read.
  private func treeFault(_ name: String) -> String {
    let tree = folder.tree(name)
    do throws(StoredPictureError) {
      _ = try folder.contents(of: tree)
    } catch {
      if case .mergeConflict = error { return "\(tree) \(error.message)" }
    }
    return "the list of views beside the snapshot (its .json file) is missing or unreadable, so what changed "
      + "is not known; record the snapshot again"
  }

  // MARK: Writing

  private func tree(of page: SolvedPage, in environment: PageEnvironment) -> FrameTree {
    var tree = page.frameTree(in: environment)
    tree.origin = origin?()
    return tree
  }

  private func record(_ picture: PixelRows, _ tree: FrameTree, named name: String) throws {
    try PNGFile.record(picture, to: folder.picture(name), with: writer, isSmall: rules.recordsSmall)
    _ = try writeTree(tree, named: name)
  }

  /// Writes the tree unless the stored one is equal; returns true if it was written.
  private func writeTree(_ tree: FrameTree, named name: String) throws -> Bool {
    let text = Array(tree.text.utf8)
    if let stored = try? ImageFile.read(folder.tree(name)), stored == text { return false }
    try writer.write(text, to: folder.tree(name))
    return true
  }
}

extension PixelImage {
  /// Encodes the picture as the PNG file of a snapshot: small, and with a hash of its pixels.
  public func snapshotBytes() throws(StoredPictureError) -> [UInt8] {
    do {
      var encoder = try PNGEncoder()
      return try encoder.encode(self, level: .recorded) { Array($0) }
    } catch {
      throw .outOfMemory
    }
  }
}

extension PictureResult.Pixels {
  init(
    _ comparison: PictureComparison, beyond tolerance: PictureTolerance, regions: [ChangedRegion],
    wording: (ToleranceChange) -> String
  ) {
    let changes = comparison.changesToPass(tolerance)
    self.init(
      count: comparison.differentPixels, antialiased: comparison.antialiasedPixels,
      ratio: comparison.comparedPixels > 0
        ? Double(comparison.differentPixels) / Double(comparison.comparedPixels) : 1,
      regions: regions.map { PictureArea($0.bounds) },
      expectedSize: comparison.expectedSize, actualSize: comparison.actualSize,
      passesWith: changes.map {
        PictureResult.PassingOption($0.option, $0.value.flatMap(Double.init))
      },
      advice: PictureComparison.advice(changes, wording: wording))
  }
}

extension PictureArea {
  init(_ rectangle: PixelRectangle) {
    self.init(
      x: rectangle.x.lowerBound, y: rectangle.y.lowerBound, width: rectangle.width, height: rectangle.height)
  }
}

extension FrameTree {
  /// Returns the names of the frontmost views that hold changed areas, for changes that the tree does not
  /// explain.
  package func place(of regions: [PixelRectangle]) -> String {
    let names = names
    var found: [String] = []
    for region in regions {
      let (x, y) = (
        Double(region.x.lowerBound + region.x.upperBound) / 2 / scale,
        Double(region.y.lowerBound + region.y.upperBound) / 2 / scale
      )
      let index = nodes.indices.last { index in
        let frame = nodes[index].frame
        return (frame.minX...max(frame.maxX, frame.minX)).contains(x)
          && (frame.minY...max(frame.maxY, frame.minY)).contains(y)
      }
      if let index, !found.contains(names[index]) { found.append(names[index]) }
    }
    let views =
      found.prefix(4).map(PropertyWording.short).joined(separator: ", ")
      + (found.count > 4 ? " and more" : "")
    return views.isEmpty ? "the page" : views
  }
}

extension PictureResult {
  /// Tells the change as the renderer's, by its kinds; it passes if the rules let it.
  fileprivate mutating func blameRenderer(_ sentence: String, _ rules: SnapshotRules) {
    origin = .renderer
    sentences.insert(sentence, at: 0)
    var seen: Set<String> = []
    causes = causes.map(ChangeOrigin.kind).filter { seen.insert($0).inserted }
    if rules.rendererChanges != .fail { status = .same }
  }
}
