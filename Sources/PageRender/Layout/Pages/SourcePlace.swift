internal import Glibc
public import PageBase

/// A position in a Swift file, as `#filePath` and `#fileID` recorded it.
public struct SourcePlace: Hashable, Sendable {
  /// The file's absolute path on the machine that compiled it.
  package var path: String
  /// The file's `#fileID`, the module and the file's name: `Onboarding/Pages.swift`.
  package var fileID: String
  public var position: SourcePosition

  package init(path: String, fileID: String, position: SourcePosition) {
    self.path = path
    self.fileID = fileID
    self.position = position
  }

  /// The file's name in diagnostics: its path relative to the working directory if there is one, else its
  /// `#fileID`. It is never absolute, so that logs of all machines are alike.
  public var shownFile: String { Self.relative(path) ?? fileID }

  /// The file's folder, relative to the working directory if possible, else absolute; `nil` if the running
  /// machine does not have the file.
  package var folder: String? {
    if let relative = Self.relative(path) { return StringFilesSearch.parent(relative) }
    return (try? InputFile.resolved(path)).map { StringFilesSearch.parent($0) }
  }

  package func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, exitCode: ExitCode? = nil
  ) -> Diagnostic {
    Diagnostic(severity, file: shownFile, position: position, message, exitCode: exitCode)
  }

  /// An absolute path relative to the working directory; `nil` if no such file exists, or if the two share
  /// only the root directory.
  package static func relative(_ path: String) -> String? {
    guard path.hasPrefix("/"), let file = try? InputFile.resolved(path).split(separator: "/"),
      let here = try? InputFile.resolved(".").split(separator: "/")
    else { return nil }
    let shared = zip(file, here).prefix { $0 == $1 }.count
    guard shared > 0 || here.isEmpty else { return nil }
    let up = Array(repeating: "..", count: here.count - shared)
    let relative = (up + file.dropFirst(shared).map(String.init)).joined(separator: "/")
    return relative.isEmpty ? "." : relative
  }
}
