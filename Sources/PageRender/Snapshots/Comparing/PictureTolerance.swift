/// How far two pictures may differ and still pass; not at all unless it says so.
///
/// A pixel is *excused* where one of `threshold`, `perceptualPrecision` and `ignoresAntialiasing` excuses
/// it. The pixels that differ and are not excused are counted, and each limit that is given must hold:
/// `precision`, `maxDiffPixels` and `maxDiffPixelRatio`. Where none is given no pixel may be left.
/// Pictures of two sizes never pass. Pixels left out of the comparison count nowhere.
public struct PictureTolerance: Hashable, Sendable {
  /// The part that has to be the same, from 0 to 1: of all pixels where something excuses pixels, else of
  /// all bytes at four to a pixel, which is how swift-snapshot-testing counts.
  public var precision: Double { didSet { precision = Self.unit(precision, else: 1) } }
  /// How close two colours have to be, from 0 to 1: a pixel is excused whose ΔE is at most
  /// `100 · (1 − perceptualPrecision)`, as in swift-snapshot-testing. ΔE is that of CIE 1994, which Apple's
  /// `CILabDeltaE` documents; 0.98 is about what an eye sees.
  public var perceptualPrecision: Double {
    didSet { perceptualPrecision = Self.unit(perceptualPrecision, else: 1) }
  }
  /// How far two colours may be apart, from 0 to 1, as in pixelmatch and Playwright: a pixel is excused
  /// whose squared distance in YIQ is at most `35215 · threshold²`.
  public var threshold: Double { didSet { threshold = Self.unit(threshold, else: 0) } }
  /// True if pixels are excused that look like the smoothed edge of a shape in either picture.
  public var ignoresAntialiasing: Bool
  /// How many pixels may differ, as in Playwright.
  public var maxDiffPixels: Int? { didSet { maxDiffPixels = maxDiffPixels.map { max($0, 0) } } }
  /// The part of all pixels that may differ, from 0 to 1, as in Playwright.
  public var maxDiffPixelRatio: Double? {
    didSet { maxDiffPixelRatio = maxDiffPixelRatio.map { Self.unit($0, else: 0) } }
  }

  /// Every pixel has to be the same.
  public static let exact = PictureTolerance()

  /// Numbers outside their range become its nearest end; one that is none is exact.
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

  /// True if there are pixels that may differ and are not counted.
  var excusesPixels: Bool { threshold > 0 || perceptualPrecision < 1 || ignoresAntialiasing }

  /// Half as far from exact in every number; anti-aliasing as it is.
  var halved: Self {
    Self(
      precision: (1 + precision) / 2, perceptualPrecision: (1 + perceptualPrecision) / 2,
      threshold: threshold / 2, ignoresAntialiasing: ignoresAntialiasing,
      maxDiffPixels: maxDiffPixels.map { $0 / 2 }, maxDiffPixelRatio: maxDiffPixelRatio.map { $0 / 2 })
  }
}
