import Foundation
import Testing

@testable import PageRender

/// Draws examples, and compares the pictures with those in `Snapshots/` or replaces them.
///
/// Pictures are drawn as files and read back, so that what is compared is what users get. Belongs to one
/// task.
final class SnapshotStore {
  static let folder = Project.path("Snapshots")
  /// Where a failed comparison leaves the pictures it is about.
  static let reportFolder = Project.path(".build/snapshots")

  private let renderer: PageRenderer
  private let writer = AtomicFileWriter()
  private let scratch = TemporaryFolder()

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
  }

  /// The files in `Snapshots/`, by their paths below it, sorted.
  static func storedFiles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted()
  }

  /// What is wrong with the stored picture of a page; `nil` where it is as drawn.
  func fault(of snapshot: Example.Picture) throws -> String? {
    let name = snapshot.name
    guard FileManager.default.fileExists(atPath: snapshot.path) else {
      return "\(name): no picture is recorded; run make record"
    }
    guard let expected = try? ImageDecoder.decode(contentsOf: snapshot.path) else {
      return "\(name): the recorded picture cannot be read; run make record"
    }
    let actual = try draw(snapshot)
    guard let difference = PixelDifference(between: expected, and: actual) else { return nil }
    let report = "\(Self.reportFolder)/\(name)"
    try write(expected, to: "\(report).expected.png")
    try write(actual, to: "\(report).actual.png")
    try write(expected.highlighting(differencesFrom: actual), to: "\(report).diff.png")
    return "\(name): \(difference); see \(report).diff.png, .expected.png and .actual.png"
  }

  /// Stores the picture of a page. A stored one with the same pixels stays: another version of libdeflate
  /// would write them in other bytes, and a file that changes has to be looked at.
  func record(_ snapshot: Example.Picture) throws {
    let picture = try draw(snapshot)
    if let stored = try? ImageDecoder.decode(contentsOf: snapshot.path),
      PixelDifference(between: stored, and: picture) == nil
    {
      return
    }
    try write(picture, to: snapshot.path, level: .small)
  }

  private func draw(_ snapshot: Example.Picture) throws -> PixelImage {
    let file = scratch.path("page.png")
    let solved = try renderer.solve(snapshot.page, in: snapshot.environment)
    try renderer.writePNG(of: solved.scene, to: file, with: writer)
    return try ImageDecoder.decode(contentsOf: file)
  }

  private func write(_ picture: PixelImage, to path: String, level: PNGEncoder.Level = .fast) throws {
    var encoder = try PNGEncoder()
    try encoder.encode(picture, level: level) { try writer.write($0, to: path) }
  }
}
