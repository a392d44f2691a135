import TestSupport
import Testing

@testable import LayoutEngine

/// Questions about layouts. Their statements are the lines below; Tests/Cases/README.md describes both.
@MainActor
enum LayoutAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "lay": { question in
      let layout = try ReadLayout(question)
      let told = try layout.told(question)
      guard question.has("both") else { return told }
      let turned = try layout.turned.told(question, isTurned: true)
      return told == turned ? told : "\(told), and along the other axis \(turned)"
    },
    "given-up": { try conflicts($0) { input, conflict in [input.wording(of: conflict.leftOut)] } },
    "errors": { try conflicts($0) { _, conflict in [Say.number(conflict.error)] } },
    "members": { try conflicts($0) { input, conflict in conflict.members.map(input.wording).sorted() } },
    "needs": {
      try conflicts($0) { input, conflict in conflict.needs.map { input.wording(of: $0) }.sorted() }
    },
    "resizes": { question in
      let conflicts = try ReadLayout(question).solved().1.conflicts
      let width = try question.number("from", 0)
      return conflicts.map {
        Say.yes(question["from"] == nil ? $0.needsRootSize : $0.holds(atWidthsFrom: width))
      }.joined(separator: " ")
    },
    "free": { question in
      let layout = try ReadLayout(question)
      let (system, result) = try layout.solved()
      guard result.conflicts.isEmpty else { throw CaseError("a conflict: \(result.conflicts)") }
      let found = system.ambiguities()
      for item in layout.input.items.indices {
        #expect(system.hasAmbiguousLayout(ofItem: item) == found.contains { $0.item == item })
      }
      for ambiguity in found {
        try ExplanationAmbiguityTests.expectSettled(
          ambiguity, in: layout.input, layout.content, layout.environment)
      }
      return Say.list(found.map { layout.input.wording(of: $0) })
    },
    "content-free": { question in
      let layout = try ReadLayout(question)
      let (system, _) = try layout.solved()
      let open = system.ambiguities(proposalLimit: 0).filter(\.isOfContent)
      return Say.list(open.map { layout.input.wording(of: $0) })
    },
    "unsized": { question in
      let layout = try ReadLayout(question)
      let (system, _) = try layout.solved()
      return try question.names.map { name in
        let axes = system.axesWithoutContentSize(ofItem: try layout.item(name))
        return axes.isEmpty ? "none" : axes.map { "\($0)" }.joined(separator: "-")
      }.joined(separator: " ")
    },
    "broken": { question in
      let layout = try ReadLayout(question)
      return Say.list(try layout.solved().0.brokenConstraints().map { layout.input.wording(of: $0) })
    },
    "explain": { question in
      let layout = try ReadLayout(question)
      return Say.list(
        try layout.values(question).flatMap {
          layout.input.wording(of: $0, environment: question["in"] ?? "the screen")
        })
    },
    "givens": { question in
      let layout = try ReadLayout(question)
      return try layout.values(question).map { value in
        (value.steps.first?.givens ?? []).map(layout.told).joined(separator: ", ")
      }.joined(separator: " & ")
    },
    "worded": { question in
      let layout = try ReadLayout(question)
      return Say.list(layout.input.constraints.map(layout.input.wording))
    },
    "fit": { question in
      let layout = try ReadLayout(question)
      let target = try question.size("target", .zero)
      let priorities = try question.size("at", Size(width: 50, height: 50))
      return Say.size(
        try LayoutSystem.fittingSize(
          of: layout.input, target: target,
          priorities: AxisPriorities(horizontal: priorities.width, vertical: priorities.height),
          in: layout.environment, isInWindow: question.has("window"), measuring: layout.content))
    },
    "weighs": { question in
      let layout = try ReadLayout(question)
      let sizes = layout.input.items.map { item in
        if case .fixed(let width, let height) = item.content {
          return IntrinsicSize(width: width, height: height)
        }
        return .none
      }
      var proportions = StackProportions(layout.input, sizes: ContiguousArray(sizes))
      let item = try layout.item(question.names[0])
      return Say.numbers(
        Axis.allCases.map { proportions.weights(in: StackArrangement(axis: $0, arranged: [item]))[0] })
    },
    "refused": { question in
      do {
        let layout = try ReadLayout(question)
        _ = try layout.solved()
        return "none"
      } catch let error as LayoutError {
        return "\(error)"
      } catch let error as LayoutInputError {
        return "\(error)"
      }
    },
  ]

  private static func conflicts(
    _ question: Question, _ words: (LayoutInput, LayoutConflict) -> [String]
  ) throws -> String {
    let layout = try ReadLayout(question)
    return Say.list(try layout.solved().1.conflicts.flatMap { words(layout.input, $0) })
  }
}

extension ReadLayout {
  /// The values of `a.left b.width`.
  fileprivate func values(_ question: Question) throws -> [ExplainedValue] {
    let (system, _) = try solved()
    return try question.names.map { word in
      let parts = word.split(separator: ".").map(String.init)
      let found = system.explanation(ofItem: try item(parts[0]))?.values.first {
        "\($0.attribute)" == parts[1]
      }
      return try found ?? { throw CaseError("no value \(word)") }()
    }
  }

  fileprivate func told(_ given: ExplanationStep.Given) -> String {
    switch given {
    case .safeArea(let item, let number): "safe area \(Say.number(number)) of \(input.items[item].name)"
    case .margin(let item, let number): "margin \(Say.number(number)) of \(input.items[item].name)"
    case .content(let item, let axis, let number):
      "\(axis) \(Say.number(number)) of \(input.items[item].name)"
    case .baseline(let item, let number): "baseline \(Say.number(number)) of \(input.items[item].name)"
    case .cell(let item, let number): "cell \(Say.number(number)) of \(input.items[item].name)"
    }
  }

  /// A frame for `a`, a number for `a.x`, and what was given up.
  fileprivate func told(_ question: Question, isTurned: Bool = false) throws -> String {
    let (_, result) = try solved()
    let frames = question.has("exact") ? result.exactFrames : result.frames
    let parts = try question.names.filter { $0 != "both" && $0 != "exact" }.map { word in
      let parts = word.split(separator: ".").map(String.init)
      let item = try item(parts[0])
      let frame = isTurned ? frames[item].turned : frames[item]
      guard parts.count > 1 else { return Say.rect(frame) }
      switch parts[1] {
      case "x": return Say.number(frame.minX)
      case "y": return Say.number(frame.minY)
      case "width": return Say.number(frame.width)
      case "height": return Say.number(frame.height)
      case "right": return Say.number(frame.maxX)
      case "bottom": return Say.number(frame.maxY)
      case "across": return Say.numbers([frame.minX, frame.width])
      case "down": return Say.numbers([frame.minY, frame.height])
      case "insets":
        // Within what the view is in.
        let outer = input.items[item].parent.map { frames[$0] } ?? frame
        return Say.numbers([
          frame.minY - outer.minY, frame.minX - outer.minX, outer.maxY - frame.maxY, outer.maxX - frame.maxX,
        ])
      case "content": return Say.size(isTurned ? result.contentSizes[item].turned : result.contentSizes[item])
      case "offset":
        return Say.point(isTurned ? result.contentOffsets[item].turned : result.contentOffsets[item])
      case "adjusted":
        let insets = result.adjustedContentInsets[item]
        return Say.numbers([insets.top, insets.left, insets.bottom, insets.right])
      default: throw CaseError("no number \(word)")
      }
    }
    let given = result.conflicts.map { input.wording(of: $0.leftOut) }
    return (parts + (given.isEmpty ? [] : ["without \(given.joined(separator: ", "))"])).joined(
      separator: " ")
  }
}
