internal import Foundation
package import PageRender

extension AppToolchain {
  /// Runs a program of the toolchain by its name, or another one by its path, in a box: without a network,
  /// with variables of its own, and with writing restricted to `writable`.
  ///
  /// - Parameters:
  ///   - trusted: True if the program runs where the machine has no box, too: it compiles PageRender itself.
  ///   - progress: Is called with pieces of the output.
  package func run(
    _ program: String, _ arguments: [String], readable: [String] = [], writable: [String],
    trusted: Bool = false,
    progress: (@Sendable (ArraySlice<UInt8>) -> Void)? = nil
  ) throws(AppFault) -> (status: Int32, output: String) {
    let home = "\(cache)/home"
    for path in writable + ["\(home)/tmp"] {
      try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let inherited = ProcessInfo.processInfo.environment
    var environment = [
      "HOME": home, "TMPDIR": "\(home)/tmp", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      "PATH": "\(folder)/bin:\(inherited["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")",
    ]
    var folders: [String] = []
    // The program that make build links has it, too; without, one file would be compiled anew in turns.
    environment["PAGERENDER_COMMIT"] = inherited["PAGERENDER_COMMIT"]
    for name in Self.folderVariables {
      guard let value = inherited[name] else { continue }
      environment[name] = value
      folders += value.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }
    let path = program.hasPrefix("/") ? program : "\(folder)/bin/\(program)"
    var box = BoxedProgram(
      path, arguments, environment: environment, kind: .build,
      readable: [folder, library, path] + folders + readable, writable: writable + [home])
    box.isTrusted = isTrusted || trusted
    box.isOwn = trusted
    box.progress = progress
    box.limits.seconds = .infinity
    do {
      let outcome = try box.run()
      return (outcome.status, outcome.output)
    } catch {
      throw AppFault(error, of: path)
    }
  }

  /// The variables with folders of libraries and headers, the only inherited ones beside `PATH`.
  private static let folderVariables = [
    "LD_LIBRARY_PATH", "LIBRARY_PATH", "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "PKG_CONFIG_PATH",
    "PKG_CONFIG_LIBDIR",
  ]
}

extension AppFault {
  /// The error of a program that was not started in its box.
  package init(_ failure: BoxedProgram.Failure, of path: String) {
    switch failure {
    case .noLandlock: self = Self.missing("Landlock (Linux 5.13 or later)")
    case .noFilter: self = Self.missing("seccomp (Linux 3.17 or later, on x86-64 or arm64)")
    case .notStarted(let errno):
      self.init(
        file: path, "cannot be started: \(String(cString: strerror(errno)))", exitCode: .internalError)
    }
  }

  private static func missing(_ feature: String) -> AppFault {
    AppFault(
      "the app's code is not run: this machine has no \(feature) to keep it away from your files and network; "
        + "--trust runs it all the same, with all your rights", exitCode: .environment)
  }
}
