public import PageRender
public import Testing

/// The settings for the snapshots of a test or of a suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  public let configuration: SnapshotTestingConfiguration

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let configuration = configuration.over(SnapshotTestingConfiguration.current)
    try await SnapshotTestingConfiguration.$scoped.withValue(configuration) {
      guard testCase != nil else { return try await function() }
      // Each case of a test counts its snapshots from 1, and so does each repetition.
      try await SnapshotCounter.$current.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets the record mode, the diff tool and the version of iOS; `nil` leaves each as it is.
  ///
  /// ```swift
  /// @MainActor @Suite(.snapshots(record: .failed))
  /// struct SettingsTests {
  ///   @Test func upright() { assertSnapshot(of: SettingsController(), as: .image(on: .iPhone13)) }
  ///   @Test func onTablet() { assertSnapshot(of: SettingsController(), as: .image(on: .iPadPro11)) }
  /// }
  /// ```
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, ios: SystemVersion? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool, ios: ios))
  }

  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
