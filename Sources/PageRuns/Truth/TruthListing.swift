package import PageRender

/// The results of `truth`, for people and for programs.
package struct TruthListing {
  private let results: [TruthResult]
  private let tolerance: PictureTolerance

  /// The most differences of a screen that are printed; JSON has all.
  private static let longestList = 20

  package init(_ results: [TruthResult], tolerance: PictureTolerance) {
    self.results = results
    self.tolerance = tolerance
  }

  /// A line for each recording with its counts, below it its differences, and the sum of all at the end.
  package var text: String {
    results.map { Self.lines(of: $0).map { "\($0)\n" }.joined() }.joined() + (summary.map { "\($0)\n" } ?? "")
  }

  /// The sum of all recordings; `nil` without any.
  package var summary: String? {
    guard !results.isEmpty else { return nil }
    let equal = results.count { $0.isEqual }
    return "\(equal) of \(Wording.count(results.count, "recording")) equal: \(Self.counts(of: results))"
  }

  private static func lines(of result: TruthResult) -> [String] {
    let title = "\(name(of: result)) on \(place(of: result.environment))"
    let differences = (result.views?.differences ?? []).map(line)
    var lines = ["\(title): \(counts(of: [result]))"] + differences.prefix(longestList)
    if differences.count > longestList {
      lines.append("  … and \(differences.count - longestList) more, which --json lists")
    }
    if let picture = result.picture, picture.differentPixels > 0 || !picture.passes {
      lines.append("  pixels: \(picture.summary)" + (picture.passes ? ", within the tolerance" : ""))
      lines += picture.colors.map {
        "  pixels: \($0.expected) recorded, \($0.actual) drawn: \(Counting.grouped($0.pixelCount))"
      }
    }
    return lines
  }

  private static func line(_ difference: TruthComparison.Difference) -> String {
    let name = Wording.escaped(difference.view)
    guard let drawn = difference.drawn else {
      return "  not drawn: \(name), recorded at \(difference.recorded)"
    }
    let kind = difference.kind == .color ? "colour" : difference.kind.rawValue
    let amount = difference.amount.map { " (\($0))" } ?? ""
    return "  \(kind): \(name): \(difference.recorded) recorded, \(drawn) drawn\(amount)"
  }

  private static func name(of result: TruthResult) -> String {
    ([result.recording.screen] + [result.recording.step].compactMap { $0 }).map(Wording.escaped)
      .joined(separator: ".")
  }

  /// The environment with what is not usual of it.
  private static func place(of environment: PageEnvironment) -> String {
    var words = [environment.name, environment.system.title]
    if environment.appearance == .dark { words.append("dark") }
    if environment.locale != "en" { words.append(environment.locale) }
    if environment.contentSize != .large { words.append(environment.contentSize.rawValue) }
    if environment.direction != LocaleTag.direction(of: environment.locale) {
      words.append(environment.direction.name)
    }
    return words.joined(separator: ", ")
  }

  /// The counts of what some recordings have: `41 of 43 frames within half a point, 6 of 6 line breaks …`.
  private static func counts(of results: [TruthResult]) -> String {
    let views = results.compactMap(\.views)
    func sum(_ count: (TruthComparison) -> TruthComparison.Count) -> TruthComparison.Count {
      views.reduce(TruthComparison.Count()) { $0 + count($1) }
    }
    func words(_ count: TruthComparison.Count, _ what: String) -> String? {
      guard count.compared > 0 else { return nil }
      return "\(Counting.grouped(count.equal)) of \(Counting.grouped(count.compared)) \(what)"
    }
    var parts = [
      words(sum(\.frames), "frames within half a point"), words(sum(\.lines), "texts broken alike"),
      words(sum(\.colors), "colours"),
    ].compactMap { $0 }
    let missing = views.reduce(0) { $0 + $1.missing }
    if missing > 0 { parts.append("\(Wording.count(missing, "view")) not drawn") }
    let pictures = results.compactMap(\.picture)
    if !pictures.isEmpty {
      let different = pictures.reduce(0) { $0 + $1.differentPixels }
      let compared = pictures.reduce(0) { $0 + $1.comparedPixels }
      parts.append("\(Counting.grouped(different)) of \(Counting.grouped(compared)) pixels differ")
    }
    return parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
  }
}

extension TruthListing {
  package var json: JSONOutput {
    .object([
      ("equal", .number(Double(results.count { $0.isEqual }))), ("compared", .number(Double(results.count))),
      ("recordings", .array(results.map(Self.json))),
    ])
  }

  private static func json(_ result: TruthResult) -> JSONOutput {
    let environment = result.environment
    var members: [(String, JSONOutput)] = [
      ("recording", .string(result.recording.file)), ("screen", .string(result.recording.screen)),
      ("device", .string(environment.device.id)), ("orientation", .string(environment.orientation.rawValue)),
      ("appearance", .string(environment.appearance.rawValue)), ("locale", .string(environment.locale)),
      ("contentSize", .string(environment.contentSize.rawValue)),
      ("ios", .number(Double(environment.system.rawValue))), ("isEqual", .bool(result.isEqual)),
    ]
    if let step = result.recording.step { members.append(("step", .string(step))) }
    if let views = result.views {
      members += [
        ("frames", json(views.frames)), ("lines", json(views.lines)), ("colors", json(views.colors)),
        ("missing", .number(Double(views.missing))),
        ("differences", .array(views.differences.map(json))),
      ]
    }
    if let picture = result.picture { members.append(("picture", json(picture))) }
    return .object(members)
  }

  private static func json(_ count: TruthComparison.Count) -> JSONOutput {
    .object([("equal", .number(Double(count.equal))), ("compared", .number(Double(count.compared)))])
  }

  private static func json(_ difference: TruthComparison.Difference) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("kind", .string(difference.kind.rawValue)), ("view", .string(difference.view)),
      ("recorded", .string(difference.recorded)),
    ]
    if let drawn = difference.drawn { members.append(("drawn", .string(drawn))) }
    if let amount = difference.amount { members.append(("amount", .string(amount))) }
    return .object(members)
  }

  private static func json(_ picture: TruthResult.Picture) -> JSONOutput {
    .object([
      ("passes", .bool(picture.passes)), ("differentPixels", .number(Double(picture.differentPixels))),
      ("comparedPixels", .number(Double(picture.comparedPixels))), ("summary", .string(picture.summary)),
      (
        "colors",
        .array(
          picture.colors.map {
            .object([
              ("recorded", .string($0.expected)), ("drawn", .string($0.actual)),
              ("pixels", .number(Double($0.pixelCount))),
            ])
          })
      ),
    ])
  }
}
