internal import Foundation
public import PageRender
internal import Synchronization
internal import Testing

/// The record mode, the diff tool and the version of iOS of a piece of code.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var scoped: SnapshotTestingConfiguration?

  /// The configuration of the innermost `withSnapshotTesting` or trait `.snapshots`; `nil` outside of all.
  public static var current: SnapshotTestingConfiguration? { scoped }

  /// The record mode; `nil` leaves it to the outer scope.
  public var record: Record?
  /// The diff tool; `nil` leaves it to the outer scope.
  public var diffTool: DiffTool?

  /// The version of iOS as which screens are drawn; `nil` leaves it to the outer scope, else to the pictures
  /// recorded in a snapshot's folder, else to `SystemVersion.standard`.
  public var ios: SystemVersion?

  public init(record: Record? = nil, diffTool: DiffTool? = nil, ios: SystemVersion? = nil) {
    self.record = record
    self.diffTool = diffTool
    self.ios = ios
  }

  /// Returns this configuration, with the values of `outer` for those that are `nil`.
  func over(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool, ios: ios ?? outer?.ios)
  }

  /// The snapshots that a test writes. `true` is `all`, and `false` is `missing`.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let mode: RecordMode

    /// Records every snapshot that is not as drawn. Every assertion fails, so that nobody leaves this mode
    /// on.
    public static let all = Record(mode: .all)
    /// Records snapshots that differ, which fail this once, and missing ones.
    public static let failed = Record(mode: .failed)
    /// Records missing snapshots, which fail this once.
    public static let missing = Record(mode: .missing)
    /// Records no snapshot.
    public static let never = Record(mode: .never)

    init(mode: RecordMode) { self.mode = mode }

    /// Makes the mode of a name: `all`, `failed`, `missing` or `never`; `nil` for other names.
    public init?(rawValue: String) {
      guard let mode = RecordMode(rawValue: rawValue) else { return nil }
      self.init(mode: mode)
    }

    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// A command that failures print below their paths, such as one that shows two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let words: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      words = tool
    }

    /// Makes a tool of a command that takes the two paths.
    public init(stringLiteral command: String) {
      self.init { "\(command) \"\($0)\" \"\($1)\"" }
    }

    /// The command of Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// No command: failures print the paths anyway.
    public static let `default` = DiffTool { _, _ in "" }

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record {
  private static let ofProcess = Mutex<SnapshotTestingConfiguration.Record?>(nil)

  /// The mode that code set by `isRecording`; `nil` until then.
  static var setByCode: SnapshotTestingConfiguration.Record? {
    get { ofProcess.withLock { $0 } }
    set { ofProcess.withLock { $0 = newValue } }
  }

  /// Returns the mode of an assertion: its own, else that of the scope around it, else that of `isRecording`,
  /// else that of environment variables (`RENDERPAGES_RECORD`, `SNAPSHOT_TESTING_RECORD`, `CI`), else
  /// `missing`.
  static func effective(
    _ own: SnapshotTestingConfiguration.Record?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> RecordMode {
    if let own { return own.mode }
    if let scoped = SnapshotTestingConfiguration.current?.record { return scoped.mode }
    if let setByCode { return setByCode.mode }
    return try RecordMode(environment: environment) ?? .missing
  }
}

/// Runs code with other settings for snapshots; a setting of `nil` does not change.
///
/// ```swift
/// withSnapshotTesting(record: .never, diffTool: "gm compare") {
///   assertSnapshot(of: WelcomeController(), as: .image(on: .iPhoneSe))
///   assertSnapshot(of: WelcomeController(), as: .recursiveDescription(on: .iPhoneSe))
/// }
/// ```
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  ios: SystemVersion? = nil, operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, ios: ios)
    .over(SnapshotTestingConfiguration.current)
  return try SnapshotTestingConfiguration.$scoped.withValue(configuration, operation: operation)
}

/// Runs asynchronous code with other settings for snapshots; a setting of `nil` does not change.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  ios: SystemVersion? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, ios: ios)
    .over(SnapshotTestingConfiguration.current)
  return try await SnapshotTestingConfiguration.$scoped.withValue(
    configuration, operation: operation, isolation: isolation)
}
