import PageDrawing
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// The version of iOS of recorded pictures whose names have none.
struct RecordedVersionTests {
  private let scratch = TemporaryFolder()
  private var folder: SnapshotFolder { SnapshotFolder(scratch.path("Snapshots")) }

  private func record(_ systems: [Int]?, _ names: [String]) throws {
    if let systems {
      var environment = DrawingEnvironment(architecture: "x86_64", libraries: [], fonts: [])
      environment.systems = systems
      try folder.write(environment, with: AtomicFileWriter())
    }
    for name in names { try AtomicFileWriter().write("x", to: folder.picture(name)) }
  }

  @Test(
    arguments: [
      (nil, [], nil), (nil, ["a/se"], nil), ([], ["a/se"], .ios17), ([], [], .ios17),
      ([26], ["a/se"], .ios26), ([18], ["a/se.ios18"], .ios18),
      // Of two versions the one that names have is left out, else the latest counts.
      ([17, 26], ["a/se", "a/se.ios26"], .ios17), ([17, 26], ["a/se", "a/se.ios17"], .ios26),
      ([17, 26], ["a/se"], .ios26), ([17, 26], [], .ios26), ([17, 18, 26], ["a/se.dark.ios26"], .ios18),
      ([17, 26], ["a/se.ios17", "b/se.ios26"], .ios17),
      // A device and a folder are no version.
      ([17, 26], ["a/ios26", "ios26/se"], .ios26),
    ] as [([Int]?, [String], SystemVersion?)])
  func `the version is the latest that no name has`(
    systems: [Int]?, names: [String], version: SystemVersion?
  ) throws {
    try record(systems, names)
    #expect(folder.recordedVersion == version)
  }

  @Test func `an environment that cannot be read names no version`() throws {
    try AtomicFileWriter().write("{", to: folder.environment)
    #expect(folder.recordedVersion == nil)
    try record(nil, ["a/se"])
    #expect(folder.recordedVersion == nil)
  }
}
