import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots

/// Runs of one page: which snapshots they write, and what they tell.
@MainActor
struct SnapshotTestTests {
  private let stage: SnapshotStage

  init() throws { stage = try SnapshotStage() }

  private func rules(_ mode: RecordMode, _ tolerance: PictureTolerance = .exact) -> SnapshotRules {
    SnapshotRules(mode: mode, tolerance: tolerance)
  }

  private let actual = "pictures/actual/tutorial/welcome/se.png"

  // MARK: No snapshot

  @Test func `a missing snapshot fails, and the command that records it is named`() throws {
    var rules = rules(.never)
    rules.recordedBy = "make record"
    let outcome = try stage.run(stage.page(), rules, hasReport: true)
    #expect((outcome.result.status, outcome.isWritten) == (.missing, false))
    #expect(outcome.result.sentences == ["there is no snapshot; record it: make record"])
    #expect(outcome.result.pixels == nil && outcome.looseness == nil)
    #expect(stage.bytes(stage.file) == nil)
    // The report shows what was drawn.
    #expect((outcome.result.expected, outcome.result.actual, outcome.result.difference) == (nil, actual, nil))
    #expect(try stage.pixels(actual) == stage.picture(stage.page()).values)
    let tree = try stage.page().frameTree(in: stage.environment)
    #expect(stage.reported("pictures/actual/tutorial/welcome/se.json") == Array(tree.text.utf8))
    #expect(try stage.run(stage.page()).result.sentences == ["there is no snapshot"])
  }

  @Test func `a snapshot that was missing is recorded, and fails as nobody has looked at it`() throws {
    let outcome = try stage.run(stage.page(), rules(.missing), hasReport: true)
    #expect((outcome.result.status, outcome.isWritten) == (.missing, true))
    #expect(outcome.result.sentences == ["there was no snapshot; it is recorded now: look at it"])
    #expect(outcome.result.actual == actual)
    #expect(try stage.isRecorded(stage.page()))
    #expect(try stage.run(stage.page()).result.status == .same)
  }

  @Test(arguments: [(RecordMode.missing, false), (.all, true), (.failed, true), (.all, false)])
  func `a run that is to record passes with a missing snapshot`(mode: RecordMode, failsMissing: Bool) throws {
    var rules = rules(mode)
    rules.failsMissing = failsMissing
    let outcome = try stage.run(stage.page(), rules, hasReport: true)
    #expect((outcome.result.status, outcome.isWritten) == (.recorded, true))
    #expect(outcome.result.sentences == ["there was no snapshot"])
    #expect(outcome.result.actual == nil && stage.reported(actual) == nil)
    #expect(try stage.isRecorded(stage.page()))
  }

  @Test(arguments: [(RecordMode.never, false), (.missing, false), (.all, true), (.failed, true)])
  func `a file that is no picture is replaced if failures are`(mode: RecordMode, isReplaced: Bool) throws {
    try stage.write("hello", to: stage.file)
    let outcome = try stage.run(stage.page(), rules(mode), hasReport: true)
    #expect((outcome.result.status, outcome.isWritten) == (isReplaced ? .recorded : .unreadable, isReplaced))
    #expect(outcome.result.sentences == ["\(stage.file) is not a PNG file"])
    #expect(outcome.result.actual == (isReplaced ? nil : actual))
    #expect(try stage.isRecorded(stage.page()) == isReplaced)
  }

  @Test(arguments: RecordMode.allCases)
  func `a Git LFS pointer and a folder are never replaced`(mode: RecordMode) throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\n"
    try stage.write(pointer, to: stage.file)
    let outcome = try stage.run(stage.page(), rules(mode))
    #expect((outcome.result.status, outcome.isWritten) == (.unreadable, false))
    #expect(stage.bytes(stage.file) == Array(pointer.utf8))
    try FileManager.default.removeItem(atPath: stage.file)
    try stage.write("x", to: stage.file + "/inside")
    #expect(try stage.run(stage.page(), rules(mode)).result.status == .unreadable)
    #expect(try stage.run(stage.page(), rules(mode)).isWritten == false)
  }

  @Test(arguments: [(RecordMode.never, false), (.missing, false), (.all, true), (.failed, true)])
  func `a picture that is cut is unreadable`(mode: RecordMode, isReplaced: Bool) throws {
    try stage.record(stage.page())
    let whole = try #require(stage.bytes(stage.file))
    try AtomicFileWriter().write(Array(whole.prefix(whole.count - 40)), to: stage.file)
    let outcome = try stage.run(stage.page(), rules(mode))
    #expect((outcome.result.status, outcome.isWritten) == (isReplaced ? .recorded : .unreadable, isReplaced))
    #expect(outcome.result.sentences == ["\(stage.file) ends before the picture does; restore it"])
  }

  // MARK: The same picture

  @Test func `an unchanged page is the same, and only mode all writes its tree anew`() throws {
    try stage.record(stage.page())
    #expect(try stage.run(stage.page(), rules(.all)).isWritten == false)
    try stage.write("{}", to: stage.folder.tree(SnapshotStage.name))
    for mode in [RecordMode.never, .missing, .failed] {
      let outcome = try stage.run(stage.page(), rules(mode))
      #expect((outcome.result.status, outcome.isWritten) == (.same, false))
      #expect(outcome.result.sentences == [] && outcome.result.pixels == nil && outcome.looseness == nil)
    }
    let outcome = try stage.run(stage.page(), rules(.all))
    #expect((outcome.result.status, outcome.isWritten) == (.same, true))
    #expect(try stage.isRecorded(stage.page()))
  }

  @Test func `snapshots are written small or fast`() throws {
    let page = try stage.page()
    let small = try stage.picture(page).snapshotBytes()
    try stage.record(page)
    #expect(stage.bytes(stage.file) == small)
    #expect(try StoredPicture(small).decode().values == stage.picture(page).values)
    #expect(try StoredPicture(small).pixelHash != nil)
    try FileManager.default.removeItem(atPath: stage.file)
    var rules = rules(.all)
    rules.recordsSmall = false
    _ = try stage.run(page, rules)
    #expect(stage.bytes(stage.file) != small)
    #expect(try stage.isRecorded(page))
  }

  @Test func `a scene that the cache has with the file is not drawn`() throws {
    let cache = PictureCache()
    try stage.record(stage.page())
    #expect(try stage.run(stage.page(), cache: cache).result.status == .same)
    // The run noted what it found, for the next one.
    let path = stage.scratch.path("cache")
    try cache.write(to: path, with: AtomicFileWriter())
    let stored = try stage.folder.storedPicture(SnapshotStage.name)
    let known = PictureCache(contentsOf: path)
    #expect(try known.knows(stage.page().scene.hash, as: stored))
    // A cache that is wrong about a scene shows that it was asked.
    let wrong = PictureCache()
    wrong.note(try stage.page(shift: 1).scene.hash, as: stored)
    try wrong.write(to: path, with: AtomicFileWriter())
    #expect(try stage.run(stage.page(shift: 1), cache: PictureCache(contentsOf: path)).result.status == .same)
    #expect(try stage.run(stage.page(shift: 1), cache: known).result.status == .changed)
  }

  @Test func `a picture with ignored parts is the same without a note in the cache`() throws {
    let cache = PictureCache()
    try stage.record(stage.page())
    // Of the square that moved 1 pt, the columns from 8 to 19 are ignored.
    let area = IgnoredPart.area(Rect(x: 4, y: 2, width: 6, height: 5))
    let outcome = try stage.run(stage.page(shift: 1), cache: cache, ignoring: [area])
    #expect(outcome.result.status == .same)
    #expect(outcome.result.ignored == [PictureArea(x: 8, y: 4, width: 12, height: 10)])
    #expect(try stage.run(stage.page(), cache: cache, ignoring: [area]).result.status == .same)
    let path = stage.scratch.path("cache")
    try cache.write(to: path, with: AtomicFileWriter())
    #expect(stage.bytes(path) == nil)
  }

  // MARK: Another picture

  /// A square of 10 × 10 pixels that moved by two loses and gains 20: 40 of 800 pixels.
  @Test func `a change is told by its views and counted in pixels`() throws {
    try stage.record(stage.page())
    let outcome = try stage.run(stage.page(x: 5), hasReport: true)
    #expect((outcome.result.status, outcome.isWritten) == (.changed, false))
    #expect(outcome.result.causes == ["box: frame 4 2 5 5 → 5 2 5 5"])
    #expect(
      outcome.result.sentences == [
        "box: frame 4 2 5 5 → 5 2 5 5", "40 pixels differ, all within x 8 to 19 and y 4 to 13",
      ])
    let pixels = try #require(outcome.result.pixels)
    #expect((pixels.count, pixels.ratio) == (40, 0.05))
    #expect(pixels.regions == [PictureArea(x: 8, y: 4, width: 12, height: 10)])
    #expect(pixels.expectedSize == PixelSize(width: 40, height: 20))
    #expect(pixels.passesWith.first == .init(.maxDiffPixels, 40))
    #expect(pixels.advice?.hasPrefix("would pass with --max-diff-pixels 40 or ") == true)
    #expect(outcome.looseness == nil)
  }

  @Test func `a report has the snapshot, the drawn picture, their difference and the tree`() throws {
    try stage.record(stage.page())
    let result = try stage.run(stage.page(x: 5), hasReport: true).result
    #expect(result.actual == actual)
    let difference = "pictures/difference/tutorial/welcome/se.png"
    #expect(result.difference == difference)
    #expect(result.expected == "pictures/expected/tutorial/welcome/se.png")
    #expect(result.shared == nil && result.sharedActual == nil)
    #expect(result.expected.flatMap(stage.reported) == stage.bytes(stage.file))
    #expect(try stage.pixels(actual) == stage.picture(stage.page(x: 5)).values)
    #expect(try stage.pixels(difference).count { $0 == 0xFFFF_0000 } == 40)
    let tree = try stage.page(x: 5).frameTree(in: stage.environment)
    #expect(stage.reported("pictures/actual/tutorial/welcome/se.json") == Array(tree.text.utf8))
    // Without a report, nothing is left anywhere.
    let alone = try stage.run(stage.page(x: 5)).result
    #expect(alone.status == .changed && alone.actual == nil && alone.difference == nil)
  }

  @Test func `a change that no view explains is told by the view that it is in`() throws {
    try stage.record(stage.page())
    let result = try stage.run(stage.page(SnapshotStage.blue)).result
    let untold = "box: pixels changed, though no view, property or constraint did"
    #expect(result.causes == [untold])
    #expect(result.sentences == [untold, "100 pixels differ, all within x 8 to 17 and y 4 to 13"])
    try FileManager.default.removeItem(atPath: stage.folder.tree(SnapshotStage.name))
    let lost = try stage.run(stage.page(SnapshotStage.blue)).result
    #expect(lost.causes == ["box: pixels changed"])
    #expect(
      lost.sentences == [
        "100 pixels differ, all within x 8 to 17 and y 4 to 13", "box: pixels changed",
        "the list of views beside the snapshot (its .json file) is missing or unreadable, so what changed is not "
          + "known; record the snapshot again",
      ])
    let tree = stage.folder.tree(SnapshotStage.name)
    try Data("<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n".utf8).write(to: URL(fileURLWithPath: tree))
    let torn = try stage.run(stage.page(SnapshotStage.blue)).result
    #expect(torn.sentences.last?.hasPrefix("\(tree) has a merge's two sides in ") == true)
    let same = try stage.run(stage.page()).result
    #expect(same.status == .unreadable)
    #expect(same.sentences.first?.contains(" has a merge's two sides in \(SnapshotStage.name).json ") == true)
  }

  @Test func `a picture of another size is told by both sizes`() throws {
    try stage.record(stage.page())
    let size = "42 × 20 pixels instead of 40 × 20"
    let outcome = try stage.run(stage.page(width: 21), rules(.never, PictureTolerance(maxDiffPixels: 999)))
    #expect(outcome.result.status == .changed)
    #expect((outcome.result.causes, outcome.result.sentences) == ([size], [size]))
    #expect(outcome.result.pixels?.actualSize == PixelSize(width: 42, height: 20))
    try FileManager.default.removeItem(atPath: stage.folder.tree(SnapshotStage.name))
    let lost = try stage.run(stage.page(width: 21)).result
    #expect(lost.causes == [size])
    #expect((lost.sentences.first, lost.sentences.count) == (size, 2))
  }

  @Test(
    arguments: [
      (.never, 39, .changed, false), (.never, 40, .same, false), (.missing, 39, .changed, false),
      (.missing, 40, .same, false), (.failed, 39, .recorded, true), (.failed, 40, .same, false),
      (.all, 39, .recorded, true), (.all, 40, .recorded, true),
    ] as [(RecordMode, Int, PictureResult.Status, Bool)])
  func `forty pixels that differ are judged by the tolerance and recorded by the mode`(
    mode: RecordMode, allowed: Int, status: PictureResult.Status, isWritten: Bool
  ) throws {
    try stage.record(stage.page())
    let outcome = try stage.run(stage.page(x: 5), rules(mode, PictureTolerance(maxDiffPixels: allowed)))
    #expect((outcome.result.status, outcome.isWritten) == (status, isWritten))
    #expect(outcome.result.pixels?.count == 40)
    #expect(try stage.isRecorded(stage.page(x: isWritten ? 5 : 4)))
    if status == .same {
      #expect(
        outcome.result.sentences == [
          "within the tolerance: 40 pixels differ, all within x 8 to 19 and y 4 to 13"
        ])
      #expect(outcome.result.causes == [] && outcome.looseness == .some(nil))
    } else {
      #expect(outcome.result.causes == ["box: frame 4 2 5 5 → 5 2 5 5"] && outcome.looseness == nil)
    }
  }

  @Test func `a tolerance of twice as many pixels is looser than needed`() throws {
    try stage.record(stage.page())
    let loose = try stage.run(stage.page(x: 5), rules(.never, PictureTolerance(maxDiffPixels: 80))).looseness
    #expect(loose == .some(.moreThanTwice))
  }

  @Test func `advice is worded as the rules word it`() throws {
    try stage.record(stage.page())
    var rules = rules(.never)
    rules.adviceWording = { $0.argument }
    let advice = try stage.run(stage.page(x: 5), rules).result.pixels?.advice
    #expect(advice?.hasPrefix("would pass with maxDiffPixels: 40 or ") == true)
  }

  @Test func `of pictures that share no pixel all differ`() {
    let nothing = PictureComparison(
      expected: picture(2, 2) { _, _ in 0 }, actual: picture(2, 2) { _, _ in 1 },
      ignoring: [PixelRectangle(x: 0..<2, y: 0..<2)])
    let pixels = PictureResult.Pixels(nothing, beyond: .exact, regions: []) { $0.commandLine }
    #expect((pixels.count, pixels.ratio, pixels.advice) == (0, 1, nil))
  }
}
