import Testing

@testable import PageSnapshots

struct ToleranceTests {
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
}
