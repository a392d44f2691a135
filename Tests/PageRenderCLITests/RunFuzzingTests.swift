import Foundation
import PageTestSupport
import TestSupport
import Testing

/// Runs of the program on decks with one file that is nearly right: it ends by itself and soon, in little memory, and what it
/// refuses it names. `make fuzz` runs these for longer; `FUZZ_PROGRAM` has them run another build of the program.
@Suite(.serialized) struct RunFuzzingTests {
  @Test(arguments: HostileFile.all) func `a run`(file: HostileFile) throws {
    let work = try Workspace()
    for (path, bytes) in file.others { try work.put(bytes, to: path) }
    for command in file.preparations { try #require(try work.run(command).status < 2, "\(file)") }
    let seeds = file.seeds.isEmpty ? [[UInt8](try work.contents(of: file.path))] : file.seeds
    let clear = try file.clear.map { try work.copy().picture(of: file, $0) }
    let outcome = try Fuzzing.run(seeds, as: file.form) { mutant in
      let copy = try work.copy()
      try copy.put(mutant, to: file.path)
      let run = try ObservedRun(file.command, in: copy.folder)
      var faults = run.faults(of: file)
      if let clear, run.isSilent, copy.picture == clear { faults.append("a blank picture") }
      if !faults.isEmpty {
        let kept = try Self.keep(mutant, of: file)
        Issue.record(
          "\(file): \(faults.joined(separator: ", ")); kept as \(kept); FUZZ_SEED=\(Fuzzing.seed)\n\(run)")
      }
      return run.outcome.status < 3
    }
    #expect(outcome.count > 0)
    print(
      "\(file): \(outcome.count) runs, \(outcome.taken) of them good; at most \(ObservedRun.peak(of: file))")
  }

  /// Writes a mutant where it outlives the test.
  private static func keep(_ mutant: [UInt8], of file: HostileFile) throws -> String {
    let name = "mutant-\(UUID().uuidString)-\(URL(filePath: file.path).lastPathComponent)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try Data(mutant).write(to: url)
    return url.path
  }
}

extension Workspace {
  /// Writes a file, with the folders it is in.
  fileprivate func put(_ bytes: [UInt8], to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// A folder of its own with the same files.
  fileprivate func copy() throws -> Workspace {
    let copy = Workspace(
      at: FileManager.default.temporaryDirectory.appending(path: "work-\(UUID().uuidString)"))
    try FileManager.default.copyItem(at: folder, to: copy.folder)
    return copy
  }

  fileprivate func run(_ command: [String]) throws -> Renderpages.Outcome {
    try Renderpages.run(command, in: folder, program: ObservedRun.program)
  }

  /// The picture that the last run left.
  fileprivate var picture: Data? {
    (try? files(in: "out"))?.first { $0.hasSuffix(".png") }.flatMap { try? contents(of: "out/" + $0) }
  }

  /// The picture of a page with this in place of a file.
  fileprivate func picture(of file: HostileFile, _ bytes: [UInt8]) throws -> Data {
    try put(bytes, to: file.path)
    _ = try run(file.command)
    return try #require(picture)
  }
}
