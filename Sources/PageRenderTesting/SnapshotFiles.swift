internal import Foundation
internal import PageRender
internal import Synchronization
internal import Testing
internal import XCTest

/// The paths of an assertion's snapshot and of files that show a difference.
struct SnapshotFiles {
  /// `__Snapshots__/<TestFile>` beside the test's file, unless the assertion names another.
  let folder: String
  /// The test file's name without extension.
  let testFile: String
  /// The test's name, and after a dot the snapshot's.
  let name: String
  /// The extension, such as `png`; `nil` for none.
  let pathExtension: String?

  init(
    testFile path: String, testName: String, named name: String?, pathExtension: String?, folder: String?
  ) {
    let file = URL(fileURLWithPath: path, isDirectory: false)
    testFile = file.deletingPathExtension().lastPathComponent
    let folder =
      folder
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(testFile).path
    let test = Self.sanitized(testName)
    // A name counts even if nothing is left of it; otherwise the next snapshot would get another number.
    let own =
      name.map(Self.sanitized) ?? String(SnapshotCounter.current.next(for: "\(folder)/\(testName)"))
    self.folder = folder
    self.name = "\(test).\(own)"
    self.pathExtension = pathExtension
  }

  var path: String { "\(folder)/\(name)" + (pathExtension.map { ".\($0)" } ?? "") }

  /// The version of iOS as which the assertion's screens are drawn: the scope's, else that of the folder's
  /// recorded pictures, else the standard one.
  var system: SystemVersion {
    SnapshotTestingConfiguration.current?.ios
      ?? SnapshotFolder(folder, treeSuffix: PictureCheck.treeSuffix).recordedVersion ?? .standard
  }

  /// The folder for pictures and texts that differ: `SNAPSHOT_ARTIFACTS`, else a temporary folder of the
  /// user.
  static var artifacts: String {
    if let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty {
      return folder
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("PageRenderTesting-\(getuid())").path
  }

  /// The writer of all files of the process.
  static let writer = AtomicFileWriter()

  /// Returns a text with one hyphen for every run of characters other than letters, digits and underscores,
  /// and no hyphen at either end, as in swift-snapshot-testing (`sanitizePathComponent`): `testLogin()` is
  /// `testLogin`.
  static func sanitized(_ text: String) -> String {
    text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }
}

/// Numbers the snapshots of a test that have no name, from 1.
final class SnapshotCounter: Sendable {
  /// The counter in use; each case of a test with the trait `.snapshots` has its own.
  @TaskLocal static var current = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  func next(for test: String) -> Int {
    if Test.current == nil { CounterReset.register() }
    return counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 1]
    }
  }

  func reset() { counts.withLock { $0 = [:] } }
}

/// Restarts the numbers after each XCTest case, as a case may run once more.
private final class CounterReset: NSObject, XCTestObservation {
  private static let isRegistered = Mutex(false)

  static func register() {
    let isNew = isRegistered.withLock { isRegistered in
      defer { isRegistered = true }
      return !isRegistered
    }
    if isNew { XCTestObservationCenter.shared.addTestObserver(CounterReset()) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.current.reset() }
}
