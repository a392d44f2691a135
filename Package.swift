// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The targets that lie in `Sources/PageRender`, a folder each, bottom to top; the facade over them is not among them.
let rooms = [
  "PageBase", "PageDrawing", "PageLayout", "PageSnapshots", "PageLint", "UIKitCore", "PageInputs",
  "PageReview",
]

/// Modules of Apple's that sources of apps import beside UIKit: what lies in UIKitCore under its own name, and boxes with the names of
/// what no page can show. `os`, `OSLog` and `UniformTypeIdentifiers` need no views.
let appleModules = [
  "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
  "Combine", "Contacts", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
  "CoreText", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI", "OSLog", "Photos", "PhotosUI",
  "QuartzCore", "SafariServices", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os",
]

/// The modules that Apple's modules re-export beside UIKit and Foundation.
let reexported = [
  "AVFoundation": ["AudioToolbox", "CoreMedia"], "AVKit": ["AVFoundation"], "OSLog": ["os"],
]

func names(_ targets: [String]) -> [Target.Dependency] { targets.map { .byName(name: $0) } }

/// A target in a folder of `Sources/PageRender`. Each may use the layout engine.
func room(
  _ folder: String, _ name: String, _ lower: [String], _ libraries: [String] = [],
  _ resources: [Resource] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: names(["LayoutEngine"] + lower + libraries),
    path: "Sources/PageRender/\(folder)", exclude: exclude, resources: resources, swiftSettings: strict)
}

/// The test target that the environment names, as `ONLY_TESTS=PageLintTests`: it and what it needs are compiled then, and nothing else.
let onlyTests = Context.environment["ONLY_TESTS"]

/// The commit that the environment names, as the Makefile sets it where no file differs from it. It goes into one C file, so that
/// another commit compiles nothing else.
let commit = Context.environment["PAGERENDER_COMMIT"].flatMap { name in
  !name.isEmpty && name.allSatisfy { $0.isHexDigit && $0.isASCII } ? name : nil
}

let tests: [Target] = [
  .testTarget(
    name: "LayoutEngineTests", dependencies: ["LayoutEngine", "TestSupport"], swiftSettings: strict),
  roomTests(
    "PageBase", ["PageDrawing", "PageLayout", "PageSnapshots", "UIKitCore", "PageInputs", "hostilescreen"]),
  roomTests("PageDrawing", ["PageLayout", "PageSnapshots", "UIKitCore"]),
  roomTests("PageLayout", ["UIKitCore"]),
  roomTests("PageSnapshots", ["UIKitCore", "PageInputs"]),
  roomTests("PageLint", ["UIKitCore", "PageInputs"]),
  roomTests("UIKitCore", ["PageInputs", "PageRender"]),
  roomTests("PageInputs", ["PageLint"]),
  roomTests("PageReview"),
  // The examples as they are recorded, and what every kind of change to a page is told as.
  .testTarget(
    name: "PageRenderTests",
    dependencies: [
      "PageTestSupport", "TestSupport", "PageRenderCLI", "PageRuns", "LayoutEngine", "tutorialpages",
      "screenpages",
    ] + names(rooms), swiftSettings: strict),
  // Sources as apps have them, which turn none of the upcoming features on.
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage", "PageRender", "LayoutEngine",
      "TestSupport", "PageTestSupport",
    ] + names(rooms + appleModules),
    exclude: ["Documents", "Edits"], swiftSettings: [.treatAllWarnings(as: .error)]),
  .testTarget(
    name: "ScreenTests",
    dependencies: ["screenpages", "UIKit", "_Testing_UIKit", "LayoutEngine"] + names(rooms),
    swiftSettings: strict),
  // Tests as teams write them for apps, in the language mode of most of those.
  .testTarget(
    name: "PageRenderTestingTests", dependencies: ["PageRenderTesting", "UIKit", "PageRender"],
    exclude: ["__Snapshots__", "Art"],
    swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  .testTarget(
    name: "PageAppsTests", dependencies: ["PageApps", "PageRender", "TestSupport"], swiftSettings: strict),
  .testTarget(
    name: "PageWatchTests",
    dependencies: ["PageWatch", "PageRuns", "PageRender", "LayoutEngine", "TestSupport"],
    swiftSettings: strict),
  // Runs as a library has them; those of the program are the next.
  .testTarget(
    name: "PageRunsTests", dependencies: ["PageRuns", "PageRender", "LayoutEngine", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "PageRenderCLITests",
    dependencies: [
      "renderpages", "tutorialpages", "PageApps", "PageRuns", "PageRenderCLI", "PageRender", "LayoutEngine",
      "TestSupport",
      "PageTestSupport",
    ]
      + names(rooms), exclude: ["Lint/verdicts.csv", "Lint/errors.csv"], swiftSettings: strict),
]

/// The test target of `ONLY_TESTS` and its dependencies; every target if the variable is not set.
func needed(among targets: [Target]) -> [Target] {
  guard let onlyTests else { return targets }
  var (names, open): (Set<String>, [String]) = ([onlyTests], [onlyTests])
  while let name = open.popLast() {
    for case .byNameItem(let lower, _) in targets.first(where: { $0.name == name })?.dependencies ?? []
    where names.insert(lower).inserted { open.append(lower) }
  }
  return targets.filter { names.contains($0.name) }
}

/// The tests of a room.
///
/// - Parameter above: Higher rooms that the tests make pages with. Snapshots and lint count among the lower ones of
///   `PageReview` only.
func roomTests(_ room: String, _ above: [String] = []) -> Target {
  let below = rooms.prefix { $0 != room }.filter {
    $0 != "PageSnapshots" && $0 != "PageLint" || room == "PageReview"
  }
  return .testTarget(
    name: room + "Tests",
    dependencies: ["TestSupport", "PageTestSupport", "LayoutEngine"] + names(below + [room] + above),
    swiftSettings: strict)
}

/// Whether this is the whole project: in a release the package comes without tests, benchmarks and scripts.
let isWhole = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests")

/// What is not part of a release, besides the tests themselves.
let tools: [Target] = [
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

  // Recorded screens that no document can hold: Scripts/truth.
  .executableTarget(
    name: "recordings", dependencies: ["PageRenderCLI", "UIKit"], path: "Tests/Recordings/Screens",
    swiftSettings: strict),

  // What a stranger's screen may try against its box.
  .executableTarget(
    name: "hostilescreen", path: "Tests/HostileScreen",
    // In a box there is no Swift to load.
    linkerSettings: [.unsafeFlags(["-static-stdlib"])]),

  // Helpers of several test targets: those that know no room, and those that do.
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .target(
    name: "PageTestSupport",
    dependencies: ["TestSupport", "LayoutEngine"] + names(rooms.filter { $0 != "PageReview" }),
    path: "Tests/PageTestSupport"),
]

// Each array has a type of its own: Swift 6.2 gives up on one expression of all targets.

/// C libraries, the layout engine and the worker.
let foundations: [Target] = [
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
  .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("deflate")]),
  .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
  .target(name: "CWebP", linkerSettings: [.linkedLibrary("webp")]),
  .target(name: "CRSVG", dependencies: ["CCairo"], linkerSettings: [.linkedLibrary("cairo")]),
  .target(name: "CDigest", linkerSettings: [.linkedLibrary("glib-2.0")]),
  .target(name: "CEnvironment", cSettings: commit.map { [.define("PAGERENDER_COMMIT", to: $0)] } ?? []),
  .target(name: "CFontSubset", dependencies: ["CHarfBuzz"]),
  .target(name: "CSandbox"),
  .target(name: "CSubprocess", dependencies: ["CSandbox"]),
  .target(name: "CBox", dependencies: ["CSandbox", "CSubprocess", "CWorker"]),
  .target(name: "CThreads"),
  .target(name: "CWorker"),
  .target(name: "CViewInitializer"),
  .target(name: "CInterfaceFiles"),

  .target(name: "LayoutEngine", swiftSettings: strict + [.strictMemorySafety()]),

  // What decodes strangers' files in a process of its own (docs/security.md). Whatever depends on a room finds it built beside it.
  .executableTarget(
    name: "renderpages-worker", dependencies: ["CFontSubset", "CRSVG", "CSandbox", "CWebP", "CWorker"],
    path: "Sources/Worker", cSettings: [.define("WORKER_TRIALS", .when(configuration: .debug))]),
]

/// The rooms, the libraries above them, and the programs.
let roomsAndPrograms: [Target] = [
  // The rooms, bottom to top; what a target does not depend on it cannot import (docs/architecture.md).
  room(
    "Base", "PageBase", [],
    ["CBox", "CEnvironment", "CICU", "CSandbox", "CSubprocess", "CWorker", "renderpages-worker"],
    [.embedInCode("Environments/devices.json")]),
  room(
    "Drawing", "PageDrawing", ["PageBase"],
    [
      "CCairo", "CHarfBuzz", "CDeflate", "CXXHash", "CICU", "CPNG", "CJPEG", "CWebP", "CRSVG",
      "CFontSubset",
      "CWorker",
    ]),
  room("Layout", "PageLayout", ["PageBase", "PageDrawing"]),
  room(
    "Snapshots", "PageSnapshots", ["PageBase", "PageDrawing", "PageLayout"], ["CDigest"],
    [.embedInCode("Reports/Page")]),
  room("Lint", "PageLint", ["PageBase", "PageDrawing", "PageLayout"]),
  room(
    "UIKitCore", "UIKitCore", ["PageBase", "PageDrawing", "PageLayout"],
    ["CViewInitializer", "CInterfaceFiles"], exclude: ["Names/uikit-names.txt"]),
  room("Inputs", "PageInputs", ["PageBase", "PageDrawing", "PageLayout", "PageLint", "UIKitCore"]),
  room(
    "Review", "PageReview",
    ["PageBase", "PageDrawing", "PageLayout", "PageSnapshots", "PageLint", "UIKitCore"]),
  // All of them under one name, for packages that depend on it.
  room("Facade", "PageRender", rooms),
  // The modules that sources of iOS apps import.
  .target(name: "UIKit", dependencies: ["UIKitCore", "PageInputs"], swiftSettings: strict),
  .target(name: "_Testing_UIKit", swiftSettings: strict),
  .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
  .target(name: "_Testing_CoreImage", swiftSettings: strict),
  // Snapshot tests in Swift.
  .target(
    name: "PageRenderTesting",
    dependencies: [
      "PageRender", "LayoutEngine", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
    ], swiftSettings: strict),
  // An app\'s own source: found, translated, built, its screens listed.
  .target(name: "PageApps", dependencies: ["PageRender", "LayoutEngine"], swiftSettings: strict),
  // Runs over all pages of all sources: planned, divided, drawn, compared, joined.
  .target(
    name: "PageRuns", dependencies: ["PageRender", "LayoutEngine", "CThreads"], swiftSettings: strict),
  // The live view: files that are watched, a server for browsers, pictures for terminals.
  .target(
    name: "PageWatch", dependencies: ["PageRuns", "PageRender", "LayoutEngine"],
    resources: [.embedInCode("Page")], swiftSettings: strict),
  .target(
    name: "PageRenderCLI",
    dependencies: ["PageApps", "PageRuns", "PageWatch", "PageRender", "LayoutEngine", "CGetopt"],
    // A link to docs/deck.schema.json, which `init` writes beside its deck.
    resources: [.embedInCode("Commands/deck.schema.json")], swiftSettings: strict),
  .executableTarget(
    name: "renderpages", dependencies: ["PageRenderCLI"], swiftSettings: strict),

  // Screens as apps have them, and the programs that draw them.
  .executableTarget(
    name: "tutorialpages", dependencies: ["PageRenderCLI", "UIKit", "PageRender"],
    path: "Examples/Tutorial"
  ),
  .executableTarget(
    name: "screenpages", dependencies: ["PageRenderCLI", "UIKit", "PageRender"], path: "Examples/Screens",
    exclude: ["Assets.xcassets"]),
]

/// The modules that sources of iOS apps import beside UIKit.
let apple: [Target] = appleModules.map { (module: String) -> Target in
  let isAlone = ["OSLog", "UniformTypeIdentifiers", "os"].contains(module)
  let lower: [String] = (isAlone ? [] : ["UIKitCore"]) + (reexported[module] ?? [])
  return .target(
    name: module, dependencies: names(lower), path: "Sources/AppleModules/\(module)", swiftSettings: strict)
}

let products: [Product] = [
  .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
  .library(name: "PageRender", targets: ["PageRender"]),
  .library(name: "UIKit", targets: ["UIKit"] + appleModules),
  .library(name: "PageRenderTesting", targets: ["PageRenderTesting"]),
  .library(name: "PageRenderCLI", targets: ["PageRenderCLI"]),
  .executable(name: "renderpages", targets: ["renderpages"]),
]

let package = Package(
  name: "PageRender", products: onlyTests != nil ? [] : products,
  targets: needed(among: foundations + roomsAndPrograms + apple + (isWhole ? tools + tests : [])),
  swiftLanguageModes: [.v6]
)

// Tests draw, encode and compare thousands of pictures: what does so is optimised in debug builds, too. Released programs have the
// Swift library inside, and gold, the usual linker, warns that Foundation's part of it calls mktemp; lld links them in a sixth of the
// time. A package that another one fetched may not set flags.
if isWhole, !Context.packageDirectory.contains("/checkouts/") {
  let optimised = [
    "LayoutEngine", "PageBase", "PageDrawing", "PageLayout", "PageSnapshots", "PageLint", "PageReview",
    "TestSupport", "PageTestSupport",
  ]
  for target in package.targets {
    if optimised.contains(target.name) {
      target.swiftSettings =
        (target.swiftSettings ?? [])
        + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
    } else if target.name == "CPNG" {
      target.cSettings = [.unsafeFlags(["-O2"], .when(configuration: .debug))]
    } else if ["renderpages", "recordedframes", "pagebench", "solverbench"].contains(target.name) {
      target.linkerSettings = [.unsafeFlags(["-use-ld=lld"], .when(configuration: .release))]
    }
  }
}
