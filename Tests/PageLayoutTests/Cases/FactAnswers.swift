import Foundation
import LayoutEngine
import PageBase
import PageTestSupport

@testable import PageDrawing
@testable import PageLayout

/// Numbers of the tables of metrics.
@MainActor
enum FactAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "facts": { question in
      let versions: [String: SystemVersion] = ["ios17": .ios17, "ios26": .ios26]
      guard let version = versions[question.words[1]] else { throw CaseError("no version") }
      let within = try question.number("within")
      let facts = try question.lines.flatMap { try $0.words.joined(separator: " ").facts() }
      return Say.list(
        try facts.compactMap { fact in
          var expression = FactExpression(fact.words, of: version.metrics)
          let found = try expression.value()
          return abs(found - fact.expected) < within ? nil : "\(fact.name) is \(Say.number(found))"
        })
    }
  ]
}

extension String {
  /// `"name" likely path * 255 = 60; …`
  fileprivate func facts() throws -> [(name: String, words: [String], expected: Double)] {
    try components(separatedBy: "; ").map { text in
      let parts = text.components(separatedBy: "\"")
      guard parts.count == 3, parts[0].isEmpty else { throw CaseError("no name: \(text)") }
      var words = parts[2].split(separator: " ").map(String.init)
      if words.first == "likely" { words.removeFirst() }
      guard words.count > 2, words[words.count - 2] == "=", let expected = Double(words[words.count - 1])
      else {
        throw CaseError("no number: \(text)")
      }
      return (parts[1], words.dropLast(2), expected)
    }
  }
}

/// Sums and products of numbers and of properties of a value, by their paths; `path is name` is 1 or 0.
private struct FactExpression {
  private let words: [String]
  private let root: Any
  private var place = 0

  init(_ words: [String], of root: Any) { (self.words, self.root) = (words, root) }

  mutating func value() throws -> Double {
    if words.count == 3, words[1] == "is" {
      let found = try property(words[0])
      return found.map { "\($0)" } ?? "none" == words[2] ? 1 : 0
    }
    let value = try sum()
    guard place == words.count else { throw CaseError("cannot read \(words[place])") }
    return value
  }

  private mutating func take(_ signs: [String]) -> String? {
    guard place < words.count, signs.contains(words[place]) else { return nil }
    place += 1
    return words[place - 1]
  }

  private mutating func sum() throws -> Double {
    var value = try product()
    while let sign = take(["+", "-"]) { value += try product() * (sign == "-" ? -1 : 1) }
    return value
  }

  private mutating func product() throws -> Double {
    var value = try factor()
    while let sign = take(["*", "/"]) {
      let next = try factor()
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private mutating func factor() throws -> Double {
    if take(["("]) != nil {
      let value = try sum()
      guard take([")"]) != nil else { throw CaseError("no bracket") }
      return value
    }
    guard place < words.count else { throw CaseError("a number is missing") }
    place += 1
    let word = words[place - 1]
    if let number = Double(word) { return number }
    switch try property(word) {
    case let number as Double: return number
    case let number as Int: return Double(number)
    case let isTrue as Bool: return isTrue ? 1 : 0
    default: throw CaseError("no number \(word)")
    }
  }

  /// `toggle.knob.size.width`, with `radius(80x28)` of corners and `over(1)` of greys; `nil` where an optional has no value.
  private func property(_ path: String) throws -> Any? {
    var value: Any? = root
    let part = /([a-zA-Z]+)(?:\(([^)]*)\))?/
    for match in path.matches(of: part) {
      guard let present = value else { throw CaseError("nothing at \(match.0) of \(path)") }
      value = try Self.child(String(match.1), match.2.map(String.init), of: present, path)
    }
    return value
  }

  private static func child(_ name: String, _ argument: String?, of value: Any, _ path: String) throws -> Any?
  {
    if let argument {
      let numbers = argument.split(separator: "x").compactMap { Double($0) }
      switch (name, value) {
      case ("radius", let corner as CornerRule):
        return corner.radius(in: Size(width: numbers[0], height: numbers[1]))
      case ("over", let fill as Color):
        // The value of a grey fill over black (0) or white (1), 0…255, to a whole step.
        return ((fill.red * fill.alpha + numbers[0] * (1 - fill.alpha)) * 255).rounded()
      default: throw CaseError("no \(name) in \(path)")
      }
    }
    if let rect = value as? Rect {
      let sides = ["minX": rect.minX, "minY": rect.minY, "width": rect.width, "height": rect.height]
      return try sides[name] ?? { throw CaseError("no \(name) in \(path)") }()
    }
    if let knob = value as? KnobMetrics, name == "size" { return knob.size }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .collection {
      let all = mirror.children.map(\.value)
      let found: [String: Any?] = ["first": all.first, "last": all.last, "count": all.count]
      return try found[name] ?? { throw CaseError("no \(name) in \(path)") }()
    }
    guard let child = mirror.children.first(where: { $0.label == name }) else {
      throw CaseError("no \(name) in \(path)")
    }
    let inner = Mirror(reflecting: child.value)
    return inner.displayStyle == .optional ? inner.children.first?.value : child.value
  }
}
