import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageRuns
@testable import PageSnapshots

/// Draws an example, and compares the pictures with those in its folder or replaces them. Belongs to one task.
final class SnapshotStore {
  /// Where a failed comparison leaves the pictures it is about.
  static let reportFolder = Project.path(".build/snapshots")

  private let example: Example
  private let renderer: PageRenderer
  private let fonts = FontCatalog()
  private let test: SnapshotTest

  init(_ example: Example, mode: RecordMode) throws {
    self.example = example
    renderer = try PageRenderer(fonts: fonts)
    test = SnapshotTest(
      example.folder, rules: SnapshotRules(mode: mode), writer: AtomicFileWriter(),
      reportFolder: Self.reportFolder)
  }

  /// What is wrong with the stored picture of a page; `nil` where it is as drawn, or was recorded.
  func fault(of picture: Example.Picture) throws -> String? {
    let solved = try renderer.solve(picture.page, in: picture.environment)
    let axes = PictureResult.Axes(
      page: picture.page.id, step: nil, device: picture.environment.device.id,
      deviceName: picture.environment.device.name, orientation: picture.environment.orientation.rawValue,
      appearance: picture.environment.appearance.rawValue, locale: picture.environment.locale,
      contentSize: picture.environment.contentSize.rawValue, direction: picture.environment.direction.name)
    let wanted = PictureResult(
      deck: example.name, name: picture.name, snapshot: example.folder.picture(picture.name),
      status: .skipped,
      axes: axes)
    let result = try test.run(solved, in: picture.environment, as: wanted, by: renderer).result
    guard result.status.isFailure else { return nil }
    let shown = result.difference ?? result.actual
    return
      (["\(result.status) \(example.name)/\(result.name)"] + result.sentences
      + (shown.map { ["see \(Self.reportFolder)/\($0)"] } ?? [])).joined(separator: "; ")
  }

  /// Whether the stored frame tree is that of the page.
  func hasStoredTree(of picture: Example.Picture) throws -> Bool {
    let solved = try renderer.solve(picture.page, in: picture.environment)
    return example.folder.storedTree(picture.name) == solved.frameTree(in: picture.environment)
  }

}
