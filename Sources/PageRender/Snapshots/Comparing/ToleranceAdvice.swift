/// A change to one option of a tolerance.
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
  /// The option's new value as text; `nil` if the option takes none.
  public var value: String?
  /// The tolerance after the change.
  public var tolerance: PictureTolerance

  /// The change as an option of the command line, such as `--threshold 0.05`.
  public var commandLine: String { "--\(option.rawValue)" + (value.map { " \($0)" } ?? "") }

  /// The change as a key or an argument, such as `threshold: 0.05`.
  public var argument: String { "\(option): \(value ?? "true")" }
}

extension PictureComparison {
  /// Returns the smallest changes to `tolerance` each of which alone would have passed; none if it passes, or
  /// for pictures of different sizes. If more than 5 % of all pixels remain, no limit on their number is
  /// proposed: it would let other changes of that size pass too.
  public func changesToPass(_ tolerance: PictureTolerance) -> [ToleranceChange] {
    guard hasEqualSizes, !passes(tolerance) else { return [] }
    return candidates(tolerance).filter { passes($0.tolerance) }
  }

  /// The largest share of remaining pixels for which a limit on their number is proposed.
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
    // Of the limits that a tolerance sets, all but the one to raise must hold already.
    let left = pixels(beyond: tolerance)
    let isCountable = Double(left) <= Self.mostCounted * Double(comparedPixels)
    if isCountable {
      propose(.maxDiffPixels, "\(left)") { $0.maxDiffPixels = left }
    }
    if isCountable, tolerance.maxDiffPixelRatio != nil {
      let ratio = Rounding.up(Double(left) / Double(comparedPixels), digits: 6)
      propose(.maxDiffPixelRatio, Rounding.text(ratio)) { $0.maxDiffPixelRatio = ratio }
    }
    if isCountable, tolerance.precision < 1 {
      let part =
        tolerance.excusesPixels
        ? Double(left) / Double(comparedPixels) : Double(differentBytes) / Double(4 * comparedPixels)
      let precision = 1 - Rounding.up(part, digits: 6)
      propose(.precision, Rounding.text(precision)) { $0.precision = precision }
    }
    let (threshold, perceptualPrecision) = colorLimits(tolerance)
    // A limit that excuses every colour would compare nothing, so it is not proposed.
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

  /// Returns the limits on colours with which no more pixels remain than the tolerance allows.
  private func colorLimits(_ tolerance: PictureTolerance) -> (threshold: Double, perceptualPrecision: Double)
  {
    let judge = Judge(tolerance)
    let left = differences.filter { !judge.excuses($0) }
    var counting = tolerance
    // If a tolerance excuses colours, `precision` counts pixels.
    counting.ignoresAntialiasing = true
    let allowed = allowance(of: counting)
    /// Returns the value of the first pixel, in descending order of values, that exceeds the allowed number.
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
  /// The way in which a tolerance is looser than the pictures need.
  public enum Looseness: Hashable, Sendable {
    /// The pictures are the same.
    case needless
    /// The pictures pass without ignoring anti-aliasing.
    case needlessForAntialiasing
    /// The pictures pass with half of every number.
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

  /// Writes a number from 0 to 1 with at most six digits after the decimal point.
  static func text(_ value: Double) -> String {
    let millionths = Int((value * 1_000_000).rounded())
    if millionths == 1_000_000 { return "1" }
    var digits = String(1_000_000 + millionths).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "0" : "0.\(digits)"
  }
}
