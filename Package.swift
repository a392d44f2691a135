// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

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
    .target(
      name: "PageRender",
      dependencies: [
        "LayoutEngine", "CCairo", "CHarfBuzz", "CDeflate", "CXXHash", "CICU", "CPNG", "CJPEG", "CRSVG",
        "CDigest", "CSubprocess", "CViewInitializer", "CInterfaceFiles",
      ],
      resources: [
        .embedInCode("Base/Environments/devices.json"), .embedInCode("Snapshots/Reports/Page"),
      ],
      swiftSettings: strict),
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
      dependencies: ["PageRender", "PageRenderCLI", "LayoutEngine", "tutorialpages", "screenpages"],
      exclude: ["Fonts/recorded-widths.json"], swiftSettings: strict),
    // Sources as apps have them, which turn none of the upcoming features on.
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "PageRender", "LayoutEngine"],
      exclude: ["Documents", "Edits"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ScreenTests",
      dependencies: ["screenpages", "UIKit", "_Testing_UIKit", "PageRender", "LayoutEngine"],
      swiftSettings: strict),
    // Tests as teams write them for apps, in the language mode of most of those.
    .testTarget(
      name: "PageRenderTestingTests", dependencies: ["PageRenderTesting", "UIKit"],
      exclude: ["__Snapshots__", "Art"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "PageRenderCLITests",
      dependencies: ["renderpages", "tutorialpages", "PageRenderCLI", "PageRender", "LayoutEngine"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
