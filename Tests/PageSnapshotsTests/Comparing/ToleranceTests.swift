import Testing

@testable import PageSnapshots

struct ToleranceTests {
  /// Three of a hundred white pixels have become black: 9 of 400 bytes, ΔE 100, and in YIQ
  /// 0.5053 · 255² = 32,857, that is √(32,857 / 35,215) = 0.96595.
  private func threeDots() throws -> PictureComparison {
    try PictureComparison(
      expected: ComparedPictures.dots(width: 10, height: 10, []),
      actual: ComparedPictures.dots(width: 10, height: 10, [(1, 1), (5, 5), (8, 2)]))
  }

  private func edge() throws -> PictureComparison {
    try PictureComparison(expected: ComparedPictures.edge(128), actual: ComparedPictures.edge(200))
  }

  @Test func `numbers are measured`() throws {
    let dots = try threeDots()
    #expect(dots.differentPixels == 3)
    #expect(dots.differentBytes == 9)
    #expect(dots.antialiasedPixels == 0)
    #expect(abs(dots.maxDeltaE - 100) < 0.01)
    #expect(abs(dots.maxDistance - 0.96595) < 0.00001)
  }

  @Test(arguments: [
    (PictureTolerance.exact, false),
    (PictureTolerance(maxDiffPixels: 2), false), (PictureTolerance(maxDiffPixels: 3), true),
    (PictureTolerance(maxDiffPixelRatio: 0.029), false), (PictureTolerance(maxDiffPixelRatio: 0.03), true),
    // Alone, precision counts bytes: 1 − 9/400.
    (PictureTolerance(precision: 0.978), false), (PictureTolerance(precision: 0.9775), true),
    // With a colour's tolerance it counts pixels.
    (PictureTolerance(precision: 0.9775, perceptualPrecision: 0.5), false),
    (PictureTolerance(precision: 0.97, perceptualPrecision: 0.5), true),
    (PictureTolerance(perceptualPrecision: 0.01), false), (PictureTolerance(perceptualPrecision: 0), true),
    (PictureTolerance(threshold: 0.965), false), (PictureTolerance(threshold: 0.966), true),
    (PictureTolerance(ignoresAntialiasing: true), false),
    // Every limit that is given must hold.
    (PictureTolerance(maxDiffPixels: 3, maxDiffPixelRatio: 0.02), false),
    (PictureTolerance(maxDiffPixels: 2, maxDiffPixelRatio: 0.5), false),
  ])
  func `three black pixels pass where they may`(tolerance: PictureTolerance, passes: Bool) throws {
    #expect(try threeDots().passes(tolerance) == passes)
  }

  @Test func `a failure says what would have passed`() throws {
    #expect(
      try threeDots().advice(for: .exact)
        == "would pass with --max-diff-pixels 3 or --threshold 0.966")
    #expect(
      try threeDots().advice(for: PictureTolerance(precision: 0.99), wording: \.argument)
        == "would pass with precision: 0.9775 or threshold: 0.966")
    #expect(
      try threeDots().advice(for: PictureTolerance(maxDiffPixelRatio: 0.01))
        == "would pass with --max-diff-pixel-ratio 0.03 or --threshold 0.966")
    #expect(try threeDots().advice(for: PictureTolerance(maxDiffPixels: 3)) == nil)
  }

  /// Five of a hundred are the most that a limit of their number is advised for.
  @Test func `many pixels are no reason to allow as many`() throws {
    let places = (0..<6).map { ($0, $0) }
    func advice(_ count: Int, _ tolerance: PictureTolerance) throws -> [ToleranceChange.Option] {
      try PictureComparison(
        expected: ComparedPictures.dots(width: 10, height: 10, []),
        actual: ComparedPictures.dots(width: 10, height: 10, Array(places.prefix(count)))
      ).changesToPass(tolerance).map(\.option)
    }
    #expect(try advice(5, .exact) == [.maxDiffPixels, .threshold])
    #expect(try advice(6, .exact) == [.threshold])
    #expect(try advice(6, PictureTolerance(maxDiffPixels: 1)) == [.threshold])
    #expect(try advice(6, PictureTolerance(maxDiffPixelRatio: 0.01)) == [.threshold])
    #expect(try advice(6, PictureTolerance(precision: 0.99)) == [.threshold])
  }

  /// White over #808080 has ΔE 46.415, and in YIQ 0.5053 · 127² = 8150, √(8150 / 35,215) = 0.48107.
  @Test func `colours that are nearer say how near`() throws {
    let comparison = try PictureComparison(
      expected: ComparedPictures.picture(width: 3, height: 3) { _, _ in 0xFFFF_FFFF },
      actual: ComparedPictures.picture(width: 3, height: 3) { _, _ in 0xFF80_8080 })
    #expect(
      comparison.advice(for: .exact)
        == "would pass with --threshold 0.482 or --perceptual-precision 0.535")
  }

  @Test func `a moved grey of a smoothed edge is anti-aliasing`() throws {
    let edge = try edge()
    #expect((edge.differentPixels, edge.antialiasedPixels) == (5, 5))
    #expect(edge.passes(PictureTolerance(ignoresAntialiasing: true)))
    #expect(edge.changesToPass(.exact).first?.commandLine == "--ignore-antialiasing")
  }

  @Test func `a tolerance that is not needed is found out`() throws {
    let dots = try threeDots()
    #expect(dots.looseness(of: .exact) == nil)
    #expect(dots.looseness(of: PictureTolerance(maxDiffPixels: 2)) == nil)
    #expect(dots.looseness(of: PictureTolerance(maxDiffPixels: 5)) == nil)
    #expect(dots.looseness(of: PictureTolerance(maxDiffPixels: 6)) == .moreThanTwice)
    #expect(
      dots.looseness(of: PictureTolerance(ignoresAntialiasing: true, maxDiffPixels: 3))
        == .needlessForAntialiasing)
    #expect(try edge().looseness(of: PictureTolerance(ignoresAntialiasing: true)) == nil)
    let same = try PictureComparison(expected: ComparedPictures.edge(7), actual: ComparedPictures.edge(7))
    #expect(same.looseness(of: PictureTolerance(threshold: 0.1)) == .needless)
  }

  @Test func `numbers outside their range become its ends, and what is no number is exact`() {
    let wild = PictureTolerance(
      precision: -3, perceptualPrecision: .nan, threshold: .infinity, maxDiffPixels: -1,
      maxDiffPixelRatio: .nan)
    #expect(
      wild
        == PictureTolerance(
          precision: 0, perceptualPrecision: 1, threshold: 1, maxDiffPixels: 0, maxDiffPixelRatio: 0))
    #expect(PictureTolerance(precision: .nan).isExact)
  }
}

/// Which changes of a tolerance are advised.
struct ToleranceAdviceTests {
  /// White, and beside it greys of 224, 192, 192 and 128 with 31 white pixels, in 7 × 5.
  ///
  /// Distances in YIQ, √(0.5053 d² / 35,215) for a difference of d: 0.1174, 0.2386, 0.2386, 0.4811. ΔE, the
  /// difference of the lightnesses: 10.8227, 22.2956, 22.2956, 46.4150.
  private func greys(_ greys: [UInt32] = [224, 192, 192, 128]) throws -> PictureComparison {
    try PictureComparison(
      expected: ComparedPictures.dots([]),
      actual: ComparedPictures.picture(width: 7, height: 5) { x, y in
        0xFF00_0000 | (y == 2 && x < greys.count ? greys[x] : 255) * 0x01_0101
      })
  }

  private func advice(_ tolerance: PictureTolerance, _ values: [UInt32] = [224, 192, 192, 128]) throws
    -> [String]
  {
    try greys(values).changesToPass(tolerance).map(\.commandLine)
  }

  /// Of 35 pixels 5 % is less than two: the number of one may be advised, that of two may not.
  @Test func `a limit of the number is the one that the tolerance has, rounded up to six digits`() throws {
    func number(_ tolerance: PictureTolerance) throws -> [String] {
      Array(try advice(tolerance, [0]).prefix(1))
    }
    #expect(try number(.exact) == ["--max-diff-pixels 1"])
    #expect(try number(PictureTolerance(maxDiffPixels: 0)) == ["--max-diff-pixels 1"])
    // 1/35 = 0.02857142…, and 3 of 140 bytes are 0.02142857….
    #expect(try number(PictureTolerance(maxDiffPixelRatio: 0.01)) == ["--max-diff-pixel-ratio 0.028572"])
    #expect(try number(PictureTolerance(precision: 0.99)) == ["--precision 0.978571"])
    #expect(
      try number(PictureTolerance(precision: 0.99, perceptualPrecision: 0.9)) == ["--precision 0.971428"])
    #expect(try number(PictureTolerance(precision: 0.5, maxDiffPixels: 0)) == ["--max-diff-pixels 1"])
    // Both limits would have to be raised.
    #expect(
      try number(PictureTolerance(maxDiffPixels: 0, maxDiffPixelRatio: 0.01)) == ["--threshold 0.966"])
    #expect(try number(PictureTolerance(precision: 0.99, maxDiffPixels: 0)) == ["--threshold 0.966"])
    #expect(try advice(.exact, [0, 0]) == ["--threshold 0.966"])
  }

  /// The 224 and the second 192 have a darker and a brighter neighbour each, and white areas beside them: without
  /// such smoothed edges two pixels are left.
  @Test func `colours are excused until as many are left as may differ`() throws {
    #expect(try advice(.exact) == ["--threshold 0.482", "--perceptual-precision 0.535"])
    #expect(
      try advice(PictureTolerance(maxDiffPixels: 1)) == ["--threshold 0.239", "--perceptual-precision 0.777"])
    #expect(
      try advice(PictureTolerance(maxDiffPixels: 2)) == [
        "--ignore-antialiasing", "--threshold 0.239", "--perceptual-precision 0.777",
      ])
    #expect(
      try advice(PictureTolerance(maxDiffPixels: 3)) == [
        "--ignore-antialiasing", "--threshold 0.118", "--perceptual-precision 0.891",
      ])
    #expect(try advice(PictureTolerance(maxDiffPixels: 4)) == [])
    // 0.06 of 35 is two pixels.
    #expect(
      try advice(PictureTolerance(maxDiffPixelRatio: 0.06))
        == ["--ignore-antialiasing", "--threshold 0.239", "--perceptual-precision 0.777"])
    // A precision counts pixels if colours are excused: 0.06 of 35 is two.
    #expect(
      try advice(PictureTolerance(precision: 0.94)) == [
        "--ignore-antialiasing", "--threshold 0.239", "--perceptual-precision 0.777",
      ])
  }

  @Test func `a colour that is excused already does not count`() throws {
    #expect(
      try advice(PictureTolerance(threshold: 0.3)) == [
        "--max-diff-pixels 1", "--threshold 0.482", "--perceptual-precision 0.535",
      ])
    #expect(
      try advice(PictureTolerance(threshold: 0.12)) == ["--threshold 0.482", "--perceptual-precision 0.535"])
  }

  /// Red and cyan are the farthest apart in YIQ, √(35,214.7 / 35,215), and yellow has a ΔE of 100 to blue.
  @Test func `a limit that would excuse all colours is not advised`() throws {
    func advice(_ old: UInt32, _ new: UInt32) throws -> [ToleranceChange.Option] {
      try PictureComparison(
        expected: ComparedPictures.picture(width: 1, height: 1) { _, _ in old },
        actual: ComparedPictures.picture(width: 1, height: 1) { _, _ in new }
      ).changesToPass(.exact).map(\.option)
    }
    #expect(try advice(0xFFFF_0000, 0xFF00_FFFF) == [.perceptualPrecision])
    #expect(try advice(0xFFFF_FF00, 0xFF00_00FF) == [.threshold])
  }

  @Test func `a share is written with as many of six digits as it needs`() throws {
    let million = try PictureComparison(
      expected: ComparedPictures.dots(width: 1000, height: 250, []),
      actual: ComparedPictures.dots(width: 1000, height: 250, [(0, 0)]))
    func value(_ tolerance: PictureTolerance) -> String? { million.changesToPass(tolerance).first?.value }
    // One of 250,000 pixels is 0.000004, and 3 of 1,000,000 bytes are 0.000003.
    #expect(value(PictureTolerance(maxDiffPixelRatio: 0)) == "0.000004")
    #expect(value(PictureTolerance(precision: 0.999_999)) == "0.999997")
  }

  @Test func `advice is a list with or before its last`() {
    func advice(_ options: ToleranceChange.Option...) -> String? {
      let changes = options.map { ToleranceChange(option: $0, value: nil, tolerance: .exact) }
      return PictureComparison.advice(changes) { $0.commandLine }
    }
    #expect(advice() == nil)
    #expect(advice(.threshold) == "would pass with --threshold")
    #expect(advice(.threshold, .precision) == "would pass with --threshold or --precision")
    #expect(
      advice(.threshold, .precision, .maxDiffPixels)
        == "would pass with --threshold, --precision or --max-diff-pixels")
    let change = ToleranceChange(option: .ignoresAntialiasing, value: nil, tolerance: .exact)
    #expect((change.commandLine, change.argument) == ("--ignore-antialiasing", "ignoresAntialiasing: true"))
  }

  @Test func `a tolerance is loose if half of each of its numbers passes`() throws {
    let greys = try greys()
    func looseness(_ tolerance: PictureTolerance) -> PictureComparison.Looseness? {
      greys.looseness(of: tolerance)
    }
    #expect(looseness(PictureTolerance(threshold: 0.9)) == nil)
    #expect(looseness(PictureTolerance(threshold: 0.97)) == .moreThanTwice)
    #expect(looseness(PictureTolerance(perceptualPrecision: 0.1)) == nil)
    #expect(looseness(PictureTolerance(perceptualPrecision: 0.07)) == .moreThanTwice)
    #expect(looseness(PictureTolerance(maxDiffPixels: 7)) == nil)
    #expect(looseness(PictureTolerance(maxDiffPixels: 8)) == .moreThanTwice)
    // 4 of 35 pixels are 0.1143, and 12 of 140 bytes 0.0857.
    #expect(looseness(PictureTolerance(maxDiffPixelRatio: 0.228)) == nil)
    #expect(looseness(PictureTolerance(maxDiffPixelRatio: 0.229)) == .moreThanTwice)
    #expect(looseness(PictureTolerance(precision: 0.83)) == nil)
    #expect(looseness(PictureTolerance(precision: 0.82)) == .moreThanTwice)
  }

  @Test func `pictures of two sizes pass no tolerance, and advice has words of its own for a loose one`() {
    #expect(PictureComparison.Looseness.needless.advice.hasPrefix("the tolerance is not needed"))
    #expect(PictureComparison.Looseness.needlessForAntialiasing.advice.contains("pass without"))
    #expect(PictureComparison.Looseness.moreThanTwice.advice.contains("half of every number"))
  }
}

struct PictureToleranceTests {
  @Test func `numbers that are set are clamped as those that it is made with`() {
    var tolerance = PictureTolerance()
    tolerance.precision = -1
    tolerance.perceptualPrecision = 2
    tolerance.threshold = -0.5
    tolerance.maxDiffPixels = -3
    tolerance.maxDiffPixelRatio = 1.5
    #expect(
      tolerance
        == PictureTolerance(precision: 0, perceptualPrecision: 1, maxDiffPixels: 0, maxDiffPixelRatio: 1))
    #expect(
      PictureTolerance(precision: 2, perceptualPrecision: -1, threshold: -1, maxDiffPixelRatio: 2)
        == PictureTolerance(precision: 1, perceptualPrecision: 0, threshold: 0, maxDiffPixelRatio: 1))
    tolerance.precision = .nan
    tolerance.perceptualPrecision = .nan
    tolerance.threshold = .nan
    tolerance.maxDiffPixelRatio = .nan
    #expect(
      (tolerance.precision, tolerance.perceptualPrecision, tolerance.threshold, tolerance.maxDiffPixelRatio)
        == (1, 1, 0, 0))
    tolerance.precision = 0.25
    tolerance.perceptualPrecision = 0.75
    tolerance.threshold = 0.5
    tolerance.maxDiffPixels = 7
    tolerance.maxDiffPixelRatio = 0.125
    #expect(
      tolerance
        == PictureTolerance(
          precision: 0.25, perceptualPrecision: 0.75, threshold: 0.5, maxDiffPixels: 7,
          maxDiffPixelRatio: 0.125))
  }

  @Test func `only a tolerance with nothing to allow is exact`() {
    #expect(PictureTolerance.exact.isExact)
    #expect(PictureTolerance(maxDiffPixels: 0, maxDiffPixelRatio: 0).isExact)
    for tolerance in [
      PictureTolerance(precision: 0.99), PictureTolerance(perceptualPrecision: 0.99),
      PictureTolerance(threshold: 0.01), PictureTolerance(ignoresAntialiasing: true),
      PictureTolerance(maxDiffPixels: 1), PictureTolerance(maxDiffPixelRatio: 0.01),
    ] {
      #expect(!tolerance.isExact)
    }
    #expect(!PictureTolerance(precision: 0.5, maxDiffPixels: 5, maxDiffPixelRatio: 0.5).excusesPixels)
  }

  @Test func `half of a tolerance is half as far from exact`() {
    let half = PictureTolerance(
      precision: 0.5, perceptualPrecision: 0.75, threshold: 0.5, ignoresAntialiasing: true, maxDiffPixels: 7,
      maxDiffPixelRatio: 0.5
    ).halved
    #expect(
      half
        == PictureTolerance(
          precision: 0.75, perceptualPrecision: 0.875, threshold: 0.25, ignoresAntialiasing: true,
          maxDiffPixels: 3, maxDiffPixelRatio: 0.25))
    #expect(PictureTolerance.exact.halved == .exact)
  }

  @Test func `a pixel is excused up to the limit and at it`() {
    func isExcused(_ tolerance: PictureTolerance, deltaE: Float = 100, yiq: Float = 35_215) -> Bool {
      PictureComparison.Judge(tolerance).excuses(
        .init(x: 0, y: 0, count: 1, isAntialiased: false, deltaE: deltaE, yiq: yiq))
    }
    // 100 · (1 − 0.93) is less than 7 in binary fractions. 35,215 / 4 = 8803.75.
    #expect(isExcused(PictureTolerance(perceptualPrecision: 0.93), deltaE: 7))
    #expect(!isExcused(PictureTolerance(perceptualPrecision: 0.93), deltaE: 7.001))
    #expect(isExcused(PictureTolerance(threshold: 0.5), yiq: 8803.75))
    #expect(!isExcused(PictureTolerance(threshold: 0.5), yiq: 8803.8))
    #expect(!isExcused(.exact, deltaE: 0, yiq: 0))
    #expect(isExcused(PictureTolerance(perceptualPrecision: 0), yiq: 0))
  }

  @Test func `a share of pixels is rounded down but for rounding in binary`() throws {
    let comparison = try PictureComparison(
      expected: ComparedPictures.dots(width: 10, height: 10, []),
      actual: ComparedPictures.dots(width: 10, height: 10, [(0, 0)]))
    func allowance(_ tolerance: PictureTolerance) -> Int { comparison.allowance(of: tolerance) }
    #expect(allowance(.exact) == 0)
    // 0.29 · 100 is 28.999….
    #expect(allowance(PictureTolerance(maxDiffPixelRatio: 0.29)) == 29)
    #expect(allowance(PictureTolerance(maxDiffPixelRatio: 0.299)) == 29)
    #expect(allowance(PictureTolerance(maxDiffPixelRatio: 1)) == 100)
    #expect(allowance(PictureTolerance(precision: 0.9, threshold: 0.1)) == 10)
    #expect(allowance(PictureTolerance(precision: 0.9, threshold: 0.1, maxDiffPixels: 12)) == 10)
    #expect(allowance(PictureTolerance(maxDiffPixels: 12, maxDiffPixelRatio: 0.05)) == 5)
    // Three bytes of 400 differ: all pixels that differ are allowed, or none.
    #expect(allowance(PictureTolerance(precision: 0.9925)) == 1)
    #expect(allowance(PictureTolerance(precision: 0.993)) == 0)
  }
}

struct ColorDistanceTests {
  /// The L*a*b* values are Lindbloom's (brucelindbloom.com, ColorCalculator, sRGB, D65).
  @Test(arguments: [
    (0xFFFF_0000 as UInt32, 53.2408, 80.0925, 67.2032), (0xFF00_FF00, 87.7347, -86.1827, 83.1793),
    (0xFF00_00FF, 32.2970, 79.1875, -107.8602), (0xFFFF_FF00, 97.1393, -21.5537, 94.4780),
    (0xFF80_8080, 53.5850, 0, 0), (0xFFFF_FFFF, 100, 0, 0), (0xFF00_0000, 0, 0, 0),
    // Dark greys are linear, by 1/12.92 up to 10 of 255: L* = 24389/27 · 10/255/12.92.
    (0xFF01_0101, 0.2742, 0, 0), (0xFF0A_0A0A, 2.7417, 0, 0), (0xFF0B_0B0B, 3.0229, 0, 0),
    (0xFF14_1414, 6.3189, 0, 0),
  ])
  func `colours have their L*a*b* values`(pixel: UInt32, lightness: Double, a: Double, b: Double) {
    let lab = ColorDistance.lab(pixel)
    #expect(abs(lab.lightness - lightness) < 0.01)
    #expect(abs(lab.a - a) < 0.02)
    #expect(abs(lab.b - b) < 0.02)
  }

  /// By hand for red and green: C₁ = 104.552, ΔL = −34.494, ΔC = −15.224, ΔH² = 27,670.9, so that
  /// ΔE² = 1189.8 + (15.224 / 5.7048)² + 27,670.9 / 2.5683² = 5392.0. Greys differ by their lightness.
  @Test func `ΔE is that of CIE 1994`() {
    #expect(abs(ColorDistance.deltaE(0xFFFF_0000, 0xFF00_FF00) - 73.43) < 0.02)
    #expect(abs(ColorDistance.deltaE(0xFFFF_FFFF, 0xFF80_8080) - 46.415) < 0.01)
    #expect(ColorDistance.deltaE(0xFF12_3456, 0xFF12_3456) == 0)
  }

  /// The first colour's chroma weighs the differences. Values of another implementation of the formulas.
  @Test(
    arguments: [
      (0xFF00_FF00, 0xFFFF_0000, 68.800), (0xFF00_00FF, 0xFF00_FFFF, 74.765),
      (0xFF00_FFFF, 0xFF00_00FF, 99.896), (0xFFFF_0000, 0xFF80_0000, 28.738),
      (0xFF20_40A0, 0xFF80_8080, 28.100), (0xFF80_8080, 0xFF20_40A0, 64.787),
      (0xFF00_0000, 0xFF01_0101, 0.274), (0xFFFF_FF00, 0xFF00_00FF, 100),
    ] as [(UInt32, UInt32, Double)])
  func `the first colour is the reference`(first: UInt32, second: UInt32, deltaE: Double) {
    #expect(abs(ColorDistance.deltaE(first, second) - deltaE) < 0.002)
  }

  /// Half of #402010 over white is #BF9F8F, and over black #402010.
  @Test func `colours that are not opaque differ by the greater ΔE over white and over black`() {
    let onBlack = ColorDistance.deltaE(0xFF40_2010, 0xFFBF_9F8F)
    #expect(ColorDistance.deltaE(0x8040_2010, 0xFFBF_9F8F) == onBlack)
    #expect(ColorDistance.deltaE(0xFFBF_9F8F, 0x8040_2010) == ColorDistance.deltaE(0xFFBF_9F8F, 0xFF40_2010))
    #expect(ColorDistance.deltaE(0x8040_2010, 0xFF40_2010) == ColorDistance.deltaE(0xFFBF_9F8F, 0xFF40_2010))
    #expect(abs(ColorDistance.deltaE(0, 0xFF00_0000) - 100) < 0.01)
    // Colours above their alpha, which no decoder makes, are cut.
    #expect(ColorDistance.deltaE(0x80FF_0000, 0xFFFF_7F7F) == ColorDistance.deltaE(0xFFFF_0000, 0xFFFF_7F7F))
  }

  @Test func `brightness is the difference of the lumas, by 0.299, 0.587 and 0.114`() {
    #expect(abs(ColorDistance.brightness(0xFF64_0000, 0xFF00_0000, at: 0) - 29.889_531) < 1e-9)
    #expect(abs(ColorDistance.brightness(0xFF00_0000, 0xFF00_6400, at: 0) + 58.662_247) < 1e-9)
    #expect(abs(ColorDistance.brightness(0xFF00_0064, 0xFF00_0000, at: 0) - 11.448_223) < 1e-9)
    #expect(ColorDistance.brightness(0xFF12_3456, 0xFF12_3456, at: 7) == 0)
  }

  /// Over white they are the same, over black they are white and black.
  @Test func `what is clear differs from white`() {
    #expect(abs(ColorDistance.deltaE(0, 0xFFFF_FFFF) - 100) < 0.01)
  }
}
