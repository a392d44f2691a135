public import LayoutEngine
public import PageBase

extension PageExplanation {
  /// The explanation as text: a heading, then a block for each view. Lines that several views share, such as
  /// those of cells, are given once, with the first view.
  public var lines: [String] {
    var lines = [
      "page \(page.page.id), \(environment.device.id) \(environment.orientation.rawValue)"
        + (environment.direction == .rightToLeft ? " rtl" : "") + (saysLines ? ", \(file)" : "")
    ]
    let blocks = views.map { view in
      // Views share lines that differ only in the views' legible names.
      var alike = input
      alike.items[view.item].name = view.identifier ?? view.className
      let keys = self.blocks(of: view, in: alike)
      return zip(keys, self.blocks(of: view, in: input)).map { (key: $0, lines: $1) }
    }
    var counts: [[String]: Int] = [:]
    for block in blocks.flatMap({ Set($0.map(\.key)) }) { counts[block, default: 0] += 1 }
    var told: Set<[String]> = []
    for (key, block) in blocks.joined() where told.insert(key).inserted {
      let count = counts[key] ?? 1
      lines.append((block.first ?? "") + (count > 1 ? " (\(count) views)" : ""))
      lines += block.dropFirst()
    }
    return lines.map { Wording.escaped(Self.withoutIdentifiers($0)) }
  }

  /// The line with words in place of UIKit's identifiers of a stack view's constraints: `(UISV-spacing of a)`
  /// is `(spacing of stack view a)`, `a: UISV-spacing for b` is `a: spacing for b`.
  private static func withoutIdentifiers(_ line: String) -> String {
    line.replacing(#/UISV-([a-z-]+) (of|for) /#) { match -> String in
      let words =
        switch match.1 {
        case "canvas-connection": "edge"
        case "spacing": "spacing"
        case "fill-equally": "distribution fillEqually"
        case "fill-proportionally": "distribution fillProportionally"
        case "distributing-edge": "distribution"
        case "hiding": "hidden view"
        case "alignment", "spanning-boundary", "spanning-fit": "alignment"
        default: "constraint"
        }
      return match.2 == "of" ? "\(words) of stack view " : "\(words) for "
    }
  }

  /// True if the explanation gives a position in the file by its line number.
  private var saysLines: Bool {
    !file.isEmpty
      && views.contains { view in
        view.broken.contains { isOnLine($0.origin) }
          || view.layout.values.contains { $0.steps.contains { isOnLine($0.origin) } }
      }
  }

  private func isOnLine(_ origin: ConstraintOrigin) -> Bool {
    guard case .constraint(let index) = origin, input.constraints.indices.contains(index) else {
      return false
    }
    return input.constraints[index].source?.file == file
  }

  /// The lines in groups: the heading, each value with the constraints that fix it, each ambiguity, each
  /// broken constraint.
  private func blocks(of view: View, in input: LayoutInput) -> [[String]] {
    var blocks = [["  \(heading(of: view))"] + [view.proposal].compactMap { $0.map { "    " + $0 } }]
    for value in view.layout.values {
      let words = input.wording(of: value, environment: environment.device.id)
      blocks.append(["    " + words[0]] + words.dropFirst().map { "      " + $0 })
    }
    for ambiguity in view.ambiguities {
      blocks.append(["    ambiguous: \(input.wording(of: ambiguity))"])
    }
    for broken in view.broken { blocks.append(["    not met: \(input.wording(of: broken))"]) }
    return blocks
  }

  /// The words for an edge or size: its value, then each step of the chain of constraints that fixes it.
  public func chain(of value: ExplainedValue) -> [String] {
    input.wording(of: value, environment: environment.device.id).map(Self.withoutIdentifiers)
  }

  private func heading(of view: View) -> String {
    let frame = page.layout.frames[view.item]
    let name = name(of: view)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(JSONOutput.format)
    let others = [view.className, view.identifier].compactMap(\.self).filter { !name.contains($0) }
    let rest = others.isEmpty ? "" : " (\(others.joined(separator: " ")))"
    return "\(name)\(rest): frame \(numbers.joined(separator: " "))"
  }

  /// The legible name of the view, which `--explain` accepts too.
  private func name(of view: View) -> String {
    let name = input.items[view.item].name
    return name.hasPrefix("(") && name.hasSuffix(")") ? String(name.dropFirst().dropLast()) : name
  }

  /// The explanation as JSON, for programs.
  public var json: JSONOutput {
    .object([
      ("page", .string(page.page.id)), ("device", .string(environment.device.id)),
      ("orientation", .string(environment.orientation.rawValue)), ("views", .array(views.map(json))),
    ])
  }

  private func json(of view: View) -> JSONOutput {
    var members: [(String, JSONOutput)] = [("class", .string(view.className))]
    if let identifier = view.identifier { members.append(("id", .string(identifier))) }
    members.append(("name", .string(name(of: view))))
    if let proposal = view.proposal { members.append(("proposal", .string(proposal))) }
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

/// The message about an unknown view name, with the known name that was probably meant.
public func unknownViewMessage(_ name: String, among names: [String]) -> String {
  // The ids that Interface Builder generated help nobody.
  let given = names.filter { !ObjectID.isOne($0) }
  let known = given.prefix(12).joined(separator: ", ") + (given.count > 12 ? ", …" : "")
  let near = NearMiss.closest(to: name, among: names)
  return "no view of these pages is called \(Wording.quoted(name))"
    + (known.isEmpty ? Wording.didYouMean(near) : Wording.didYouMean(near, then: "there are \(known)"))
}
