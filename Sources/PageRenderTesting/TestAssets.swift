internal import Foundation
internal import PageRender
public import Testing

/// Runs code in which `UIImage(named:)` and `UIColor(named:)` search asset catalogues.
///
/// - Parameter paths: Folders whose names end in `.xcassets`, relative to the folder of the test's file.
public func withAssetCatalogs<Result>(
  _ paths: String..., filePath: StaticString = #filePath, operation: () throws -> Result
) rethrows -> Result {
  let catalogs = TestAssets.open(paths, near: "\(filePath)")
  defer { TestAssets.tell(catalogs) }
  return try AssetCatalogs.withCurrent(catalogs, operation)
}

/// Makes `UIImage(named:)` and `UIColor(named:)` search asset catalogues.
public struct AssetCatalogsTrait: SuiteTrait, TestTrait, TestScoping {
  let paths: [String]
  let filePath: String

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let catalogs = TestAssets.open(paths, near: filePath)
    defer { TestAssets.tell(catalogs) }
    try await AssetCatalogs.withInstalled(catalogs) { try await function() }
  }
}

extension Trait where Self == AssetCatalogsTrait {
  /// ```swift
  /// @MainActor @Test(.assetCatalogs("../../App/Assets.xcassets"))
  /// func badgeInTheBrandsColor() throws {
  ///   let badge = BadgeView(text: "Sale")
  ///   badge.backgroundColor = try #require(UIColor(named: "Accent"))
  ///   assertSnapshot(of: badge, as: .image)
  /// }
  /// ```
  ///
  /// - Parameter paths: Folders whose names end in `.xcassets`, relative to the folder of the test's file.
  public static func assetCatalogs(_ paths: String..., filePath: StaticString = #filePath) -> Self {
    Self(paths: paths, filePath: "\(filePath)")
  }
}

private enum TestAssets {
  static func open(_ paths: [String], near file: String) -> AssetCatalogs {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let (catalogs, diagnostics) = AssetCatalogs.open(
      paths.map { URL(fileURLWithPath: $0, relativeTo: folder).path })
    for diagnostic in diagnostics { Notes.tell(diagnostic.message) }
    return catalogs
  }

  static func tell(_ catalogs: AssetCatalogs) {
    for diagnostic in catalogs.takeDiagnostics() { Notes.tell(diagnostic.message) }
  }
}
