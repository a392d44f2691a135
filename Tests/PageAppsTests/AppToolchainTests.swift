import Foundation
import PageRender
import Synchronization
import TestSupport
import Testing

@testable import PageApps

/// Builds around a compiler that is a script: docs/app.md says what is built when, and what is told.
@MainActor
struct AppToolchainTests {
  private let fake: FakeToolchain
  private var toolchain: AppToolchain { fake.toolchain }
  private var root: String { fake.root }
  private let told = Told()

  private final class Told: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    @Sendable func tell(_ line: String) { lines.withLock { $0.append(line) } }
  }

  init() throws { fake = try FakeToolchain() }

  // MARK: PageRender

  /// The Makefile's OPTIONS are the same, so that neither compiles what the other has compiled.
  @Test(arguments: [true, false])
  func `PageRender is compiled once, in its checkout`(hasFolder: Bool) throws {
    if hasFolder { try AppFiles.write("", to: "\(root)/library/.build/x") }
    for file in [
      "CKit/module.modulemap", "CKit/include/a.h", "COther/include/b.h", "Plain/include/c.h",
      "Plain/module.modulemap",
    ] { try AppFiles.write("", to: "\(root)/library/Sources/\(file)") }
    let products = "\(root)/library/.build/release"
    try AppFiles.write("", to: "\(products)/COther.build/module.modulemap")
    if !hasFolder { try FileManager.default.removeItem(atPath: "\(root)/library/.build") }
    #expect(!toolchain.builtLibrary.isBuilt)
    let library = try toolchain.appLibrary(told.tell)
    #expect(told.all == ["compiling PageRender for apps, once"])
    #expect(library.products == products && library.isBuilt && toolchain.builtLibrary == library)
    let makefile = try #require(AppFiles.text(of: Project.path("Makefile")))
    let options = try #require(makefile.firstMatch(of: #/OPTIONS := ([^\n]*)/#)).1
    #expect(fake.commands.count == 1 && fake.commands[0].hasPrefix("swift build \(options) --package-path"))
    #expect(fake.commands[0].contains(" --scratch-path \(root)/library/.build --product PageRenderApp "))
    // clang's user manual: -fmodule-map-file loads one map; headers are searched in the folders of -I.
    let sources = "\(root)/library/Sources"
    let own = library.options.filter { $0.contains(root) }
    #expect(
      own == [
        "\(products)/Modules", "-fmodule-map-file=\(sources)/CKit/module.modulemap",
        "\(sources)/CKit/include",
      ]
        + (hasFolder ? ["-fmodule-map-file=\(products)/COther.build/module.modulemap"] : [])
        + ["\(sources)/COther/include"])
    #expect(
      library.options.contains { $0.hasSuffix("/cairo") }
        && fake.isFree("build-k-\(AppFiles.hash(root + "/library"))"))
    #expect(try toolchain.appLibrary(told.tell) == library && fake.commands.count == 1)
    try AppFiles.write("// more", to: "\(sources)/Plain/A.swift")
    #expect(!toolchain.builtLibrary.isBuilt)
  }

  @Test func `a PageRender that does not build is told with the first error`() throws {
    try fake.refuse(
      "swift", "Building for production...\n/a/B.swift:3:1: error: one\n/a/B.swift:4:1: error: two", "killed")
    let fault = #expect(throws: AppFault.self) { try toolchain.appLibrary(told.tell) }
    #expect(
      fault?.message == "PageRender does not build in \(root)/library/.build: /a/B.swift:3:1: error: one"
        && fault?.exitCode == .internalError)
    let other = #expect(throws: AppFault.self) { try toolchain.appLibrary(told.tell) }
    #expect(other?.message.hasSuffix(".build: killed\n") == true && !toolchain.builtLibrary.isBuilt)
  }

  @Test func `the translator is compiled once, and takes the place of older ones`() throws {
    let folder = "\(root)/library/.build/release"
    for name in ["translate-old", "translator", "other"] { try AppFiles.write("", to: "\(folder)/\(name)") }
    let path = try toolchain.translator(told.tell)
    #expect(
      told.all == ["compiling the translator of sources, once"]
        && fake.isFree("build-k-\(AppFiles.hash(root + "/library"))-translator"))
    #expect(TemporaryFolder.names(in: folder) == ["other", FilePath.lastComponent(path), "translator"])
    #expect(path.hasPrefix("\(folder)/translate-k-") && FileManager.default.isExecutableFile(atPath: path))
    #expect(
      fake.commands[0].hasSuffix(" -o \(path).made \(root)/library/Sources/PageApps/Translator/main.swift"))
    #expect(try toolchain.translator(told.tell) == path && fake.commands.count == 1 && told.all.count == 1)
    // Another source is another translator.
    try AppFiles.write("", to: "\(root)/library/Sources/PageApps/Translator/B.swift")
    try fake.refuse("AppTranslator", "error: no")
    let fault = #expect(throws: AppFault.self) { try toolchain.translator(told.tell) }
    #expect(
      fault?.message == "the translator does not compile with this Swift; use Swift 6.2 or 6.3\nerror: no\n")
    #expect(FilePath.isReadable(path))
    try FileManager.default.removeItem(atPath: "\(root)/library/Sources")
    let none = #expect(throws: AppFault.self) { try toolchain.translator(told.tell) }
    #expect(none?.message.hasSuffix("has no sources; get a whole checkout of PageRender") == true)
  }

  /// SwiftPM's lines as its LLBuildProgressTracker and SwiftCommandState write them, in pieces as a pipe has them.
  @Test func `of a build a line is told every five seconds, and at once that it waits`() {
    let start = ContinuousClock.now
    let seconds = Mutex(0)
    let progress = BuildProgress(now: { start + .seconds(seconds.withLock { $0 }) }, told.tell)
    for (second, text) in [
      (5, "[1/90] Compiling A a.swift\n"), (6, "[2/90] Compiling"),
      (6, " B b.swift\n[3/90] Linking c\nnote: [4/90] x\n"),
      (11, "[5/90] Compiling E\n"),
      (12, "[6/90] Compiling F\nAnother instance of SwiftPM (PID: 7) is already running\n"),
      (13, "[7/90] half"),
    ] {
      seconds.withLock { $0 = second }
      progress.add(ArraySlice(text.utf8))
    }
    #expect(
      told.all == [
        "  2 of 90: Compiling B b.swift", "  6 of 90: Compiling F",
        "waiting for another build: Another instance of SwiftPM (PID: 7) is already running",
      ])
  }

  // MARK: Apps

  private func build(_ files: [(String, String)]) throws -> AppBuild {
    for (file, text) in files { try AppFiles.write(text, to: "\(root)/app/\(file)") }
    let project = try AppProject("\(root)/app")
    let library = AppLibrary(products: "\(root)/products", stamp: "s")
    return AppBuild(
      toolchain: toolchain, library: library, project: project, app: project.targets[0], tell: told.tell)
  }

  private func json(_ path: String) throws -> [String: Any] {
    let bytes = try #require(AppFiles.bytes(of: path))
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func `a build compiles what is new, and leaves out what the compiler refuses`() throws {
    let build = try build([("A.swift", "import UIKit"), ("B.swift", "import UIKit")])
    try fake.translate([("app", ["A", "B"])])
    let listed = try build.build(isListing: true)
    #expect(listed.screens.map(\.id) == ["a", "b"] && listed.program.isEmpty && fake.made.count == 1)
    try fake.refuse("app", "\(root)/app/A.swift:3:5: error: cannot find 'X' in scope")
    let result = try build.build()
    #expect(
      told.all.dropFirst() == [
        "translating 2 files of app", "translating 2 files of app", "building app",
        "building app again, without 0 pieces of code",
      ])
    #expect(fake.made.dropFirst() == ["app", "app", "app_PageRenderScreens", "threads.o", "program"])
    let module = try #require(try json("\(build.folder)/job.json")["modules"] as? [[String: Any]])
    let files = try #require(module[0]["files"] as? [[String: Any]])
    let errors = files.map { ($0["errors"] as? [[[String: Any]]])?.first?.first?["missingName"] as? String }
    #expect(
      errors == ["X", nil]
        && files.map { $0["output"] as? String }
          == ["A", "B"].map { "\(build.package)/Sources/app/\($0).swift" }
    )
    #expect(try String(contentsOfFile: result.program, encoding: .utf8).hasPrefix("#!/bin/sh\ncat"))
    // The cache knows the size, by which it makes room; nobody waits for the build.
    #expect(AppFiles.text(of: "\(build.folder)/size").flatMap(Int.init) ?? 0 > 0)
    #expect(fake.isFree(String(build.folder.dropFirst(toolchain.cache.count + 1))))
    let again = try build.build()
    #expect(again.screens == result.screens && fake.made.count == 6 && told.all.count == 5)
    try AppFiles.write("import UIKit // more", to: "\(root)/app/B.swift")
    _ = try build.build()
    #expect(fake.made.count == 10)
  }

  /// The options as `swiftc -help` has them; the map of outputs as swift-driver's OutputFileMap reads it.
  @Test func `a module is compiled after those that it imports, and a package's once for all apps`() throws {
    let build = try build([
      ("App.xcodeproj/project.pbxproj", Self.project), ("A.swift", "import Kit\nimport Pack"),
      ("K.swift", "import Pack"),
      ("Carthage/Checkouts/Pack/Sources/Pack/P.swift", "public class P {}"),
    ])
    try fake.translate([("Pack", []), ("Kit", []), ("App", ["A"])])
    _ = try build.build()
    #expect(
      fake.made == ["AppTranslator", "Pack", "Kit", "App", "App_PageRenderScreens", "threads.o", "program"])
    #expect(
      told.all.dropFirst(3) == [
        "compiling Pack, 1 of 3 modules", "compiling Kit, 2 of 3 modules", "compiling App, 3 of 3 modules",
      ])
    let shared = try #require(TemporaryFolder.names(in: "\(toolchain.cache)/packages").first)
    let home = "\(toolchain.cache)/packages/\(shared)"
    let app = fake.commands[3]
    let processors = ProcessInfo.processInfo.processorCount
    for words in [
      "-j \(processors) ", "-I \(home)/objects/modules ", "-I \(build.folder)/objects/modules ",
      "-default-isolation MainActor",
      "-emit-module-path \(build.folder)/objects/modules/App.swiftmodule ",
      "/Sources/App/PageRenderScreens.swift",
    ] { #expect(app.contains(words), "\(words)") }
    #expect(
      !fake.commands[2].contains("MainActor")
        && fake.commands[1].contains("-emit-module-path \(home)/objects/modules/Pack."))
    let map = try json("\(build.folder)/objects/App/output-file-map.json") as? [String: [String: String]]
    #expect(map?[""]?["swift-dependencies"] == "\(build.folder)/objects/App/module.swiftdeps")
    #expect(
      map?["\(build.package)/Sources/App/PageRenderScreens.swift"] == [
        "object": "\(build.folder)/objects/App/PageRenderScreens.o",
        "swift-dependencies": "\(build.folder)/objects/App/PageRenderScreens.swiftdeps",
      ])
    let link = fake.commands[6]
    for words in ["/objects/App/PageRenderScreens.o ", "/threads.o ", "-rpath -Xlinker \(root)/products"] {
      #expect(link.contains(words), "\(words)")
    }
    #expect(fake.isFree("packages"))
    try AppFiles.write("import Kit\nimport Pack // more", to: "\(root)/app/A.swift")
    _ = try build.build()
    #expect(fake.made.dropFirst(7) == ["Kit", "App", "App_PageRenderScreens", "threads.o", "program"])
    #expect(told.all.last == "compiling App, 2 of 2 modules")
  }

  private static let project = """
    { objects = {
      P = { isa = PBXProject; targets = (T, K); };
      F = { isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
      FK = { isa = PBXFileReference; path = K.swift; sourceTree = SOURCE_ROOT; };
      B = { isa = PBXBuildFile; fileRef = F; }; BK = { isa = PBXBuildFile; fileRef = FK; };
      S = { isa = PBXSourcesBuildPhase; files = (B); }; SK = { isa = PBXSourcesBuildPhase; files = (BK); };
      L = { buildConfigurations = (C); };
      C = { buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
            buildConfigurationList = L; };
      K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (SK); };
    }; rootObject = P; }
    """

  @Test(arguments: [
    ("app", "error: emit-module command failed", "error: emit-module command failed"),
    ("app_PageRenderScreens", "killed", "killed\n"), ("clang", "no clang", "no clang\n"),
    ("swiftc", "lld: error: undefined symbol: a", "lld: error: undefined symbol: a"),
  ])
  func `an app fails with what no code can be left out for`(step: String, output: String, shown: String)
    throws
  {
    let build = try build([("A.swift", "import UIKit")])
    try fake.translate([("app", ["A"])])
    try fake.refuse(step, output)
    let fault = #expect(throws: AppFault.self) { try build.build() }
    #expect(fault?.message == "app does not build: \(shown)")
    #expect(
      !FilePath.isAnything("\(build.folder)/size") && !FilePath.isAnything(AppKeptBuild.program(build.folder))
    )
  }

  @Test func `a translator that answers nothing is a fault of PageRender`() throws {
    let build = try build([("A.swift", "import UIKit")])
    let fault = #expect(throws: AppFault.self) { try build.build() }
    #expect(
      fault?.message.contains("which is a fault of PageRender") == true && fault?.exitCode == .internalError)
  }
}
