package import PageBase

/// The extent of a run of lint by axis, such as the names of its devices: a run that judges less than an older one
/// does not tell that the older one's findings are gone.
package struct LintExtent: Hashable, Sendable {
  private var values: [String: Set<String>] = [:]

  package init() {}

  /// - Parameter options: The options by which more findings are told.
  package init(_ environments: [PageEnvironment], options: [String]) {
    let axes: [(String, (PageEnvironment) -> String)] = [
      ("devices", \.device.name), ("orientations", \.orientation.rawValue),
      ("appearances", \.appearance.rawValue), ("locales", \.locale),
      ("contentSizes", \.contentSize.rawValue), ("directions", { "\($0.direction)" }),
      ("systems", \.system.title),
    ]
    for (axis, value) in axes { values[axis] = Set(environments.map(value)) }
    values["options"] = Set(options)
  }

  /// Reads the member `judged` of a baseline.
  init(_ value: JSONValue?, _ checker: inout JSONChecker) {
    guard case .object(let object)? = value?.kind else { return }
    for member in object.members {
      let words = checker.list(member.value, Wording.quoted(member.name), limit: 10_000) ?? []
      values[member.name] = Set(words.compactMap { checker.string($0, "a value") })
    }
  }

  /// True for the extent of a baseline that does not tell it.
  package var isUnknown: Bool { values.isEmpty }

  /// Returns true if a run of this extent judges all that one of the other extent does.
  package func covers(_ other: LintExtent) -> Bool {
    other.values.allSatisfy { axis, words in values[axis]?.isSuperset(of: words) ?? words.isEmpty }
  }

  mutating func add(_ other: LintExtent) { values.merge(other.values) { $0.union($1) } }

  /// A line of a baseline's file for each axis, in a fixed order.
  var text: String {
    guard !isUnknown else { return "" }
    let lines = values.keys.sorted().map { axis in
      let words = (values[axis] ?? []).sorted().map { JSONOutput.string($0) }
      return "    \(JSONOutput.string(axis).text): \(JSONOutput.array(words).text)"
    }
    return "  \"judged\": {\n" + lines.joined(separator: ",\n") + "\n  },\n"
  }
}
