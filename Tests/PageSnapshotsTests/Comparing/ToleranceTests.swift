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

struct ColorDistanceTests {
  /// The L*a*b* values are Lindbloom's (brucelindbloom.com, ColorCalculator, sRGB, D65).
  @Test(arguments: [
    (0xFFFF_0000 as UInt32, 53.2408, 80.0925, 67.2032), (0xFF00_FF00, 87.7347, -86.1827, 83.1793),
    (0xFF80_8080, 53.5850, 0, 0), (0xFFFF_FFFF, 100, 0, 0), (0xFF00_0000, 0, 0, 0),
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

  /// Over white they are the same, over black they are white and black.
  @Test func `what is clear differs from white`() {
    #expect(abs(ColorDistance.deltaE(0, 0xFFFF_FFFF) - 100) < 0.01)
  }
}
