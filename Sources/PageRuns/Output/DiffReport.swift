package import PageRender

/// The difference of two pictures, for people and for programs.
package struct DiffReport {
  package var comparison: PictureComparison
  package var tolerance: PictureTolerance
  /// The names of the two files.
  package var expected: String
  package var actual: String

  package init(comparison: PictureComparison, tolerance: PictureTolerance, expected: String, actual: String) {
    self.comparison = comparison
    self.tolerance = tolerance
    self.expected = expected
    self.actual = actual
  }

  private var passes: Bool { comparison.passes(tolerance) }

  /// The report in several lines: the differing pixels, their region, their distance, and tolerances that
  /// would have passed.
  package var text: String {
    var lines = ["\(actual): \(comparison.summary(beyond: tolerance))"]
    if comparison.hasEqualSizes {
      if let count = excusedText { lines.append("  \(count)") }
    } else if comparison.differentPixels > 0 {
      let count = comparison.differentPixels
      lines.append("  of the part that both have, \(Wording.count(count, "pixel differs", "pixels differ"))")
    }
    if comparison.differentPixels > 0 {
      lines.append(
        "  largest difference: ΔE \(Self.number(comparison.maxDeltaE, 100)), "
          + "threshold \(Self.number(comparison.maxDistance, 1000)); "
          + "anti-aliasing: \(comparison.antialiasedPixels) of \(comparison.differentPixels)")
    }
    for region in comparison.regions(beyond: tolerance) {
      let (x, y) = (region.bounds.x.lowerBound, region.bounds.y.lowerBound)
      lines.append(
        "  \(region.bounds.width) × \(region.bounds.height) pixels at (\(x), \(y)): \(region.pixelCount) differ"
      )
    }
    if let advice = comparison.advice(for: tolerance) { lines.append("  \(advice)") }
    if let looseness = comparison.looseness(of: tolerance) { lines.append("  \(looseness.advice)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The pixels that the tolerance lets pass; `nil` if there are none.
  private var excusedText: String? {
    let counted = comparison.pixels(beyond: tolerance)
    if passes, counted > 0 { return "within the tolerance" }
    let excused = comparison.differentPixels - counted
    return excused > 0 ? "\(Wording.count(excused, "more differs", "more differ")) within the tolerance" : nil
  }

  private static func number(_ value: Double, _ unit: Double) -> String {
    JSONOutput.number((value * unit).rounded() / unit).text
  }

  package var json: JSONOutput {
    .object([
      ("expected", Self.file(expected, comparison.expectedSize)),
      ("actual", Self.file(actual, comparison.actualSize)),
      ("passes", .bool(passes)),
      ("comparedPixels", .number(Double(comparison.comparedPixels))),
      ("differentPixels", .number(Double(comparison.differentPixels))),
      ("countedPixels", .number(Double(comparison.pixels(beyond: tolerance)))),
      ("antialiasedPixels", .number(Double(comparison.antialiasedPixels))),
      ("maxDeltaE", .number((comparison.maxDeltaE * 1000).rounded() / 1000)),
      ("maxThreshold", .number((comparison.maxDistance * 100_000).rounded() / 100_000)),
      ("regions", .array(comparison.regions(beyond: tolerance).map(Self.region))),
      ("wouldPassWith", .array(comparison.changesToPass(tolerance).map { .string($0.commandLine) })),
      ("looseness", comparison.looseness(of: tolerance).map { .string($0.advice) } ?? .null),
    ])
  }

  private static func file(_ name: String, _ size: PixelSize) -> JSONOutput {
    .object([
      ("file", .string(name)), ("width", .number(Double(size.width))),
      ("height", .number(Double(size.height))),
    ])
  }

  private static func region(_ region: ChangedRegion) -> JSONOutput {
    .object([
      ("x", .number(Double(region.bounds.x.lowerBound))), ("y", .number(Double(region.bounds.y.lowerBound))),
      ("width", .number(Double(region.bounds.width))), ("height", .number(Double(region.bounds.height))),
      ("pixels", .number(Double(region.pixelCount))),
    ])
  }
}
