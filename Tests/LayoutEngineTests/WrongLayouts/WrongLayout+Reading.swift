import Testing

@testable import LayoutEngine

/// A line of a layout that cannot be read: a mistake in the corpus.
struct UnreadableLine: Error {
  var line: String
}

extension WrongLayout {
  func read() throws -> ReadLayout {
    var reader = LayoutReader()
    for line in text.split(separator: "\n") { try reader.read(String(line)) }
    var layout = reader.layout
    layout.expected.conflicts = reader.members.map { $0.sorted() }.sorted {
      $0.lexicographicallyPrecedes($1)
    }
    layout.expected.broken.sort()
    return layout
  }
}

private struct LayoutReader {
  var layout = ReadLayout()
  var members: [[String]] = []
  private var names = ["root": 0]

  mutating func read(_ line: String) throws {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    guard let first = words.first else { return }
    let text = line.drop { $0 == " " }
    let body = String(text.dropFirst(first.count).drop { $0 == " " })
    switch first.first {
    case "?": layout.expected.free.append(body)
    case "!":
      words.removeFirst()
      let numbers = first.count == 1 ? [1] : first.dropFirst().compactMap(\.wholeNumberValue)
      let said = try isByNature(body) ? [String(body.dropFirst().dropLast())] : state(words)
      for number in numbers {
        while members.count < number { members.append([]) }
        members[number - 1] += said
      }
    case "~":
      layout.expected.broken.append(isByNature(body) ? String(body.dropFirst().dropLast()) : body)
      // Up to the colon that the wish's own words end with.
      let wish = body.prefix { $0 != ":" }.split(separator: " ").map(String.init)
      if !isByNature(body) { _ = try state(wish) }
    default: _ = try state(words)
    }
  }

  private func isByNature(_ body: String) -> Bool { body.hasPrefix("(") && body.hasSuffix(")") }

  /// Reads a statement and returns the wording of the constraints it stands for.
  private mutating func state(_ words: [String]) throws -> [String] {
    let count = layout.input.constraints.count
    let line = words.joined(separator: " ")
    switch words.first {
    case "any": layout.anyCount = words.count > 1 ? Int(words[1]) : nil
    case "rtl": layout.environment.direction = .rightToLeft
    case "screen": try setScreen(words)
    case "view", "row", "column", "fill", "guide", "safeArea", "margins", "contentGuide", "frameGuide":
      try declare(words)
    case "hstack:", "vstack:", "hstack", "vstack": try declareStack(words)
    default:
      guard words.count > 1 else { throw UnreadableLine(line: line) }
      if words[0].contains(".") {
        try constrain(words)
      } else {
        try describe(index(words[0], line), Array(words.dropFirst()), line)
      }
    }
    return layout.input.constraints[count...].map(layout.input.wording)
  }

  private func index(_ name: String, _ line: String) throws -> Int {
    guard let index = names[name] else { throw UnreadableLine(line: line) }
    return index
  }

  private mutating func make(_ name: String, in parent: Int, role: LayoutItem.Role = .view) -> Int {
    if let known = names[name] { return known }
    let made = layout.tree.add(name, in: parent, role: role)
    names[name] = made
    return made
  }

  private mutating func setScreen(_ words: [String]) throws {
    let line = words.joined(separator: " ")
    guard words.count > 1, let size = size(words[1]), let width = size.width, let height = size.height else {
      throw UnreadableLine(line: line)
    }
    layout.environment.size = Size(width: width, height: height)
    guard words.count > 2 else { return }
    let insets = words[3...].compactMap { Double($0) }
    guard insets.count == 4 else { throw UnreadableLine(line: line) }
    layout.environment.safeArea = EdgeInsets(
      top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  }

  private func size(_ word: String) -> IntrinsicSize? {
    let parts = word.split(separator: "x")
    guard parts.count == 2 else { return nil }
    return IntrinsicSize(width: Double(parts[0]), height: Double(parts[1]))
  }

  // MARK: Items

  private mutating func declare(_ words: [String]) throws {
    let line = words.joined(separator: " ")
    let place = words.firstIndex(of: "in")
    let parent = try place.map { try index(words[$0 + 1], line) } ?? 0
    let roles: [String: LayoutItem.Role] = [
      "guide": .guide, "safeArea": .safeAreaGuide, "margins": .layoutMarginsGuide,
      "contentGuide": .contentLayoutGuide, "frameGuide": .frameLayoutGuide,
    ]
    let edges: [String: [LayoutConstraint.Attribute]] = [
      "row": [.top, .bottom], "column": [.leading, .trailing], "fill": [.leading, .top, .trailing, .bottom],
    ]
    for name in words[1..<(place ?? words.count)] {
      let item = make(name, in: parent, role: roles[words[0]] ?? .view)
      layout.tree.pin(item, to: parent, edges[words[0]] ?? [])
    }
  }

  private mutating func declareStack(_ words: [String]) throws {
    let line = words.joined(separator: " ")
    guard let colon = words.firstIndex(where: { $0.hasSuffix(":") }), colon > 0 else {
      throw UnreadableLine(line: line)
    }
    var options = Array(words[1...colon])
    options[options.count - 1].removeLast()
    let parent = try options.firstIndex(of: "in").map { try index(options[$0 + 1], line) } ?? 0
    let item = make(options[0], in: parent)
    var stack = StackArrangement(axis: words[0].hasPrefix("h") ? .horizontal : .vertical, arranged: [])
    for (place, word) in options.enumerated().dropFirst() {
      switch word {
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
      case "spacing": stack.spacing = Double(options[place + 1]) ?? .nan
      case "in": break
      default:
        guard options[place - 1] == "in" || options[place - 1] == "spacing" else {
          throw UnreadableLine(line: line)
        }
      }
    }
    for name in words[(colon + 1)...] { stack.arranged.append(make(name, in: item)) }
    layout.tree.input.items[item].arrangement = .stack(stack)
  }

  private mutating func describe(_ item: Int, _ words: [String], _ line: String) throws {
    let number = words.count > 1 ? Double(words[1]) : nil
    switch words[0] {
    case "hidden": layout.tree.input.items[item].isHidden = true
    case "scrolls": layout.tree.input.items[item].arrangement = .scroll(ScrollArrangement())
    case "content":
      guard let size = size(words[1]) else { throw UnreadableLine(line: line) }
      layout.tree.input.items[item].content = .fixed(width: size.width, height: size.height)
    case "wraps":
      layout.tree.input.items[item].content = .measured(heightFollowsWidth: true)
      layout.content.areas[item] = number
    case "hugs", "resists":
      guard let number else { throw UnreadableLine(line: line) }
      let path =
        words[0] == "hugs" ? \LayoutItem.contentHugging : \LayoutItem.compressionResistance
      if words.last != "y" { layout.tree.input.items[item][keyPath: path].horizontal = number }
      if words.last != "x" { layout.tree.input.items[item][keyPath: path].vertical = number }
    case "frame":
      let numbers = words[1..<min(5, words.count)].compactMap { Double($0) }
      guard numbers.count == 4 else { throw UnreadableLine(line: line) }
      try place(item, Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), words, line)
    case "pins": try pin(item, Array(words.dropFirst()), line)
    default: throw UnreadableLine(line: line)
    }
  }

  private mutating func place(_ item: Int, _ frame: Rect, _ words: [String], _ line: String) throws {
    let masks: [String: AutoresizingMask] = [
      "left": .flexibleLeftMargin, "width": .flexibleWidth, "right": .flexibleRightMargin,
      "top": .flexibleTopMargin, "height": .flexibleHeight, "bottom": .flexibleBottomMargin,
    ]
    var mask: AutoresizingMask = []
    for word in words[5...] {
      guard let part = masks[word] else { throw UnreadableLine(line: line) }
      mask.insert(part)
    }
    layout.tree.input.items[item].placement = .autoresizing(
      frame: frame, mask: mask, parentSize: Size(width: 300, height: 200))
  }

  // MARK: Constraints

  private static func attribute(_ name: String) -> LayoutConstraint.Attribute? {
    LayoutConstraint.Attribute.allCases.first { "\($0)" == name }
  }

  private mutating func pin(_ item: Int, _ words: [String], _ line: String) throws {
    var (edges, distance, priority) = ([LayoutConstraint.Attribute](), 0.0, 1000.0)
    var other = layout.input.items[item].parent ?? 0
    for (place, word) in words.enumerated() {
      let last = place > 0 ? words[place - 1] : ""
      if last == "by" {
        distance = Double(word) ?? .nan
      } else if last == "to" {
        other = try index(word, line)
      } else if word.hasPrefix("@") {
        priority = Double(word.dropFirst()) ?? .nan
      } else if let edge = Self.attribute(word) {
        edges.append(edge)
      } else if word == "all" {
        edges += [.leading, .top, .trailing, .bottom]
      } else if word != "by", word != "to" {
        throw UnreadableLine(line: line)
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
    guard parts.count == 2, let attribute = Self.attribute(parts[1]) else { throw UnreadableLine(line: line) }
    return (try index(parts[0], line), attribute)
  }

  private mutating func constrain(_ words: [String]) throws {
    let line = words.joined(separator: " ")
    let relations: [String: LayoutConstraint.Relation] = [
      "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard words.count > 2, let relation = relations[words[1]] else { throw UnreadableLine(line: line) }
    let (first, attribute) = try quantity(words[0], line)
    var constraint = LayoutConstraint(first: first, attribute, relation)
    var (sign, pending): (Double, Double?) = (1, nil)
    for word in words[2...] {
      if word.hasPrefix("@"), let priority = Double(word.dropFirst()) {
        constraint.priority = priority
      } else if let number = Double(word) {
        pending = sign * number
      } else if word == "*" {
        constraint.multiplier = pending ?? .nan
        pending = nil
      } else if word == "+" || word == "-" {
        sign = word == "-" ? -1 : 1
      } else {
        let (second, other) = try quantity(word, line)
        constraint.second = second
        constraint.secondAttribute = other
      }
    }
    constraint.constant = pending ?? 0
    layout.tree.input.constraints.append(constraint)
  }
}
