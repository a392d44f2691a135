import Foundation
import Testing

/// Changes of PageRender's apart from the team's, and recordings whose environment is not known.
struct RendererChangeTests {
  private let welcome = "welcome/200x400@1x"
  private let other = "every-device/200x400@1x"

  /// Makes the recording one of an older drawing, whose picture of the first page was another.
  private func age(_ here: SnapshotWorkspace, drawing: String = #""drawing": 0"#) throws {
    for name in SnapshotWorkspace.pictures {
      let file = here.snapshot("\(name).json")
      let text = String(decoding: try here.work.contents(of: file), as: UTF8.self)
      #expect(text.contains(#""drawing": 1"#) && text.contains(#""inputs": "1-"#))
      try here.work.write(Array(text.replacing(#""drawing": 1"#, with: drawing).utf8), to: file)
    }
    try here.work.write(
      [UInt8](here.work.contents(of: here.snapshot("\(other).png"))), to: here.snapshot("\(welcome).png"))
  }

  @Test func `a recording names the version of PageRender`() throws {
    let here = try SnapshotWorkspace()
    let text = String(decoding: try here.work.contents(of: here.snapshot("environment.json")), as: UTF8.self)
    #expect(text.contains(#""program": "0."#), "\(text)")
  }

  @Test func `pictures of equal inputs are the renderer's, and approve takes only them`() throws {
    let here = try SnapshotWorkspace()
    try age(here)
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 1 && outcome.output.contains("1 the renderer's"), "\(outcome)")
    #expect(outcome.output.contains("then run renderpages approve --renderer"), "\(outcome)")
    let warned = try here.run("verify", "deck", "--renderer", "warn")
    #expect(warned.status == 0 && warned.errors.contains("1 picture passes though PageRender"), "\(warned)")
    let ignored = try here.run("verify", "deck", "--renderer", "ignore")
    #expect(ignored.status == 0 && ignored.errors == "", "\(ignored)")
    // The other page's words change too: that picture is left.
    try here.work.edit(#""summary": "Every device""#, #""summary": "All devices""#)
    let both = try here.run("verify", "deck")
    #expect(both.output.contains("1 both, 1 the renderer's"), "\(both)")
    let approved = try here.run("approve", "--renderer")
    #expect(approved.output.contains("left deck/Snapshots/\(other).png: its inputs changed"), "\(approved)")
    #expect(approved.output.contains("approved deck/Snapshots/\(welcome).png"), "\(approved)")
    let last = try here.run("verify", "deck")
    #expect(
      last.status == 1 && last.output.contains("1 changed") && last.output.contains("1 same"), "\(last)")
  }

  @Test func `what the new drawing left as it was is noted, so that the next change is the team's`() throws {
    let here = try SnapshotWorkspace()
    try age(here)
    #expect(try here.run("verify", "deck").status == 1)
    #expect(try here.run("approve", "--renderer").status == 0)
    let tree = String(decoding: try here.work.contents(of: here.snapshot("\(other).json")), as: UTF8.self)
    #expect(tree.contains(#""drawing": 1"#), "\(tree)")
    try here.work.edit(#""summary": "Every device""#, #""summary": "All devices""#)
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 1 && !outcome.output.contains("renderer"), "\(outcome)")
    #expect(try here.run("undo").status == 0)
    #expect(try here.work.contents(of: here.snapshot("\(other).json")) != Data(tree.utf8))
  }

  @Test func `of an older recording nobody is guessed`() throws {
    let here = try SnapshotWorkspace()
    try age(here, drawing: #""older": 1"#)
    let outcome = try here.run("verify", "deck")
    #expect(outcome.output.contains("whose change it is cannot be known"), "\(outcome)")
    let approved = try here.run("approve", "--renderer")
    #expect(approved.output.contains("left deck/Snapshots/\(welcome).png: whose change"), "\(approved)")
    #expect(try here.run("verify", "deck", "--renderer", "maybe").status == 2)
  }

  @Test(arguments: [nil, "{", "<<<<<<< a\n=======\n>>>>>>> b\n"])
  func `without an environment nothing is guessed, and the mend is told`(text: String?) throws {
    let here = try SnapshotWorkspace()
    let file = here.snapshot("environment.json")
    if let text {
      try here.work.write(Array(text.utf8), to: file)
    } else {
      try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent(file))
    }
    // The deck names its version; one that names none is drawn as the standard version.
    let outcome = try here.run("verify", "deck")
    #expect(
      outcome.status == 6 && outcome.errors.contains("Restore the file by version control"), "\(outcome)")
    #expect(outcome.errors.contains("2 same") || outcome.output.contains("2 same"), "\(outcome)")
    let allowed = try here.run("verify", "deck", "--allow-environment", environment: ["CI": "true"])
    #expect(allowed.status == 0 && allowed.errors.contains("are not known"), "\(allowed)")
    #expect(try here.run("record", "deck").status == 0)
    #expect(try here.run("verify", "deck").status == 0)
  }

  @Test func `an environment that is missing is not recorded with some pictures`() throws {
    let here = try SnapshotWorkspace()
    let file = here.snapshot("environment.json")
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent(file))
    try FileManager.default.removeItem(
      at: here.work.folder.appendingPathComponent(here.snapshot("\(welcome).png")))
    let outcome = try here.run("record", "deck", "-g", "welcome")
    #expect(outcome.errors.contains("was not written: only some pictures were recorded here"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: here.work.folder.appendingPathComponent(file).path))
  }
}
