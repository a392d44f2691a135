internal import PageBase
internal import PageDrawing

extension PictureComparison {
  /// Describes the difference, such as `143 pixels differ, in 2 regions, the largest at x 3 to 20 and y 5 to
  /// 9`, or `no pixel differs`.
  public func summary(beyond tolerance: PictureTolerance = .exact) -> String {
    summary(beyond: tolerance, regions: regions(beyond: tolerance))
  }

  /// - Parameter regions: The regions that differ beyond the tolerance.
  func summary(beyond tolerance: PictureTolerance, regions: [ChangedRegion]) -> String {
    guard hasEqualSizes else {
      return "\(actualSize.width) × \(actualSize.height) pixels instead of "
        + "\(expectedSize.width) × \(expectedSize.height)"
    }
    let count = pixels(beyond: tolerance)
    guard count > 0 else { return "no pixel differs" + (tolerance.isExact ? "" : " beyond the tolerance") }
    let place = regions.count > 1 ? "in \(regions.count) regions, the largest at" : "all within"
    return "\(Wording.count(count, "pixel differs", "pixels differ")), \(place) "
      + (regions.first?.bounds.description ?? "")
  }

  /// Names the changes to `tolerance` that would have passed, such as
  /// `would pass with --max-diff-pixels 12 or --threshold 0.2`; `nil` if `tolerance` passes, or if no change
  /// would.
  ///
  /// - Parameter wording: Writes one change; by default as an option of the command line.
  public func advice(
    for tolerance: PictureTolerance, wording: (ToleranceChange) -> String = { $0.commandLine }
  ) -> String? {
    Self.advice(changesToPass(tolerance), wording: wording)
  }

  static func advice(_ changes: [ToleranceChange], wording: (ToleranceChange) -> String) -> String? {
    let changes = changes.map(wording)
    guard let last = changes.last else { return nil }
    let others = changes.dropLast()
    return "would pass with " + (others.isEmpty ? last : others.joined(separator: ", ") + " or " + last)
  }
}

extension PictureComparison.Looseness {
  /// Advice about the tolerance.
  public var advice: String {
    switch self {
    case .needless: "the tolerance is not needed: the pictures are the same"
    case .needlessForAntialiasing: "anti-aliasing need not be ignored: the pictures pass without"
    case .moreThanTwice: "the tolerance is more than twice what is needed: half of every number passes"
    }
  }
}
