internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender
internal import Synchronization

/// Runs programs of the toolchain and of the app.
package enum AppProcess {
  /// - Parameter limit: The time limit, in seconds; a program that takes longer is killed, and its status is
  ///   `-SIGKILL`.
  package static func run(
    _ path: String, _ arguments: [String], limit: Double? = nil, environment: [String: String] = [:]
  ) -> (status: Int32, output: String) {
    let (process, source, fault) = start(path, arguments, environment)
    guard let process else { return (127, "\(path) cannot be started: \(String(cString: strerror(fault)))") }
    defer { close(source) }
    let output = read(source, of: process, until: limit)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return (signal == 0 ? (status >> 8) & 0xff : -signal, String(decoding: output, as: UTF8.self))
  }

  /// The lock for starting programs one at a time, so that no program inherits another's pipe and keeps it
  /// open.
  private static let starting = Mutex(())

  /// Starts a program; `source` is the file descriptor to read its output from.
  private static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) -> (process: pid_t?, source: Int32, fault: Int32) {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let names = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + names { free(text) } }
    return starting.withLock { _ in
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return (nil, -1, errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
      var process = pid_t()
      let fault = posix_spawn(&process, path, &actions, nil, words, names)
      close(ends[1])
      if fault != 0 { close(ends[0]) }
      return (fault == 0 ? process : nil, ends[0], fault)
    }
  }

  /// Reads everything that a process writes, until it ends, or is killed after the limit in seconds.
  private static func read(_ source: Int32, of process: pid_t, until limit: Double?) -> [UInt8] {
    let start = DispatchTime.now().uptimeNanoseconds
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var wait = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wait, 1, 200)
      if let limit, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 > limit {
        kill(process, SIGKILL)
      }
      guard ready > 0 else { continue }
      let count = Glibc.read(source, &buffer, buffer.count)
      guard count > 0 else { return output }
      if output.count < maximumOutput { output += buffer[..<count] }
    }
  }

  /// The most output that is kept, in bytes; the rest is dropped.
  private static let maximumOutput = 64 << 20
}
