// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The targets that lie in `Sources/PageRender`, a folder each, bottom to top.
let rooms = [
  "PageBase", "PageDrawing", "PageLayout", "PageSnapshots", "PageLint", "UIKitCore", "PageSources",
  "PageReview",
]

let roomDependencies = rooms.map { Target.Dependency.byName(name: $0) }

/// A target in a folder of `Sources/PageRender`. Each may use the layout engine.
func room(
  _ folder: String, _ name: String, _ lower: [String], _ libraries: [String] = [],
  _ resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: (["LayoutEngine"] + lower + libraries).map { .byName(name: $0) },
    path: "Sources/PageRender/\(folder)", resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "PageRender",
  products: [
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "PageRender", targets: ["PageRender"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "PageRenderTesting", targets: ["PageRenderTesting"]),
    .library(name: "PageRenderCLI", targets: ["PageRenderCLI"]),
    .executable(name: "renderpages", targets: ["renderpages"]),
  ],
  targets: [
    // C libraries: module maps where the headers import cleanly, C targets where Swift cannot go
    // (setjmp, macros, or headers that clash with Foundation's own copy of the library).
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo freetype2",
      providers: [.apt(["libcairo2-dev", "libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(name: "CGetopt"),
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png")]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CRSVG", dependencies: ["CCairo"], linkerSettings: [.linkedLibrary("cairo")]),
    .target(name: "CDigest", linkerSettings: [.linkedLibrary("glib-2.0")]),
    .target(name: "CSubprocess"),
    .target(name: "CViewInitializer"),
    .target(name: "CInterfaceFiles"),

    .target(name: "LayoutEngine", swiftSettings: strict + [.strictMemorySafety()]),

    // The rooms, bottom to top; what a target does not depend on it cannot import (docs/architecture.md).
    room("Base", "PageBase", [], ["CICU", "CSubprocess"], [.embedInCode("Environments/devices.json")]),
    room(
      "Drawing", "PageDrawing", ["PageBase"],
      ["CCairo", "CHarfBuzz", "CDeflate", "CXXHash", "CICU", "CPNG", "CJPEG", "CRSVG"]),
    room("Layout", "PageLayout", ["PageBase", "PageDrawing"]),
    room(
      "Snapshots", "PageSnapshots", ["PageBase", "PageDrawing", "PageLayout"], ["CDigest"],
      [.embedInCode("Reports/Page")]),
    room("Lint", "PageLint", ["PageBase", "PageDrawing", "PageLayout"]),
    room(
      "UIKitCore", "UIKitCore", ["PageBase", "PageDrawing", "PageLayout"],
      ["CViewInitializer", "CInterfaceFiles"]),
    room("Sources", "PageSources", ["PageBase", "PageDrawing", "PageLayout", "UIKitCore"]),
    room(
      "Review", "PageReview",
      ["PageBase", "PageDrawing", "PageLayout", "PageSnapshots", "PageLint", "UIKitCore"]),
    // All of them under one name, for packages that depend on it.
    room("Facade", "PageRender", rooms),
    // What sources of iOS apps import.
    .target(name: "UIKit", dependencies: ["PageRender"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    // Snapshot tests in Swift.
    .target(
      name: "PageRenderTesting", dependencies: ["PageRender", "LayoutEngine", "_Testing_UIKit"],
      swiftSettings: strict),
    .target(
      name: "PageRenderCLI", dependencies: ["PageRender", "LayoutEngine", "CGetopt"], swiftSettings: strict),
    .executableTarget(
      name: "renderpages", dependencies: ["PageRenderCLI"], swiftSettings: strict),

    // Screens as apps have them, and the programs that draw them.
    .executableTarget(
      name: "tutorialpages", dependencies: ["PageRenderCLI", "UIKit", "PageRender"], path: "Examples/Tutorial"
    ),
    .executableTarget(
      name: "screenpages", dependencies: ["PageRenderCLI", "UIKit", "PageRender"], path: "Examples/Screens",
      exclude: ["Assets.xcassets"]),

    // What is timed and against what: Benchmarks/README.md.
    .target(name: "CReplay", dependencies: ["CCairo"], path: "Benchmarks/CReplay"),
    .executableTarget(
      name: "pagebench", dependencies: ["CReplay", "PageRender", "LayoutEngine"],
      path: "Benchmarks/pagebench", swiftSettings: strict),
    .executableTarget(
      name: "solverbench", dependencies: ["LayoutEngine"], path: "Benchmarks/solverbench",
      swiftSettings: strict),

    // How many recorded frames the engine finds: Scripts/check-recorded-frames.
    .executableTarget(
      name: "recordedframes", dependencies: ["PageRender"], path: "Scripts/recordedframes",
      swiftSettings: strict),

    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .testTarget(
      name: "PageRenderTests",
      dependencies: ["PageRenderCLI", "LayoutEngine", "tutorialpages", "screenpages"] + roomDependencies,
      exclude: ["Fonts/recorded-widths.json"], swiftSettings: strict),
    // Sources as apps have them, which turn none of the upcoming features on.
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "_Testing_UIKit", "PageRender", "LayoutEngine"] + roomDependencies,
      exclude: ["Documents", "Edits"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ScreenTests",
      dependencies: ["screenpages", "UIKit", "_Testing_UIKit", "LayoutEngine"] + roomDependencies,
      swiftSettings: strict),
    // Tests as teams write them for apps, in the language mode of most of those.
    .testTarget(
      name: "PageRenderTestingTests",
      dependencies: ["PageRenderTesting", "UIKit", "PageRender"] + roomDependencies,
      exclude: ["__Snapshots__", "Art"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "PageRenderCLITests",
      dependencies: ["renderpages", "tutorialpages", "PageRenderCLI", "PageRender", "LayoutEngine"]
        + roomDependencies,
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
