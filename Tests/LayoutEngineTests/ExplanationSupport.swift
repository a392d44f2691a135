import Testing

@testable import LayoutEngine

/// A small layout in a root of 300 × 200 points, and what is to be said of it.
struct ExplainedCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let input: LayoutInput
  let content: FakeContent
  /// What is said, one line each.
  let expected: [String]

  init(
    _ name: String, expecting expected: [String], measuring content: FakeContent = FakeContent(),
    _ build: (inout TreeBuilder) -> Void
  ) {
    testDescription = name
    var tree = TreeBuilder()
    build(&tree)
    input = tree.input
    self.content = content
    self.expected = expected
  }

  func solved() throws -> (system: LayoutSystem, result: LayoutResult) {
    var system = try LayoutSystem(input)
    let result = try system.solve(in: .screen(300, 200), measuring: content)
    return (system, result)
  }
}

extension TreeBuilder {
  /// Adds a view that is pinned vertically, for cases about the other axis.
  mutating func addRow(_ name: String, content: LayoutItem.Content = .none) -> Int {
    let item = add(name, content: content)
    pin(item, to: 0, [.top, .bottom])
    return item
  }

  mutating func addStack(_ name: String, _ stack: StackArrangement) -> Int {
    let item = add(name)
    input.items[item].arrangement = .stack(stack)
    return item
  }
}
