// swift-tools-version: 6.2
// Built in .build/libraries by Scripts/check-libraries, beside links to the checkouts that it is given.
import Foundation
import PackageDescription

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "PageRender") }
func isThere(_ folder: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(folder)/Sources")
}

/// SnapKit and its tests, as they are.
let snapKit: [Target] = [
  .target(
    name: "SnapKit", dependencies: [product("UIKit")], path: "SnapKit/Sources",
    exclude: ["PrivacyInfo.xcprivacy"]),
  .testTarget(
    name: "SnapKitTests", dependencies: ["SnapKit", product("UIKit")], path: "SnapKit/Tests/SnapKitTests",
    exclude: ["Info.plist"]),
]

/// Tinder's Layout as it is, and its tests with recorded hierarchies, in a program.
let layout: [Target] = [
  .target(name: "Layout", dependencies: [product("UIKit")], path: "Layout/Sources/Layout"),
  .target(
    name: "SnapshotTestingExtensions", dependencies: ["SnapshotTesting", product("UIKit")],
    path: "Layout/Sources/SnapshotTestingExtensions"),
  .target(name: "SnapshotTesting", dependencies: [product("PageRenderTesting")], path: "SnapshotTesting"),
  .target(name: "Nimble", path: "Nimble"),
  .executableTarget(
    name: "RecordedLayouts",
    dependencies: [
      "Layout", "SnapshotTestingExtensions", "SnapshotTesting", "Nimble", product("UIKit"),
      product("PageRenderTesting"),
    ], path: "RecordedLayouts"),
]

let package = Package(
  name: "libraries",
  dependencies: [.package(name: "PageRender", path: Context.environment["PAGERENDER"] ?? "../..")],
  targets: (isThere("SnapKit") ? snapKit : []) + (isThere("Layout") ? layout : []),
  swiftLanguageModes: [.v5])
