internal import LayoutEngine
package import PageRender
internal import PageRuns

extension AxisOptions {
  /// The options of a command line that choose the same devices and values of other axes.
  var words: [String] {
    let lists: [(String, [String]?)] = [
      ("device", devices), ("orientation", orientations?.map(\.rawValue)),
      ("appearance", appearances?.map(\.rawValue)), ("locale", locales),
      ("content-size", contentSizes?.map(\.rawValue)), ("direction", directions?.map(\.rawValue)),
      ("ios", systems?.map { String($0.rawValue) }),
    ]
    return lists.flatMap { name, values in
      values.map { ["--\(name)", $0.joined(separator: ",")] } ?? []
    }
  }
}

extension Diagnostic {
  /// The diagnostic that a line of a command's standard error tells, such as `App.swift:3:1: error: …`;
  /// `nil` for another line.
  package init?(line: Substring) {
    guard let found = line.firstMatch(of: #/^(.+?)(?::(\d+):(\d+))?: (error|warning|note): (.+)$/#),
      let severity = Severity(rawValue: String(found.4))
    else { return nil }
    let position = found.2.flatMap { Int($0) }.map { line in
      SourcePosition(line: line, column: found.3.flatMap { Int($0) } ?? 1)
    }
    self.init(
      severity, file: found.1 == "renderpages" ? nil : String(found.1), position: position, String(found.5))
  }
}
