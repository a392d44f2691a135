import Foundation
import Testing

/// What is another environment, and what is the page's own change.
struct EnvironmentVerdictTests {
  private let continuousIntegration = ["CI": "true"]

  /// Inter under a name of its own, as a machine might have it.
  private func addFonts(to here: SnapshotWorkspace) throws {
    let folder = here.work.folder.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Regular", "SemiBold"] {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-\(name).otf"),
        to: folder.appendingPathComponent("Own-\(name).otf"))
    }
  }

  @Test func `fonts that a page began to use are its own change, in a narrowed run too`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Welcome 🌲 ようこそ""#)
    for narrowing in [[], ["--shard", "1/2"], ["-g", "welcome"], ["--page", "1"]] {
      let outcome = try Renderpages.run(
        ["verify", "deck"] + narrowing, in: here.work.folder, environment: continuousIntegration)
      let notes = outcome.errors.split(separator: "\n").filter { !$0.contains("note: shard 1/2") }
      #expect(notes == [], "\(narrowing)")
      #expect(outcome.status < 2, "\(narrowing)")
    }
    #expect(try here.run("record", "deck").status == 0)
    try here.work.edit(#""summary": "Welcome 🌲 ようこそ""#, #""summary": "Welcome""#)
    let back = try here.run("verify", "deck", environment: continuousIntegration)
    #expect(back.status == 1 && back.errors == "", "\(back)")
  }

  @Test func `pictures that were recorded in parts are of one environment`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "ようこそ""#)
    #expect(try here.run("record", "deck", "--page", "1").status == 0)
    #expect(try here.run("record", "deck", "--page", "2").status == 0)
    let outcome = try here.run("verify", "deck", environment: continuousIntegration)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    let fonts = try here.work.files(in: here.snapshot("fonts"))
    #expect(fonts.contains { $0.hasPrefix("NotoSansCJK") } && fonts.contains("Inter-Regular.otf.sha256"))
  }

  @Test func `a machine without a font of the recording is another environment`() throws {
    let here = try SnapshotWorkspace()
    try addFonts(to: here)
    #expect(try here.run("record", "deck", "--fonts", "fonts").status == 0)
    #expect(
      try here.run("verify", "deck", "--fonts", "fonts", environment: continuousIntegration).status == 0)
    let without = try here.run("verify", "deck", "-g", "welcome", environment: continuousIntegration)
    #expect(without.status == 6, "\(without)")
    #expect(without.errors.contains("the font Own-Regular.otf is missing"), "\(without)")
  }

  @Test func `a font of another content is another environment`() throws {
    let here = try SnapshotWorkspace()
    try addFonts(to: here)
    #expect(try here.run("record", "deck", "--fonts", "fonts").status == 0)
    let light = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Light.otf"))
    try here.work.write([UInt8](light), to: "fonts/Own-Regular.otf")
    let outcome = try here.run("verify", "deck", "--fonts", "fonts", environment: continuousIntegration)
    #expect(outcome.status == 6, "\(outcome)")
    #expect(outcome.errors.contains("the font Own-Regular.otf is another file"), "\(outcome)")
  }
}
