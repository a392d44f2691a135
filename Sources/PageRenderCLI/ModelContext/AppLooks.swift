internal import Foundation
internal import PageRender
internal import PageRuns
internal import PageWatch

/// A call about an app's screens, which a process of its own builds and draws.
@MainActor
final class AppLooks {
  private let app: String
  /// The options of the call and of the server that `app` has too.
  private let options: [String]
  private let watch: CallWatch
  /// The diagnostics of the process.
  private(set) var diagnostics: [String] = []

  init(_ arguments: Arguments, _ watch: CallWatch) {
    app = arguments.operands[0]
    // Screens are what decks call pages.
    options = arguments.options.flatMap {
      ["--\($0.name == "page" ? "screen" : $0.name)"] + [$0.value].compactMap(\.self)
    }
    self.watch = watch
  }

  /// The ids of the screens; `nil` if the app does not build.
  func screens() async throws(UsageError) -> [String]? {
    try await inFolder { folder in
      try await self.run(["--list"], in: folder).map { output in
        output.compactMap { line in
          let id = line.split(separator: "\t").first.map(String.init)
          return id == "-" || id == "package" ? nil : id
        }
      }
    }
  }

  /// Returns the findings of lint on all screens.
  func findings() async throws(UsageError) -> [String]? {
    try await inFolder { folder in try await self.run(["lint"], in: folder) }
  }

  /// A look at one screen; `nil` if it cannot be drawn.
  func look() async throws(UsageError) -> Look? {
    try await inFolder { folder in
      let picture = "\(folder)/look.png"
      guard let output = try await self.run(["look", "--output", picture], in: folder),
        let heading = output.first,
        let views = FrameTree(contentsOf: Look.file(".views.json", beside: picture))
      else { return nil }
      let screen = heading.split(separator: ": ").first ?? ""
      let isView: (String) -> Bool = { $0.drop { $0 == " " }.hasPrefix("[v") }
      let rest = output.dropFirst().filter { !$0.hasPrefix("other screens, for --screen: ") }
      let isWhole = rest.contains(where: isView)
      var look = Look(screen: String(screen), lines: rest.filter { !isWhole || isView($0) }, views: views)
      if isWhole { look.findings = rest.filter { !isView($0) } }
      if let file = try? StoredPicture(contentsOf: picture), let image = try? file.decode() {
        look.picture = Look.Picture(file: file.bytes, width: image.width, height: image.height)
      }
      return look
    }
  }

  /// Calls `body` with a folder that is removed afterwards.
  private func inFolder<Result>(
    _ body: (String) async throws -> Result
  ) async throws(UsageError) -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "renderpages-mcp-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try await body(folder.path)
    } catch {
      throw UsageError(message: "\(Wording.quoted(app)) cannot be drawn: \(error)", exitCode: .cannotWrite)
    }
  }

  /// Runs `renderpages app`, and returns the lines that it printed; `nil` if it failed.
  private func run(_ words: [String], in folder: String) async throws -> [String]? {
    let outcome = try await AppProcess.run(
      app, words + options, in: folder, tell: watch.tell, isOver: watch.isOver)
    let isGood = [ExitCode.success, .difference].map(\.rawValue).contains(outcome.status)
    diagnostics = outcome.errors.split(separator: "\n").compactMap { Diagnostic(line: $0)?.description }
    if !isGood, diagnostics.isEmpty { diagnostics = [outcome.errors] }
    return isGood ? outcome.output.split(separator: "\n").map(String.init) : nil
  }
}
