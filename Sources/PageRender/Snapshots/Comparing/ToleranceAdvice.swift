internal import PageBase

/// One tolerance of several, and a value of it.
public struct ToleranceChange: Hashable, Sendable {
  public enum Option: String, Hashable, Sendable, CaseIterable {
    case maxDiffPixels = "max-diff-pixels"
    case maxDiffPixelRatio = "max-diff-pixel-ratio"
    case threshold
    case perceptualPrecision = "perceptual-precision"
    case precision
    case ignoresAntialiasing = "ignore-antialiasing"
  }

  public var option: Option
  /// As it is written; `nil` where the option has none.
  public var value: String?
  /// The whole tolerance with this change.
  public var tolerance: PictureTolerance

  /// As an option of the command line, such as `--threshold 0.05`.
  public var commandLine: String { "--\(option.rawValue)" + (value.map { " \($0)" } ?? "") }

  /// As a key or an argument, such as `threshold: 0.05`.
  public var argument: String { "\(option): \(value ?? "true")" }
}

extension PictureComparison {
  /// The smallest changes, each by itself enough, with which `tolerance` would have passed; empty where it
  /// passes, and for pictures of two sizes. Where more than 5 % of all pixels are left, none that only counts them: such
  /// a limit would let other changes of that size pass too.
  public func changesToPass(_ tolerance: PictureTolerance) -> [ToleranceChange] {
    guard hasEqualSizes, !passes(tolerance) else { return [] }
    return candidates(tolerance).filter { passes($0.tolerance) }
  }

  /// The part of all pixels up to which a limit of their number is advised.
  private static let mostCounted = 0.05

  private func candidates(_ tolerance: PictureTolerance) -> [ToleranceChange] {
    var changes: [ToleranceChange] = []
    func propose(_ option: ToleranceChange.Option, _ value: String?, _ set: (inout PictureTolerance) -> Void)
    {
      var changed = tolerance
      set(&changed)
      changes.append(ToleranceChange(option: option, value: value, tolerance: changed))
    }
    if !tolerance.ignoresAntialiasing {
      propose(.ignoresAntialiasing, nil) { $0.ignoresAntialiasing = true }
    }
    // A limit that is given is the one to move.
    let left = pixels(beyond: tolerance)
    let isCountable = Double(left) <= Self.mostCounted * Double(comparedPixels)
    if isCountable,
      tolerance.maxDiffPixels != nil || tolerance.maxDiffPixelRatio == nil && tolerance.precision == 1
    {
      propose(.maxDiffPixels, "\(left)") { $0.maxDiffPixels = left }
    }
    if isCountable, tolerance.maxDiffPixelRatio != nil, comparedPixels > 0 {
      let ratio = Rounding.up(Double(left) / Double(comparedPixels), digits: 6)
      propose(.maxDiffPixelRatio, Rounding.text(ratio)) { $0.maxDiffPixelRatio = ratio }
    }
    if isCountable, tolerance.precision < 1, comparedPixels > 0 {
      let part =
        tolerance.excusesPixels
        ? Double(left) / Double(comparedPixels) : Double(differentBytes) / Double(4 * comparedPixels)
      let precision = 1 - Rounding.up(part, digits: 6)
      propose(.precision, Rounding.text(precision)) { $0.precision = precision }
    }
    let (threshold, perceptualPrecision) = colorLimits(tolerance)
    // What excuses every colour there is compares nothing, and is no advice.
    if threshold < 1 {
      propose(.threshold, Rounding.text(threshold)) { $0.threshold = threshold }
    }
    if perceptualPrecision > 0 {
      propose(.perceptualPrecision, Rounding.text(perceptualPrecision)) {
        $0.perceptualPrecision = perceptualPrecision
      }
    }
    return changes
  }

  /// The limits at which no more pixels are left than may be.
  private func colorLimits(_ tolerance: PictureTolerance) -> (threshold: Double, perceptualPrecision: Double)
  {
    let judge = Judge(tolerance)
    let left = differences.filter { !judge.excuses($0) }
    var counting = tolerance
    // With colours excused precision counts pixels.
    counting.ignoresAntialiasing = true
    let count = left.reduce(0) { $0 + Int($1.count) }
    let allowed = min(allowance(of: counting), count - 1)
    /// The value of the pixel before which, from the greatest value on, come as many as are allowed.
    func limit(_ value: (Difference) -> Float) -> Double {
      if allowed == 0 { return Double(left.reduce(0) { max($0, value($1)) }) }
      var place = 0
      for difference in left.sorted(by: { value($0) > value($1) }) {
        place += Int(difference.count)
        if place > allowed { return Double(value(difference)) }
      }
      return 0
    }
    let distance = (limit(\.yiq) / ColorDistance.maximumYIQ).squareRoot()
    let deltaE = limit(\.deltaE)
    return (Rounding.up(distance, digits: 3), 1 - Rounding.up(deltaE / 100, digits: 3))
  }
}

extension PictureComparison {
  /// How a tolerance is looser than these pictures need.
  public enum Looseness: Hashable, Sendable {
    /// The pictures are the same.
    case needless
    /// No pixel that is counted looks like a smoothed edge, or the rest of the tolerance excuses those too.
    case needlessForAntialiasing
    /// They pass with half of every number.
    case moreThanTwice
  }

  /// The looseness of a tolerance that passes; `nil` if it is as tight as it can be, or does not pass.
  public func looseness(of tolerance: PictureTolerance) -> Looseness? {
    guard !tolerance.isExact, passes(tolerance) else { return nil }
    if passes(.exact) { return .needless }
    if tolerance.ignoresAntialiasing {
      var counting = tolerance
      counting.ignoresAntialiasing = false
      if passes(counting) { return .needlessForAntialiasing }
    }
    let halved = tolerance.halved
    return halved != tolerance && passes(halved) ? .moreThanTwice : nil
  }
}

/// Decimal fractions for people to write down.
private enum Rounding {
  static func up(_ value: Double, digits: Int) -> Double {
    let unit = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    return min((value * unit - 1e-9).rounded(.up) / unit, 1)
  }

  /// Writes a number with at most six digits after the decimal point.
  static func text(_ value: Double) -> String {
    JSONOutput.number((value * 1_000_000).rounded() / 1_000_000).text
  }
}
