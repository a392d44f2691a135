import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// Projects as Xcode writes them, cut down to what is read.
struct XcodeProjectTests {
  @Test func `a project that is cut in half is told, and the folder's sources are drawn`() throws {
    let half = "{ objects = {\n  P = { isa = PBXProject;\n  targets = (T"
    let folder = TemporaryFolder()
    let root = try #require(FilePath.absolute(folder.path("")))
    for (file, text) in [("App.xcodeproj/project.pbxproj", half), ("App/My View.swift", "")] {
      try AppFiles.write(text, to: "\(root)/\(file)")
    }
    let project = try AppProject(root)
    #expect(project.faults.map(\.line) == [3])
    #expect(project.faults.first?.message.hasPrefix("is no Xcode project: it ends in the middle") == true)
    #expect(project.targets.first?.sources == ["\(root)/App/My View.swift"])
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
    for (file, content) in files { try AppFiles.write(content, to: folder.path(file)) }
    let project = try AppProject(folder.path("Demo/Demo.xcodeproj"))
    #expect(project.targets.map(\.name) == ["Demo"])
    let kit = try #require(project.module(named: "Kit")?.sources.first)
    #expect(FilePath.absolute(kit) == FilePath.absolute(folder.path("Kit/Kit.swift")))
    #expect(project.module(named: "Other") == nil)
  }
}
