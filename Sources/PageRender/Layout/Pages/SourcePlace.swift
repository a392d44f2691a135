internal import Glibc
public import PageBase

/// A place in a Swift file, as the compiler wrote it down.
public struct SourcePlace: Hashable, Sendable {
  /// Absolute, on the machine that compiled the file.
  package var path: String
  /// The module and the file's name: `Onboarding/Pages.swift`.
  package var fileID: String
  public var position: SourcePosition

  package init(path: String, fileID: String, position: SourcePosition) {
    self.path = path
    self.fileID = fileID
    self.position = position
  }

  /// The file, for a diagnostic: relative to the working directory where it can be reached from there, else the module
  /// and the file's name. Never absolute, so that a log from another machine reads alike.
  public var shownFile: String { Self.relative(path) ?? fileID }

  /// The folder of the file, relative to the working directory where it can be reached from there, else absolute; `nil`
  /// where the program runs on a machine that does not have it.
  package var folder: String? {
    if let relative = Self.relative(path) { return StringFilesSearch.parent(relative) }
    return (try? InputFile.resolved(path)).map { StringFilesSearch.parent($0) }
  }

  package func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, exitCode: ExitCode? = nil
  ) -> Diagnostic {
    Diagnostic(severity, file: shownFile, position: position, message, exitCode: exitCode)
  }

  /// An absolute path as seen from the working directory; `nil` where nothing is there, or the two have only the root of
  /// the file system in common.
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
