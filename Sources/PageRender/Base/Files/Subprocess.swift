internal import CSubprocess
internal import Glibc

/// Runs other programs, without a shell, within limits of time, output and memory.
package struct Subprocess {
  /// The absolute path of the program.
  package let path: String

  /// Why a program gave no result.
  package enum Failure: Error, Hashable {
    /// `errno` of the call that failed.
    case notStarted(Int32)
    case tooSlow(milliseconds: Int)
    case tooMuchOutput
    /// Its exit code, or minus the signal that ended it.
    case failed(Int32)
    case outOfMemory
  }

  /// Of processor time, and of doing nothing, in milliseconds.
  static let timeLimit: Int32 = 900
  /// Of address space, in bytes; a program maps some 100 MB before it begins.
  static let memoryLimit = 400 << 20

  /// The program of this name in the folders of a list, `PATH` unless another is given; `nil` where there is none.
  package init?(named name: String, in list: String? = nil) {
    InputLog.note(.program, name)
    guard let path = Self.path(ofProgram: name, in: list) else { return nil }
    self.path = path
  }

  static func path(ofProgram name: String, in list: String? = nil) -> String? {
    let folders = list ?? getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    let candidates = folders.split(separator: ":").filter { $0.first == "/" }.map { "\($0)/\(name)" }
    return candidates.first { access($0, X_OK) == 0 && FileKind(following: $0) != .folder }
  }

  /// What the program writes to its standard output. Its environment is always the same.
  package func output(arguments: [String], limit: Int) throws(Failure) -> [UInt8] {
    let environment = ["LC_ALL=C", "PATH=/usr/local/bin:/usr/bin:/bin"]
    let limits = csubprocess_limits(
      milliseconds: Self.timeLimit, output: limit, memory: Self.memoryLimit)
    var bytes: UnsafeMutablePointer<UInt8>?
    var (count, code) = (0, Int32(0))
    let status = Self.withCStrings([path] + arguments) { arguments in
      Self.withCStrings(environment) { environment in
        csubprocess_run(path, arguments, environment, limits, &bytes, &count, &code)
      }
    }
    defer { free(bytes) }
    switch status {
    case CSUBPROCESS_OK: return Array(UnsafeBufferPointer(start: bytes, count: count))
    case CSUBPROCESS_NOT_STARTED: throw .notStarted(code)
    case CSUBPROCESS_TOO_SLOW: throw .tooSlow(milliseconds: Int(Self.timeLimit))
    case CSUBPROCESS_TOO_MUCH_OUTPUT: throw .tooMuchOutput
    case CSUBPROCESS_OUT_OF_MEMORY: throw .outOfMemory
    default: throw .failed(code)
    }
  }

  /// Calls `body` with the strings as a list of C strings that ends with a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
