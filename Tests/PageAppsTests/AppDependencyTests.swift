import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// Packages that an app's project names, and the folders in which they are found.
struct AppDependencyTests {
  private let temporary = TemporaryFolder()
  private var root: String { FilePath.absolute(temporary.path("")) ?? "" }

  private func write(_ file: String, _ text: String = "// Swift") throws {
    try AppFiles.write(text, to: "\(root)/\(file)")
  }

  private func missing(packages: String? = nil) throws -> [AppDependency] {
    try AppProject("\(root)/App", packages: packages).dependencies.missing
  }

  private let snapKit = AppDependency(
    name: "SnapKit", url: "https://github.com/SnapKit/SnapKit.git", revision: "2842e6e")

  @Test func `a project names packages by URL and version, and its resolved list by commit`() throws {
    try write("App/A.swift")
    try write(
      "App/App.xcodeproj/project.pbxproj",
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/SnapKit/SnapKit.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 5.0.1; }; };
      }; rootObject = P; }
      """)
    #expect(try missing().map(\.revision) == ["5.0.1"])
    try write(
      "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      """
      { "pins": [ { "location": "https://github.com/SnapKit/SnapKit.git", "state": { "revision": "2842e6e" } } ] }
      """)
    #expect(try missing() == [snapKit])
  }

  @Test(arguments: [
    "App/SourcePackages/checkouts/SnapKit", "App/.build/checkouts/snapkit", "App/Carthage/Checkouts/SnapKit",
    "App/Pods/SnapKit", "Clones/SnapKit",
  ])
  func `a package is found in the folders of a team's tools and in that of --packages`(folder: String) throws
  {
    try write("App/A.swift")
    try write("App/Cartfile.resolved", "github \"SnapKit/SnapKit\" \"2842e6e\"\n")
    #expect(try missing().count == 1)
    try write("\(folder)/Sources/View.swift")
    try write(
      "\(folder)/Package.swift",
      "let package = Package(targets: [.target(name: \"SnapKit\", path: \"Sources\")])")
    let project = try AppProject("\(root)/App", packages: "\(root)/Clones")
    let module = project.module(named: "SnapKit")
    #expect(project.dependencies.missing.isEmpty)
    #expect(module?.sources.contains("\(root)/\(folder)/Sources/View.swift") == true)
    #expect(module?.revision == "2842e6e" && module?.packageFolder == "\(root)/\(folder)")
  }

  @Test func `a package's build is named by its module, its revision and its files`() throws {
    try write("Kit/Sources/Kit/A.swift")
    var module = AppTarget(
      name: "Kit", kind: .library, module: "Kit", sources: ["\(root)/Kit/Sources/Kit/A.swift"])
    (module.packageFolder, module.revision) = ("\(root)/Kit", "1.2.0")
    func folder() throws -> String {
      var modules = [module]
      _ = AppSharedModule.place(&modules, in: root, "stamp", isClearing: false)
      return try #require(modules[0].sharedFolder)
    }
    let first = try folder()
    #expect(first.hasPrefix("\(root)/packages/Kit-1.2.0-"))
    #expect(try folder() == first)
    try write("Kit/Sources/Kit/A.swift", "// Swift, edited")
    #expect(try folder() != first)
  }

  @Test func `what was left out of a package is known to the next app`() throws {
    let source = "\(root)/Kit/A.swift"
    try write("Kit/A.swift")
    var module = AppTarget(name: "Kit", kind: .library, module: "Kit", sources: [source])
    module.packageFolder = "\(root)/Kit"
    var modules = [module]
    _ = AppSharedModule.place(&modules, in: root, "stamp", isClearing: false)
    #expect(!modules[0].isBuilt)
    var outcome = AppOutcome()
    outcome.errors[source] = [[CompilerErrors.Found(line: 3, message: "cannot find 'x' in scope")]]
    outcome.errors["/other.swift"] = [[]]
    try AppSharedModule.keep(modules, outcome, "stamp")
    let known = AppSharedModule.place(&modules, in: root, "stamp", isClearing: false)
    #expect(modules[0].isBuilt && known.errors == [source: outcome.errors[source] ?? []])
    modules[0].isBuilt = false
    #expect(AppSharedModule.place(&modules, in: root, "other", isClearing: false).errors.isEmpty)
    #expect(!modules[0].isBuilt)
  }
}
