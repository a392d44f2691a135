import Foundation
import Testing

/// Runs the built program, as a user does.
struct Renderpages {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    /// Standard error, a line each.
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  /// The program stands beside the test bundle.
  static let program: URL = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return bundle.appendingPathComponent("renderpages")
  }()

  /// The program that `make build` makes, where a run of the tests is given it; `nil` in others.
  static let released: URL? = ProcessInfo.processInfo.environment["RENDERPAGES_PROGRAM"].map {
    URL(fileURLWithPath: $0)
  }

  /// - Parameters:
  ///   - limits: `ulimit` words to run under, such as `-f 8`.
  ///   - input: What standard input has; nothing unless given.
  ///   - showsOldDevices: True to keep the notes about devices that never ran the drawn version; many tests draw
  ///     such.
  ///   - recordsFast: False to record small files, which takes most of a recording's time and concerns few tests.
  ///   - observe: Called with the process's id again and again while it runs.
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], limits: String? = nil,
    input: String? = nil, program: URL = program, showsOldDevices: Bool = false,
    recordsFast: Bool = true, observe: ((pid_t) -> Void)? = nil
  ) throws -> Outcome {
    var arguments = drawingDocumentsAsIOS17(arguments)
    if recordsFast, arguments.first == "record", !arguments.contains("--fast") {
      arguments.insert("--fast", at: 1)
    }
    let process = Process()
    if let limits {
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", "ulimit \(limits); exec \"$0\" \"$@\"", program.path] + arguments
    } else {
      process.executableURL = program
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    // Where the tests run in GitHub Actions, it is told nothing of the runs that they make.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": ""]) { $1 }.merging(environment) { $1 }
    // Files take any amount of output; pipes would have to be read side by side.
    let (output, errors) = (try scratch(), try scratch())
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let typed = try input.map { text in
      let file = try scratch()
      try Data(text.utf8).write(to: file)
      return file
    }
    defer { if let typed { try? FileManager.default.removeItem(at: typed) } }
    process.standardInput = try typed.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    try process.run()
    while let observe, process.isRunning {
      observe(process.processIdentifier)
      usleep(10_000)
    }
    process.waitUntilExit()
    let status =
      process.terminationReason == .uncaughtSignal
      ? 128 + process.terminationStatus : process.terminationStatus
    return Outcome(
      status: status, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: withoutOldDevices(
        String(decoding: try Data(contentsOf: errors), as: UTF8.self), isWanted: showsOldDevices))
  }

  /// Documents name no version, and the tests state the numbers of iOS 17.
  private static func drawingDocumentsAsIOS17(_ arguments: [String]) -> [String] {
    let drawing = ["render", "layout", "lint", "record", "verify", "review", "sheet"]
    guard let command = arguments.first, drawing.contains(command), !arguments.contains("--ios"),
      arguments.contains(where: { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") })
    else { return arguments }
    return [command, "--ios", "17"] + arguments.dropFirst()
  }

  private static func withoutOldDevices(_ errors: String, isWanted: Bool) -> String {
    guard !isWanted else { return errors }
    return errors.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(" never ran iOS ") }.joined(separator: "\n")
  }

  private static func scratch() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
    try Data().write(to: file)
    return file
  }
}

/// A folder with a deck of two pages, removed with the value.
final class Workspace {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("work-\(UUID().uuidString)")
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in try Self.files.get() {
      let file = folder.appendingPathComponent(name)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
    }
  }

  /// The deck's files by their paths, made by `init` once for all tests.
  private static let files = Result {
    let work = Workspace(
      at: FileManager.default.temporaryDirectory.appendingPathComponent("work-\(UUID().uuidString)"))
    try FileManager.default.createDirectory(at: work.folder, withIntermediateDirectories: true)
    let outcome = try work.run("init", "deck")
    try #require(outcome.status == 0, "\(outcome)")
    // The tests state the numbers of iOS 17. Line numbers are those of a deck that names no version.
    try work.edit("\"title\": \"Tutorial\",\n  \"ios\": 26,\n", "\"title\": \"Tutorial\", \"ios\": 17,\n")
    // One device, so that runs are short.
    try work.edit("    }\n  }\n}\n", "    }\n  },\n  \(matrix)\n}\n")
    return try work.files(in: "").map { ($0, try work.contents(of: $0)) }
  }

  static let matrix = #""matrix": { "devices": ["iphone-16-pro"], "orientations": ["portrait"] }"#

  /// A folder that is made by whoever calls.
  init(at folder: URL) { self.folder = folder }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func run(
    _ arguments: String..., environment: [String: String] = [:], limits: String? = nil,
    showsOldDevices: Bool = false
  ) throws -> Renderpages.Outcome {
    try Renderpages.run(
      arguments, in: folder, environment: environment, limits: limits, showsOldDevices: showsOldDevices)
  }

  /// Replaces text in the deck.
  func edit(_ old: String, _ new: String) throws {
    let file = folder.appendingPathComponent("deck/deck.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: file)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(path))
  }

  func contents(of path: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(path))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// Paths of the files below a folder, sorted; hidden ones too, but for what `render` notes of its pictures.
  func files(in path: String) throws -> [String] {
    let root = folder.appendingPathComponent(path)
    guard let names = FileManager.default.enumerator(atPath: root.path) else { return [] }
    return names.compactMap { $0 as? String }.filter { name in
      guard !name.hasPrefix(".renderpages/") else { return false }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: root.appendingPathComponent(name).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}

/// The size and colour type a PNG file states in its header.
struct PNGHeader: Equatable {
  var width: Int
  var height: Int
  /// 2 is RGB, 3 a palette; 4 and 6 have an alpha channel.
  var colorType: UInt8

  init(_ data: Data) throws {
    let bytes = [UInt8](data.prefix(26))
    try #require(bytes.count == 26 && Array(bytes[1..<4]) == Array("PNG".utf8))
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(16)
    height = number(20)
    colorType = bytes[25]
  }
}
