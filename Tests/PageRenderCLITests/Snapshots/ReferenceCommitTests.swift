import Foundation
import Synchronization
import TestSupport
import Testing

/// `verify --against-ref`: another commit's pictures in place of recorded ones.
@Suite(.enabled(if: ShellProgram.has("git") && ShellProgram.has("sh")))
struct ReferenceCommitTests {
  /// A repository with a deck that has no snapshots.
  private func repository() throws -> SnapshotWorkspace {
    let here = try SnapshotWorkspace()
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent("deck/Snapshots"))
    try git(here, "git init -q -b main . && echo report >.gitignore && git add -A && git commit -qm first")
    return here
  }

  @discardableResult
  private func git(_ here: SnapshotWorkspace, _ script: String) throws -> String {
    let identity =
      "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b HOME=$PWD\n"
    let done = try #require(ShellProgram("sh")).run(["-euc", identity + script], in: here.work.folder)
    try #require(done.status == 0, "\(done)")
    return done.output
  }

  @Test func `a deck that did not change since a commit is as that draws it`() throws {
    let here = try repository()
    let outcome = try here.run("verify", "deck", "--against-ref", "main")
    #expect(outcome.status == 0 && outcome.output == "2 same\n", "\(outcome)")
    #expect(!here.work.exists("deck/Snapshots") && !here.work.exists("report/against/tree"))
    #expect(try git(here, "git worktree list | wc -l").trimmingCharacters(in: .whitespacesAndNewlines) == "1")
  }

  @Test func `what changed since is told with its cause, and is not approved`() throws {
    let here = try repository()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    let outcome = try here.run("verify", "deck", "--against-ref", "main")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\"Welcome\" → \"Hello\""), "\(outcome)")
    #expect(outcome.output.hasSuffix("1 same, 1 changed; see report/index.html\n"))
    let approved = try here.run("approve")
    #expect(approved.status == 2 && approved.errors.contains("compared with main ("), "\(approved)")
  }

  @Test func `pictures that only one side has are new or gone`() throws {
    let here = try repository()
    try here.work.edit(#""id": "welcome""#, #""id": "start""#)
    let outcome = try here.run("verify", "deck", "--against-ref", "HEAD")
    #expect(outcome.output.contains("new start/200x400@1x\n  HEAD ("), "\(outcome)")
    #expect(outcome.output.contains(") is not drawn any more: welcome is gone\n"), "\(outcome)")
  }

  @Test func `a deck is compared from outside its repository, by its path`() throws {
    let here = try repository()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    let outside = TemporaryFolder()
    let deck = here.work.folder.appendingPathComponent("deck").path
    let outcome = try Renderpages.run(
      ["verify", deck, "--against-ref", "main"], in: URL(fileURLWithPath: outside.path("")))
    #expect(outcome.status == 1 && outcome.output.contains("1 same, 1 changed"), "\(outcome)")
    #expect(try git(here, "git worktree list | wc -l").trimmingCharacters(in: .whitespacesAndNewlines) == "1")
  }

  @Test func `a stopped comparison leaves results, and neither a worktree nor a program`() throws {
    let here = try repository()
    let tree = here.work.folder.appendingPathComponent("report/against/tree/deck/deck.json").path
    let isStopped = Mutex(false)
    let outcome = try Renderpages.run(["verify", "deck", "--against-ref", "main"], in: here.work.folder) {
      process in
      // Nothing is drawn before the commit is checked out; a second signal would shorten the grace period.
      isStopped.withLock { isStopped in
        guard !isStopped, FileManager.default.fileExists(atPath: tree) else { return }
        isStopped = true
        kill(process, SIGTERM)
      }
    }
    #expect(outcome.status == 143, "\(outcome)")
    #expect(here.work.exists("report/results.json") && !here.work.exists("report/against/tree"))
    #expect(try git(here, "git worktree list | wc -l").trimmingCharacters(in: .whitespacesAndNewlines) == "1")
    // A program that went on would hold the folder.
    #expect(!here.work.exists("report/against/record"))
  }

  @Test(arguments: [
    (["deck", "--against-ref", "nowhere"], "is no commit of this repository"),
    (["deck", "--against-ref", "--output=x"], "is no commit of this repository"),
    (["deck", "--against-ref", "main", "--snapshots", "x"], "leave --snapshots out"),
    (["deck", "--against-ref", "main", "-u"], "leave --update-snapshots out"),
  ])
  func `a wrong commit or option is told`(words: [String], message: String) throws {
    let here = try repository()
    let outcome = try Renderpages.run(["verify"] + words, in: here.work.folder)
    #expect(outcome.status >= 2 && outcome.errors.contains(message), "\(outcome)")
  }
}
