public import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// The rules by which a run of snapshot tests judges and records pictures.
public struct SnapshotRules: Sendable {
  public var mode: RecordMode
  public var tolerance: PictureTolerance
  /// The identifiers of views whose frames are left out of comparisons.
  public var ignoredViews: [String]
  /// The areas that are left out of comparisons, in points.
  public var ignoredAreas: [Rect]
  /// True if recorded pictures are compressed well, false if they are written fast.
  public var recordsSmall = true
  /// Writes a change to the tolerance that would have passed; by default as an option of the command line.
  public var adviceWording: @Sendable (ToleranceChange) -> String = { $0.commandLine }
  /// True if a missing snapshot fails even if the run records it, as nobody has looked at it yet.
  public var failsMissing = true
  /// The command that records missing snapshots, as people type it; `nil` if there is none.
  public var recordedBy: String?
  /// The judgement of pictures that differ because PageRender draws differently now.
  public var rendererChanges = RendererChanges.fail

  public enum RendererChanges: String, Sendable, CaseIterable { case ignore, warn, fail }

  public init(
    mode: RecordMode = .missing, tolerance: PictureTolerance = .exact, ignoredViews: [String] = [],
    ignoredAreas: [Rect] = []
  ) {
    self.mode = mode
    self.tolerance = tolerance
    self.ignoredViews = ignoredViews
    self.ignoredAreas = ignoredAreas
  }

  /// Returns a copy that also leaves out `parts`.
  func ignoring(_ parts: [IgnoredPart]) -> SnapshotRules {
    var rules = self
    for part in parts {
      switch part {
      case .view(let name): rules.ignoredViews.append(name)
      case .area(let area): rules.ignoredAreas.append(area)
      }
    }
    return rules
  }

  /// Returns the areas left out of a page's comparison, in pixels, rounded outwards to whole pixels.
  func ignored(on page: SolvedPage) -> [PixelRectangle] {
    let areas = ignoredViews.isEmpty ? [] : page.areasToIgnore
    let frames = areas.filter { ignoredViews.contains($0.name) }.map(\.frame)
    let picture = Rect(x: 0, y: 0, width: page.scene.size.width, height: page.scene.size.height)
    return (frames + ignoredAreas).compactMap { area in
      area.intersection(picture)?.pixels(scale: page.scene.scale)
    }
  }
}

extension Rect {
  /// Returns the smallest rectangle of whole pixels around the rectangle; `nil` if it is empty, or too large
  /// for integers.
  func pixels(scale: Double) -> PixelRectangle? {
    func range(_ low: Double, _ high: Double) -> Range<Int>? {
      guard let low = Int(exactly: (low * scale + 1e-6).rounded(.down)),
        let high = Int(exactly: (high * scale - 1e-6).rounded(.up)), low < high
      else { return nil }
      return low..<high
    }
    guard let x = range(minX, maxX), let y = range(minY, maxY) else { return nil }
    return PixelRectangle(x: x, y: y)
  }
}
