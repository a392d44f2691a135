/// Something to tell the user, in the form of one line.
public struct Diagnostic: Hashable, Sendable {
  public var severity: Severity
  /// The file it is about; `nil` for faults that are in no file.
  public var file: String?
  public var position: SourcePosition?
  /// The fault, the value, and the remedy.
  public var message: String
  /// The exit code that the process should end with because of it; `nil` for warnings and notes.
  public var exitCode: ExitCode?
  /// A text that is the same in all environments, for messages with numbers of one; `nil` is the message.
  public var topic: String?
  /// The environments it shows in, such as `iphone-x landscape`; empty where it concerns all.
  public var environments: [String] = []
  /// True if lint says the same as a finding of its own.
  public var isToldByLint = false
  /// The page that cannot be drawn because of it, by its id; `nil` where that is no page of its own.
  public var page: String?

  public enum Severity: String, Hashable, CaseIterable, Sendable {
    case error, warning, note
  }

  public init(
    _ severity: Severity, file: String? = nil, position: SourcePosition? = nil, _ message: String,
    exitCode: ExitCode? = nil
  ) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
    self.exitCode = exitCode
  }

  /// A copy that is a warning where this is an error, and ends no run with a status of its own.
  package var asWarning: Diagnostic {
    var copy = self
    if copy.severity == .error { copy.severity = .warning }
    copy.exitCode = nil
    return copy
  }
}

/// A place in a text file. Lines and columns count from 1; columns count Unicode scalars.
public struct SourcePosition: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// How a command ended. Where several apply the highest number wins.
public enum ExitCode: Int32, Hashable, Sendable, Comparable {
  case success = 0
  /// Snapshots differ or are missing, or lint found an error.
  case difference = 1
  /// The command line is wrong; an unknown device too.
  case usage = 2
  /// A deck, an asset or a constraint is wrong, or a file is missing.
  case badInput = 3
  /// A limit was exceeded.
  case limit = 4
  /// An output could not be written.
  case cannotWrite = 5
  /// The environment differs from the one recorded.
  case environment = 6
  /// A fault of ours.
  case internalError = 70

  public static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}
