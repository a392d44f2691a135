internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender

/// The code of an app that the compiler refused in one build.
struct AppOutcome: Codable, Equatable {
  struct Reason: Codable, Equatable {
    var path: String
    var names: [String]
    var line: Int
    var message: String
  }

  /// The compiler's errors by file, an array for each failed build: the code that holds them is left out.
  var errors: [String: [[CompilerErrors.Found]]] = [:]
  /// The reasons why whole files are left out.
  var reasons: [Reason] = []
  /// The classes whose calls in generated code do not compile.
  var wrongScreens: Set<String> = []
  /// The reasons why previews are left out, by their keys.
  var refusedPreviews: [String: Reason] = [:]
  /// The lines of code generated for a file that do not compile; `*` for all of it.
  var refusedCode: [String: [String]] = [:]
  /// The paths of generated files that do not compile and are left out.
  var wrongFiles: Set<String> = []
  /// False if the call that launches the app does not compile.
  var hasLaunch = true

  private static let prefix = "outcome-"

  private static func path(_ key: String, in folder: String) -> String { "\(folder)/\(prefix)\(key).json" }

  /// The outcome of the last build with a key, so that no compiler need find it again; `nil` if none was kept.
  static func kept(_ key: String, in folder: String) -> AppOutcome? {
    guard let bytes = AppFiles.bytes(of: path(key, in: folder)) else { return nil }
    return try? JSONDecoder().decode(AppOutcome.self, from: Data(bytes))
  }

  /// Keeps the outcome under a key, in place of those of other keys.
  func keep(_ key: String, in folder: String) throws(AppFault) {
    guard let text = AppFiles.json(self) else { return }
    let path = Self.path(key, in: folder)
    for name in FilePath.names(in: folder) where name.hasPrefix(Self.prefix) && "\(folder)/\(name)" != path {
      unlink("\(folder)/\(name)")
    }
    try AppFiles.write(text, to: path)
  }
}

extension AppOutcome.Reason {
  /// The reason of a file's errors, of which there is at least one.
  ///
  /// - Parameter line: The line that is told; `nil` for the first error's.
  init(_ errors: [CompilerErrors.Found], path: String, line: Int? = nil) {
    self.init(
      path: path, names: errors.compactMap(\.missingName), line: line ?? errors[0].line,
      message: CompilerErrors.told(errors[0].message))
  }
}
