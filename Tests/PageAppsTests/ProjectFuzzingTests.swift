import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// Projects of Xcode that are nearly right. `make fuzz` runs these for longer.
@Suite(.serialized) struct ProjectFuzzingTests {
  private static let project = """
    // !$*UTF8*$!
    { objectVersion = 56; objects = {
      P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
      L = { buildConfigurations = (C); };
      C = { buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = "App/Info.plist"; }; };
      G = { isa = PBXGroup; children = (A, S); sourceTree = "<group>"; };
      A = { isa = PBXGroup; children = (F); path = App; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F /* View.swift in Sources */; };
      H = { isa = PBXSourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildPhases = (H); fileSystemSynchronizedGroups = (S); };
    }; rootObject = P; }
    """

  @Test func `a project is read, or refused with the file's name`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "projects-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for each in ["App.xcodeproj", "App"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: each), withIntermediateDirectories: true)
    }
    try Data("// View".utf8).write(to: folder.appending(path: "App/View.swift"))
    let file = folder.appending(path: "App.xcodeproj/project.pbxproj")
    let outcome = try Fuzzing.run([Array(Self.project.utf8)], as: .text) { mutant in
      try Data(mutant).write(to: file)
      do throws(AppFault) {
        _ = try AppProject(folder.path)
        return true
      } catch {
        // A project without sources is told by its folder.
        #expect((error.file ?? error.message).contains(folder.path), "\(error); FUZZ_SEED=\(Fuzzing.seed)")
        return false
      }
    }
    #expect(outcome.taken > 0 && outcome.taken < outcome.count, "FUZZ_SEED=\(Fuzzing.seed)")
  }
}
