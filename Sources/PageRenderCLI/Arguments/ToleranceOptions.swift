internal import PageRender
internal import PageRuns

/// The options that say how far two pictures may differ.
enum ToleranceOptions {
  static let specs = [
    OptionSpec(
      "precision", value: "0-1",
      "the part that has to be the same (default 1): of all bytes,\nor of all pixels where one of the next three is given"
    ),
    OptionSpec(
      "perceptual-precision", value: "0-1",
      "how close two colours have to be (default 1): pixels with\na ΔE of at most 100 × (1 − this) pass; 0.98 is about what\nan eye sees"
    ),
    OptionSpec(
      "threshold", value: "0-1",
      "how far two colours may be apart (default 0): pixels pass\nas in pixelmatch and Playwright, where 0.1 or 0.2 is usual"
    ),
    OptionSpec("ignore-antialiasing", "pixels on smoothed edges of shapes pass"),
    OptionSpec("max-diff-pixels", value: "N", "how many pixels may differ that do not pass (default 0)"),
    OptionSpec(
      "max-diff-pixel-ratio", value: "0-1", "the part of all pixels that may; every limit given must\nhold"),
  ]

  /// Reads a tolerance; numbers that no option sets are those of `base`.
  static func tolerance(
    _ arguments: Arguments, base: PictureTolerance = .exact
  ) throws(UsageError) -> PictureTolerance {
    var tolerance = base
    if let value = try fraction("precision", arguments) { tolerance.precision = value }
    if let value = try fraction("perceptual-precision", arguments) { tolerance.perceptualPrecision = value }
    if let value = try fraction("threshold", arguments) { tolerance.threshold = value }
    if arguments.contains("ignore-antialiasing") { tolerance.ignoresAntialiasing = true }
    if let word = arguments.value("max-diff-pixels") {
      guard let number = Int(word), number >= 0 else {
        throw UsageError(message: "--max-diff-pixels \(word) is not a number of pixels, such as 20")
      }
      tolerance.maxDiffPixels = number
    }
    if let value = try fraction("max-diff-pixel-ratio", arguments) { tolerance.maxDiffPixelRatio = value }
    return tolerance
  }

  private static func fraction(_ name: String, _ arguments: Arguments) throws(UsageError) -> Double? {
    guard let word = arguments.value(name) else { return nil }
    guard let number = Double(word), (0...1).contains(number) else {
      throw UsageError(message: "--\(name) \(word) is not a number from 0 to 1, such as 0.05")
    }
    return number
  }
}
