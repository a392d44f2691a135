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
