import Foundation
import TestSupport
import Testing

@testable import PageRenderCLI

/// Screens that try to leave their box, by `renderpages app` with the program that users get.
@Suite(.tags(.nestedBuild), .serialized, .enabled(if: Renderpages.released != nil, "run by make released"))
struct AppBoxTests {
  /// An app whose screens each try one thing; `OUTSIDE` in their code is a folder beside the app.
  private func app(_ bodies: [String: String]) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for name in ["App", "Outside", "Here"] {
      try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    }
    var text = "import UIKit\nimport Glibc\n"
    for (name, body) in bodies.sorted(by: { $0.key < $1.key }) {
      text += """
        class \(name)Controller: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            var lines: [String] = []
            \(body)
            let label = UILabel(frame: CGRect(x: 0, y: 60, width: 300, height: 300))
            label.numberOfLines = 0
            label.text = lines.joined(separator: "|")
            view.addSubview(label)
          }
        }

        """
    }
    text = text.replacing("OUTSIDE", with: folder.path("Outside"))
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("App/Screens.swift")))
    return folder
  }

  private func run(
    _ folder: TemporaryFolder, _ words: [String], environment: [String: String] = [:]
  ) throws -> Renderpages.Outcome {
    let work = try SwiftBuild.checkout().appendingPathComponent(".build/apps").path
    return try Renderpages.run(
      ["app", folder.path("App")] + words + ["--work", work],
      in: URL(fileURLWithPath: folder.path("Here")), environment: environment,
      program: try #require(Renderpages.released))
  }

  @Test func `variables, files, sockets and processes of the user are out of reach`() throws {
    let folder = try app([
      "Plain": """
      lines.append(ProcessInfo.processInfo.environment["GITHUB_TOKEN"] ?? "no token")
      lines.append(open("OUTSIDE/secret", O_RDONLY) < 0 ? "no file" : "file")
      lines.append(open("OUTSIDE/new", O_WRONLY | O_CREAT, 0o644) < 0 ? "no new file" : "new file")
      lines.append(chmod("OUTSIDE/secret", 0o777) == 0 ? "chmod says yes" : "chmod says no")
      lines.append(socket(AF_UNIX, 1, 0) < 0 ? "no socket" : "socket")
      var process = pid_t()
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      lines.append(posix_spawn(&process, "/bin/true", nil, nil, &words, nil) == 0 ? "process" : "no process")
      """
    ])
    let secret = folder.path("Outside/secret")
    try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: secret)
    let outcome = try run(folder, ["layout"], environment: ["GITHUB_TOKEN": "abc"])
    #expect(
      outcome.output.contains("no token|no file|no new file|chmod says yes|no socket|no process"),
      "\(outcome)")
    #expect(TemporaryFolder.names(in: folder.path("Outside")) == ["secret"])
    let attributes = try FileManager.default.attributesOfItem(atPath: secret)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a screen writes no file of a command, and prints no codes`() throws {
    let folder = try app([
      "Fine": #"lines.append("fine")"#,
      "Evil": #"""
      print("\u{1B}[31mred\u{1B}[0m")
      for place in ["results/output/fine", "pictures/fine", "out/fine", "results/pictures/fine"] {
        let folder = NSHomeDirectory() + "/" + place
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "/iphone-se-3.png"))
      }
      """#,
    ])
    let outcome = try run(folder, ["-d", "iphone-se-3", "--output", "pictures"])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors.contains("red\n") && !outcome.errors.contains("\u{1B}"))
    #expect(
      TemporaryFolder.names(in: folder.path("Here/pictures")).filter { !$0.hasPrefix(".") }.sorted() == [
        "evil", "fine", "index.html",
      ])
    let picture = try Data(
      contentsOf: URL(fileURLWithPath: folder.path("Here/pictures/fine/iphone-se-3.png")))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `snapshots lie where the command runs or where it says, never in the app's folder`() throws {
    let folder = try app(["Plain": #"lines.append("plain")"#])
    let recorded = try run(folder, ["record", "-d", "iphone-se-3"])
    #expect(recorded.status == 0, "\(recorded)")
    let named = try run(folder, ["record", "-d", "iphone-se-3", "--snapshots", "mine"])
    #expect(named.status == 0, "\(named)")
    let names = TemporaryFolder.names(in: folder.path("Here"))
    #expect(names.contains("Snapshots") && names.contains("mine"), "\(names)")
    #expect(TemporaryFolder.names(in: folder.path("App")) == ["Screens.swift"])
    let verified = try run(folder, ["verify", "-d", "iphone-se-3", "--snapshots", "mine"])
    #expect(verified.status == 0, "\(verified)")
    try FileManager.default.removeItem(atPath: folder.path("Here/mine/plain"))
    #expect(try run(folder, ["verify", "-d", "iphone-se-3", "--snapshots", "mine"]).status == 1)
    let approved = try run(folder, ["approve"])
    #expect(approved.status == 0, "\(approved)")
    #expect(try run(folder, ["verify", "-d", "iphone-se-3", "--snapshots", "mine"]).status == 0)
    // A plain run of all screens is complete, one of a device that was asked for is not.
    #expect(try run(folder, ["clean"]).status == 2)
    #expect(try run(folder, ["record", "--snapshots", "whole"]).status == 0)
    #expect(try run(folder, ["verify", "--snapshots", "whole"]).status == 0)
    let cleaned = try run(folder, ["clean"])
    #expect(cleaned.status == 0 && cleaned.output.contains("no snapshot is stale"), "\(cleaned)")
  }

  @Test func `lint takes its own options, and writes a baseline where it is named`() throws {
    let folder = try app(["Plain": #"lines.append("plain")"#])
    let written = try run(
      folder, ["lint", "-d", "iphone-se-3", "--baseline", "known.json", "--update-baseline"])
    #expect(TemporaryFolder.names(in: folder.path("Here")).contains("known.json"), "\(written)")
    let read = try run(
      folder, ["lint", "-d", "iphone-se-3", "--baseline", "known.json", "--fail-on", "note"])
    #expect(read.status == 0, "\(read)")
  }

  // The status of atexit's _exit is the process's. The request is in the environment that the process was started with.
  @Test func `a screen's code makes no success of what is found`() throws {
    let forging = #"""
      let all = String(decoding: FileManager.default.contents(atPath: "/proc/self/environ") ?? Data(), as: UTF8.self)
      if let range = all.range(of: "\"endWord\":\"") {
        let word = String(all[range.upperBound...].prefix { $0 != "\"" })
        fputs("renderpages-app\tend\t\(word)\t0\n", stderr)
        _exit(0)
      }
      lines.append("no word")
      """#
    func bodies(_ text: String) -> [String: String] {
      ["AtExit": "atexit { _exit(0) }\nlines.append(\"\(text)\")", "Forge": forging]
    }
    let folder = try app(bodies("before"))
    let recorded = try run(folder, ["record", "-d", "iphone-se-3"])
    #expect(recorded.status == 0, "\(recorded)")
    let after = try app(bodies("after"))
    let sources = "App/Screens.swift"
    try Data(contentsOf: URL(fileURLWithPath: after.path(sources)))
      .write(to: URL(fileURLWithPath: folder.path(sources)))
    let verified = try run(folder, ["verify", "-d", "iphone-se-3"], environment: ["CI": "true"])
    #expect(verified.status == 1 && verified.output.contains("1 changed"), "\(verified)")
    try FileManager.default.removeItem(atPath: folder.path("Here/Snapshots/forge"))
    let missing = try run(folder, ["verify", "-d", "iphone-se-3"], environment: ["CI": "true"])
    #expect(missing.status == 1 && missing.output.contains("1 missing"), "\(missing)")
  }

  @Test func `a screen that ends before it is drawn is no success, whatever it says`() throws {
    let folder = try app([
      "Fine": #"lines.append("fine")"#,
      "Quit": #"""
      fputs("renderpages-app\tplanned\t0\nrenderpages-app\tend\tword\t0\n", stderr)
      _exit(0)
      """#,
    ])
    let outcome = try run(folder, ["-d", "iphone-se-3", "--output", "pictures"])
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.errors.contains(#"screen "quit" called exit(0), so that it shows nothing"#), "\(outcome)")
  }

  @Test func `what a screen prints is no command of a runner`() throws {
    let folder = try app([
      "Plain": #"""
      print("::error file=a::FORGED"); print("##[add-mask]x")
      lines.append("plain")
      """#
    ])
    let outcome = try run(folder, ["layout"], environment: ["GITHUB_ACTIONS": "true"])
    #expect(outcome.errors.contains(#"\::error file=a::FORGED"#), "\(outcome)")
    #expect(outcome.errors.contains(#"##\[add-mask]x"#), "\(outcome)")
  }

  // Standard output is where pages go: bytes of the app's code end the screen, and forge no other's lines.
  @Test(arguments: ["layout", "lint", "sheet", "review", "look"])
  func `a screen that writes to the pipe of pages forges no result`(command: String) throws {
    let folder = try app([
      "Fine": #"lines.append("fine")"#,
      "Evil": #"""
      for descriptor in Int32(0)..<64 {
        let text = "{\"page\": \"fine\", \"root\": \"FORGED\"}\nfine: error: FORGED\n"
        _ = text.withCString { write(descriptor, $0, strlen($0)) }
      }
      lines.append("evil")
      """#,
    ])
    let outcome = try run(
      folder, [command, "-d", "iphone-se-3"] + (command == "look" ? ["--screen", "evil"] : []))
    #expect(outcome.status == 3, "\(outcome)")
    #expect(!outcome.output.contains("FORGED"), "\(outcome)")
    #expect(outcome.errors.contains(#"screen "evil" sent what is no picture and was ended"#), "\(outcome)")
  }

  // A whole message with another screen's name, as PictureMessage writes it: a mark, the facts' length, the facts.
  @Test func `a screen that sends another's page is ended, and the other's page is its own`() throws {
    let folder = try app([
      "Fine": #"lines.append("fine")"#,
      "Evil": #"""
      let facts = Array("{\"name\":\"fine/iphone-se-3.png\",\"width\":0,\"height\":0,\"tree\":\"\",\"areas\":[],".utf8)
        + Array("\"notes\":{\"findings\":[],\"layout\":\"\",\"views\":[],\"lines\":[\"FORGED\"]}}".utf8)
      let message = [0x49, 0x50, 0x57, 0x50, UInt8(facts.count), 0, 0, 0] + facts
      for descriptor in Int32(3)..<64 {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { continue }
        _ = message.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      }
      lines.append("evil")
      """#,
    ])
    let outcome = try run(folder, ["layout", "-d", "iphone-se-3"])
    #expect(outcome.status == 3 && !outcome.output.contains("FORGED"), "\(outcome)")
    #expect(outcome.output.contains(#""text": "fine""#), "\(outcome)")
    #expect(
      outcome.errors.contains(
        #"screen "evil" sent "fine/iphone-se-3.png", which is no picture of it or came twice, and was ended"#),
      "\(outcome)")
  }

  @Test func `trust and its contrary exclude each other`() throws {
    let folder = try app(["Plain": #"lines.append("plain")"#])
    let outcome = try run(folder, ["--trust", "--untrusted"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--trust and --untrusted contradict each other; leave one out"))
  }
}
