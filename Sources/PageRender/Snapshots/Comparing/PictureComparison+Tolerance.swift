extension PictureComparison {
  /// Returns true if the pictures are close enough. Pictures of two sizes never are.
  public func passes(_ tolerance: PictureTolerance) -> Bool {
    guard hasEqualSizes else { return false }
    guard !differences.isEmpty else { return true }
    return pixels(beyond: tolerance) <= allowance(of: tolerance)
  }

  /// Counts the differing pixels that the tolerance does not excuse.
  public func pixels(beyond tolerance: PictureTolerance) -> Int {
    guard tolerance.excusesPixels else { return differentPixels }
    let judge = Judge(tolerance)
    return differences.reduce(0) { $0 + (judge.excuses($1) ? 0 : Int($1.count)) }
  }

  /// Judges single pixels.
  struct Judge {
    private let deltaE: Double
    private let yiq: Double
    private let excusesAntialiasing: Bool

    init(_ tolerance: PictureTolerance) {
      // Without a tolerance the limit is −1, below every distance. 1e-6 is added because 1 − 0.93 is less
      // than 0.07.
      deltaE =
        tolerance.perceptualPrecision < 1 ? 100 * (1 - tolerance.perceptualPrecision) + 1e-6 : -1
      yiq =
        tolerance.threshold > 0
        ? ColorDistance.maximumYIQ * tolerance.threshold * tolerance.threshold : -1
      excusesAntialiasing = tolerance.ignoresAntialiasing
    }

    @inline(__always)
    func excuses(_ difference: Difference) -> Bool {
      Double(difference.deltaE) <= deltaE || Double(difference.yiq) <= yiq
        || (excusesAntialiasing && difference.isAntialiased)
    }
  }

  /// Returns the number of unexcused pixels that the tolerance allows: the least of its limits, 0 if it sets
  /// none.
  func allowance(of tolerance: PictureTolerance) -> Int {
    var limits: [Int] = []
    if let pixels = tolerance.maxDiffPixels { limits.append(pixels) }
    if let ratio = tolerance.maxDiffPixelRatio { limits.append(Self.part(ratio, of: comparedPixels)) }
    if tolerance.precision < 1 {
      let part = 1 - tolerance.precision
      if tolerance.excusesPixels {
        limits.append(Self.part(part, of: comparedPixels))
      } else {
        // If the tolerance excuses no pixels, `precision` counts bytes: all differing pixels are allowed, or
        // none.
        limits.append(differentBytes <= Self.part(part, of: 4 * comparedPixels) ? differentPixels : 0)
      }
    }
    return limits.min() ?? 0
  }

  /// Returns `ratio · count` rounded down; 1e-6 makes up for the binary error of decimal fractions.
  private static func part(_ ratio: Double, of count: Int) -> Int {
    Int(exactly: (ratio * Double(count) + 1e-6).rounded(.down)) ?? count
  }
}
