import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// Apps as folders, projects, workspaces and packages.
struct AppProjectTests {
  private let temporary = TemporaryFolder()
  /// The folder as absolute paths have it.
  private var root: String { FilePath.absolute(temporary.path("")) ?? "" }

  private func write(_ files: String...) throws {
    for file in files { try write(file, text: "") }
  }

  private func write(_ file: String, text: String) throws {
    try AppFiles.write(text.isEmpty ? "// \(file)" : text, to: "\(root)/\(file)")
  }

  /// Writes a project with one target, whose only source is beside it.
  private func project(
    _ path: String, target: String, _ type: String = "application", source: String = "A.swift"
  ) throws {
    let folder = FilePath.folder(of: "\(root)/\(path)").dropFirst(root.count + 1)
    try write("\(folder)\(folder.isEmpty ? "" : "/")\(source)")
    try write(
      "\(path)/project.pbxproj",
      text: """
        { objects = {
          P = { isa = PBXProject; targets = (T); };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = \(source); sourceTree = "<group>"; };
          B = { isa = PBXBuildFile; fileRef = F; };
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          T = { isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.\(type)"; buildPhases = (S); };
        }; rootObject = P; }
        """)
  }

  private func workspace(_ path: String, _ projects: String...) throws {
    let files = projects.map { "<FileRef location=\"\($0)\"></FileRef>" }.joined()
    try write("\(path)/contents.xcworkspacedata", text: "<Workspace>\(files)</Workspace>")
  }

  private func shown(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(root.count + 1)) } }

  private func message(_ path: String) -> String? {
    #expect(throws: AppFault.self) { try AppProject("\(root)/\(path)") }?.message
  }

  @Test func `a folder without a project is one app, named after it`() throws {
    try write("My App/A.swift", "My App/B/C.swift", "My App/Info.plist", "My App/Main.storyboard")
    let project = try AppProject("\(root)/My App")
    #expect(project.targets.map(\.name) == ["My App"] && project.targets[0].module == "My_App")
    #expect(shown(project.targets[0].sources) == ["My App/A.swift", "My App/B/C.swift"])
    #expect(project.targets[0].infoPlist.map { shown([$0]) } == ["My App/Info.plist"])
    #expect(project.root == "\(root)/My App" && project.targets[0].kind == .application)
  }

  @Test func `a project may be named itself, or found in its folder and below`() throws {
    try project("Deep/er/App.xcodeproj", target: "App")
    for path in ["Deep/er/App.xcodeproj", "Deep/er", "Deep", ""] {
      let project = try AppProject("\(root)/\(path)")
      #expect(project.targets.map(\.name) == ["App"], "\(path)")
      #expect(shown(project.targets[0].sources) == ["Deep/er/A.swift"])
    }
    #expect(try AppProject("\(root)/Deep/er/App.xcodeproj").root == "\(root)/Deep/er")
    #expect(try AppProject("\(root)/Deep").root == "\(root)/Deep")
  }

  @Test func `projects of tools and too deep ones are not found`() throws {
    for folder in ["Pods", "Carthage", "a.b"] { try project("\(folder)/X.xcodeproj", target: folder) }
    try project("1/2/3/4/Four.xcodeproj", target: "Four")
    try project("x/2/3/4/5/Five.xcodeproj", target: "Five")
    #expect(try AppProject(root).targets.map(\.name) == ["Four"])
  }

  @Test func `of several projects the one on top counts, or one has to be named`() throws {
    try project("a/A.xcodeproj", target: "A")
    try project("b/B.xcodeproj", target: "B")
    let two = message("")
    #expect(two?.contains("holds 2 Xcode projects; name one of them: ") == true)
    #expect(two?.hasSuffix("/b/B.xcodeproj") == true && two?.contains("/a/A.xcodeproj, ") == true)
    for name in ["c", "d", "e"] { try project("\(name)/X.xcodeproj", target: name) }
    #expect(message("")?.contains("…") == false)
    try project("f/X.xcodeproj", target: "f")
    #expect(message("")?.hasSuffix(", …") == true && message("")?.contains("/f/X") == false)
    try project("Top.xcodeproj", target: "Top")
    #expect(try AppProject(root).targets.map(\.name) == ["Top"])
  }

  @Test func `a workspace has its projects, without those of pods`() throws {
    try project("a/A.xcodeproj", target: "A")
    try project("b/B.xcodeproj", target: "B", "framework")
    try project("Pods/Pods.xcodeproj", target: "Pods")
    try project("c/C.xcodeproj", target: "C")
    try workspace(
      "W.xcworkspace", "group:a/A.xcodeproj", "container:b/B.xcodeproj", "group:Pods/Pods.xcodeproj",
      "absolute:\(root)/c/C.xcodeproj", "group:none/N.xcodeproj", "group:README.md")
    for path in ["W.xcworkspace", ""] {
      let project = try AppProject("\(root)/\(path)")
      #expect(project.targets.map(\.name) == ["A", "B", "C"] && project.root == root)
    }
    #expect(try AppProject(root).targets.map(\.kind) == [.application, .library, .application])
  }

  @Test func `a workspace without projects is passed over`() throws {
    try workspace("W.xcworkspace", "group:none/N.xcodeproj")
    try write("A.swift")
    #expect(shown(try AppProject(root).targets[0].sources) == ["A.swift"])
    #expect(
      message("W.xcworkspace")?.hasSuffix("holds no Swift sources of an app; name the folder that has them")
        == true)
  }

  @Test func `a package has a target for each folder of sources`() throws {
    try write(
      "Kit/Package.swift", "Kit/Sources/One/A.swift", "Kit/Sources/Two/B.swift", "Kit/Sources/Empty/x.txt")
    for path in ["Kit", "Kit/Package.swift"] {
      let project = try AppProject("\(root)/\(path)")
      #expect(project.targets.map(\.name) == ["One", "Two"], "\(path)")
      #expect(shown(project.targets[1].sources) == ["Kit/Sources/Two/B.swift"])
    }
  }

  @Test func `a package with loose files, or without folders, is one target`() throws {
    try write("Loose/Package.swift", "Loose/Source/A.swift", "Loose/Source/In/B.swift")
    let loose = try AppProject("\(root)/Loose")
    #expect(loose.targets.map(\.name) == ["Loose"])
    #expect(shown(loose.targets[0].sources) == ["Loose/Source/A.swift", "Loose/Source/In/B.swift"])
    try write("Flat/Package.swift", "Flat/A.swift")
    #expect(shown(try AppProject("\(root)/Flat").targets[0].sources) == ["Flat/A.swift"])
  }

  @Test func `what is no app is refused with what to name`() throws {
    let gone = #expect(throws: AppFault.self) { try AppProject("none/at/all") }
    #expect(gone?.message.hasPrefix("none/at/all does not exist; name an app's folder") == true)
    try write("Other.swift")
    #expect(
      message("Other.swift")?.hasSuffix(
        "/Other.swift is no package; name its folder, an .xcodeproj, an .xcworkspace or a Package.swift")
        == true)
    try write("C/main.m")
    #expect(
      message("C")?.hasSuffix("is an app in another language; only Swift is translated, not Objective-C")
        == true)
  }

  // MARK: Modules

  @Test func `a module is a library of the project, then another target, then a folder`() throws {
    try write("A.swift", "Both/B.swift")
    var project = try AppProject(root)
    let app = AppTarget(name: "Both", kind: .application, module: "Both", sources: ["app"])
    let library = AppTarget(name: "Both", kind: .library, module: "Both", sources: ["library"])
    project.targets = [app, library]
    #expect(project.module(named: "Both")?.sources == ["library"])
    project.targets = [app]
    #expect(project.module(named: "Both")?.sources == ["app"])
    project.targets = []
    try write("Sources/Both/C.swift")
    let found = project.module(named: "Both")
    #expect(found.map { shown($0.sources) } == ["Sources/Both/C.swift"] && found?.kind == .library)
    #expect(project.module(named: "None") == nil)
  }
}

struct AppFolderTests {
  private let temporary = TemporaryFolder()

  @Test func `an ending follows the last dot of a name`() {
    #expect(AppFolder.ending(of: "/a.b/C.PNG") == "png" && AppFolder.ending(of: "/a.b/c") == "")
    #expect(AppFolder.ending(of: ".hidden") == "" && AppFolder.ending(of: "a.tar.gz") == "gz")
    #expect(AppFolder.isPicture("a.webp") && AppFolder.isPicture("a.PDF") && !AppFolder.isPicture("a.txt"))
  }

  @Test func `a file with the same text is not written again`() throws {
    let path = temporary.path("deep/er/a.txt")
    try AppFiles.write("text", to: path)
    let date = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    try AppFiles.write("text", to: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
    try AppFiles.write("other", to: path)
    #expect(AppFiles.bytes(of: path) == Array("other".utf8))
    let fault = #expect(throws: AppFault.self) { try AppFiles.write("x", to: "/proc/none/a") }
    #expect(fault?.exitCode == .cannotWrite && fault?.diagnostic.file == "/proc/none/a")
    let here = FileManager.default.currentDirectoryPath
    #expect(AppFiles.shown("\(here)/a/b") == "a/b" && AppFiles.shown("/x\(here)/a") == "/x\(here)/a")
  }

  /// FNV-1a's published values of the empty text and of "a".
  @Test func `a hash is FNV-1a's`() {
    #expect(AppFiles.hash("") == "cbf29ce484222325")
    #expect(AppFiles.hash("a") == "af63dc4c8601ec8c")
  }

  @Test func `a stamp changes with size and time`() throws {
    let path = temporary.path("a")
    try AppFiles.write("text", to: path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: path)
    #expect(AppFiles.stamp(of: [path, "/none"]) == "\(path) 4 5.0\n/none\n")
  }
}
