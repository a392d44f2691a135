/// An error, a warning or a note for the user, which is printed as one line.
public struct Diagnostic: Hashable, Sendable {
  public var severity: Severity
  /// The file that the diagnostic is about; `nil` for faults that are in no file.
  public var file: String?
  public var position: SourcePosition?
  /// The message: the fault, the value at fault and the remedy.
  public var message: String
  /// The exit code with which the diagnostic ends the process; `nil` for warnings and notes.
  public var exitCode: ExitCode?
  /// The key by which equal diagnostics of several environments are merged, for messages that contain numbers
  /// of one environment; `nil` for the message itself.
  public var topic: String?
  /// The environments in which the diagnostic occurs, such as `iphone-x landscape`; empty if it concerns all.
  public var environments: [String] = []
  /// True if lint has a finding of its own about the fault.
  public var isToldByLint = false
  /// The name of lint's rule about the fault, which lint reports as a finding in place of the diagnostic;
  /// `nil` if there is none.
  public var lintRule: String?
  /// The id of the page that the diagnostic keeps from being drawn; `nil` if there is no single page.
  public var page: String?

  public enum Severity: String, Codable, Hashable, CaseIterable, Sendable { case error, warning, note }

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

  /// A copy without an exit code, in which an error is a warning.
  package var asWarning: Diagnostic {
    var copy = self
    if copy.severity == .error { copy.severity = .warning }
    copy.exitCode = nil
    return copy
  }
}

/// A position in a text file. Lines and columns count from 1; columns count Unicode scalars.
public struct SourcePosition: Hashable, Codable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The exit code of a command. If several apply, the highest is used.
public enum ExitCode: Int32, Hashable, Sendable, Comparable {
  case success = 0
  /// Snapshots differ or are missing, or lint found an error.
  case difference = 1
  /// The command line is wrong, or names an unknown device.
  case usage = 2
  /// A deck, an asset or a constraint is wrong, or a file is missing.
  case badInput = 3
  /// A limit was exceeded.
  case limit = 4
  /// An output could not be written.
  case cannotWrite = 5
  /// The environment differs from the one recorded.
  case environment = 6
  /// A fault in PageRender.
  case internalError = 70

  public static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}
