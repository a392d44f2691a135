import Foundation
import Testing

@testable import PageRender

extension Trait where Self == RecordedEnvironmentTrait {
  /// Skips a test, with a line that says why, where pictures may differ from the recorded ones by right. On
  /// continuous integration nothing is skipped: the test runs, and has to report the difference.
  static var whereRecorded: Self { Self() }
}

struct RecordedEnvironmentTrait: TestTrait {
  func prepare(for test: Test) async throws {
    guard !SnapshotRun.isRecording, !SnapshotRun.isContinuousIntegration else { return }
    let difference = try await RecordedEnvironment.difference(examples: Example.loadAll())
    let condition = ConditionTrait.enabled(if: difference == nil, Comment(rawValue: difference ?? ""))
    try await condition.prepare(for: test)
  }
}

/// `Snapshots/environment.json`: where the pictures were drawn.
enum RecordedEnvironment {
  static let file = Project.path("Snapshots/environment.json")

  /// What differs here from the recording, in one line; `nil` where nothing does.
  static func difference(examples: [Example]) throws -> String? {
    let recorded = try #require(
      DrawingEnvironment(json: Array(Data(contentsOf: URL(fileURLWithPath: file)))),
      "\(file) is not readable; run make record")
    let differences = try current(examples: examples).differences(from: recorded)
    return differences.isEmpty ? nil : differences.joined(separator: "; ")
  }

  /// The environment that the examples would be drawn in here.
  static func current(examples: [Example]) throws -> DrawingEnvironment {
    let files = Set(try examples.flatMap { try $0.fontFiles() }).sorted()
    return DrawingEnvironment.current(fonts: try hashes(of: files))
  }

  /// The SHA-256 of files, by `sha256sum`, which every Debian system has (coreutils): the libraries that
  /// draw need no cryptography, so none is linked for the sake of a test.
  static func hashes(of files: [String]) throws -> [DrawingEnvironment.Component] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", "--binary", "--"] + files
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "sha256sum failed")
    // One line a file, in their order: 64 digits, a space, an asterisk and the file's path.
    let lines = text.split(separator: "\n")
    try #require(lines.count == files.count, "\(text)")
    return zip(files, lines).map { file, line in
      .init(URL(fileURLWithPath: file).lastPathComponent, String(line.prefix(64)))
    }
  }
}

/// How the tests are run, by environment variables.
enum SnapshotRun {
  /// `RENDERPAGES_RECORD=all`: pictures are recorded, not compared.
  static let isRecording = variable("RENDERPAGES_RECORD") == "all"
  /// `CI=true`, as continuous integration services set it.
  static let isContinuousIntegration = variable("CI") == "true"

  private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
