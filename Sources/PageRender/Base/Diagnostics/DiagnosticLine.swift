extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as one line without its newline: `path:line:column: error: message`, or `renderpages:
  /// error: message` if there is no file.
  ///
  /// Line breaks and control characters in the path and the message are escaped, so that the text stays on
  /// one line and moves no terminal cursor.
  public var description: String { line(program: "renderpages") }

  /// The diagnostic as one line, with the program's name in place of a missing file.
  public func line(program: String) -> String { line(program: program, severityWord: \.rawValue) }

  /// The diagnostic as one line, with the severity as `severityWord` returns it, such as in colour.
  package func line(program: String, severityWord: (Severity) -> String) -> String {
    "\(place ?? Wording.escaped(program)): \(severityWord(severity)): \(Wording.escaped(message))\(environmentsText)"
  }

  /// The environments as text, such as ` (iphone-x)` or ` (iphone-x landscape and 3 more)`; empty if there
  /// are none.
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
