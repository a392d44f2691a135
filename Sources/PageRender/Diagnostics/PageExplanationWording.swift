public import LayoutEngine

extension PageExplanation {
  /// The explanation as text: a heading, then a block for each view.
  public var lines: [String] {
    var lines = [
      "page \(page.page.id), \(environment.device.id) \(environment.orientation.rawValue)"
        + (environment.direction == .rightToLeft ? " rtl" : "")
    ]
    for view in views { lines += self.lines(of: view) }
    return lines.map(Wording.escaped)
  }

  private func lines(of view: View) -> [String] {
    var lines = ["  \(heading(of: view))"]
    for value in view.layout.values {
      let words = chain(of: value)
      lines.append("    " + words[0])
      lines += words.dropFirst().map { "      " + $0 }
    }
    for ambiguity in view.ambiguities {
      lines.append("    ambiguous: \(input.wording(of: ambiguity))")
    }
    for broken in view.broken { lines.append("    not met: \(input.wording(of: broken))") }
    return lines
  }

  /// The words for an edge or size: what it is, then each step of what fixes it.
  public func chain(of value: ExplainedValue) -> [String] {
    input.wording(of: value, environment: environment.device.id)
  }

  private func heading(of view: View) -> String {
    let frame = page.layout.frames[view.item]
    let name = view.identifier.map { "\($0) (\(view.className))" } ?? view.className
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(JSONOutput.format)
    return "\(name): frame \(numbers.joined(separator: " "))"
  }

  private var input: LayoutInput { page.page.tree.layout }

  /// The same for programs.
  public var json: JSONOutput {
    .object([
      ("page", .string(page.page.id)), ("device", .string(environment.device.id)),
      ("orientation", .string(environment.orientation.rawValue)), ("views", .array(views.map(json))),
    ])
  }

  private func json(of view: View) -> JSONOutput {
    var members: [(String, JSONOutput)] = [("class", .string(view.className))]
    if let identifier = view.identifier { members.append(("id", .string(identifier))) }
    members.append(
      (
        "values",
        .array(
          view.layout.values.map { value in
            .object([
              ("attribute", .string("\(value.attribute)")), ("value", .number(value.value)),
              ("free", .bool(value.isFree)), ("because", .array(because(value).map { .string($0) })),
            ])
          })
      ))
    members.append(
      ("ambiguous", .array(view.ambiguities.map { .string(input.wording(of: $0)) })))
    members.append(("notMet", .array(view.broken.map { .string(input.wording(of: $0)) })))
    return .object(members)
  }

  private func because(_ value: ExplainedValue) -> [String] {
    input.steps(of: value, environment: environment.device.id)
  }
}

/// What is wrong with the name of a view, and what was probably meant.
public func unknownViewMessage(_ name: String, among names: [String]) -> String {
  let known = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
  return "--explain \(Wording.quoted(name)) is no view of these pages"
    + (Wording.didYouMean(NearMiss.closest(to: name, among: names)))
    + (known.isEmpty ? "" : "; they have \(known)")
}
