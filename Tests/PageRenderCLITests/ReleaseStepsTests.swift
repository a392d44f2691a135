import Foundation
import Glibc
import TestSupport
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// The scripts of action.yml and templates/renderpages.yml, run as their engines do: with the variables that those set and no others,
/// and with a release that a server on this machine has.
@Suite(.enabled(if: ["python3", "curl", "bash"].allSatisfy(ShellProgram.has)))
struct ReleaseStepsTests {
  enum Engine: CaseIterable { case gitHub, gitLab }

  @Test(arguments: Engine.allCases)
  func `the release is that of this version unless another is named`(engine: Engine) throws {
    let file = try EngineFile(engine)
    #expect(file.inputs["version"] == HostProgram.version)
  }

  @Test(arguments: Engine.allCases)
  func `a deck is verified, and its report and summary are left`(engine: Engine) throws {
    let machine = try Machine(engine)
    let recorded = try machine.run(["command": "record", "deck": "deck", "arguments": "-d 'iPhone X'"])
    #expect(recorded.status == 0, "\(recorded)")
    #expect(recorded.output.contains("renderpages \(HostProgram.version)"))
    let same = try machine.run(["deck": "deck", "arguments": "-d 'iPhone X'"])
    #expect(same.status == 0 && same.output.contains("2 same"), "\(same)")

    try machine.workspace.edit("\"Welcome\"", "\"Good evening\"")
    let changed = try machine.run(["deck": "deck", "arguments": "-d 'iPhone X'", "report": "my report"])
    #expect(changed.status == 1, "\(changed)")
    #expect(machine.exists("my report/index.html") && machine.exists("my report/junit.xml"))
    let summary = try machine.text("my report/summary.md")
    #expect(summary.hasPrefix("### ❌ Snapshots") && summary.contains("| iPhone X |"))
    if engine == .gitHub {
      #expect(changed.output.contains("\n::error file=deck/Snapshots/"))
      #expect(try machine.text("page.md").hasSuffix(summary))
    }
  }

  @Test(arguments: Engine.allCases)
  func `other commands write where they are told, and the summary has what they print`(engine: Engine) throws
  {
    let machine = try Machine(engine)
    let drawn = try machine.run([
      "command": "render", "deck": "'dec'*", "arguments": "-d iphone-x --page 1", "report": "shots",
    ])
    #expect(drawn.status == 0 && machine.exists("shots/welcome/iphone-x.png"), "\(drawn)")
    let summary = try machine.text("shots/summary.md")
    #expect(summary.hasPrefix("### renderpages render\n\n    ") && summary.contains("shots"))

    let sheet = try machine.run([
      "command": "sheet", "deck": "deck", "arguments": "-d iphone-x", "report": "sheets",
    ])
    #expect(sheet.status == 0 && machine.exists("sheets/sheet.png"), "\(sheet)")
    let wrong = try machine.run(["command": "draw", "deck": "deck", "report": "wrong"])
    #expect(wrong.status == 2)
    #expect(try machine.text("wrong/summary.md").contains("    renderpages: error: "))
  }

  @Test(arguments: Engine.allCases)
  func `shards of an engine are joined`(engine: Engine) throws {
    let machine = try Machine(engine)
    #expect(try machine.run(["command": "record", "deck": "deck", "arguments": "-d iphone-x"]).status == 0)
    for shard in 1...2 {
      let variables =
        engine == .gitHub
        ? ["RENDERPAGES_SHARD": "\(shard)/2"] : ["CI_NODE_INDEX": "\(shard)", "CI_NODE_TOTAL": "2"]
      let part = try machine.run(
        ["deck": "deck", "arguments": "-d iphone-x --shard auto", "report": "shards/\(shard)"], variables)
      #expect(part.status == 0 && part.output.contains("1 same"), "\(part)")
    }
    let joined = try machine.run(["command": "join", "deck": "shards/*", "report": "report"])
    #expect(joined.status == 0 && joined.output.contains("2 same"), "\(joined)")
    #expect(try machine.text("report/summary.md").hasPrefix("### ✅ Snapshots"))
  }

  @Test(arguments: Engine.allCases)
  func `the archive is downloaded once, and again where the copy is damaged`(engine: Engine) throws {
    let machine = try Machine(engine)
    let version = ["command": "--version"]
    #expect(try machine.run(version).status == 0)
    try machine.damageCopy()
    #expect(try machine.run(version).status == 0)
    try machine.removeFromServer(".tar.gz")
    #expect(try machine.run(version).status == 0)
    try machine.damageCopy()
    let failed = try machine.run(version)
    #expect(
      failed.status != 0 && (failed.output + failed.errors).contains("cannot download \(machine.address)"))
  }

  @Test(arguments: Engine.allCases)
  func `an archive with another checksum is not unpacked`(engine: Engine) throws {
    let machine = try Machine(engine)
    let zeros = String(repeating: "0", count: 64)
    let refused = try machine.run(["command": "--version", "sha256": zeros])
    #expect(refused.status != 0)
    #expect(
      (refused.output + refused.errors).contains(
        "error\(engine == .gitHub ? "::" : ": ")\(machine.address)/\(machine.archive) does not have the checksum \(zeros)"
      ))
    #expect(!refused.output.contains("renderpages \(HostProgram.version)"))
    // With a checksum of one's own the server is not asked for its own.
    try machine.removeFromServer(".tar.gz.sha256")
    #expect(try machine.run(["command": "--version", "sha256": machine.checksum]).status == 0)
  }

  @Test func `the action takes its own repository's releases, and installs only where no command is given`()
    throws
  {
    let machine = try Machine(.gitHub, isUnderReleases: true)
    let outcome = try machine.run(["command": "", "url": ""])
    #expect(outcome.status == 0 && outcome.output == "renderpages \(HostProgram.version)\n", "\(outcome)")
    #expect(try machine.text("path").hasSuffix("/bin\n"))
    #expect(!machine.exists("renderpages-report"))
  }

  @Test(arguments: Engine.allCases)
  func `an app is drawn in place of decks, once the headers that apps need are there`(engine: Engine) throws {
    let machine = try Machine(engine)
    try machine.add("swift", "exit 0")
    let drawn = try machine.run(["app": "No App", "command": "lint", "deck": "deck"])
    #expect(drawn.status == 3 && drawn.output.contains("installed for app\n"), "\(drawn)")
    #expect((drawn.output + drawn.errors).contains("No App"), "\(drawn)")
  }

  @Test func `the action runs an image in place of the archive`() throws {
    let machine = try Machine(.gitHub)
    // Stands for Docker, and for an image with the program that was built.
    try machine.add(
      "docker",
      #"while [ "$1" != pages:1 ]; do shift; done; shift; exec '\#(Renderpages.program.path)' "$@""#)
    try machine.removeFromServer(".tar.gz")
    let drawn = try machine.run([
      "image": "pages:1", "command": "render", "deck": "deck", "arguments": "-d iphone-x --page 1",
      "report": "shots",
    ])
    #expect(drawn.status == 0 && machine.exists("shots/welcome/iphone-x.png"), "\(drawn)")
  }
}

/// A file of an engine, read as far as its own form goes: a line for each variable, scripts as blocks.
private struct EngineFile {
  let text: String
  /// Values of the inputs where nobody gives another; those without one are left out.
  let inputs: [String: String]

  init(_ engine: ReleaseStepsTests.Engine) throws {
    let file = engine == .gitHub ? "action.yml" : "templates/renderpages.yml"
    text = try String(contentsOfFile: Project.path(file), encoding: .utf8)
    var inputs: [String: String] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("runs:") || line == "---" { break }
      if let found = line.wholeMatch(of: /\ {2,4}(\w+):/) { name = String(found.1) }
      if let found = line.wholeMatch(of: /\ +default: '?(.*?)'?/) { inputs[name] = String(found.1) }
    }
    self.inputs = inputs
  }

  /// Variables and scripts, in order, with values in place of the engine's expressions.
  func steps(_ values: [String: String]) -> [(variables: [String: String], script: String)] {
    let filled = text.replacing(/\$(?:\{\{|\[\[)\ (.*?)\ (?:\}\}|\]\])/) { found in
      // Conditions, by which an engine chooses steps.
      values[String(found.1)] ?? "?"
    }
    var steps: [(variables: [String: String], script: String)] = []
    var variables: [String: String] = [:]
    var name = ""
    var depth: Int?
    for line in filled.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      if let start = depth, line.isEmpty || indent >= start {
        steps[steps.count - 1].script += line.dropFirst(start) + "\n"
        continue
      }
      depth = nil
      if line.wholeMatch(of: /\ +(?:run:|-) \|/) != nil {
        depth = indent + 2
        steps.append((variables, ""))
        // Those of a step of GitHub's are its own; GitLab's are the job's.
        if line.contains("run:") { variables = [:] }
      } else if let found = line.wholeMatch(of: /\ +([A-Z_0-9]+): (.*)/) {
        name = String(found.1)
        variables[name] = found.2 == ">-" ? "" : found.2.trimmingCharacters(in: ["\""])
      } else if variables[name] == "", !line.contains(": ") {
        variables[name] = line.trimmingCharacters(in: [" "])
      }
    }
    return steps
  }
}

/// A job of an engine, in a folder with a deck, and the server that it downloads from.
private final class Machine {
  let engine: ReleaseStepsTests.Engine
  let workspace: Workspace
  let address: String
  let checksum: String
  let archive = "renderpages-\(HostProgram.version)-linux-x86_64.tar.gz"
  private let file: EngineFile
  private let server = Process()

  init(_ engine: ReleaseStepsTests.Engine, isUnderReleases: Bool = false) throws {
    self.engine = engine
    file = try EngineFile(engine)
    workspace = try Workspace()
    let path = isUnderReleases ? "/owner/pages/releases/download/v\(HostProgram.version)" : ""
    // A release in form: its program is the one that was built.
    let made = try #require(ShellProgram("bash")).run(
      [
        "-euc",
        """
        mkdir -p "server$1" home temp bin "$2/bin" "$2/src/Scripts"
        printf '#!/bin/sh\\nexec "%s" "$@"\\n' "$0" >"$2/bin/renderpages"
        printf '#!/bin/sh\\necho "installed for $1"\\n' >"$2/src/Scripts/install-dependencies"
        chmod +x "$2/bin/renderpages" "$2/src/Scripts/install-dependencies"
        tar -czf "server$1/$2.tar.gz" "$2"
        rm -r "$2"
        cd "server$1" && sha256sum "$2.tar.gz" | tee "$2.tar.gz.sha256"
        """, Renderpages.program.path, path, String(archive.dropLast(7)),
      ], in: workspace.folder)
    try #require(made.status == 0, "\(made)")
    checksum = String(made.output.prefix(64))

    server.executableURL = try #require(ShellProgram("python3")).url
    server.arguments = ["-um", "http.server", "0", "--bind", "127.0.0.1", "--directory", "server"]
    server.currentDirectoryURL = workspace.folder
    let told = Pipe()
    server.standardOutput = told
    server.standardError = FileHandle.nullDevice
    try server.run()
    // "Serving HTTP on 127.0.0.1 port 41245 (http://127.0.0.1:41245/) ..."
    let line = String(decoding: told.fileHandleForReading.availableData, as: UTF8.self)
    address = try "http://127.0.0.1:\(#require(line.firstMatch(of: /port (\d+)/)).1)"
  }

  deinit {
    // A thread of the test's may have every other signal blocked, which the server then has too.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  func run(_ given: [String: String], _ variables: [String: String] = [:]) throws -> Renderpages.Outcome {
    var values = Dictionary(uniqueKeysWithValues: file.inputs.map { ("inputs.\($0)", $1) })
    values["inputs.url"] = address
    for (name, value) in given { values["inputs.\(name)"] = value }
    values["github.action_repository || github.repository"] = "owner/pages"
    var steps = file.steps(values)
    var all = variables
    all["CI"] = "true"
    all["HOME"] = path("home")
    let programs = path("bin") + ":/usr/bin:/bin"
    all["PATH"] = programs
    switch engine {
    case .gitHub:
      for (name, file) in [("GITHUB_PATH", "path"), ("GITHUB_STEP_SUMMARY", "page.md")] {
        all[name] = path(file)
      }
      all["GITHUB_ACTIONS"] = "true"
      all["GITHUB_SERVER_URL"] = address
      all["RUNNER_TEMP"] = path("temp")
      // The comment is for pull requests (ApproveStepsTests).
      steps.removeLast()
      if given["command"] == "" { steps.removeLast() }
      try? FileManager.default.removeItem(atPath: path("path"))
    case .gitLab:
      // One shell runs all lines of a job's script.
      steps = [(steps[0].variables, steps.map(\.script).joined())]
    }
    var outcome = Renderpages.Outcome(status: 0, output: "", errors: "")
    for step in steps where outcome.status == 0 {
      let words = all.merging(step.variables) { $1 }.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      let bash = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step.script]
      let done = try #require(ShellProgram("env")).run(["-i"] + words + bash, in: workspace.folder)
      outcome = Renderpages.Outcome(
        status: done.status, output: outcome.output + done.output, errors: outcome.errors + done.errors)
      // What a step adds to the file that GITHUB_PATH names is on the path of the next ones.
      if let folder = try? text("path") {
        all["PATH"] = folder.trimmingCharacters(in: .newlines) + ":" + programs
      }
    }
    return outcome
  }

  private func path(_ name: String) -> String { workspace.folder.appendingPathComponent(name).path }

  func exists(_ path: String) -> Bool { workspace.exists(path) }

  func text(_ path: String) throws -> String {
    String(decoding: try workspace.contents(of: path), as: UTF8.self)
  }

  /// Puts a program on the job's path.
  func add(_ name: String, _ script: String) throws {
    try workspace.write([UInt8]("#!/bin/sh\n\(script)\n".utf8), to: "bin/\(name)")
    chmod(path("bin/\(name)"), 0o755)
  }

  /// Cuts the end of the archive that the engine keeps from job to job.
  func damageCopy() throws {
    let copy = (engine == .gitHub ? "home/.cache/renderpages/" : ".renderpages-release/") + archive
    try workspace.write([UInt8](workspace.contents(of: copy).dropLast(9)), to: copy)
  }

  /// Takes the file that ends so from the server.
  func removeFromServer(_ ending: String) throws {
    try FileManager.default.removeItem(atPath: path("server/\(archive.dropLast(7))\(ending)"))
  }
}
