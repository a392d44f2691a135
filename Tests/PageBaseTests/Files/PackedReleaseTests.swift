import Foundation
import TestSupport
import Testing

@testable import PageBase

struct PackedReleaseTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to name: String) throws {
    let url = URL(filePath: folder.path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func `a program in the folder libexec of a release knows it, also by a link`() throws {
    try write("", to: "unpacked/libexec/renderpages")
    try write("1.2.3\n", to: "unpacked/RELEASE")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "unpacked/libexec/renderpages")
    for path in ["unpacked/libexec/renderpages", "link"] {
      let release = try #require(PackedRelease(ofProgram: folder.path(path)))
      #expect(release.version == "1.2.3")
      #expect(release.fonts.hasSuffix("/unpacked/share/fonts"))
    }
  }

  @Test(arguments: [
    ["libexec/renderpages"], ["release/renderpages", "RELEASE"], ["libexec/renderpages", "libexec/RELEASE"],
  ])
  func `any other program uses what the machine has`(files: [String]) throws {
    for file in files { try write("1.2.3\n", to: file) }
    #expect(PackedRelease(ofProgram: folder.path(files[0])) == nil)
    #expect(PackedRelease(ofProgram: folder.path("libexec/absent")) == nil)
  }

  @Test func `a file without a version makes no release`() throws {
    try write("", to: "libexec/renderpages")
    try write("\n", to: "RELEASE")
    #expect(PackedRelease(ofProgram: folder.path("libexec/renderpages")) == nil)
  }

  @Test func `tests use what the machine has`() {
    #expect(PackedRelease.current == nil)
  }
}
