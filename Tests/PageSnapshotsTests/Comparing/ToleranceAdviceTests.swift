import Testing

@testable import PageSnapshots

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
