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
let coreTargets = [
  "PageBase", "PageDrawing", "PageLayout", "PageSnapshots", "PageLint", "UIKitCore", "PageInputs",
  "PageReview",
]

/// Modules of Apple's that sources of apps import beside UIKit: what lies in UIKitCore under its own name, and boxes with the names of
/// what no page can show. `os`, `OSLog` and `UniformTypeIdentifiers` need no views. They lie with all that only `renderpages app` needs,
/// in `Sources/PageApps`; no target below `UIKit` and `renderpages` depends on that.
let appleModules = [
  "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AppleNames", "AudioToolbox",
  "AuthenticationServices",
  "Combine", "Contacts", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
  "CoreText", "CryptoKit", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI", "Network", "OSLog",
  "PackageNames", "Photos", "PhotosUI", "QuartzCore", "SafariServices", "Security", "StoreKit", "SwiftUI",
  "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os",
]

/// The modules that Apple's modules re-export beside UIKit and Foundation.
let reexported = [
  "AVFoundation": ["AudioToolbox", "CoreMedia"], "AVKit": ["AVFoundation"],
  "AppleNames": ["AVFoundation", "Contacts"], "CryptoKit": ["CDigest"],
  "OSLog": ["os"], "SwiftUI": ["Combine"],
]

func names(_ targets: [String]) -> [Target.Dependency] { targets.map { .byName(name: $0) } }

/// A target in a folder of `Sources/PageRender`. Each may use the layout engine.
func coreTarget(
  _ folder: String, _ name: String, _ lower: [String], _ libraries: [String] = [],
  _ resources: [Resource] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: names(["LayoutEngine"] + lower + libraries),
    path: "Sources/PageRender/\(folder)", resources: resources, swiftSettings: strict, plugins: plugins)
}

/// The test targets that the environment names, as `ONLY_TESTS=PageLintTests`, with commas between them: they and what they need are
/// compiled then, and nothing else.
let onlyTests = Context.environment["ONLY_TESTS"]?.split(separator: ",").map(String.init)

/// The commit that the environment names, as the Makefile sets it where no file differs from it. It goes into one C file, so that
/// another commit compiles nothing else.
let commit = Context.environment["PAGERENDER_COMMIT"].flatMap { name in
  !name.isEmpty && name.allSatisfy { $0.isHexDigit && $0.isASCII } ? name : nil
}

let tests: [Target] = [
  .testTarget(
    name: "LayoutEngineTests", dependencies: ["LayoutEngine", "TestSupport"], swiftSettings: strict),
  coreTests(
    "PageBase",
    ["PageDrawing", "PageLayout", "PageSnapshots", "UIKitCore", "PageInputs", "hostilescreen", "trialworker"]),
  coreTests("PageDrawing", ["PageLayout", "PageSnapshots", "UIKitCore", "CDeflate"]),
  coreTests("PageLayout", ["UIKitCore"]),
  coreTests("PageSnapshots", ["UIKitCore", "PageInputs"]),
  coreTests("PageLint", ["UIKitCore", "PageInputs"]),
  coreTests("UIKitCore", ["PageInputs", "PageRender"]),
  coreTests("PageInputs", ["PageLint"]),
  coreTests("PageReview"),
  // The examples as they are recorded, and what every kind of change to a page is told as.
  .testTarget(
    name: "PageRenderTests",
    dependencies: [
      "PageTestSupport", "TestSupport", "PageRenderCLI", "PageRuns", "LayoutEngine", "tutorialpages",
      "screenpages",
    ] + names(coreTargets), swiftSettings: strict),
  // Sources as apps have them, which turn none of the upcoming features on.
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage", "PageRender", "LayoutEngine",
      "TestSupport", "PageTestSupport",
    ] + names(coreTargets),
    exclude: ["Documents", "Edits"], swiftSettings: [.treatAllWarnings(as: .error)]),
  .testTarget(
    name: "AppleModulesTests", dependencies: ["UIKit"] + names(appleModules),
    swiftSettings: [.treatAllWarnings(as: .error)]),
  // Views of SwiftUI as apps write them.
  .testTarget(
    name: "SwiftUITests",
    dependencies: ["SwiftUI", "TestSupport", "PageTestSupport", "LayoutEngine"] + names(coreTargets),
    swiftSettings: [.treatAllWarnings(as: .error)]),
  .testTarget(
    name: "ScreenTests",
    dependencies: ["screenpages", "UIKit", "_Testing_UIKit", "LayoutEngine"] + names(coreTargets),
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
      "renderpages", "tutorialpages", "PageAppsCLI", "PageRuns", "PageRenderCLI", "PageRender",
      "LayoutEngine",
      "TestSupport", "PageTestSupport",
    ]
      + names(coreTargets), exclude: ["Lint/verdicts.csv", "Lint/errors.csv"], swiftSettings: strict),
]

/// The test target of `ONLY_TESTS` and its dependencies; every target if the variable is not set.
func needed(among targets: [Target]) -> [Target] {
  guard let onlyTests else { return targets }
  var (names, open): (Set<String>, [String]) = (Set(onlyTests + ["writenames", "NamesPlugin"]), onlyTests)
  while let name = open.popLast() {
    for case .byNameItem(let lower, _) in targets.first(where: { $0.name == name })?.dependencies ?? []
    where names.insert(lower).inserted { open.append(lower) }
  }
  return targets.filter { names.contains($0.name) }
}

/// The tests of a core target.
///
/// - Parameter above: Libraries, and higher targets that the tests make pages with. Snapshots and lint count among the lower ones of
///   `PageReview` only.
func coreTests(_ target: String, _ above: [String] = [], exclude: [String] = []) -> Target {
  let below = coreTargets.prefix { $0 != target }.filter {
    $0 != "PageSnapshots" && $0 != "PageLint" || target == "PageReview"
  }
  return .testTarget(
    name: target + "Tests",
    dependencies: ["TestSupport", "PageTestSupport", "LayoutEngine"] + names(below + [target] + above),
    exclude: exclude, swiftSettings: strict)
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

  // The worker, and what it must not come through with.
  .executableTarget(
    name: "trialworker", dependencies: ["CFontSubset", "CRSVG", "CSandbox", "CWebP", "CWorker"],
    path: "Tests/TrialWorker"),

  // Helpers of several test targets: those that know no core target, and those that do.
  .target(name: "TestSupport", dependencies: ["LayoutEngine"], path: "Tests/TestSupport"),
  .target(
    name: "PageTestSupport",
    dependencies: ["TestSupport", "LayoutEngine"] + names(coreTargets.filter { $0 != "PageReview" }),
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
  .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
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

  // Writes the declarations of Apple's names that do nothing on a page, when the targets that have them are built.
  .executableTarget(name: "writenames", path: "Tools/Names", swiftSettings: strict),
  .plugin(
    name: "NamesPlugin", capability: .buildTool(), dependencies: ["writenames"], path: "Tools/NamesPlugin"),

  // What decodes strangers' files in a process of its own (docs/security.md). What depends on PageBase finds it built beside it.
  .executableTarget(
    name: "renderpages-worker", dependencies: ["CFontSubset", "CRSVG", "CSandbox", "CWebP", "CWorker"],
    path: "Sources/Worker"),
]

/// The core targets, the libraries above them, and the programs.
let coreAndPrograms: [Target] = [
  // The core targets, bottom to top; what a target does not depend on it cannot import (docs/architecture.md).
  coreTarget(
    "Base", "PageBase", [],
    ["CBox", "CEnvironment", "CICU", "CSandbox", "CSubprocess", "CWorker", "CXML", "renderpages-worker"],
    [.embedInCode("Environments/devices.json")]),
  coreTarget(
    "Drawing", "PageDrawing", ["PageBase"],
    [
      "CCairo", "CHarfBuzz", "CDeflate", "CXXHash", "CICU", "CPNG", "CJPEG", "CWebP", "CRSVG",
      "CFontSubset",
      "CWorker",
    ]),
  coreTarget(
    "Layout", "PageLayout", ["PageBase", "PageDrawing"], [], [.embedInCode("AssetCatalogs/symbols.txt")]),
  coreTarget(
    "Snapshots", "PageSnapshots", ["PageBase", "PageDrawing", "PageLayout"], ["CDigest"],
    [.embedInCode("Reports/Page")]),
  coreTarget("Lint", "PageLint", ["PageBase", "PageDrawing", "PageLayout"]),
  coreTarget(
    "UIKitCore", "UIKitCore", ["PageBase", "PageDrawing", "PageLayout"],
    ["CViewInitializer", "CInterfaceFiles"], plugins: ["NamesPlugin"]),
  coreTarget(
    "Inputs", "PageInputs", ["PageBase", "PageDrawing", "PageLayout", "PageLint", "UIKitCore"], [],
    [
      .embedInCode("InterfaceBuilder/Names/interface-builder-names.txt"),
      .embedInCode("Decks/Store/calm.json"),
      .embedInCode("Decks/Store/trail.json"), .embedInCode("Decks/Store/bold.json"),
    ]),
  coreTarget(
    "Review", "PageReview",
    ["PageBase", "PageDrawing", "PageLayout", "PageSnapshots", "PageLint", "UIKitCore"]),
  // All of them under one name, for packages that depend on it.
  coreTarget("Facade", "PageRender", coreTargets),
  // The modules that sources of iOS apps import.
  .target(name: "UIKit", dependencies: ["AppUIKit", "UIKitCore", "PageInputs"], swiftSettings: strict),
  .target(name: "_Testing_UIKit", swiftSettings: strict),
  .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
  .target(name: "_Testing_CoreImage", swiftSettings: strict),
  // Snapshot tests in Swift.
  .target(
    name: "PageRenderTesting",
    dependencies: [
      "PageRender", "LayoutEngine", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
    ], swiftSettings: strict),
  // Runs over all pages of all sources: planned, divided, drawn, compared, joined.
  .target(
    name: "PageRuns", dependencies: ["PageRender", "LayoutEngine", "CThreads"],
    resources: [.embedInCode("Options/deliver-languages.txt")], swiftSettings: strict),
  // The live view: files that are watched, a server for browsers, pictures for terminals.
  .target(
    name: "PageWatch", dependencies: ["PageRuns", "PageRender", "LayoutEngine"], swiftSettings: strict),
  .target(
    name: "PageRenderCLI",
    dependencies: ["PageRuns", "PageWatch", "PageRender", "LayoutEngine", "CGetopt"],
    // The schema is a link to docs/deck.schema.json, which `init` writes beside its deck.
    resources: [
      .embedInCode("Commands/deck.schema.json"), .embedInCode("Starting/starter-deck.json"),
      .embedInCode("Shell/completion.bash"), .embedInCode("Shell/completion.fish"),
      .embedInCode("Shell/completion.zsh"),
    ], swiftSettings: strict),
  .executableTarget(
    name: "renderpages", dependencies: ["PageAppsCLI", "PageRenderCLI"], swiftSettings: strict),

  // Screens as apps have them, and the programs that draw them.
  .executableTarget(
    name: "tutorialpages", dependencies: ["PageRenderCLI", "UIKit", "PageRender"],
    path: "Examples/Tutorial"
  ),
  .executableTarget(
    name: "screenpages", dependencies: ["PageRenderCLI", "UIKit", "PageRender"], path: "Examples/Screens",
    exclude: ["Assets.xcassets"]),
]

/// The targets that only `renderpages app` and apps' sources need. `Sources/PageApps/Translator` is no target: the program builds it
/// with the toolchain's SwiftSyntax.
let apps: [Target] =
  [
    // An app's own source: found, translated, built, its screens listed.
    .target(
      name: "PageApps", dependencies: ["PageRender", "LayoutEngine"], path: "Sources/PageApps/Build",
      resources: [.embedInCode("threads.c.txt")], swiftSettings: strict),
    .target(
      name: "PageAppsCLI",
      dependencies: ["AppUIKit", "PageApps", "PageRenderCLI", "PageRuns", "PageRender", "LayoutEngine"],
      path: "Sources/PageApps/Command", swiftSettings: strict),
    // What apps' sources find in UIKit and no deck, document or page needs: names of old, and Objective-C's ways.
    .target(
      name: "AppUIKit", dependencies: ["UIKitCore", "PageBase"], path: "Sources/PageApps/UIKit",
      swiftSettings: strict, plugins: ["NamesPlugin"]),
  ]
  + appleModules.map { (module: String) -> Target in
    let isAlone = ["CryptoKit", "Network", "OSLog", "os"].contains(module)
    let lower: [String] = (isAlone ? [] : ["AppUIKit", "UIKitCore"]) + (reexported[module] ?? [])
    return .target(
      name: module, dependencies: names(lower), path: "Sources/PageApps/AppleModules/\(module)",
      swiftSettings: strict, plugins: ["NamesPlugin"])
  }

let products: [Product] = [
  .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
  .library(name: "PageRender", targets: ["PageRender"]),
  .library(name: "UIKit", targets: ["UIKit"] + appleModules),
  .library(name: "PageRenderTesting", targets: ["PageRenderTesting"]),
  .library(name: "PageRenderCLI", targets: ["PageRenderCLI"]),
  // What `renderpages app` links apps to.
  .library(name: "PageRenderApp", type: .dynamic, targets: ["PageRenderCLI", "UIKit"] + appleModules),
  .executable(name: "renderpages", targets: ["renderpages"]),
]

let package = Package(
  name: "PageRender", products: onlyTests != nil ? [] : products,
  targets: needed(among: foundations + coreAndPrograms + apps + (isWhole ? tools + tests : [])),
  swiftLanguageModes: [.v6]
)

// Tests draw, encode and compare thousands of pictures: what does so is optimised in debug builds, too. In release builds modules are
// emitted before their code is generated, so that two cores work, and the program has the Swift library inside. lld links in a sixth
// of gold's time. A package that another one fetched may not set flags.
if isWhole, !Context.packageDirectory.contains("/checkouts/") {
  let optimised: Set = [
    "LayoutEngine", "PageBase", "PageDrawing", "PageLayout", "PageSnapshots", "PageLint", "PageReview",
    "TestSupport", "PageTestSupport",
  ]
  // Scripts/dist reads the symbols, and strips the program itself.
  let stripped = Context.environment["PAGERENDER_SYMBOLS"] == nil ? ["-Xlinker", "-s"] : []
  let isStatic: Set = ["renderpages", "recordedframes", "pagebench", "solverbench"]
  for target in package.targets where target.type != .system && target.type != .plugin {
    var settings: [SwiftSetting] = [
      .unsafeFlags(["-disable-cmo", "-emit-module-separately-wmo"], .when(configuration: .release))
    ]
    if optimised.contains(target.name) {
      settings.append(.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
    }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
    if target.name == "CPNG" {
      target.cSettings = [.unsafeFlags(["-O2"], .when(configuration: .debug))]
    } else if isStatic.contains(target.name) {
      target.linkerSettings = [
        .unsafeFlags(
          [
            "-use-ld=lld", "-static-stdlib", "-lCoreFoundation", "-l_CFXMLInterface", "-l_FoundationICU",
            "-l_FoundationCShims", "-l_FoundationCollections", "-lxml2", "-Xlinker", "--no-export-dynamic",
            "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
          ] + stripped, .when(configuration: .release))
      ]
    }
  }
}
