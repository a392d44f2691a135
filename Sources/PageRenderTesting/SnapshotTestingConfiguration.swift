internal import Foundation
internal import PageRender
internal import Synchronization
internal import Testing

/// The record mode and the diff tool of a piece of code.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var scoped: SnapshotTestingConfiguration?

  /// That of the call of `withSnapshotTesting`, or of the trait `.snapshots`, that is under way; `nil` outside of all.
  public static var current: SnapshotTestingConfiguration? { scoped }

  /// `nil` leaves it to what is outside.
  public var record: Record?
  /// `nil` leaves it to what is outside.
  public var diffTool: DiffTool?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// This, with `outer` where it leaves something open.
  func over(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }

  /// Which snapshots are written. `true` is `all`, and `false` is `missing`.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let mode: RecordMode

    /// Every one that is not as drawn. Each fails, so that nobody leaves it on.
    public static let all = Record(mode: .all)
    /// Records snapshots that differ, which fail this once, and missing ones.
    public static let failed = Record(mode: .failed)
    /// Records missing snapshots, which fail this once.
    public static let missing = Record(mode: .missing)
    /// None.
    public static let never = Record(mode: .never)

    init(mode: RecordMode) { self.mode = mode }

    /// `all`, `failed`, `missing` or `never`.
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

    /// A command that takes the two paths.
    public init(stringLiteral command: String) {
      self.init { "\(command) \"\($0)\" \"\($1)\"" }
    }

    /// Kaleidoscope's.
    public static let ksdiff: DiffTool = "ksdiff"
    /// Nothing: the paths are there anyway.
    public static let `default` = DiffTool { _, _ in "" }

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record {
  private static let ofProcess = Mutex<SnapshotTestingConfiguration.Record?>(nil)

  /// The value that `isRecording` was set to; `nil` until then.
  static var setByCode: SnapshotTestingConfiguration.Record? {
    get { ofProcess.withLock { $0 } }
    set { ofProcess.withLock { $0 = newValue } }
  }

  /// The mode of an assertion: what it says itself, else the scope around it, else `isRecording`, else what environment
  /// variables say (`RENDERPAGES_RECORD`, `SNAPSHOT_TESTING_RECORD`, `CI`), else `missing`.
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

/// Runs code with other settings for snapshots; what is `nil` stays as it is.
///
/// ```swift
/// withSnapshotTesting(record: .never, diffTool: "gm compare") {
///   assertSnapshot(of: WelcomeController(), as: .image(on: .iPhoneSe))
///   assertSnapshot(of: WelcomeController(), as: .recursiveDescription(on: .iPhoneSe))
/// }
/// ```
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .over(SnapshotTestingConfiguration.current)
  return try SnapshotTestingConfiguration.$scoped.withValue(configuration, operation: operation)
}

/// Runs code that waits with other settings for snapshots; what is `nil` stays as it is.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .over(SnapshotTestingConfiguration.current)
  return try await SnapshotTestingConfiguration.$scoped.withValue(
    configuration, operation: operation, isolation: isolation)
}
