internal import CBox
internal import CSubprocess
internal import Glibc

/// Runs other programs, without a shell, within limits of time, output and memory.
///
/// If the kernel can sandbox them, the programs read only programs, libraries, the data of these and the
/// given files; they write no file and open no socket. The machine's fonts are out of their reach, so that
/// pictures do not depend on these.
package struct Subprocess {
  /// The absolute path of the program.
  package let path: String

  /// The error of a program without a result.
  package enum Failure: Error, Hashable {
    /// The program could not be started; the value is the `errno` of the call that failed.
    case notStarted(Int32)
    case tooSlow(milliseconds: Int)
    case tooMuchOutput
    /// The program failed; the value is its exit code, or minus the signal that ended it.
    case failed(Int32)
    case outOfMemory
  }

  /// The limit on processor time, in milliseconds; a program that only waits is ended after as much elapsed time.
  static let timeLimit: Int32 = 900
  /// The limit on address space, in bytes; a program maps some 100 MB before it begins.
  static let memoryLimit = 400 << 20
  /// The limit on resident memory while other programs run beside it, in bytes. A program that needs more is run again alone.
  static let sharedMemoryLimit = 96 << 20

  /// Finds the program of a name in the folders of a list, by default of `PATH`; `nil` if there is none. A
  /// release's own programs come before those of `PATH`.
  package init?(named name: String, in list: String? = nil) {
    InputLog.note(.program, name)
    guard let path = Self.path(ofProgram: name, in: list) else { return nil }
    self.path = path
  }

  static func path(ofProgram name: String, in list: String? = nil) -> String? {
    let known = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    let folders = list ?? (PackedRelease.current.map { "\($0.programs):" } ?? "") + known
    let candidates = folders.split(separator: ":").filter { $0.first == "/" }.map { "\($0)/\(name)" }
    return candidates.first { access($0, X_OK) == 0 && FileKind(following: $0) != .folder }
  }

  /// The output of a program that exited with code 0.
  package struct Output {
    package var bytes: [UInt8]
    /// The lines of the beginning of the program's standard error.
    package var complaints: [String]
  }

  /// Folders of programs, of the libraries they load and of poppler's data.
  private static let folders = [
    "/bin", "/usr/bin", "/usr/local/bin", "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib",
    "/etc/ld.so.cache", "/usr/share/poppler", "/nix/store", "/dev/null",
  ]

  /// The environment variables of every program.
  static var environment: [String] {
    ["LC_ALL=C", "PATH=/usr/local/bin:/usr/bin:/bin"] + (PackedRelease.current?.variables ?? [])
  }

  /// The files and folders that every program may read.
  static var readable: [String] { folders + (PackedRelease.current?.readable ?? []) }

  /// The program's name for the server of a box.
  private var tool: cbox_tool {
    switch path.split(separator: "/").last {
    case "pdftocairo": CBOX_PAINTER
    case "pdfinfo": CBOX_INFO
    default: CBOX_PROGRAMS
    }
  }

  /// Runs the program and returns its standard output. The program's environment variables are always the
  /// same ones.
  ///
  /// - Parameter files: Further files that the program may read.
  package func output(
    arguments: [String], files: [String] = [], limit: Int
  ) throws(Failure) -> Output {
    var complaints = [CChar](repeating: 0, count: Int(CSUBPROCESS_COMPLAINTS))
    var bytes: UnsafeMutablePointer<UInt8>?
    var (count, code) = (0, Int32(0))
    let words = CStringList([path] + arguments)
    let variables = CStringList(Self.environment)
    let readable = CStringList(Self.readable + [path] + files)
    let limits = csubprocess_limits(
      milliseconds: Self.timeLimit, output: limit, memory: Self.memoryLimit,
      resident: Self.sharedMemoryLimit, readable: readable.pointer)
    let file = files.first.map { strdup($0) } ?? nil
    defer { free(file) }
    let status = cbox_run_program(
      tool, path, words.pointer, variables.pointer, limits, file, &bytes, &count, &code, &complaints)
    defer { free(bytes) }
    switch status {
    case CSUBPROCESS_OK:
      let text = String(decoding: complaints.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return Output(
        bytes: Array(UnsafeBufferPointer(start: bytes, count: count)),
        complaints: text.split(whereSeparator: \.isNewline).map(String.init))
    case CSUBPROCESS_NOT_STARTED: throw .notStarted(code)
    case CSUBPROCESS_TOO_SLOW: throw .tooSlow(milliseconds: Int(Self.timeLimit))
    case CSUBPROCESS_TOO_MUCH_OUTPUT: throw .tooMuchOutput
    case CSUBPROCESS_OUT_OF_MEMORY: throw .outOfMemory
    default: throw .failed(code)
    }
  }
}
