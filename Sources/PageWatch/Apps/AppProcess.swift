internal import Foundation

/// `renderpages app` in a process of its own, which may be ended.
package enum AppProcess {
  /// - Parameters:
  ///   - words: The command and options behind the app.
  ///   - folder: Takes the output while the process runs.
  ///   - tell: Is given each line of standard error as it comes.
  ///   - isOver: Is asked every 20 ms; the process is ended once it returns true.
  @MainActor package static func run(
    _ app: String, _ words: [String], in folder: String, tell: (String) -> Void = { _ in },
    isOver: () -> Bool
  ) async throws -> (status: Int32, output: String, errors: String) {
    let files = ["output", "errors"].map { URL(filePath: "\(folder)/\($0)") }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["app", app.hasPrefix("-") ? "./\(app)" : app] + words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    let reader = try FileHandle(forReadingFrom: files[1])
    try process.run()
    var rest = Data()
    while process.isRunning {
      if isOver() { process.terminate() }
      try? await Task.sleep(for: .milliseconds(20))
      rest += try reader.readToEnd() ?? Data()
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        tell(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (process.terminationStatus, texts[0], texts[1])
  }
}
