import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots

/// Pictures in another language, which a report stores as layers over those in the first language.
///
/// Pictures are 96 × 48 pixels: 12 × 6 squares of 8 pixels, each 4 pt wide.
@MainActor
struct SharedLayersTests {
  private let stage: SnapshotStage
  private let base = "welcome/base"

  init() throws { stage = try SnapshotStage() }

  /// A square of 8 pixels, by column and row.
  private func mark(_ column: Int, _ row: Int, _ color: Color = .black) -> SceneItem.Kind {
    .shape(.rectangle(Rect(x: Double(column) * 4, y: Double(row) * 4, width: 4, height: 4)), color)
  }

  private func page(_ marks: [SceneItem.Kind], width: Double = 48) throws -> SolvedPage {
    var page = try stage.page()
    page.scene = Scene(
      size: Size(width: width, height: 24), scale: 2, background: .white,
      items: marks.map { SceneItem($0, source: 0) })
    return page
  }

  /// Runs the page `new`, whose snapshot shows `old`, over a base whose snapshot shows `first` and that the run
  /// draws as `now`.
  private func run(
    _ first: [SceneItem.Kind]?, now: [SceneItem.Kind]?, old: [SceneItem.Kind], new: [SceneItem.Kind],
    width: Double = 48
  ) throws -> PictureResult {
    let writer = AtomicFileWriter()
    if let first {
      let picture = try stage.picture(page(first, width: width))
      try PNGFile.write(picture, to: stage.folder.picture(base), with: writer, isRecorded: true)
    }
    try stage.record(page(old))
    let (stage, drawn) = (stage, try now.map { try page($0) })
    let base = SnapshotTest.Base(name: base) {
      guard let drawn else { throw StoredPictureError.missing }
      return drawn.scene
    }
    let result = try stage.run(page(new), hasReport: true, shared: SharedPictures(), over: base).result
    // Whatever is stored, the layers give both pictures.
    let expected = [result.shared, result.expected].compactMap(\.self)
    #expect(try joined(expected) == stage.picture(page(old)).values)
    #expect(try joined(result.actualLayers) == stage.picture(page(new)).values)
    return result
  }

  private func joined(_ paths: [String]) throws -> [UInt32]? {
    let layers = try paths.map { path in
      let file = try #require(stage.reported(path))
      return try ImageDecoder.decode(file)
    }
    return PixelImage.joining(layers)?.values
  }

  /// The number of pixels that a layer keeps.
  private func kept(_ path: String?) throws -> Int {
    try stage.pixels(path).count { $0 >> 24 == 0xFF }
  }

  /// A square is kept with its eight neighbours: 9 squares of 64 pixels.
  @Test func `a page's own change is a layer over its snapshot, which is one over the base`() throws {
    let (title, dot) = (mark(1, 1), mark(8, 4, SnapshotStage.red))
    let result = try run([], now: [], old: [title], new: [title, dot])
    #expect(result.status == .changed)
    #expect(result.shared?.hasPrefix("pictures/shared/") == true)
    #expect(result.sharedActual == nil)
    #expect(try kept(result.expected) == 576)
    #expect(try kept(result.actual) == 576)
    #expect(result.actualLayers == [result.shared, result.expected, result.actual])
  }

  /// The change, of two squares, keeps 18; over the base as it is now only the title's 9 are left.
  @Test func `a change that the base has too is a layer over the base as it is now`() throws {
    let (title, dots) = (mark(1, 1), [mark(5, 4, SnapshotStage.red), mark(9, 4, SnapshotStage.red)])
    let result = try run([], now: dots, old: [title], new: [title] + dots)
    #expect(result.sharedActual?.hasPrefix("pictures/shared/") == true)
    #expect(result.sharedActual != result.shared)
    #expect(try kept(result.actual) == 576)
    #expect(result.actualLayers == [result.sharedActual, result.actual])
    #expect(try stage.pixels(result.sharedActual) == stage.picture(page(dots)).values)
  }

  /// Title and dot keep 18 squares as a change, and the dot alone 9 over the base, which is as recorded.
  @Test func `a base that did not change is stored once`() throws {
    let result = try run([], now: [], old: [mark(1, 1)], new: [mark(8, 4)])
    #expect(result.sharedActual == nil)
    #expect(try kept(result.actual) == 1152)
  }

  @Test func `a base that changed elsewhere, or cannot be drawn, is not used`() throws {
    let (title, dots) = (mark(1, 1), [mark(5, 4, SnapshotStage.red), mark(9, 4, SnapshotStage.red)])
    let elsewhere = [mark(5, 1), mark(9, 1)]
    #expect(try run([], now: elsewhere, old: [title], new: [title] + dots).sharedActual == nil)
    #expect(try run([], now: nil, old: [title], new: [title] + dots).sharedActual == nil)
  }

  /// Title and change keep 9 squares each; over the base as it is now none would be left.
  @Test func `a change as small as the language's is stored over the snapshot`() throws {
    let result = try run(
      [], now: [mark(1, 1, SnapshotStage.blue)], old: [mark(1, 1)],
      new: [mark(1, 1, SnapshotStage.blue)])
    #expect(result.sharedActual == nil)
    #expect(try kept(result.actual) == 576)
  }

  @Test func `without a base's snapshot of the same size, a picture lies over its own snapshot`() throws {
    let (title, dot) = (mark(1, 1), mark(8, 4))
    #expect(try run(nil, now: [], old: [title], new: [title, dot]).shared == nil)
    let result = try run([], now: [], old: [title], new: [title, dot], width: 40)
    #expect(result.shared == nil && result.sharedActual == result.expected)
    // A square with those around it, of 64 pixels each.
    #expect(try kept(result.actual) == 576)
    #expect(result.expected.flatMap(stage.reported) == stage.bytes(stage.file))
  }

  @Test func `a base's snapshot that is not opaque is not used`() throws {
    let clear = try Pixels(width: 96, height: 48) { _, _ in 0x8000_0000 }.png(hasAlpha: true)
    try AtomicFileWriter().write(clear, to: stage.folder.picture(base))
    #expect(try run(nil, now: [], old: [mark(1, 1)], new: [mark(8, 4)]).shared == nil)
  }

  @Test func `pictures are read and drawn once, and each is written once into a report`() throws {
    let shared = SharedPictures()
    var draws = 0
    let tiles = PictureTiles(try stage.picture(page([mark(1, 1)])))
    func draw() -> (tiles: PictureTiles, file: [UInt8])? {
      draws += 1
      return (tiles, [1, 2, 3])
    }
    let first = try #require(shared.actual(insteadOf: "a.png", draw: draw))
    #expect(shared.actual(insteadOf: "a.png", draw: draw) === first)
    #expect(draws == 1)
    #expect(shared.actual(insteadOf: "b.png", draw: draw) !== first)
    #expect(shared.snapshot(at: "a.png", by: stage.renderer) == nil)
    #expect(shared.actual(insteadOf: "c.png") { nil } == nil)
    let report = stage.scratch.path("report")
    try first.write(to: report, with: AtomicFileWriter())
    #expect(stage.reported(first.path) == [1, 2, 3])
    try stage.write("other", to: "\(report)/\(first.path)")
    try first.write(to: report, with: AtomicFileWriter())
    #expect(stage.reported(first.path) == Array("other".utf8))
  }

  /// Two pictures have the base `a.png`, and nobody said how many have `b.png`.
  @Test func `a base is dropped after its last picture`() throws {
    let tiles = PictureTiles(try stage.picture(page([])))
    let shared = SharedPictures(uses: ["a.png": 2])
    for file in ["a.png", "b.png"] { _ = shared.actual(insteadOf: file) { (tiles, [1]) } }
    #expect(shared.snapshot(at: "a.png", by: stage.renderer) == nil)
    #expect(shared.count == 3)
    shared.finishUse(of: "b.png")
    shared.finishUse(of: "a.png")
    #expect(shared.count == 3)
    shared.finishUse(of: "a.png")
    #expect(shared.count == 1)
  }

  @Test func `a run drops a base when the last page over it is done, also a page that passes`() throws {
    let writer = AtomicFileWriter()
    try PNGFile.write(stage.picture(page([])), to: stage.folder.picture(base), with: writer, isRecorded: true)
    try stage.record(page([mark(1, 1)]))
    let shared = SharedPictures(uses: [stage.folder.picture(base): 2])
    let over = SnapshotTest.Base(name: base) { [stage] in try stage.page().scene }
    _ = try stage.run(page([mark(8, 4)]), hasReport: true, shared: shared, over: over)
    #expect(shared.count > 0)
    _ = try stage.run(page([mark(1, 1)]), hasReport: true, shared: shared, over: over)
    #expect(shared.count == 0)
  }
}
