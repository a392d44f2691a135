public import PageBase
internal import PageLayout

extension LintReport {
  /// The findings as a SARIF log, for code scanning.
  ///
  /// SARIF 2.1.0, OASIS Standard: a log (§3.13) of one run (§3.14), whose driver (§3.19) lists the rules that
  /// found something.
  ///
  /// - Parameters:
  ///   - files: The file of each source, by the source's index.
  ///   - environments: The environments in which each source was judged.
  ///   - tool: The program's name.
  ///   - version: The program's version; `nil` writes none.
  public func sarif(
    files: [String], environments: [[PageEnvironment]], tool: String, version: String? = nil
  ) -> JSONOutput {
    let rules = LintRule.allCases.filter { rule in entries.contains { $0.finding.rule == rule } }
    let results = entries.map { entry in
      entry.result(
        file: files[entry.source], among: environments[entry.source],
        ruleIndex: rules.firstIndex(of: entry.finding.rule) ?? 0)
    }
    return .object([
      ("version", .string("2.1.0")),
      (
        "$schema",
        .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      (
        "runs",
        .array([
          .object([
            (
              "tool",
              .object([
                (
                  "driver",
                  .object(
                    [("name", .string(tool))] + (version.map { [("version", .string($0))] } ?? [])
                      + [("rules", .array(rules.map(\.descriptor)))])
                )
              ])
            ),
            // Columns count Unicode scalars.
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(results)),
          ])
        ])
      ),
    ])
  }
}

extension LintRule {
  /// The rule as a SARIF reporting descriptor (§3.49).
  fileprivate var descriptor: JSONOutput {
    .object([
      ("id", .string(rawValue)),
      ("shortDescription", .object([("text", .string(fault))])),
      ("help", .object([("text", .string(mend))])),
      ("defaultConfiguration", .object([("level", .string(severity.rawValue))])),
    ])
  }
}

extension LintReport.Entry {
  /// The finding as a SARIF result (§3.27).
  fileprivate func result(file: String, among judged: [PageEnvironment], ruleIndex: Int) -> JSONOutput {
    let diagnostic = diagnostic(file: file, among: judged)
    var physical: [(String, JSONOutput)] = [
      ("artifactLocation", .object([("uri", .string(Self.uri(diagnostic.file ?? file)))]))
    ]
    if let position = finding.position {
      physical.append(
        (
          "region",
          .object([
            ("startLine", .number(Double(position.line))), ("startColumn", .number(Double(position.column))),
          ])
        ))
    }
    let names = [finding.page] + finding.views.prefix(1)
    return .object([
      ("ruleId", .string(finding.rule.rawValue)), ("ruleIndex", .number(Double(ruleIndex))),
      ("level", .string(severity.rawValue)), ("message", .object([("text", .string(diagnostic.message))])),
      (
        "locations",
        .array([
          .object([
            ("physicalLocation", .object(physical)),
            (
              "logicalLocations",
              .array([.object([("fullyQualifiedName", .string(names.joined(separator: "/")))])])
            ),
          ])
        ])
      ),
      ("partialFingerprints", .object([("finding/v1", .string(fingerprint(file: file)))])),
      (
        "properties",
        .object([
          ("ground", .string(finding.ground.name)), ("dependsOn", finding.ground.dependencyJSON),
        ])
      ),
    ])
  }

  /// A hash that identifies the finding from run to run, wherever it moves in its file and whatever its
  /// numbers are.
  func fingerprint(file: String) -> String {
    // FNV-1a, 64 bits (Fowler, Noll and Vo).
    let parts = [finding.rule.rawValue, file, finding.page, finding.step ?? "", finding.topic]
    let hash = parts.joined(separator: "\0").utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A path as a URI reference (RFC 3986). A relative path stays relative to the folder of the code that is
  /// scanned.
  private static func uri(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let hex = Array("0123456789ABCDEF")
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if plain.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
    return uri
  }
}
