/// Workflow commands of GitHub Actions.
package enum GitHub {
  /// Returns a workflow command, such as `::error file=…,title=…::message`. It is escaped as by GitHub's own
  /// toolkit: per cent signs and line ends everywhere, colons and commas in properties.
  package static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let words = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    // Behind the first character no other command begins.
    let rest = RunnerLog.withoutCommands(".\(words)::\(escaped(message, isProperty: false))").dropFirst()
    return "::\(name) \(rest)"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += Wording.escaped(String(scalar))
      }
    }
    return result
  }
}
