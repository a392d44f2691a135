/// A row stack has the baselines of its tallest view, which only the outcome tells: the layout begins with the
/// view whose content is tallest and is solved again where another turns out taller.
extension LayoutSystem {
  func chooseBaselines(
    in shapes: inout ContiguousArray<LayoutProgram.ContentShape>, sizes: ContiguousArray<IntrinsicSize>
  ) {
    for index in input.items.indices {
      guard case .stack(let stack) = input.items[index].arrangement, stack.axis == .horizontal else {
        continue
      }
      shapes[index].baselineItem =
        input.items.tallest(of: stack.arranged) { sizes[$0].height ?? 0 }?.item ?? -1
    }
  }
}

extension LayoutProgram {
  /// The first stack whose baselines something uses and whose tallest view is not the one they were taken
  /// from, with that view.
  func tallerBaselineItem() -> (stack: Int, item: Int)? {
    for index in baselineStacks {
      guard case .stack(let stack) = input.items[index].arrangement,
        let tallest = input.items.tallest(of: stack.arranged, by: height)
      else { continue }
      let present = shapes[index].baselineItem
      if present < 0 || tallest.height > height(of: present) + LayoutSystem.settledEpsilon {
        return (index, tallest.item)
      }
    }
    return nil
  }

  private func height(of item: Int) -> Double { solver.value(boxes[item].height) }
}

extension [LayoutItem] {
  /// The tallest of the visible items, the first of those where several are; `nil` where none is visible.
  fileprivate func tallest(of arranged: [Int], by height: (Int) -> Double) -> (item: Int, height: Double)? {
    var best: (item: Int, height: Double)?
    for item in arranged where !self[item].isHidden {
      let height = height(item)
      if height > (best?.height ?? -1) + LayoutSystem.settledEpsilon { best = (item, height) }
    }
    return best
  }
}
