public import LayoutEngine
public import PageBase

extension PageExplanation {
  /// The explanation as text: a heading, then a block for each view. What several views have in common, as cells do, is said
  /// with the first of them.
  public var lines: [String] {
    var lines = [
      "page \(page.page.id), \(environment.device.id) \(environment.orientation.rawValue)"
        + (environment.direction == .rightToLeft ? " rtl" : "")
    ]
    let blocks = views.map(self.blocks)
    var counts: [[String]: Int] = [:]
    for block in blocks.flatMap(Set.init) { counts[block, default: 0] += 1 }
    var told: Set<[String]> = []
    for block in blocks.joined() where told.insert(block).inserted {
      let count = counts[block] ?? 1
      lines.append((block.first ?? "") + (count > 1 ? " (\(count) views)" : ""))
      lines += block.dropFirst()
    }
    return lines.map(Wording.escaped)
  }

  /// Lines that belong together: the heading, each value with what fixes it, and what is loose.
  private func blocks(of view: View) -> [[String]] {
    var blocks = [["  \(heading(of: view))"]]
    for value in view.layout.values {
      let words = chain(of: value)
      blocks.append(["    " + words[0]] + words.dropFirst().map { "      " + $0 })
    }
    for ambiguity in view.ambiguities {
      blocks.append(["    ambiguous: \(input.wording(of: ambiguity))"])
    }
    for broken in view.broken { blocks.append(["    not met: \(input.wording(of: broken))"]) }
    return blocks
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
