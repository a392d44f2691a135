internal import CBox
internal import CSandbox
@preconcurrency internal import Glibc

/// A program that runs, or compiles, a stranger's code in a box: limits that hold for root too and that
/// nothing in the box can lift.
///
/// A screen's program has the given environment and nothing of the caller's, starts no process and opens no
/// socket. Workers and poppler's programs run outside of the box for it. A compiler may start programs.
package struct BoxedProgram: Sendable {
  package enum Kind: Hashable, Sendable { case screen, build }

  /// The absolute path of the program.
  package var path: String
  package var arguments: [String]
  package var environment: [String: String]
  package var kind: Kind
  /// The files and folders that may be read, in addition to the system's.
  package var readable: [String]
  /// The folders that may be read and written. They must exist.
  package var writable: [String]
  /// True if the program runs with what the kernel has; else it does not start where anything is missing.
  package var isTrusted = false
  /// True if the program reads PageRender's own sources only: Landlock keeps it from files, and no filter from sockets.
  package var isOwn = false
  package var limits = Limits()
  /// Is called with pieces of the output, as they come.
  package var progress: (@Sendable (ArraySlice<UInt8>) -> Void)?
  /// Takes the output in place of `Outcome.output`; the program is ended where it returns false.
  package var take: (@Sendable (ArraySlice<UInt8>) -> Bool)?
  /// The folder for copies of PDF artwork, which no box may write; without one, PDF artwork is not drawn.
  package var scratch: String?

  /// The newest version of Landlock's rules that is used; below 0, system calls are not filtered either. For
  /// tests.
  package var landlock: Int32 = 1000
  /// The user that the program runs as if root starts it; 0 for root. For tests.
  package var user: UInt32 = 0

  package init(
    _ path: String, _ arguments: [String], environment: [String: String], kind: Kind, readable: [String],
    writable: [String]
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.kind = kind
    self.readable = readable
    self.writable = writable
  }

  /// The limits on a screen's program. Time holds for compilers too.
  package struct Limits: Hashable, Sendable {
    /// Elapsed seconds.
    package var seconds: Double = 600
    package var threads: UInt64 = 512
    /// Files in the writable folders, in addition to those that were there.
    package var files: UInt64 = 20_000
    /// Bytes in the writable folders, in addition to those that were there, and in deleted files.
    package var bytes: UInt64 = 1 << 30
    /// Bytes of one file.
    package var fileBytes: UInt64 = 256 << 20
    /// Bytes of standard output.
    package var outputBytes = 64 << 20

    package init() {}
  }

  /// A limit that ended a program.
  package enum Excess: Hashable, Sendable { case seconds, threads, files, bytes, outputBytes, refusedOutput }

  package struct Outcome: Hashable, Sendable {
    /// The exit code, or minus the signal that ended the program.
    package var status: Int32
    /// The limit for which the program was ended; `nil` if it ended by itself.
    package var excess: Excess?
    /// Standard output; for a compiler, standard error too.
    package var output: String
    /// Standard error, cut to its first and last lines.
    package var errors: String
  }

  /// The error of a program that was not started.
  package enum Failure: Error, Hashable {
    case notStarted(errno: Int32)
    case noLandlock
    case noFilter
  }

  /// The features for boxes that the running kernel lacks.
  package static var missing: [Failure] {
    (csandbox_landlock() > 0 ? [] : [.noLandlock]) + (csandbox_can_filter() != 0 ? [] : [.noFilter])
  }

  /// Runs the program to its end.
  package func run() throws(Failure) -> Outcome {
    let folders = CStringList(writable)
    let former = kind == .screen ? cbox_measure(0, folders.pointer) : cbox_usage()
    let process = try start(folders)
    let server = kind == .screen ? BoxServer(socket: process.requests, scratch: scratch) : nil
    var watch = Watch(process, limits, former: former, isMeasured: kind == .screen, progress, take)
    watch.follow(folders)
    var status: Int32 = 0
    while waitpid(process.pid, &status, 0) < 0, errno == EINTR {}
    server?.end()
    for descriptor in [process.output, process.errors, process.requests] where descriptor >= 0 {
      close(descriptor)
    }
    let signal = status & 0x7f
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xff : -signal, excess: watch.excess,
      output: kind == .screen
        ? PrintedText.plain(watch.output) : String(decoding: watch.output, as: UTF8.self),
      errors: watch.errors.text)
  }

  private func start(_ folders: CStringList) throws(Failure) -> cbox_process {
    let words = CStringList([path] + arguments)
    let variables = CStringList(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    let files = CStringList((kind == .screen ? Self.system : Self.buildSystem) + readable)
    var process = cbox_process()
    var code: Int32 = 0
    let status = path.withCString { path in
      var program = cbox_program()
      program.path = path
      program.arguments = words.pointer
      program.environment = variables.pointer
      program.readable = files.pointer
      program.writable = folders.pointer
      program.is_build = kind == .build ? 1 : 0
      program.is_trusted = isTrusted ? 1 : 0
      program.is_own = isOwn ? 1 : 0
      program.landlock = landlock
      program.user = user
      program.memory = UInt64(Confinement.memoryLimit)
      program.file = limits.fileBytes
      return cbox_start(&program, &process, &code)
    }
    switch status {
    case CBOX_STARTED: return process
    case CBOX_NO_LANDLOCK: throw .noLandlock
    case CBOX_NO_FILTER: throw .noFilter
    default: throw .notStarted(errno: code)
    }
  }

  /// The paths of libraries, fonts, time zones and facts about the machine. No list of users is among them.
  private static let system = [
    "/bin", "/usr", "/lib", "/lib64", "/nix/store", "/etc/ld.so.cache", "/etc/fonts", "/etc/localtime",
    "/etc/timezone",
    "/proc/self", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/uptime", "/proc/version",
    "/proc/sys/vm",
    "/sys/devices/system", "/sys/fs/cgroup", "/sys/kernel/mm", "/dev/null", "/dev/zero", "/dev/urandom",
    "/dev/random",
  ]

  /// The paths for compilers and linkers, which ask for the distribution too.
  private static let buildSystem =
    system + [
      "/sbin", "/opt", "/proc", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/os-release", "/etc/lsb-release",
      "/etc/debian_version", "/etc/redhat-release", "/etc/alternatives",
    ]
}

/// A list of C strings that ends with a null pointer.
final class CStringList {
  private let strings: [UnsafeMutablePointer<CChar>?]
  let pointer: UnsafePointer<UnsafePointer<CChar>?>

  init(_ texts: [String]) {
    strings = texts.map { strdup($0) }
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: texts.count + 1)
    for (index, string) in strings.enumerated() { (list + index).initialize(to: UnsafePointer(string)) }
    (list + texts.count).initialize(to: nil)
    pointer = UnsafePointer(list)
  }

  deinit {
    for string in strings { free(string) }
    pointer.deallocate()
  }
}

extension BoxedProgram {
  /// Reads everything that a process prints, and ends it when it exceeds a limit.
  private struct Watch {
    private let process: cbox_process
    private let limits: Limits
    private let former: cbox_usage
    private let isMeasured: Bool
    private let progress: (@Sendable (ArraySlice<UInt8>) -> Void)?
    private let take: (@Sendable (ArraySlice<UInt8>) -> Bool)?
    private(set) var output: [UInt8] = []
    private(set) var errors = PrintedText()
    private(set) var excess: Excess?

    init(
      _ process: cbox_process, _ limits: Limits, former: cbox_usage, isMeasured: Bool,
      _ progress: (@Sendable (ArraySlice<UInt8>) -> Void)?, _ take: (@Sendable (ArraySlice<UInt8>) -> Bool)?
    ) {
      self.progress = progress
      self.take = take
      self.process = process
      self.limits = limits
      self.former = former
      self.isMeasured = isMeasured
    }

    /// The time between two measurements, in milliseconds.
    private static let period = 50

    mutating func follow(_ folders: CStringList) {
      let start = ContinuousClock.now
      // A duration holds no infinite number of seconds.
      let limit: Duration = .seconds(min(max(limits.seconds, 0), 1e9))
      var measured = start
      var sources = [process.output, process.errors]
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while sources.contains(where: { $0 >= 0 }) {
        var wait = sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let ready = poll(&wait, nfds_t(wait.count), Int32(Self.period))
        let now = ContinuousClock.now
        if now - start > limit { end(.seconds) }
        if isMeasured, now - measured >= .milliseconds(Self.period) {
          measure(folders)
          measured = ContinuousClock.now
        }
        guard ready > 0 else { continue }
        for index in wait.indices where wait[index].revents != 0 {
          let count = read(sources[index], &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else {
            sources[index] = -1
            continue
          }
          keep(buffer[..<count], isOutput: index == 0)
        }
      }
    }

    private mutating func keep(_ bytes: ArraySlice<UInt8>, isOutput: Bool) {
      guard isOutput else { return errors.add(bytes) }
      progress?(bytes)
      if let take {
        if excess == nil, !take(bytes) { end(.refusedOutput) }
        return
      }
      if output.count + bytes.count > limits.outputBytes {
        if isMeasured { end(.outputBytes) }
        return
      }
      output += bytes
    }

    private mutating func measure(_ folders: CStringList) {
      let usage = cbox_measure(process.pid, folders.pointer)
      if usage.threads > limits.threads { end(.threads) }
      if usage.files > former.files + limits.files { end(.files) }
      if usage.bytes > former.bytes + limits.bytes { end(.bytes) }
    }

    /// Ends the process and all that it has started.
    private mutating func end(_ excess: Excess) {
      if self.excess == nil { self.excess = excess }
      kill(-process.pid, SIGKILL)
    }
  }
}
