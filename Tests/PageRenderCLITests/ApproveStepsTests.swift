import Foundation
import TestSupport
import Testing

/// The scripts of docs/ci/approve.yml, templates/approve.yml and of the action's comment, run with the variables of their engines
/// against a bare repository on this machine. A program in place of `gh` notes what it is asked.
@Suite(.enabled(if: ["git", "bash", "base64"].allSatisfy(ShellProgram.has)))
struct ApproveStepsTests {
  enum Engine: CaseIterable { case gitHub, gitLab }

  @Test(arguments: Engine.allCases)
  func `an approval commits the snapshots, and turns the check green`(engine: Engine) throws {
    let pull = try PullRequest()
    let outcome = try pull.answer("approve all", in: engine)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try pull.git("log -1 --format=%s change").hasPrefix("Approve snapshots"))
    #expect(
      try pull.git("diff --name-only change~1 change").contains("deck/Snapshots/welcome/200x400@1x.png"))
    if engine == .gitHub {
      let asked = try pull.asked()
      #expect(asked.contains("check-runs -f name=verify -f head_sha=\(try pull.git("rev-parse change"))"))
      #expect(asked.contains("conclusion=success"))
      #expect(asked.contains("issues/7/comments -F body=@"))
    }
    #expect(try pull.verify().status == 0)
  }

  @Test(arguments: Engine.allCases)
  func `a rejection is committed with its sentence, and the check stays red`(engine: Engine) throws {
    let pull = try PullRequest()
    let outcome = try pull.answer("reject cause 1 because too close", in: engine)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try pull.git("log -1 --format=%s change").hasPrefix("Reject snapshots"))
    #expect(try pull.git("show change:deck/Snapshots/rejections.json").contains("too close"))
    if engine == .gitHub {
      #expect(try pull.asked().contains("conclusion=failure"))
      #expect(try pull.text("temp/comment.md").contains("**rejected: too close**"))
    }
    let again = try pull.verify()
    #expect(again.status == 1 && again.output.contains("rejected: too close"), "\(again)")
  }

  @Test(arguments: Engine.allCases)
  func `a wrong answer commits nothing, and is told`(engine: Engine) throws {
    let pull = try PullRequest()
    let before = try pull.git("rev-parse change")
    let outcome = try pull.answer("approve cause 9", in: engine)
    #expect(outcome.status == 2)
    #expect((outcome.output + outcome.errors).contains("there is no cause 9; the report has 1 to 1"))
    #expect(try pull.git("rev-parse change") == before)
    if engine == .gitHub { #expect(try pull.asked().contains("issues/7/comments -F body=@")) }
  }

  @Test func `somebody without write access, and a fork, are refused`() throws {
    let pull = try PullRequest()
    let before = try pull.git("rev-parse change")
    let reader = try pull.answer("approve all", in: .gitHub, ["PERMISSION": "read"])
    #expect(reader.status == 1 && reader.output.contains("ann may not write to this repository"), "\(reader)")
    let fork = try pull.answer("approve all", in: .gitHub, ["HEAD_OF": "ann/pages"])
    #expect(fork.status == 1 && fork.output.contains("Snapshots of a fork"), "\(fork)")
    #expect(try pull.git("rev-parse change") == before)
  }

  @Test func `the action comments, and pushes small pictures to a branch`() throws {
    let pull = try PullRequest()
    #expect(try pull.verify().status == 1)
    let first = try pull.comment(["BRANCH": "pictures", "ANSWERS": "true"])
    #expect(first.status == 0, "\(first)")
    #expect(try pull.git("ls-tree -r --name-only pictures") == "pull-7/1-1-report/1.png")
    let comment = try pull.text("temp/comment.md")
    #expect(comment.contains("/owner/pages/raw/pictures/pull-7/1-1-report/1.png>)"))
    #expect(comment.contains("`/renderpages approve all`"))
    #expect(try pull.asked().contains("issues/7/comments -F body=@"))
    // A later run adds its own pictures, and replaces the comment that it finds.
    let second = try pull.comment(["BRANCH": "pictures", "GITHUB_RUN_ID": "2", "KNOWN": "41"])
    #expect(second.status == 0, "\(second)")
    #expect(
      try pull.git("ls-tree -r --name-only pictures") == "pull-7/1-1-report/1.png\npull-7/2-1-report/1.png")
    #expect(try pull.asked().contains("-X PATCH repos/owner/pages/issues/comments/41 -F body=@"))
  }

  @Test func `the component comments, and replaces the comment of an earlier pipeline`() throws {
    let pull = try PullRequest()
    let first = try pull.component([:])
    #expect(first.status == 1, "\(first)")
    let notes = "--data-urlencode body@comment.md https://gitlab.example/projects/3/merge_requests/7/notes"
    #expect(try pull.asked().contains("\(notes) \n"))
    let second = try pull.component(["KNOWN": "41"])
    #expect(second.status == 1, "\(second)")
    #expect(try pull.asked().contains("--request PUT \(notes)/41 \n"))
    #expect(
      try pull.text("checkout/comment.md").hasPrefix("<!-- renderpages report job -->\n### ❌ Snapshots"))
    // Shards leave it to the job that joins them.
    let before = try pull.asked()
    _ = try pull.component(["CI_NODE_TOTAL": "2"])
    #expect(try pull.asked() == before)
  }

  @Test func `a pull request from a fork gets no comment`() throws {
    let pull = try PullRequest()
    #expect(try pull.verify().status == 1)
    let outcome = try pull.comment(["HEAD_REPOSITORY": "ann/pages"])
    #expect(outcome.status == 0 && outcome.output.contains("the job's summary has the same"), "\(outcome)")
    #expect(!pull.workspace.exists("gh.log"))
  }
}

/// A repository with a deck, a branch on which a page changed, and a pull request of it.
private struct PullRequest {
  let workspace: Workspace
  private let device = "-d 200x400@1x"

  init() throws {
    workspace = try Workspace()
    try shell(
      """
      mkdir -p bin temp server/owner
      printf '#!/bin/sh\\nexec "%s" "$@"\\n' "\(Renderpages.program.path)" >bin/renderpages
      cat >bin/gh <<'END'
      #!/bin/sh
      printf '%s ' "$@" >>"$LOG"; echo >>"$LOG"
      case "$*" in
        *permission*) echo "$PERMISSION" ;;
        *pulls/7*) echo "$HEAD $HEAD_OF change" ;;
        *--paginate*) echo "$KNOWN" ;;
      esac
      END
      cat >bin/curl <<'END'
      #!/bin/sh
      printf '%s ' "$@" >>"$LOG"; echo >>"$LOG"
      case "$*" in
        *per_page*) test -z "$KNOWN" || printf '[{"id":%s,"type":null,"body":"\\\\u003c!-- renderpages report job --"}]' "$KNOWN" ;;
      esac
      END
      chmod +x bin/*
      git init -q --bare -b main server/owner/pages
      ln -s pages server/owner/pages.git
      git clone -q server/owner/pages checkout 2>/dev/null
      mv deck checkout/deck
      cd checkout
      git checkout -q -b main
      renderpages record deck \(device) -q
      git add -A && git commit -qm first && git push -q origin main
      git checkout -q -b change
      sed -i 's/"summary": "Welcome"/"summary": "Hello"/' deck/deck.json
      git commit -qam second && git push -q origin change
      """)
  }

  private func path(_ name: String) -> String { workspace.folder.appendingPathComponent(name).path }

  private var variables: [String: String] {
    [
      "HOME": path("temp"), "PATH": "\(path("bin")):/usr/bin:/bin", "LOG": path("gh.log"), "CI": "true",
      "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
      "GIT_COMMITTER_EMAIL": "a@b",
      "RUNNER_TEMP": path("temp"), "GITHUB_REPOSITORY": "owner/pages", "GITHUB_OUTPUT": path("output"),
      "GITHUB_SERVER_URL": "file://\(path("server"))", "GITHUB_RUN_ID": "1", "GITHUB_RUN_ATTEMPT": "1",
      "GH_TOKEN": "token", "NUMBER": "7", "AUTHOR": "ann", "PERMISSION": "write", "HEAD_OF": "owner/pages",
      "KNOWN": "", "DECK": "deck", "ARGUMENTS": device, "CHECK": "verify", "ARTIFACT": "report",
      "BRANCH": "change",
      "RENDERPAGES_DECK": "deck", "RENDERPAGES_ARGUMENTS": device, "APPROVE_TOKEN": "token",
      "GITLAB_USER_NAME": "ann", "GITLAB_USER_EMAIL": "ann@example.com", "CI_MERGE_REQUEST_IID": "7",
      "CI_MERGE_REQUEST_SOURCE_PROJECT_URL": "file://\(path("server/owner/pages"))",
      "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "change",
    ]
  }

  private func run(
    _ script: String, _ more: [String: String] = [:], in folder: String = "checkout"
  ) throws -> Renderpages.Outcome {
    let words = variables.merging(more) { $1 }.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    let bash = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    return try #require(ShellProgram("env")).run(
      ["-i"] + words + bash, in: workspace.folder.appendingPathComponent(folder))
  }

  private func shell(_ script: String) throws {
    let done = try run(script, ["CI": ""], in: ".")
    try #require(done.status == 0, "\(done)")
  }

  /// The scripts of a file, in order.
  private static func scripts(_ file: String) throws -> [String] {
    let text = try String(contentsOfFile: Project.path(file), encoding: .utf8)
    var scripts: [String] = []
    var depth: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      if let depth, line.isEmpty || indent >= depth {
        scripts[scripts.count - 1] += line.dropFirst(depth) + "\n"
      } else if line.hasSuffix("run: |") || line.hasSuffix("- |") {
        depth = indent + 2
        scripts.append("")
      } else {
        depth = nil
      }
    }
    return scripts
  }

  func answer(
    _ words: String, in engine: ApproveStepsTests.Engine, _ more: [String: String] = [:]
  ) throws -> Renderpages.Outcome {
    let head = try git("rev-parse change")
    switch engine {
    case .gitHub:
      let steps = try Self.scripts("docs/ci/approve.yml")
      try #require(steps.count == 2)
      let given = more.merging(["BODY": "/renderpages \(words)", "HEAD": head]) { $1 }
      let allowed = try run(steps[0], given)
      guard allowed.status == 0 else { return allowed }
      #expect(try text("output") == "head=\(head)\nbranch=change\n")
      return try run(steps[1], given)
    case .gitLab:
      return try run(Self.scripts("templates/approve.yml").last ?? "", ["ANSWER": words])
    }
  }

  /// Verifies the branch as it is in the repository.
  func verify() throws -> Renderpages.Outcome {
    try run(
      "git fetch -q && git reset -q --hard origin/change && renderpages verify deck \(device) --report ../renderpages-report"
    )
  }

  func comment(_ more: [String: String]) throws -> Renderpages.Outcome {
    let given = [
      "REPORT": path("renderpages-report"), "ANSWERS": "false", "LINT": "", "BRANCH": "",
      "HEAD_REPOSITORY": "owner/pages",
    ]
    return try run(Self.scripts("action.yml").last ?? "", given.merging(more) { $1 })
  }

  /// Runs the component's command, and its comment.
  func component(_ more: [String: String]) throws -> Renderpages.Outcome {
    let given = [
      "RENDERPAGES_COMMAND": "verify", "RENDERPAGES_REPORT": "report", "RENDERPAGES_ANSWERS": "false",
      "RENDERPAGES_LINT": "", "RENDERPAGES_APP": "", "RENDERPAGES_JOB": "job", "COMMENT_TOKEN": "token",
      "CI_PROJECT_ID": "3",
      "CI_API_V4_URL": "https://gitlab.example",
    ]
    return try run(Self.scripts("templates/renderpages.yml").last ?? "", given.merging(more) { $1 })
  }

  /// The output of git in the bare repository, without the last line end.
  func git(_ words: String) throws -> String {
    let done = try run("git \(words)", in: "server/owner/pages")
    try #require(done.status == 0, "\(done)")
    return done.output.trimmingCharacters(in: .newlines)
  }

  /// The command lines that `gh` was given.
  func asked() throws -> String { try text("gh.log") }

  func text(_ name: String) throws -> String {
    String(decoding: try workspace.contents(of: name), as: UTF8.self)
  }
}
