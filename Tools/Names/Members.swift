import Foundation

/// Members of classes that are written by hand: they stand in the class's own body, where apps may override them.
struct Members {
  private static let begin = "  // Written by Scripts/uikit-names."
  private static let end = "  // End of what is written."
  /// A page has thousands of these: what few of them are set to is in a dictionary that the others do not have.
  private static let keeping: Set = ["UIResponder", "UIView"]

  let core: URL

  /// Each file with members of the table, as it should be before it is formatted.
  func written(_ table: URL) throws -> [(path: URL, text: String)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: core.path).sorted()
    var files: [String: String] = [:]
    var homes: [Substring: String] = [:]
    var isChanged: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: core.appending(path: path), encoding: .utf8)
      // Blocks go first, so that none is left of a class that the table no longer has.
      files[path] = text.replacing(
        #/\n+  // Written by Scripts/uikit-names\.\n(?:.|\n)*?  // End of what is written\.(?=\n)/#, with: "")
      if files[path] != text { isChanged.insert(path) }
      for found in text.matches(
        of: #/^(?:@\w+ )*(?:open|public|public final) class (\w+)(?:<.*>)?: /#.anchorsMatchLineEndings())
      {
        homes[found.1] = path
      }
    }
    for row in try uiKitRows(table, hasVersions: true) where row.kind == "in" {
      let home = homes[row.name[...]] ?? "Windows/UIResponder.swift"
      guard let text = files[home] else { continue }
      files[home] = try adding(row, to: text)
      isChanged.insert(home)
    }
    return isChanged.sorted().map { (core.appending(path: $0), files[$0] ?? "") }
  }

  private func adding(_ row: Row, to text: String) throws -> String {
    let head = try Regex("^(?:@\\w+ )*((?:open|public|public final) class \(row.name)\\b)")
      .anchorsMatchLineEndings()
    guard let start = text.firstMatch(of: head)?[1].range?.lowerBound,
      let end = text[start...].firstRange(of: "\n}\n")?.lowerBound
    else { throw TableError("there is no class \(row.name)") }
    let isOpen = text[start...].hasPrefix("open")
    var block = [Self.begin]
    for each in row.members {
      let lines = try each.member(keeps: Self.keeping.contains(row.name), of: row.name)
      let isDense = ["options", "keys"].contains(each.kind)
      block += isDense ? lines.flatMap { $0.components(separatedBy: "; ") } : lines
    }
    block = (block + [Self.end]).map { line in
      !isOpen && line.hasPrefix("  open ") ? "  public " + line.dropFirst("  open ".count) : line
    }
    let body = String(text[start..<end].reversed().drop { $0 == "\n" }.reversed())
    return text[..<start] + body + "\n\n" + block.joined(separator: "\n") + text[end...]
  }

  /// The text as `swift format` has it.
  static func formatted(_ text: String, as path: URL) throws -> String {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format", "--assume-filename", path.path, "-"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let formatted = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw TableError("\(path.path) cannot be formatted") }
    return String(decoding: formatted, as: UTF8.self)
  }
}
