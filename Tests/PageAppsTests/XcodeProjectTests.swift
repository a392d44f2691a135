import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// Projects as Xcode writes them, cut down to what is read.
struct XcodeProjectTests {
  private func project(_ text: String, files: [String]) throws -> (AppProject, URL) {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent("xcode-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    let folder = URL(fileURLWithPath: try #require(FilePath.absolute(made.path)))
    for file in files + ["App.xcodeproj/project.pbxproj"] {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((file.hasSuffix("pbxproj") ? text : "// \(file)").utf8).write(to: url)
    }
    return (try AppProject(folder.path), folder)
  }

  private let groups = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (T, Tests); mainGroup = G; buildConfigurationList = L; };
      L = { buildConfigurations = (C); };
      C = { buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = "App/Info.plist"; }; };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXGroup; children = (F1, V); path = App; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = "My View.swift"; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; children = (F2); name = Main.storyboard; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1 /* My View.swift in Sources */; };
      B2 = { isa = PBXBuildFile; fileRef = V; };
      S = { isa = PBXSourcesBuildPhase; files = (B1); };
      R = { isa = PBXResourcesBuildPhase; files = (B2); };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildPhases = (S, R); };
      Tests = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.bundle.unit-test"; };
    }; rootObject = P; }
    """

  @Test func `files are found through groups and variant groups, and tests are no targets`() throws {
    let (project, folder) = try project(
      groups, files: ["App/My View.swift", "App/Base.lproj/Main.storyboard"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(project.targets.map(\.name) == ["My App"])
    let app = try #require(project.targets.first)
    #expect(app.module == "My_App")
    #expect(app.sources == [folder.path + "/App/My View.swift"])
    #expect(app.resources == [folder.path + "/App/Base.lproj/Main.storyboard"])
    #expect(app.infoPlist == folder.path + "/App/Info.plist")
  }

  @Test func `a folder that the project follows gives all but its exceptions`() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (T); };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X); };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old/B.swift); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              fileSystemSynchronizedGroups = (G); buildPhases = (); };
      }; rootObject = P; }
      """
    let (project, folder) = try project(
      text, files: ["App/A.swift", "App/Old/B.swift", "App/C/D.swift", "App/Info.plist"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(project.targets.first?.sources == ["/App/A.swift", "/App/C/D.swift"].map { folder.path + $0 })
    #expect(project.targets.first?.resources == [])
  }

  @Test func `a project that is cut in half is told, and the folder's sources are drawn`() throws {
    let half = String(groups.prefix(groups.count / 2))
    let (project, folder) = try project(half, files: ["App/My View.swift"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(project.faults.map(\.line) == [10])
    #expect(project.faults.first?.message.hasPrefix("is no Xcode project: it ends in the middle") == true)
    #expect(project.targets.first?.sources == [folder.path + "/App/My View.swift"])
  }

  @Test func `a folder without Swift is one sentence`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("empty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fault = #expect(throws: AppFault.self) { try AppProject(folder.path) }
    #expect(
      fault?.message.hasSuffix("holds no Swift sources of an app; name the folder that has them") == true)
  }

  @Test func `an app in Objective-C is named as such`() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = AppDelegate.m; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
      }; rootObject = P; }
      """
    let fault = #expect(throws: AppFault.self) { try project(text, files: ["AppDelegate.m"]) }
    #expect(fault?.message.hasSuffix("only Swift is translated, not Objective-C") == true)
  }

  @Test func `the source of a package's target is where its manifest says`() throws {
    let folder = TemporaryFolder()
    for file in ["Kit/Code/A.swift", "Kit/Sources/Plain/B.swift", "Kit/Source/Old/C.swift"] {
      let url = URL(fileURLWithPath: folder.path(file))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let manifest = """
      let package = Package(name: "Kit", targets: [
        .target(name: "Plain", dependencies: ["Coded"]),
        .target(name: "Coded", path: "Code"), .target(name: "Old"),
        .testTarget(name: "CodedTests", path: "Tests"),
      ])
      """
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder.path("Kit/Package.swift")))
    func found(_ name: String) -> [String] {
      AppProject.folders(of: name, inPackage: folder.path("Kit"))
    }
    #expect(found("Coded") == [folder.path("Kit/Code")])
    #expect(found("Plain") == [folder.path("Kit/Sources/Plain")])
    #expect(found("Old") == [folder.path("Kit/Source/Old")])
    #expect(found("CodedTests").isEmpty)
  }

  @Test func `packages that the project names by their paths are searched for modules`() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (); };
        K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        G = { isa = PBXGroup; children = (O); sourceTree = "<group>"; };
        O = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Old; sourceTree = "<group>"; };
        N = { isa = PBXFileReference; lastKnownFileType = wrapper; path = None; sourceTree = "<group>"; };
      }; rootObject = P; }
      """
    let folder = TemporaryFolder()
    for (file, content) in [("App.xcodeproj/project.pbxproj", text), ("Old/Package.swift", "")] {
      let url = URL(fileURLWithPath: folder.path(file))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: url)
    }
    let project = try XcodeProject(folder.path("App.xcodeproj"))
    #expect(project.localPackages == [folder.path("Kit"), folder.path("Old")])
  }

  /// A demo's project contains its library's, which lies beside the demo.
  @Test func `frameworks of a project inside the project are modules, its apps and tests are not`() throws {
    func text(_ target: String, _ type: String, _ source: String, inner: String) -> String {
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); };
        G = { isa = PBXGroup; children = (F, I); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = \(source); sourceTree = "<group>"; };
        I = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = \(inner); sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.\(type)"; buildPhases = (S); };
      }; rootObject = P; }
      """
    }
    let folder = TemporaryFolder()
    let files = [
      "Demo/Demo.xcodeproj/project.pbxproj": text(
        "Demo", "application", "Demo.swift", inner: "../Kit/Kit.xcodeproj"),
      // The projects contain each other.
      "Kit/Kit.xcodeproj/project.pbxproj": text(
        "Kit", "framework", "Kit.swift", inner: "../Other/Other.xcodeproj"),
      "Other/Other.xcodeproj/project.pbxproj": text(
        "Other", "application", "Other.swift", inner: "../Demo/Demo.xcodeproj"),
      "Demo/Demo.swift": "", "Kit/Kit.swift": "", "Other/Other.swift": "",
    ]
    for (file, content) in files {
      let url = URL(fileURLWithPath: folder.path(file))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: url)
    }
    let project = try AppProject(folder.path("Demo/Demo.xcodeproj"))
    #expect(project.targets.map(\.name) == ["Demo"])
    let kit = try #require(project.module(named: "Kit")?.sources.first)
    #expect(FilePath.absolute(kit) == FilePath.absolute(folder.path("Kit/Kit.swift")))
    #expect(project.module(named: "Other") == nil)
  }

  /// Xcode's build settings reference; the features of SWIFT_APPROACHABLE_CONCURRENCY by their names in Swift 6.2.
  @Test(arguments: [
    ([:], ""), (["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"], "-default-isolation MainActor"),
    (["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated", "SWIFT_APPROACHABLE_CONCURRENCY": "NO"], ""),
    (
      ["SWIFT_APPROACHABLE_CONCURRENCY": "YES"],
      "-enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature NonisolatedNonsendingByDefault"
    ),
  ])
  func `a module is isolated as its settings say`(settings: [String: String], options: String) {
    let target = AppTarget(name: "A", kind: .application, module: "A", settings: settings)
    #expect(AppPackage.isolation(of: target).joined(separator: " ") == options)
  }

  /// The trees as Xcode's file inspector names them: relative to group, to project, absolute path; products are no sources.
  @Test func `a file lies where its source tree and its groups say`() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (T, U, W, D); buildConfigurationList = L; };
        L = { buildConfigurations = (C, C2); }; C = { buildSettings = { A = one; B = one; N = (1, 2); }; };
        C2 = { buildSettings = { A = two; }; };
        G = { isa = PBXGroup; children = (H, X); sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = (F1, F2, F3, F4, F6); path = App; sourceTree = "<group>"; };
        X = { isa = PBXGroup; children = (F7); name = Virtual; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Own/B.swift; sourceTree = SOURCE_ROOT; };
        F3 = { isa = PBXFileReference; path = /far/C.swift; sourceTree = "<absolute>"; };
        F4 = { isa = PBXFileReference; path = D.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        F5 = { isa = PBXFileReference; path = E.swift; sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; path = F.m; sourceTree = "<group>"; };
        F7 = { isa = PBXFileReference; path = G.swift; sourceTree = "<group>"; };
        B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; }; B4 = { fileRef = F4; };
        B5 = { fileRef = F5; }; B6 = { fileRef = F6; }; B7 = { fileRef = F7; }; B8 = { productRef = F1; };
        S = { isa = PBXSourcesBuildPhase; files = (B8, B1, B2, B3, B4, B5, B6, B7, None); };
        K = { isa = PBXFrameworksBuildPhase; files = (B1); };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application.on-demand-install-capable";
              buildPhases = (K, S); buildConfigurationList = M; };
        M = { buildConfigurations = (E); };
        E = { buildSettings = { B = own; PRODUCT_MODULE_NAME = "$(TARGET_NAME)-Kit"; INFOPLIST_FILE = /far/Info.plist; }; };
        U = { isa = PBXNativeTarget; name = U; productType = "com.apple.product-type.framework.static"; };
        W = { isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.watchkit2-extension"; };
        D = { isa = PBXNativeTarget; name = D; productType = "com.apple.product-type.library.dynamic"; };
      }; rootObject = P; }
      """
    let (project, folder) = try project(text, files: [])
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try #require(project.targets.first)
    let own = ["App/A.swift", "Own/B.swift"].map { "\(folder.path)/\($0)" }
    #expect(app.sources == own + ["/far/C.swift", "\(folder.path)/E.swift", "\(folder.path)/G.swift"])
    #expect(app.otherSources == ["\(folder.path)/App/F.m"] && app.resources.isEmpty)
    #expect(app.module == "T_Kit" && app.infoPlist == "/far/Info.plist" && app.root == folder.path)
    // A target's settings go before the project's; the first configuration is read.
    #expect(app.settings["A"] == "one" && app.settings["B"] == "own" && app.settings["N"] == nil)
    #expect(
      project.targets.map(\.name) == ["T", "U", "D"]
        && project.targets.map(\.kind) == [.application, .library, .library])
  }

  @Test func `a folder of one target gives another target only its exceptions`() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (T, U, V); };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X, Y); };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Sub, C.m); };
        Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (a.png); };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (G); };
        U = { isa = PBXNativeTarget; name = U; productType = "com.apple.product-type.framework"; };
        V = { isa = PBXNativeTarget; name = V; productType = "com.apple.product-type.framework"; };
      }; rootObject = P; }
      """
    let files = [
      "App/A.swift", "App/Sub/B.swift", "App/Subway.swift", "App/C.m", "App/a.png", "App/AppTests/T.swift",
    ]
    let (project, folder) = try project(text, files: files)
    defer { try? FileManager.default.removeItem(at: folder) }
    func names(_ paths: [String]) -> [String] {
      paths.map { String($0.dropFirst(folder.path.count + 5)) }.sorted()
    }
    #expect(
      project.targets.map { names($0.sources) } == [
        ["A.swift", "AppTests/T.swift", "Sub/B.swift", "Subway.swift"], ["Sub/B.swift"], [],
      ])
    #expect(project.targets.map { names($0.otherSources) } == [["C.m"], ["C.m"], []])
    #expect(project.targets.map { names($0.resources) } == [[], [], []])
  }

  @Test func `packages are named by their URLs and what they are required to be`() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (); };
        K1 = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; repositoryURL = "https://no.example/a"; };
        K2 = { isa = XCLocalSwiftPackageReference; relativePath = /far/Kit; }; K3 = { isa = XCLocalSwiftPackageReference; };
        R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/One/"; requirement = { kind = branch; branch = main; }; };
        R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/Two.git"; requirement = { kind = exactVersion; version = 1.2; }; };
        R3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/Three"; requirement = { kind = revision; revision = abc; }; };
        R4 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/Four"; };
        R5 = { isa = XCRemoteSwiftPackageReference; };
        I = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = In.xcodeproj; sourceTree = SOURCE_ROOT; };
        J = { isa = PBXFileReference; lastKnownFileType = file; path = In.xcodeproj; sourceTree = SOURCE_ROOT; };
      }; rootObject = P; }
      """
    let folder = TemporaryFolder()
    for file in ["App.xcodeproj/project.pbxproj", "In.xcodeproj/x"] {
      try AppFiles.write(text, to: folder.path(file))
    }
    let project = try XcodeProject(folder.path("App.xcodeproj"))
    #expect(project.localPackages == [folder.path("../Kit"), "/far/Kit"])
    #expect(project.remotePackages.map(\.name) == ["One", "Two", "Three", "Four"])
    #expect(project.remotePackages.map(\.revision) == ["main", "1.2", "abc", nil])
    #expect(project.subprojects == [FilePath.absolute(folder.path("In.xcodeproj"))])
    for (text, message) in [
      ("{ objects = {}; rootObject = P; }", "has no rootObject"), ("{ a = ", "is no Xcode project"),
    ] {
      try AppFiles.write(text, to: folder.path("App.xcodeproj/project.pbxproj"))
      let fault = #expect(throws: AppFault.self) { try XcodeProject(folder.path("App.xcodeproj")) }
      #expect(fault?.message.contains(message) == true)
    }
  }

  @Test func `errors are read by file, with the names that are missing`() {
    let errors = CompilerErrors(
      """
      /App/A.swift:3:5: error: cannot find type 'UIDynamicAnimator' in scope
      /App/A.swift:9:5: error: value of type 'UIView' has no member 'fly'
      warning: nothing
      error: compile command failed due to signal 9 (use -v to see invocation)
      error: emit-module command failed
      """)
    #expect(errors.byFile["/App/A.swift"]?.map(\.missingName) == ["UIDynamicAnimator", "UIView.fly"])
    #expect(errors.byFile.count == 1)
  }
}
