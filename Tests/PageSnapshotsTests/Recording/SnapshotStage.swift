import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots
@testable import UIKitCore

/// A page whose picture is small enough to count its pixels, and the folders of its snapshot test.
///
/// The view `box` is 5 × 5 pt. The picture, 40 × 20 pixels at 2×, is white with a square at the box's place.
@MainActor
struct SnapshotStage {
  static let name = "welcome/se"
  static let red = Color(rgb: 0xFF0000)
  static let blue = Color(rgb: 0x0000FF)

  let scratch = TemporaryFolder()
  let renderer: PageRenderer
  let environment: PageEnvironment

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
    environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
  }

  var folder: SnapshotFolder { SnapshotFolder(scratch.path("Snapshots")) }
  var file: String { folder.picture(Self.name) }

  /// A page with the box at `x`, from which the picture's square is `shift` points to the right.
  func page(
    x: Double = 4, shift: Double = 0, _ color: Color = red, width: Double = 20, more: [SceneItem.Kind] = []
  ) throws -> SolvedPage {
    let root = plain(.white)
    root.accessibilityIdentifier = "page"
    let box = plain(.red)
    box.frame = CGRect(x: x, y: 2, width: 5, height: 5)
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    var solved = try solve(root, on: .sePortrait)
    let square = Rect(x: x + shift, y: 2, width: 5, height: 5)
    solved.scene = Scene(
      size: Size(width: width, height: 10), scale: 2, background: .white,
      items: ([.shape(.rectangle(square), color)] + more).map { SceneItem($0, source: 0) })
    return solved
  }

  func picture(_ page: SolvedPage) throws -> PixelImage { try renderer.picture(of: page.scene) }

  /// Records a page as a run in mode `all` does.
  func record(_ page: SolvedPage) throws {
    _ = try run(page, SnapshotRules(mode: .all))
  }

  func run(
    _ page: SolvedPage, _ rules: SnapshotRules = SnapshotRules(mode: .never), hasReport: Bool = false,
    cache: PictureCache? = nil, shared: SharedPictures? = nil, over base: SnapshotTest.Base? = nil,
    ignoring parts: [IgnoredPart] = [], from origin: PictureOrigin? = nil
  ) throws -> SnapshotTest.Outcome {
    let axes = SampleRun.picture(.skipped).axes
    let result = PictureResult(
      deck: "tutorial", name: Self.name, snapshot: file, status: .skipped, axes: axes)
    let test = SnapshotTest(
      folder, rules: rules, writer: AtomicFileWriter(),
      reportFolder: hasReport ? scratch.path("report") : nil,
      cache: cache, shared: shared
    ).ignoring(parts)
    return try (origin.map { origin in test.drawn { origin } } ?? test).run(
      page, in: environment, as: result, by: renderer, over: base)
  }

  func write(_ text: String, to path: String) throws { try AtomicFileWriter().write(text, to: path) }

  func bytes(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

  /// The bytes of a file of the report.
  func reported(_ path: String) -> [UInt8]? { bytes(scratch.path("report/\(path)")) }

  /// The pixels of a picture of the report.
  func pixels(_ path: String?) throws -> [UInt32] {
    let file = try #require(path.flatMap(reported))
    return try ImageDecoder.decode(file).values
  }

  func isRecorded(_ page: SolvedPage) throws -> Bool {
    let tree = page.frameTree(in: environment)
    let picture = try picture(page)
    return folder.storedTree(Self.name) == tree
      && (try? folder.storedPicture(Self.name))?.matches(picture) == true
  }
}
