import Foundation
import LayoutEngine
import TestSupport

/// Reads the statements of a layout: Tests/Cases/README.md.
struct LayoutReader {
  var layout = ReadLayout()
  var members: [[String]] = []
  private var names = ["root": 0]

  mutating func read(_ line: String) throws {
    for statement in line.components(separatedBy: "; ") { try readMarked(statement) }
  }

  private mutating func readMarked(_ line: String) throws {
    let words = line.split(separator: " ")
    guard let first = words.first else { return }
    let body = words.dropFirst().joined(separator: " ")
    switch first.first {
    case "?": layout.expected.free += body.components(separatedBy: ", ")
    case "!":
      let numbers = first.count == 1 ? [1] : first.dropFirst().compactMap(\.wholeNumberValue)
      let said = try isByNature(body) ? [String(body.dropFirst().dropLast())] : state(body)
      for number in numbers {
        while members.count < number { members.append([]) }
        members[number - 1] += said
      }
    case "~":
      layout.expected.broken.append(isByNature(body) ? String(body.dropFirst().dropLast()) : body)
      // Up to the colon that the wish's own words end with.
      if !isByNature(body) { _ = try state(String(body.prefix { $0 != ":" })) }
    default: _ = try state(line)
    }
  }

  private func isByNature(_ body: String) -> Bool { body.hasPrefix("(") && body.hasSuffix(")") }

  /// Reads a statement and returns the wording of the constraints it stands for.
  private mutating func state(_ line: String) throws -> [String] {
    let count = layout.input.constraints.count
    var words = LayoutWords(line)
    let first = try words.next()
    switch first {
    case "any": layout.anyCount = Int(try words.number())
    // Nothing is wrong with the layout.
    case "right": break
    case "rtl": layout.environment.direction = .rightToLeft
    case "screen": try setScreen(&words)
    case "view", "row", "column", "fill": try declare(first, .view, &words)
    case "hstack", "vstack": try declareStack(first, &words)
    case "flow": try declareFlow(&words)
    default:
      if let role = Self.roles[first] {
        try declare(first, role, &words)
      } else if first.contains(".") {
        try constrain(first, &words)
      } else {
        try describe(index(first, line), &words)
      }
    }
    try words.end()
    return layout.input.constraints[count...].map(layout.input.wording)
  }

  private func index(_ name: String, _ line: String) throws -> Int {
    try names[name] ?? { throw CaseError("no view \(name): \(line)") }()
  }

  private mutating func make(_ name: String, in parent: Int, role: LayoutItem.Role = .view) -> Int {
    if let known = names[name] { return known }
    let made = layout.tree.add(name, in: parent, role: role)
    names[name] = made
    return made
  }

  private mutating func setScreen(_ words: inout LayoutWords) throws {
    layout.environment.size = try words.size()
    while let word = words.optional() {
      switch word {
      case "safe": layout.environment.safeArea = try words.insets()
      case "scale": layout.environment.scale = try words.number()
      case "margins": layout.environment.rootMargins = (try words.number(), try words.number())
      case "classes":
        layout.environment.horizontalSizeClass = try words.sizeClass() ?? .compact
        layout.environment.verticalSizeClass = try words.sizeClass() ?? .regular
      default: throw words.unread(word)
      }
    }
  }

  // MARK: Items

  private static let roles: [String: LayoutItem.Role] = [
    "guide": .guide, "safeArea": .safeAreaGuide, "margins": .layoutMarginsGuide,
    "readable": .readableContentGuide, "distance": .distanceGuide, "contentGuide": .contentLayoutGuide,
    "frameGuide": .frameLayoutGuide,
  ]

  private mutating func declare(_ kind: String, _ role: LayoutItem.Role, _ words: inout LayoutWords) throws {
    let edges: [String: [LayoutConstraint.Attribute]] = [
      "row": [.top, .bottom], "column": [.leading, .trailing], "fill": [.leading, .top, .trailing, .bottom],
    ]
    let (names, parent) = try words.split(at: "in")
    let place = try parent.first.map { try index($0, words.line) } ?? 0
    for name in names {
      let item = make(name, in: place, role: role)
      layout.tree.pin(item, to: place, edges[kind] ?? [])
    }
  }

  private mutating func declareStack(_ kind: String, _ words: inout LayoutWords) throws {
    var (head, views) = try words.split(atColon: true)
    let name = try head.next()
    var stack = StackArrangement(axis: kind == "hstack" ? .horizontal : .vertical, arranged: [])
    var parent = 0
    while let word = head.optional() {
      switch word {
      case "fill": stack.distribution = .fill
      case "fillEqually": stack.distribution = .fillEqually
      case "fillProportionally": stack.distribution = .fillProportionally
      case "equalSpacing": stack.distribution = .equalSpacing
      case "equalCentering": stack.distribution = .equalCentering
      case "leading": stack.alignment = .leading
      case "center": stack.alignment = .center
      case "trailing": stack.alignment = .trailing
      case "firstBaseline": stack.alignment = .firstBaseline
      case "lastBaseline": stack.alignment = .lastBaseline
      case "inMargins": stack.isMarginsRelative = true
      case "fromLines": stack.isBaselineRelative = true
      case "onCanvas": stack.keepsHiddenSizes = true
      case "spacing": stack.spacing = try head.number()
      case "gaps": while let gap = head.gap() { stack.customSpacing.append(gap.number) }
      case "in": parent = try index(head.next(), words.line)
      default: throw words.unread(word)
      }
    }
    let item = make(name, in: parent)
    while let view = views.optional() { stack.arranged.append(make(view, in: item)) }
    layout.tree.input.items[item].arrangement = .stack(stack)
  }

  /// `flow c vertical 5 of 50x40: 0, 4` makes the cells c0 and c4.
  private mutating func declareFlow(_ words: inout LayoutWords) throws {
    var (head, cells) = try words.split(atColon: true)
    let name = try head.next()
    let item = make(name, in: 0)
    var flow = FlowArrangement(
      scrollAxis: try head.axis(), itemCount: Int(try head.number()), itemSize: .bounds, cells: [])
    while let word = head.optional() {
      switch word {
      case "of": flow.itemSize = .fixed(try head.size())
      case "line": flow.lineSpacing = try head.number()
      case "gap": flow.interitemSpacing = try head.number()
      case "insets": flow.sectionInsets = try head.insets()
      case "page": flow.contentOffset = .page(Int(try head.number()))
      case "at": flow.contentOffset = .points(try head.point())
      default: throw words.unread(word)
      }
    }
    while let cell = cells.optional() {
      flow.cells.append((item: make(name + cell, in: item), index: Int(cell) ?? 0))
    }
    layout.tree.input.items[item].arrangement = .flow(flow)
  }

  private mutating func describe(_ item: Int, _ words: inout LayoutWords) throws {
    var view: LayoutItem {
      get { layout.tree.input.items[item] }
      set { layout.tree.input.items[item] = newValue }
    }
    let word = try words.next()
    switch word {
    case "hidden": view.isHidden = true
    case "screen": view.isScreenRoot = true
    case "rtl": view.direction = .rightToLeft
    case "ltr": view.direction = .leftToRight
    case "scrolls": view.arrangement = .scroll(try words.scroll())
    case "content":
      let size = try words.intrinsicSize()
      view.content = .fixed(width: size.width, height: size.height)
    case "wraps":
      view.content = .measured(heightFollowsWidth: true)
      layout.content.areas[item] = try words.number()
      layout.content.lines[item] = try words.lines()
    case "text":
      view.content = .measured(heightFollowsWidth: false)
      layout.content.sizes[item] = try words.intrinsicSize()
      layout.content.lines[item] = try words.lines()
    case "hugs": view.contentHugging = try words.priorities(view.contentHugging)
    case "resists": view.compressionResistance = try words.priorities(view.compressionResistance)
    case "margins": try words.margins(&view.margins)
    case "insets": view.alignmentRectInsets = try words.insets()
    case "adds": view.additionalSafeArea = try words.insets()
    case "frame": view.placement = try words.placement()
    case "pins": try pin(item, &words)
    default: throw words.unread(word)
    }
  }

  // MARK: Constraints

  private static func attribute(_ name: String) -> LayoutConstraint.Attribute? {
    LayoutConstraint.Attribute.allCases.first { "\($0)" == name }
  }

  private mutating func pin(_ item: Int, _ words: inout LayoutWords) throws {
    var (edges, distance, priority) = ([LayoutConstraint.Attribute](), 0.0, 1000.0)
    var other = layout.input.items[item].parent ?? 0
    while let word = words.optional() {
      switch word {
      case "by": distance = try words.number()
      case "to": other = try index(words.next(), words.line)
      case "all": edges += [.leading, .top, .trailing, .bottom]
      default:
        if word.hasPrefix("@") {
          priority = try words.number(String(word.dropFirst()))
        } else {
          edges.append(try Self.attribute(word) ?? { throw words.unread(word) }())
        }
      }
    }
    for edge in edges {
      let isFar = edge == .trailing || edge == .bottom || edge == .right
      layout.tree.constrain(
        item, edge, .equal, other, edge, plus: isFar ? 0 - distance : distance, at: priority)
    }
  }

  private func quantity(_ word: String, _ line: String) throws -> (Int, LayoutConstraint.Attribute) {
    let parts = word.split(separator: ".").map(String.init)
    guard parts.count == 2, let attribute = Self.attribute(parts[1]) else {
      throw CaseError("no quantity \(word): \(line)")
    }
    return (try index(parts[0], line), attribute)
  }

  private mutating func constrain(_ quantity: String, _ words: inout LayoutWords) throws {
    let relations: [String: LayoutConstraint.Relation] = [
      "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    let (first, attribute) = try self.quantity(quantity, words.line)
    let sign = try words.next()
    guard let relation = relations[sign] else { throw words.unread(sign) }
    var constraint = LayoutConstraint(first: first, attribute, relation)
    var (direction, pending): (Double, Double?) = (1, nil)
    while let word = words.optional() {
      if let number = LayoutWords.number(word) {
        pending = direction * number
        continue
      }
      switch word {
      case "*": (constraint.multiplier, pending) = (pending ?? .nan, nil)
      case "+", "-": direction = word == "-" ? -1 : 1
      case "system": constraint.isOfSystem = true
      case "named": constraint.identifier = try words.next()
      case "written":
        let parts = try words.next().split(separator: ":")
        constraint.source = LayoutConstraint.Source(
          file: String(parts[0]), line: Int(parts[1]) ?? 0, column: Int(parts[2]) ?? 0)
      case "if":
        constraint.sizeClasses = SizeClassCondition(
          horizontal: try words.sizeClass(), vertical: try words.sizeClass())
      default:
        if word.hasPrefix("@") {
          constraint.priority = try words.number(String(word.dropFirst()))
        } else {
          let (second, other) = try self.quantity(word, words.line)
          (constraint.second, constraint.secondAttribute) = (second, other)
        }
      }
    }
    constraint.constant = pending ?? 0
    layout.tree.input.constraints.append(constraint)
  }
}
