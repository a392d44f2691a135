/// Baselines of horizontal stacks, which are those of the tallest view. The layout is first solved with the
/// view whose content is tallest, and again if another view turns out taller.
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
  /// Returns the first stack with used baselines whose tallest view is not its baseline item, and that
  /// tallest view; `nil` if there is none.
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
  /// Returns the tallest visible item, the first of equally tall ones; `nil` if no item is visible.
  fileprivate func tallest(of arranged: [Int], by height: (Int) -> Double) -> (item: Int, height: Double)? {
    var best: (item: Int, height: Double)?
    for item in arranged where !self[item].isHidden {
      let height = height(item)
      if height > (best?.height ?? -1) + LayoutSystem.settledEpsilon { best = (item, height) }
    }
    return best
  }
}
