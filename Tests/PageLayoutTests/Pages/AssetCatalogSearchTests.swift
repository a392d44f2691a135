import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout

/// Folders as apps have them; the folder of the test is the top of the project.
struct AssetCatalogSearchTests {
  private let root = TemporaryFolder()

  init() throws {
    for folder in [
      ".git", "Z.xcassets", "A/Top.xcassets", "A/B/C/D/Base.lproj/Near.xcassets",
      "A/B/C/D/Base.lproj/B.xcassets", "A/B/C/Two.XCAssets", "A/B/C/D/Base.lproj/Deeper/No.xcassets",
    ] {
      try FileManager.default.createDirectory(
        atPath: root.path("") + folder, withIntermediateDirectories: true)
    }
    try Data().write(to: URL(fileURLWithPath: root.path("A/B/C/File.xcassets")))
  }

  private func near(_ file: String) -> [String] {
    AssetCatalogSearch.catalogs(near: root.path("") + file).map {
      $0.replacingOccurrences(of: root.path(""), with: "")
    }
  }

  @Test func `catalogues are looked for beside the document and in three folders above, the nearest first`() {
    // Base.lproj, D, C and B are looked into; A, with its Top.xcassets, is the fourth above.
    #expect(
      near("A/B/C/D/Base.lproj/Main.storyboard") == [
        "A/B/C/D/Base.lproj/B.xcassets", "A/B/C/D/Base.lproj/Near.xcassets", "A/B/C/Two.XCAssets",
      ])
  }

  @Test func `the search ends at the top of the project`() throws {
    #expect(near("A/B/Main.xib") == ["A/Top.xcassets", "Z.xcassets"])
    try Data("gitdir: elsewhere".utf8).write(to: URL(fileURLWithPath: root.path("A/.git")))
    #expect(near("A/B/Main.xib") == ["A/Top.xcassets"])
  }

  @Test func `above a folder that is a symbolic link lies the folder it leads to`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.path("link"), withDestinationPath: root.path("A/B/C/D"))
    #expect(near("link/Main.xib") == ["link/../Two.XCAssets", "link/../../../Top.xcassets"])
  }

  @Test func `a catalogue that is named is taken, and so are those of a folder that is named`() {
    let (one, faults) = AssetCatalogSearch.catalogs(named: [root.path("A/Top.xcassets/"), root.path("A")])
    #expect(faults.isEmpty)
    #expect(one == [root.path("A/Top.xcassets")])
  }

  @Test(
    arguments: [
      ("gone.xcassets", "does not exist"),
      ("A/B/C/File.xcassets", "is no folder; name an asset catalogue, a folder that ends in .xcassets"),
      ("A/B/C/D", "is no asset catalogue and has none; name a folder that ends in .xcassets"),
    ])
  func `a name without a catalogue is an error`(path: String, fault: String) {
    let (catalogs, faults) = AssetCatalogSearch.catalogs(named: [root.path("") + path])
    #expect(catalogs.isEmpty)
    #expect(faults.map(\.exitCode) == [.badInput])
    #expect(faults.map { $0.message.hasPrefix("--assets ") && $0.message.hasSuffix(fault) } == [true])
  }
}
