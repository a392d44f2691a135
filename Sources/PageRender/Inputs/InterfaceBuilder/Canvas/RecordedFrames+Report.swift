package import PageBase

extension RecordedFrames {
  /// The reason for a miss, in words.
  private static func reason(_ component: Component) -> String {
    component.fault ?? "differs"
  }

  private var misses: [Component] { components.filter { !$0.isWithin(0.5) } }

  private func within(_ tolerance: Double) -> Int { components.count { $0.isWithin(tolerance) } }

  package static func json(_ reports: [RecordedFrames]) -> JSONOutput {
    let sums = sum(reports)
    return .object([
      (
        "files",
        .array(
          reports.map { report in
            .object(
              [("file", .string(report.file))] + report.counts + [
                ("misses", .array(report.misses.map(Self.json)))
              ])
          })
      ),
      ("total", .object([("files", .number(Double(reports.count)))] + sums.counts)),
    ])
  }

  private var counts: [(String, JSONOutput)] {
    [
      ("components", .number(Double(components.count))), ("within0_5", .number(Double(within(0.5)))),
      ("within0_01", .number(Double(within(0.01)))), ("frames", .number(Double(frames))),
      ("framesRight", .number(Double(framesRight))),
      (
        "excluded",
        .object(excluded.keys.sorted().map { ($0, .number(Double(excluded[$0] ?? 0))) })
      ),
      (
        "beforeExclusions",
        .object([
          ("components", .number(Double(components.count + setAside.count))),
          ("within0_5", .number(Double(within(0.5)))), ("frames", .number(Double(frames + framesSetAside))),
          ("framesRight", .number(Double(framesRight))),
        ])
      ),
    ]
  }

  private static func json(_ miss: Component) -> JSONOutput {
    .object([
      ("view", .string(miss.view)), ("axis", .string(miss.axis)), ("saved", .number(miss.saved)),
      ("solved", miss.solved.map { .number($0) } ?? .null), ("reason", .string(reason(miss))),
      ("kind", .string((miss.kind ?? .other).rawValue)),
    ])
  }

  private static func sum(_ reports: [RecordedFrames]) -> RecordedFrames {
    reports.reduce(into: RecordedFrames(file: "")) { total, report in
      total.components += report.components
      total.frames += report.frames
      total.framesRight += report.framesRight
      total.setAside += report.setAside
      total.framesSetAside += report.framesSetAside
      total.excluded.merge(report.excluded, uniquingKeysWith: +)
    }
  }

  /// The report as text: a line for each file, each followed by its misses, and a total.
  package static func table(_ reports: [RecordedFrames]) -> String {
    var lines: [String] = []
    for report in reports {
      lines.append(report.line(name: report.file))
      for miss in report.misses {
        let solved = miss.solved.map { "\($0)" } ?? "nothing"
        lines.append("  \(miss.view): \(miss.axis) saved \(miss.saved), solved \(solved), \(reason(miss))")
      }
    }
    return (lines + [sum(reports).line(name: "\(reports.count) files")]).joined(separator: "\n")
  }

  /// A line for each kind of miss: the number of misses and of documents, and an example. The numbers set
  /// aside, by reason, and a total follow.
  package static func summary(_ reports: [RecordedFrames]) -> String {
    var lines: [String] = []
    for kind in MissKind.allCases {
      let hit = reports.compactMap { report -> (RecordedFrames, [Component])? in
        let misses = report.misses.filter { ($0.kind ?? .other) == kind }
        return misses.isEmpty ? nil : (report, misses)
      }
      guard let (report, misses) = hit.first, let miss = misses.first else { continue }
      let count = hit.reduce(0) { $0 + $1.1.count }
      let solved = miss.solved.map { "\($0)" } ?? "nothing"
      lines.append(
        "\(kind.rawValue): \(count) in \(hit.count) files, such as \(report.file) \(miss.view): "
          + "\(miss.axis) saved \(miss.saved), solved \(solved)")
    }
    let total = sum(reports)
    for reason in RecordedScene.Exclusion.allCases {
      if let count = total.excluded[reason.rawValue] {
        lines.append("set aside, \(reason.rawValue): \(count)")
      }
    }
    return (lines + [total.line(name: "\(reports.count) files")]).joined(separator: "\n")
  }

  private func line(name: String) -> String {
    "\(name): \(within(0.5)) of \(components.count) components within 0.5 pt (\(within(0.01)) within 0.01), "
      + "\(framesRight) of \(frames) frames"
  }
}
