@preconcurrency internal import Glibc

/// The log of a runner of continuous integration, which carries out commands that it finds in a program's output: GitHub's
/// runner a line that begins with `::` behind spaces, and `##[NAME]` anywhere; Azure's agent `##vso[NAME]` anywhere.
package enum RunnerLog {
  /// True in GitHub Actions and in Azure Pipelines, also on other systems that run the workflows of either.
  private static let isRead = ["GITHUB_ACTIONS", "TF_BUILD"].contains { (name: String) in
    getenv(name).map { String(cString: $0).lowercased() } == "true"
  }

  /// The text without commands where a runner reads it; else the text.
  package static func guarded(_ text: String) -> String { isRead ? withoutCommands(text) : text }

  /// The text with a backslash before `::` at the beginning of a line, and before `[` behind `##NAME`.
  package static func withoutCommands(_ text: String) -> String {
    guard text.contains("::") || text.contains("##") else { return text }
    var result = String.UnicodeScalarView()
    var line = Line()
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if line.isBlank, scalars[index...].starts(with: "::".unicodeScalars) { result.append("\\") }
      if line.isBracket(scalar) { result.append("\\") }
      result.append(scalar)
      line.add(scalar)
    }
    return String(result)
  }

  /// The part of a line that has been read.
  private struct Line {
    private(set) var isBlank = true
    private var hashes = 0
    private var isName = false

    func isBracket(_ scalar: Unicode.Scalar) -> Bool { isName && scalar == "[" }

    mutating func add(_ scalar: Unicode.Scalar) {
      hashes = scalar == "#" ? hashes + 1 : 0
      isName = hashes > 1 || isName && hashes == 0 && scalar.properties.isAlphabetic
      if scalar == "\n" || scalar == "\r" {
        isBlank = true
      } else if !scalar.properties.isWhitespace, scalar != "\u{FEFF}" {
        isBlank = false
      }
    }
  }
}
