extension LayoutSystem {
  /// The size that suits a tree whose root takes no size from outside: `systemLayoutSizeFitting` of
  /// UIView.
  ///
  /// The root wants the target's width and height at the fitting priorities, 50 unless given; its content
  /// and constraints take part at theirs. At `required` the target is taken as it is, which gives the
  /// height of text at a width.
  ///
  /// - Parameters:
  ///   - input: Items of which the first is the view to measure.
  ///   - target: In points; 0 asks for the smallest size (`layoutFittingCompressedSize`).
  ///   - environment: Gives scale, direction and size classes. Its size is not used.
  ///   - isInWindow: Whether the environment's safe area, as the view's own, and its margins, as those of views that stand
  ///     for a screen, count too. Without it the view is in no window.
  /// - Returns: The size of the view's frame in points, on the pixel grid.
  public static func fittingSize(
    of input: LayoutInput, target: Size, priorities: AxisPriorities = .fittingSize,
    in environment: LayoutEnvironment, isInWindow: Bool = false, measuring measurer: some ContentMeasuring
  ) throws(LayoutError) -> Size {
    var alone = environment
    alone.size = Size(width: clamped(target.width), height: clamped(target.height))
    if !isInWindow {
      alone.safeArea = .zero
      alone.rootMargins = (0, 0)
    }
    guard LayoutInput.isPriority(priorities.horizontal), LayoutInput.isPriority(priorities.vertical) else {
      let isHorizontal = !LayoutInput.isPriority(priorities.horizontal)
      throw .input(
        .contentPriorityOutOfRange(
          item: 0, priority: isHorizontal ? priorities.horizontal : priorities.vertical))
    }
    var system: LayoutSystem
    do throws(LayoutInputError) {
      system = try LayoutSystem(input, fitting: priorities)
    } catch {
      throw .input(error)
    }
    return try system.solve(in: alone, measuring: measurer).frames[0].size
  }

  /// Callers pass the largest number there is for a side that should not matter. NaN stays, to be refused.
  private static func clamped(_ length: Double) -> Double {
    length > LayoutInputError.limit ? LayoutInputError.limit : length
  }
}

extension AxisPriorities {
  /// `UILayoutPriority.fittingSizeLevel`, 50, along both axes.
  public static let fittingSize = AxisPriorities(horizontal: 50, vertical: 50)
}
