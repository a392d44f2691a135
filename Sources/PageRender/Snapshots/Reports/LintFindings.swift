internal import PageBase
internal import PageDrawing

/// The findings of lint, from the file that `lint --format json` writes.
public struct LintFindings: Hashable, Sendable {
  public var errors: Int
  public var warnings: Int
  public var notes: Int
  /// Errors and warnings, the errors first.
  public var findings: [Finding]

  /// An error or a warning.
  public struct Finding: Hashable, Sendable {
    public var severity: String
    public var rule: String
    public var file: String
    /// The line, counted from 1; `nil` if the file has none.
    public var line: Int?
    public var page: String
    public var text: String
  }

  /// Reads the file at `path`; `nil` if it holds no findings.
  public init?(contentsOf path: String) {
    guard let bytes = try? ImageFile.read(path) else { return nil }
    self.init(json: bytes)
  }

  init?(json bytes: [UInt8]) {
    guard let value = try? JSONReader.read(bytes, limit: StoredReport.maximumBytes),
      let root = StoredObject(value), let summary = root.object("summary"),
      let errors = summary.integer("errors"), let warnings = summary.integer("warnings"),
      let list = root.list("findings")
    else { return nil }
    (self.errors, self.warnings, notes) = (errors, warnings, summary.integer("notes") ?? 0)
    let all = list.compactMap { StoredObject($0).flatMap(Finding.init) }
    findings = ["error", "warning"].flatMap { word in all.filter { $0.severity == word } }
  }

  /// Adds a list that takes the text to at most `room` bytes.
  func add(to text: inout String, room: Int) {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
      .map { Wording.count($0, $1) }.joined(separator: ", ")
    guard !findings.isEmpty else {
      text += "\nLint: \(counts.isEmpty ? "nothing found" : counts).\n"
      return
    }
    text += "\n<details\(errors > 0 ? " open" : "")><summary>Lint: \(counts)</summary>\n\n"
    for (place, finding) in findings.enumerated() {
      let at = Markdown.text(finding.file) + (finding.line.map { ":\($0)" } ?? "")
      let line =
        "- \(finding.severity) \(Markdown.text(finding.rule)) at \(at), page \(Markdown.text(finding.page)): \(Markdown.text(finding.text))\n"
      guard text.utf8.count + line.utf8.count <= room else {
        text += "- … and \(findings.count - place) more\n"
        break
      }
      text += line
    }
    text += "\n</details>\n"
  }
}

extension LintFindings.Finding {
  fileprivate init?(_ object: StoredObject) {
    guard let severity = object.string("severity"), let rule = object.string("rule"),
      let file = object.string("file"), let page = object.string("page"),
      let subject = object.string("subject"), let fault = object.string("fault")
    else { return nil }
    let fix = object.string("fix") ?? ""
    self.init(
      severity: severity, rule: rule, file: file, line: object.integer("line"), page: page,
      text: (subject.isEmpty ? fault : "\(subject) \(fault)") + (fix.isEmpty ? "" : "; \(fix)"))
  }
}
