import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots

extension Trait where Self == RecordedEnvironmentTrait {
  /// Skips a test, with a line that says why, where pictures may differ from the recorded ones by right. On
  /// continuous integration nothing is skipped: the test runs, and has to report the difference.
  static var whereRecorded: Self { Self() }
}

struct RecordedEnvironmentTrait: TestTrait {
  func prepare(for test: Test) async throws {
    guard !SnapshotMode.isRecording, !SnapshotMode.isContinuousIntegration else { return }
    var difference: String?
    for example in try await Example.loadAll() where difference == nil {
      difference = try RecordedEnvironment.difference(of: example)
    }
    let found = difference
    let condition = ConditionTrait.enabled(if: found == nil, Comment(rawValue: found ?? ""))
    try await condition.prepare(for: test)
  }
}

/// `environment.json` in the folder of each example: where the pictures were drawn.
enum RecordedEnvironment {
  /// What differs here from the recording, in one line; `nil` where nothing does.
  static func difference(of example: Example) throws -> String? {
    let recorded = try #require(
      try example.folder.recordedEnvironment(), "\(example.folder.environment) is not there; run make record")
    let fonts = FontCatalog()
    let folder = example.folder
    let differences =
      DrawingEnvironment.machine(using: fonts).machineDifferences(from: recorded)
      + RecordedFonts(of: folder, in: recorded, offered: fonts).differences(for: folder.names)
    return differences.isEmpty ? nil : differences.joined(separator: "; ")
  }

  /// The environment in which this machine draws the recorded pictures: their pages are solved to learn which fonts they use.
  static func current(_ example: Example) throws -> DrawingEnvironment {
    let fonts = FontCatalog()
    let renderer = try PageRenderer(fonts: fonts)
    let recorded = example.recorded
    for picture in recorded { _ = try renderer.solve(picture.page, in: picture.environment) }
    var environment = DrawingEnvironment.current(using: fonts)
    environment.systems = recorded.map(\.environment.system.rawValue)
    return environment
  }
}
