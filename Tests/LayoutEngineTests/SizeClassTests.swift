import LayoutEngine
import Testing

/// Constraints that only some size classes have. Frames are worked by hand.
@Suite struct SizeClassTests {
  private func screen(
    _ width: Double, _ height: Double, _ horizontal: SizeClass, _ vertical: SizeClass
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      size: Size(width: width, height: height), scale: 1, horizontalSizeClass: horizontal,
      verticalSizeClass: vertical)
  }

  /// A picture above a text where the height is regular, and beside it where it is compact.
  private func twoViews() -> LayoutInput {
    var tree = TreeBuilder()
    let picture = tree.add("picture")
    let text = tree.add("text")
    tree.pin(picture, to: 0, [.leading, .top])
    tree.pin(text, to: 0, [.trailing, .bottom])
    let portrait = tree.input.constraints.count
    tree.pin(picture, to: 0, [.trailing])
    tree.pin(text, to: 0, [.leading])
    tree.constrain(text, .top, .equal, picture, .bottom)
    tree.constrain(picture, .height, .equal, 0, .height, times: 0.25)
    let landscape = tree.input.constraints.count
    tree.pin(picture, to: 0, [.bottom])
    tree.pin(text, to: 0, [.top])
    tree.constrain(text, .leading, .equal, picture, .trailing)
    tree.constrain(picture, .width, .equal, 0, .width, times: 0.25)
    for index in portrait..<landscape {
      tree.input.constraints[index].sizeClasses = SizeClassCondition(vertical: .regular)
    }
    for index in landscape..<tree.input.constraints.count {
      tree.input.constraints[index].sizeClasses = SizeClassCondition(vertical: .compact)
    }
    return tree.input
  }

  @Test func `one system moves between size classes and back`() throws {
    var system = try LayoutSystem(twoViews())
    for _ in 0..<3 {
      let upright = try system.solve(in: screen(400, 800, .compact, .regular), measuring: FakeContent())
      #expect(upright.conflicts.isEmpty)
      expectClose(upright.frames[1], Rect(x: 0, y: 0, width: 400, height: 200))
      expectClose(upright.frames[2], Rect(x: 0, y: 200, width: 400, height: 600))
      let turned = try system.solve(in: screen(800, 400, .compact, .compact), measuring: FakeContent())
      #expect(turned.conflicts.isEmpty)
      expectClose(turned.frames[1], Rect(x: 0, y: 0, width: 200, height: 400))
      expectClose(turned.frames[2], Rect(x: 200, y: 0, width: 600, height: 400))
    }
  }

  @Test func `a condition on both axes needs both`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    tree.pin(view, to: 0, [.leading, .top, .bottom])
    tree.set(view, .width, to: 100, at: 500)
    tree.set(view, .width, to: 300)
    let last = tree.input.constraints.count - 1
    tree.input.constraints[last].sizeClasses = SizeClassCondition(horizontal: .regular, vertical: .regular)
    var system = try LayoutSystem(tree.input)
    let cases: [(SizeClass, SizeClass, Double)] = [
      (.regular, .regular, 300), (.regular, .compact, 100), (.compact, .regular, 100),
      (.compact, .compact, 100), (.regular, .regular, 300),
    ]
    for (horizontal, vertical, width) in cases {
      let result = try system.solve(in: screen(500, 500, horizontal, vertical), measuring: FakeContent())
      #expect(result.frames[view].width == width, "\(horizontal), \(vertical)")
    }
  }

  @Test func `constraints contradict only where both are active`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    tree.pin(view, to: 0, [.leading, .top, .bottom])
    tree.set(view, .width, to: 100)
    tree.set(view, .width, to: 300)
    let last = tree.input.constraints.count - 1
    tree.input.constraints[last].sizeClasses = SizeClassCondition(horizontal: .regular)
    var system = try LayoutSystem(tree.input)
    let counts = try [SizeClass.compact, .regular, .compact].map {
      try system.solve(in: screen(500, 500, $0, .regular), measuring: FakeContent()).conflicts.count
    }
    #expect(counts == [0, 1, 0])
  }
}
