public import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// How a run of snapshot tests judges and records pictures.
public struct SnapshotRules: Sendable {
  public var mode: RecordMode
  public var tolerance: PictureTolerance
  /// Views by their identifiers whose frames are left out of comparisons.
  public var ignoredViews: [String]
  /// Areas in points that are left out.
  public var ignoredAreas: [Rect]
  /// True if recorded pictures are as small as can be, rather than soon written.
  public var recordsSmall = true
  /// How a change of the tolerance that would have passed is written: as an option of the command line.
  public var adviceWording: @Sendable (ToleranceChange) -> String = { $0.commandLine }
  /// True if a snapshot that was missing fails although it is recorded now, as nobody has looked at it.
  public var failsMissing = true
  /// The command that records what is missing, as people type it; `nil` where there is none.
  public var recordedBy: String?

  public init(
    mode: RecordMode = .missing, tolerance: PictureTolerance = .exact, ignoredViews: [String] = [],
    ignoredAreas: [Rect] = []
  ) {
    self.mode = mode
    self.tolerance = tolerance
    self.ignoredViews = ignoredViews
    self.ignoredAreas = ignoredAreas
  }

  /// A copy that leaves out more.
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

  /// Areas left out of a page's comparison, in pixels: every pixel that a part has a share in.
  func ignored(on page: SolvedPage) -> [PixelRectangle] {
    let tree = page.page.tree
    let views = tree.views.indices.filter { view in
      ignoredViews.contains { name in
        tree.views[view].identifier == name
          || tree.views[view].partNames.contains(name) && !tree.views.contains { $0.identifier == name }
      }
    }
    .map { page.layout.frames[tree.views[$0].item] }
    let picture = Rect(x: 0, y: 0, width: page.scene.size.width, height: page.scene.size.height)
    return (views + ignoredAreas).compactMap { area in
      area.intersection(picture)?.pixels(scale: page.scene.scale)
    }
  }
}

extension Rect {
  /// The smallest rectangle of whole pixels around it; `nil` where it is empty or no picture is that large.
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
