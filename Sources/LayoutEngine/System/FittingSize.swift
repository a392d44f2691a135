extension LayoutSystem {
  /// Returns the fitting size of a view tree's root, as UIView's `systemLayoutSizeFitting` does.
  ///
  /// The root has the target's width and height at `priorities` (50 by default), so that stronger constraints
  /// and content prevail. At priority `required` the target is fixed: with a required width, the result is
  /// the height of text at that width.
  ///
  /// - Parameters:
  ///   - input: The view tree; its first item is the view to measure.
  ///   - target: The target size in points; 0 asks for the smallest size (`layoutFittingCompressedSize`).
  ///   - environment: The environment, for its scale, direction and size classes; its size is not used.
  ///   - isInWindow: True if the view has the environment's safe area, and views that are screen roots have
  ///     its margins. False if the view is in no window.
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

  /// The length, at most `LayoutInputError.limit`: callers pass huge numbers for dimensions without a limit.
  /// NaN stays, and is refused later.
  private static func clamped(_ length: Double) -> Double {
    length > LayoutInputError.limit ? LayoutInputError.limit : length
  }
}

extension AxisPriorities {
  /// `UILayoutPriority.fittingSizeLevel`, 50, along both axes.
  public static let fittingSize = AxisPriorities(horizontal: 50, vertical: 50)
}
