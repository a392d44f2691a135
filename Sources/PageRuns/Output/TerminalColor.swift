@preconcurrency internal import Glibc
internal import PageRender

/// The colour of a word on a terminal, by what it says.
enum TerminalColor: String {
  // ECMA-48's select graphic rendition: bold red, bold yellow, bold cyan, green.
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case good = "32"

  /// What the severity of a diagnostic is written in.
  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// What the status of a compared picture is written in; `nil` where it is none to look at.
  init?(_ status: PictureResult.Status) {
    switch status {
    case .same, .skipped: return nil
    case .recorded: self = .good
    case .changed: self = .warning
    case .missing, .unreadable, .failed: self = .error
    }
  }
}
