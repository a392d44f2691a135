/// The weights of the arranged views of stacks that fill proportionally.
struct StackProportions {
  private let input: LayoutInput
  private let sizes: ContiguousArray<IntrinsicSize>
  /// The greatest required constant for each item's width or height, by axis and item; filled on first use.
  private var explicit: [Axis: [Int: Double]] = [:]

  /// - Parameter sizes: The intrinsic content size of each item.
  init(_ input: LayoutInput, sizes: ContiguousArray<IntrinsicSize>) {
    self.input = input
    self.sizes = sizes
  }

  /// Returns the weights of a stack's arranged items, in points along its axis: an item's content size, or
  /// for a nested stack the size of its visible views. An item with neither has the weight 0.
  mutating func weights(in stack: StackArrangement) -> [Double] {
    stack.arranged.map { item in
      if case .stack(let inner) = input.items[item].arrangement {
        return extent(of: inner, item: item, along: stack.axis)
      }
      return content(of: item, along: stack.axis)
    }
  }

  private func content(of item: Int, along axis: Axis) -> Double {
    max(0, (axis == .horizontal ? sizes[item].width : sizes[item].height) ?? 0)
  }

  /// The size of a stack's content along an axis, in points. It is the sum of visible views and gaps on the
  /// stack's own axis, and the largest view across it; margins are added if the stack is relative to them.
  private mutating func extent(of stack: StackArrangement, item: Int, along axis: Axis) -> Double {
    let shown = stack.arranged.indices.filter { !input.items[stack.arranged[$0]].isHidden }
    guard !shown.isEmpty else { return 0 }
    var extents: [Double] = []
    for place in shown { extents.append(extent(ofChild: stack.arranged[place], along: axis)) }
    let largest = extents.max() ?? 0
    var sum = largest
    if stack.axis == axis {
      sum = stack.distribution == .fillEqually ? largest * Double(extents.count) : extents.reduce(0, +)
      for place in shown.dropLast() {
        sum += (place < stack.customSpacing.count ? stack.customSpacing[place] : nil) ?? stack.spacing
      }
    }
    guard stack.isMarginsRelative else { return sum }
    let margins = input.items[item].margins
    return axis == .horizontal
      ? sum + (margins.leading ?? 0) + (margins.trailing ?? 0)
      : sum + (margins.top ?? 0) + (margins.bottom ?? 0)
  }

  private mutating func extent(ofChild item: Int, along axis: Axis) -> Double {
    if let size = explicitSizes(along: axis)[item] { return size }
    guard case .stack(let inner) = input.items[item].arrangement else {
      return content(of: item, along: axis)
    }
    return extent(of: inner, item: item, along: axis)
  }

  private mutating func explicitSizes(along axis: Axis) -> [Int: Double] {
    if let known = explicit[axis] { return known }
    let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    var found: [Int: Double] = [:]
    for constraint in input.constraints
    where constraint.firstAttribute == attribute && constraint.second == nil
      && constraint.relation != .lessThanOrEqual && constraint.priority == LayoutConstraint.required
    {
      found[constraint.first] = max(found[constraint.first] ?? 0, constraint.constant)
    }
    explicit[axis] = found
    return found
  }
}
