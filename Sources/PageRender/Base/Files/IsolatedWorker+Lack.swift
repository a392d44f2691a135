internal import CWorker
internal import Glibc
internal import Synchronization

extension IsolatedWorker {
  /// A reason for which no worker can be used.
  package enum Lack: Hashable, Sendable {
    /// There is no program for workers.
    case missing
    /// The program cannot be started; `errno` is the system's error number.
    case notStarted(errno: Int32)
    /// The program ended before it was ready.
    case ended
    /// The program did not get ready in time.
    case silent

    /// - Parameter code: The code of `CWORKER_NONE`.
    init(code: Int32) {
      switch code {
      case Int32(CWORKER_ENDED): self = .ended
      case Int32(CWORKER_SILENT): self = .silent
      default: self = .notStarted(errno: code)
      }
    }

    /// The reason, in words.
    package var message: String {
      let path = IsolatedWorker.path ?? IsolatedWorker.programName
      switch self {
      case .missing:
        guard let named = getenv("RENDERPAGES_WORKER").map({ String(cString: $0) }), !named.isEmpty else {
          return "there is no \(IsolatedWorker.programName) beside this program"
        }
        return named.hasPrefix("/")
          ? "RENDERPAGES_WORKER names \(named), which is no program"
          : "RENDERPAGES_WORKER is no absolute path: \(named)"
      case .notStarted(let code): return "\(path) does not start: \(String(cString: strerror(code)))"
      case .ended: return "\(path) ended before it was ready"
      case .silent: return "\(path) did not get ready"
      }
    }
  }

  private static let noted = Mutex<Lack?>(nil)

  static func note(_ lack: Lack) { noted.withLock { $0 = $0 ?? lack } }

  /// The reason for which no worker can be used; `nil` if there is none, or none was needed so far.
  package static var lack: Lack? { noted.withLock { $0 } }

  /// A warning that files are not read in isolation; `nil` if nothing is known against it.
  package static var warning: Diagnostic? {
    lack.map { lack in
      let files = "SVG and WebP pictures, and fonts in documents,"
      if isOptional, !isRequired {
        return Diagnostic(
          .warning, "\(lack.message); \(files) are read by this program itself, without isolation")
      }
      let remedy = lack == .missing ? "put it there" : "install it again"
      let other = isRequired ? "" : ", or pass --no-isolation to read them without isolation"
      return Diagnostic(.warning, "\(lack.message); \(files) are refused: \(remedy)\(other)")
    }
  }
}
