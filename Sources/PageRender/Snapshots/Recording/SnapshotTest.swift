internal import LayoutEngine
public import PageBase
public import PageDrawing
public import PageLayout

/// Compares pages with their snapshots, and records snapshots as the rules demand.
public struct SnapshotTest: Sendable {
  private let folder: SnapshotFolder
  private var rules: SnapshotRules
  private let writer: AtomicFileWriter
  /// The report's folder, for pictures that do not pass; `nil` writes none.
  private let reportFolder: String?
  /// The cache of pictures that need not be drawn; `nil` draws every picture.
  private let cache: PictureCache?
  /// The pictures in the report that others are stored as layers over.
  private let shared: SharedPictures?
  /// The pictures that a reviewer rejected.
  private let rejected: RejectedPictures

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
    /// Draws the base as the run draws it.
    var draw: () throws -> PixelImage

    public init(name: String, draw: @escaping () throws -> PixelImage) {
      self.name = name
      self.draw = draw
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
    var outcome = Outcome(result: result)
    let ignored = rules.ignored(on: solved)
    outcome.result.ignored = ignored.map { PictureArea($0) }
    let stored: StoredPicture
    do throws(StoredPictureError) {
      stored = try folder.storedPicture(result.name)
    } catch {
      try handle(error, solved, in: environment, by: renderer, &outcome)
      return outcome
    }
    let verification: PictureVerification
    do {
      verification = try verify(solved.scene, against: stored, ignoring: ignored, by: renderer)
    } catch let error as StoredPictureError {
      try handle(error, solved, in: environment, by: renderer, &outcome)
      return outcome
    }
    switch verification {
    case .same:
      outcome.result.status = .same
      if rules.mode == .all, try writeTree(solved.frameTree(in: environment), named: result.name) {
        outcome.isWritten = true
      }
    case .different(let comparison, let expected, let actual):
      var pictures = Pictures(stored: stored, expected: expected, actual: actual, base: base)
      if base != nil, ignored.isEmpty, comparison.hasEqualSizes {
        pictures.changes = ChangedTiles(
          of: comparison.expectedSize, runs: comparison.differences.lazy.map { ($0.columns, Int($0.y)) })
      }
      try handle(comparison, pictures, solved, in: environment, by: renderer, &outcome)
    }
    return outcome
  }

  /// Compares a scene with its snapshot. The scene is not drawn if the cache has it with this file.
  private func verify(
    _ scene: Scene, against stored: StoredPicture, ignoring ignored: [PixelRectangle],
    by renderer: PageRenderer
  ) throws -> PictureVerification {
    guard let cache else { return try renderer.verify(scene, against: stored, ignoring: ignored) }
    let hash = scene.hash
    if cache.knows(hash, as: stored) { return .same }
    let verification = try renderer.verify(scene, against: stored, ignoring: ignored)
    // With ignored areas, two pictures that pass may still have different pixels.
    if case .same = verification, ignored.isEmpty { cache.note(hash, as: stored) }
    return verification
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
    let picture = try renderer.picture(of: solved.scene)
    let tree = solved.frameTree(in: environment)
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
    try leave(picture, .actual, by: renderer, &outcome)
  }

  // MARK: Another picture

  /// A snapshot, and the picture that was drawn instead.
  private struct Pictures {
    var stored: StoredPicture
    var expected: PixelImage
    var actual: PixelImage
    var base: Base?
    /// The squares in which the two differ; `nil` if areas were left out of the comparison.
    var changes: ChangedTiles?
  }

  private func handle(
    _ comparison: PictureComparison, _ pictures: Pictures, _ solved: SolvedPage,
    in environment: PageEnvironment, by renderer: PageRenderer, _ outcome: inout Outcome
  ) throws {
    let tree = solved.frameTree(in: environment)
    let passes = comparison.passes(rules.tolerance)
    let regions = comparison.regions(beyond: rules.tolerance)
    outcome.result.pixels = PictureResult.Pixels(
      comparison, beyond: rules.tolerance, regions: regions, wording: rules.adviceWording)
    if rules.mode == .all || (rules.mode == .failed && !passes) {
      outcome.result.status = .recorded
      tell(tree, of: solved, comparison, regions, &outcome.result)
      try record(pictures.actual, tree, named: outcome.result.name)
      outcome.isWritten = true
      return
    }
    if passes {
      outcome.result.status = .same
      outcome.looseness = .some(comparison.looseness(of: rules.tolerance))
      outcome.result.sentences = ["within the tolerance: \(comparison.summary())"]
      return
    }
    outcome.result.status = .changed
    tell(tree, of: solved, comparison, regions, &outcome.result)
    rejected.note(pictures.actual, &outcome.result)
    guard reportFolder != nil else { return }
    let ignored = rules.ignored(on: solved)
    let difference = try comparison.picture(
      over: pictures.expected, beyond: rules.tolerance, ignoring: ignored)
    try leave(tree, &outcome)
    try leave(difference, .difference, by: renderer, &outcome)
    if try !leaveLayers(pictures, by: renderer, &outcome) {
      // The snapshot's own file is small, and need not be encoded.
      try leave(pictures.stored.bytes, .expected, &outcome)
      try leave(pictures.actual, .actual, by: renderer, &outcome)
    }
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
    guard let old = folder.storedTree(result.name) else {
      result.causes = [comparison.hasEqualSizes ? place : pixels]
      result.sentences =
        [pixels] + (comparison.hasEqualSizes ? [place] : []) + [
          "the list of views beside the snapshot (its .json file) is missing or unreadable, so what changed "
            + "is not known; record the snapshot again"
        ]
      return
    }
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

  // MARK: Writing

  private func record(_ picture: PixelImage, _ tree: FrameTree, named name: String) throws {
    try PNGFile.write(
      picture, to: folder.picture(name), with: writer, isRecorded: true, isSmall: rules.recordsSmall)
    _ = try writeTree(tree, named: name)
  }

  /// Writes the tree unless the stored one is equal; returns true if it was written.
  private func writeTree(_ tree: FrameTree, named name: String) throws -> Bool {
    let text = Array(tree.text.utf8)
    if let stored = try? ImageFile.read(folder.tree(name)), stored == text { return false }
    try writer.write(text, to: folder.tree(name))
    return true
  }

  // MARK: The report

  /// Writes the frame tree into the report, beside the actual picture.
  private func leave(_ tree: FrameTree, _ outcome: inout Outcome) throws {
    guard let reportFolder else { return }
    let picture = ReportFolder.path(.actual, deck: outcome.result.deck, name: outcome.result.name)
    try writer.write(tree.text, to: "\(reportFolder)/\(ReportFolder.tree(besidePicture: picture))")
  }

  private func leave(
    _ picture: PixelImage, _ kind: ReportFolder.Picture, by renderer: PageRenderer,
    _ outcome: inout Outcome
  ) throws {
    guard let reportFolder else { return }
    let path = ReportFolder.path(kind, deck: outcome.result.deck, name: outcome.result.name)
    try renderer.withPNG(of: picture) { try writer.write($0, to: "\(reportFolder)/\(path)") }
    outcome.result[kind] = path
  }

  private func leave(_ file: [UInt8], _ kind: ReportFolder.Picture, _ outcome: inout Outcome) throws {
    guard let reportFolder else { return }
    let path = ReportFolder.path(kind, deck: outcome.result.deck, name: outcome.result.name)
    try writer.write(file, to: "\(reportFolder)/\(path)")
    outcome.result[kind] = path
  }

  /// Writes the expected picture as a layer over the base's snapshot. Writes the actual picture as a layer
  /// over the expected one, or over the base as drawn now if that layer is smaller. Returns false if there is
  /// no opaque base.
  private func leaveLayers(
    _ pictures: Pictures, by renderer: PageRenderer, _ outcome: inout Outcome
  ) throws -> Bool {
    guard let reportFolder, let base = pictures.base, pictures.expected.isOpaque, pictures.actual.isOpaque,
      let snapshot = shared?.snapshot(at: folder.picture(base.name))
    else { return false }
    let old = PictureTiles(pictures.expected)
    var known: PictureTiles?
    func new() -> PictureTiles {
      let tiles = known ?? PictureTiles(pictures.actual)
      known = tiles
      return tiles
    }
    guard let changesOfLanguage = old.changes(over: snapshot.tiles),
      var changes = pictures.changes ?? new().changes(over: old),
      let expected = PictureLayer(of: pictures.expected, keeping: changesOfLanguage)
    else { return false }
    var below: SharedPictures.Picture?
    // A change that all languages share is in the base as drawn now, so the layer over it is smaller.
    if changes.count > changesOfLanguage.count, let drawn = actual(base, by: renderer),
      drawn.tiles != snapshot.tiles, let others = new().changes(over: drawn.tiles),
      others.count < changes.count
    {
      changes = others
      below = drawn
    }
    guard let actual = PictureLayer(of: pictures.actual, keeping: changes) else { return false }
    try snapshot.write(to: reportFolder, with: writer)
    try below?.write(to: reportFolder, with: writer)
    for (layer, kind) in [(expected, ReportFolder.Picture.expected), (actual, .actual)] {
      var file: [UInt8] = []
      try renderer.withPNG(of: layer.picture) { file = layer.file($0) }
      try leave(file, kind, &outcome)
    }
    outcome.result.shared = snapshot.path
    outcome.result.sharedActual = below?.path
    return true
  }

  /// Returns the base as the run draws it.
  private func actual(_ base: Base, by renderer: PageRenderer) -> SharedPictures.Picture? {
    shared?.actual(insteadOf: folder.picture(base.name)) {
      var file: [UInt8] = []
      guard let image = try? base.draw(), (try? renderer.withPNG(of: image) { file = Array($0) }) != nil
      else { return nil }
      return (image, file)
    }
  }
}

extension PixelImage {
  /// Encodes the picture as the PNG file of a snapshot: small, and with a hash of its pixels.
  public func snapshotBytes() throws(StoredPictureError) -> [UInt8] {
    do {
      var encoder = try PNGEncoder()
      return try encoder.encode(self, level: .small) { Array($0) }
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
