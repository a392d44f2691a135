import LayoutEngine

extension ReadLayout {
  /// Whether an item's rectangle in the root is settled: nothing about it or what it is in is free.
  func isSettled(_ item: Int, free: Set<String>) -> Bool {
    var next: Int? = item
    while let present = next {
      let name = input.items[present].name
      let quantities = ["x", "y", "width", "height", "contentWidth", "contentHeight"]
      if quantities.contains(where: { free.contains("\(name).\($0)") }) { return false }
      next = input.items[present].parent
    }
    return true
  }

  /// Whether the frames of a result meet an equality that was not asked for. Not said of scroll views, whose
  /// edges are those of what they scroll.
  func holds(_ constraint: LayoutConstraint, in result: LayoutResult) -> Bool {
    let items = [constraint.first, constraint.second ?? constraint.first]
    guard items.allSatisfy({ if case .scroll = input.items[$0].arrangement { false } else { true } }) else {
      return false
    }
    let first = value(constraint.firstAttribute, of: result.exactFrames[constraint.first], in: result)
    let second = constraint.second.map {
      value(constraint.secondAttribute, of: result.exactFrames[$0], in: result) * constraint.multiplier
    }
    return (first - (second ?? 0) - constraint.constant).magnitude < 1e-6
  }

  /// Leading and trailing positions count from the edge of the root where reading begins.
  private func value(
    _ attribute: LayoutConstraint.Attribute, of frame: Rect, in result: LayoutResult
  ) -> Double {
    let isReversed = environment.direction == .rightToLeft
    let width = result.exactFrames[0].width
    return switch attribute {
    case .leading: isReversed ? width - frame.maxX : frame.minX
    case .trailing: isReversed ? width - frame.minX : frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    default: .nan
    }
  }
}
