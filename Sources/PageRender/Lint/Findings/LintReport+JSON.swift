internal import LayoutEngine
public import PageBase
internal import PageLayout

extension LintReport {
  /// The version of the JSON that `json` writes. Adding a member keeps the version; changing a member's
  /// meaning increases it.
  public static let jsonVersion = 2

  /// The findings as JSON: an object with `version`, `summary`, `environments` and `findings`, whose members
  /// docs/lint-details.md lists. A finding has its environments by their indices, as many findings share them.
  ///
  /// - Parameters:
  ///   - files: The file of each source, by the source's index.
  ///   - environments: The environments in which each source was judged.
  public func json(files: [String], environments: [[PageEnvironment]]) -> JSONOutput {
    var shown: [PageEnvironment] = []
    var places: [PageEnvironment: Int] = [:]
    for environment in entries.flatMap(\.environments) where places[environment] == nil {
      places[environment] = shown.count
      shown.append(environment)
    }
    return .object([
      ("version", .number(Double(Self.jsonVersion))),
      (
        "summary",
        .object([
          ("errors", .number(Double(count(of: .error)))), ("warnings", .number(Double(count(of: .warning)))),
          ("notes", .number(Double(count(of: .note)))), ("inBaseline", .number(Double(knownCount))),
          ("screens", .number(Double(screenCount))),
          (
            "switchedOff",
            .array(
              switchedOff.map {
                .object([
                  ("rule", .string($0.rule.rawValue)), ("count", .number(Double($0.count))),
                  ("reason", .optional($0.reason)),
                ])
              })
          ),
        ])
      ),
      ("environments", .array(shown.map(\.json))),
      ("findings", .array(entries.map { $0.json(file: files[$0.source], places: places) })),
    ])
  }
}

extension LintReport.Entry {
  /// The entry as a JSON object with all its members; a member without a value is `null`.
  ///
  /// - Parameter places: The indices of environments in the report.
  fileprivate func json(file: String, places: [PageEnvironment: Int]) -> JSONOutput {
    .object([
      ("rule", .string(finding.rule.rawValue)), ("severity", .string(severity.rawValue)),
      ("reason", .optional(reason)), ("ground", .string(finding.ground.name)),
      ("dependsOn", finding.ground.dependencyJSON), ("source", .string(file)),
      ("page", .string(finding.page)),
      ("otherPages", .array(otherPages.map { .string($0) })),
      (
        "otherPlaces",
        .array(
          otherPlaces.map { .object([("page", .string($0.page)), ("subject", .string($0.subject))]) })
      ),
      ("step", .optional(finding.step)), ("views", .array(finding.views.map { .string($0) })),
      ("subject", .string(finding.subject)), ("fault", .string(finding.fault)),
      ("fix", .string(finding.fix)), ("amount", .number(finding.amount)),
      ("areas", .array(finding.areas.map(\.json))), ("file", .string(finding.file ?? file)),
      ("line", .optional(finding.position?.line)), ("column", .optional(finding.position?.column)),
      // The areas and the amount are those of the first environment.
      ("environments", .array(environments.compactMap { places[$0] }.map { .number(Double($0)) })),
      ("text", finding.text?.json ?? .null),
    ])
  }
}

extension LintGround {
  /// The dependencies as JSON: an array of objects with `kind` and `name`.
  var dependencyJSON: JSONOutput {
    .array(
      dependencies.map { .object([("kind", .string($0.kind.rawValue)), ("name", .string($0.name))]) })
  }
}

extension LintFinding.TextPlace {
  fileprivate var json: JSONOutput {
    .object([
      ("key", .optional(key)), ("part", .optional(part)), ("length", .optional(length)),
      ("fittingLength", .optional(fittingLength)),
    ])
  }
}

extension PageEnvironment {
  fileprivate var json: JSONOutput {
    .object(
      [
        ("device", .string(device.id)), ("orientation", .string(orientation.rawValue)),
        ("appearance", .string(appearance.rawValue)), ("locale", .string(locale)),
        ("contentSize", .string(contentSize.rawValue)),
        ("direction", .string(direction == .leftToRight ? "ltr" : "rtl")),
      ] + (system == .unnamed ? [] : [("ios", .number(Double(system.rawValue)))]))
  }
}

extension Rect {
  fileprivate var json: JSONOutput {
    .object([
      ("x", .number(minX)), ("y", .number(minY)), ("width", .number(width)), ("height", .number(height)),
    ])
  }
}

extension JSONOutput {
  fileprivate static func optional(_ text: String?) -> JSONOutput { text.map { .string($0) } ?? .null }

  fileprivate static func optional(_ number: Int?) -> JSONOutput {
    number.map { .number(Double($0)) } ?? .null
  }
}
