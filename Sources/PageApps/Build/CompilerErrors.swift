internal import PageRender

/// The compiler's errors, by file.
package struct CompilerErrors {
  struct Found: Equatable, Codable {
    /// The line, from 1; 0 for an import of a module that does not exist.
    var line: Int
    var column = 0
    var message: String
    /// The name that is missing: a declaration's, or a member's after its type; `nil` for other errors.
    var missingName: String?
  }

  private(set) var byFile: [String: [Found]] = [:]
  /// The first error, whatever it is about.
  private(set) var first: String?

  init(_ output: String) {
    for line in output.split(whereSeparator: \.isNewline) {
      // The driver's own line names no fault.
      guard let place = line.firstRange(of: "error: "), !line.hasSuffix("(use -v to see invocation)")
      else { continue }
      first = first ?? String(line)
      let parts = line[..<place.lowerBound].split(separator: ":")
      guard line.hasPrefix("/"), parts.count >= 2, let number = Int(parts[1]) else { continue }
      let message = String(line[place.upperBound...])
      // The linker misses what no file of the app is to blame for.
      guard !message.hasPrefix("undefined reference") else { continue }
      let path = String(parts[0])
      let column = parts.dropFirst(2).first.flatMap { Int($0) } ?? 0
      let found = Found(
        line: number, column: column, message: message, missingName: Self.missingName(message))
      if byFile[path]?.contains(found) != true { byFile[path, default: []].append(found) }
    }
  }

  /// An error's message behind what it is about, such as "its class Home".
  static func told(_ message: String) -> String { "does not compile here: \(message)" }

  static func missingName(_ message: String) -> String? {
    let quoted = message.matches(of: #/'([^']+)'/#).map { String($0.1) }
    if message.hasPrefix("cannot find") || message.hasPrefix("no such module") { return quoted.first }
    if message.contains("has no member"), quoted.count >= 2 { return "\(quoted[0]).\(quoted[1])" }
    return nil
  }
}
