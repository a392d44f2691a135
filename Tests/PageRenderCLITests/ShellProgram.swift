import Foundation

/// A program of the system that tests run where it is installed.
struct ShellProgram {
  let url: URL

  /// - Returns: `nil` where no folder of `PATH` has it.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(name)" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { return nil }
    url = URL(fileURLWithPath: path)
  }

  static func has(_ name: String) -> Bool { ShellProgram(name) != nil }

  func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], input: String? = nil
  ) throws -> Renderpages.Outcome {
    try Renderpages.run(arguments, in: folder, environment: environment, input: input, program: url)
  }
}
