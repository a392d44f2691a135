extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as one line without its newline: `path:line:column: error: message`, or
  /// `renderpages: error: message` where there is no file.
  ///
  /// Line breaks and control characters in the path or the message are escaped, so that whatever a file
  /// or an argument holds, the line stays one line and moves no terminal cursor.
  public var description: String { line(program: "renderpages") }

  /// The diagnostic as one line, as a program says it: its name stands where there is no file.
  public func line(program: String) -> String { line(program: program, severityWord: \.rawValue) }

  /// The line with the severity in other words, as in colour.
  package func line(program: String, severityWord: (Severity) -> String) -> String {
    "\(place ?? Wording.escaped(program)): \(severityWord(severity)): \(Wording.escaped(message))\(environmentsText)"
  }

  /// ` (iphone-x)`, ` (iphone-x landscape and 3 more)`.
  private var environmentsText: String {
    guard let first = environments.first else { return "" }
    let more = environments.count > 1 ? " and \(environments.count - 1) more" : ""
    return " (\(Wording.escaped(first))\(more))"
  }

  private var place: String? {
    guard let file else { return nil }
    guard let position else { return Wording.escaped(file) }
    return "\(Wording.escaped(file)):\(position.line):\(position.column)"
  }
}
