/// The difference that two pictures may have and still pass; none by default.
///
/// A pixel is *excused* if one of `threshold`, `perceptualPrecision` and `ignoresAntialiasing` excuses it.
/// The differing pixels that are not excused are counted, and must keep each limit that is set: `precision`,
/// `maxDiffPixels` and `maxDiffPixelRatio`. If no limit is set, the count must be 0. Pictures of different
/// sizes never pass. Ignored pixels do not count.
public struct PictureTolerance: Hashable, Sendable {
  /// The share that has to be equal, from 0 to 1, as in swift-snapshot-testing: of all pixels if the
  /// tolerance excuses any, else of all bytes, four per pixel.
  public var precision: Double { didSet { precision = Self.unit(precision, else: 1) } }
  /// The required closeness of two colours, from 0 to 1: a pixel is excused if its ΔE is at most
  /// `100 · (1 − perceptualPrecision)`, as in swift-snapshot-testing. ΔE is that of CIE 1994, which Apple's
  /// `CILabDeltaE` documents; at 0.98 an eye just notices the difference.
  public var perceptualPrecision: Double {
    didSet { perceptualPrecision = Self.unit(perceptualPrecision, else: 1) }
  }
  /// The allowed distance of two colours, from 0 to 1, as in pixelmatch and Playwright: a pixel is excused if
  /// its squared distance in YIQ is at most `35215 · threshold²`.
  public var threshold: Double { didSet { threshold = Self.unit(threshold, else: 0) } }
  /// True if pixels that look like the smoothed edge of a shape in either picture are excused.
  public var ignoresAntialiasing: Bool
  /// The number of pixels that may differ, as in Playwright; `nil` sets no such limit.
  public var maxDiffPixels: Int? { didSet { maxDiffPixels = maxDiffPixels.map { max($0, 0) } } }
  /// The share of all pixels that may differ, from 0 to 1, as in Playwright; `nil` sets no such limit.
  public var maxDiffPixelRatio: Double? {
    didSet { maxDiffPixelRatio = maxDiffPixelRatio.map { Self.unit($0, else: 0) } }
  }

  /// The tolerance that only equal pixels pass.
  public static let exact = PictureTolerance()

  /// Makes a tolerance. Numbers outside their range are clamped to it; NaN becomes the exact value.
  public init(
    precision: Double = 1, perceptualPrecision: Double = 1, threshold: Double = 0,
    ignoresAntialiasing: Bool = false, maxDiffPixels: Int? = nil, maxDiffPixelRatio: Double? = nil
  ) {
    self.precision = Self.unit(precision, else: 1)
    self.perceptualPrecision = Self.unit(perceptualPrecision, else: 1)
    self.threshold = Self.unit(threshold, else: 0)
    self.ignoresAntialiasing = ignoresAntialiasing
    self.maxDiffPixels = maxDiffPixels.map { max($0, 0) }
    self.maxDiffPixelRatio = maxDiffPixelRatio.map { Self.unit($0, else: 0) }
  }

  private static func unit(_ value: Double, else exact: Double) -> Double {
    value.isNaN ? exact : min(max(value, 0), 1)
  }

  /// True if only equal pictures pass.
  public var isExact: Bool {
    !excusesPixels && precision == 1 && (maxDiffPixels ?? 0) == 0 && (maxDiffPixelRatio ?? 0) == 0
  }

  /// True if the tolerance can excuse differing pixels, which are then not counted.
  var excusesPixels: Bool { threshold > 0 || perceptualPrecision < 1 || ignoresAntialiasing }

  /// The tolerance with every number half as far from exact, and `ignoresAntialiasing` unchanged.
  var halved: Self {
    Self(
      precision: (1 + precision) / 2, perceptualPrecision: (1 + perceptualPrecision) / 2,
      threshold: threshold / 2, ignoresAntialiasing: ignoresAntialiasing,
      maxDiffPixels: maxDiffPixels.map { $0 / 2 }, maxDiffPixelRatio: maxDiffPixelRatio.map { $0 / 2 })
  }
}
