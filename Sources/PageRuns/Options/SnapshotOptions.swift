internal import LayoutEngine
package import PageRender

/// The options of `record` and `verify`, except those of `AxisOptions` and `ToleranceOptions`.
package struct SnapshotOptions {
  /// The folder of reports unless `--report` names another.
  package static let standardReport = "report"

  /// `nil` is `Snapshots` beside each deck.
  package var snapshots: String?
  package var report = Self.standardReport
  /// The commit that `snapshots` were drawn from, in words; `nil` for recorded ones.
  package var against: String?
  package var rules = SnapshotRules()
  /// The pattern of pictures' names; `nil` takes every picture.
  package var pattern: String?
  package var shard: Shard?
  /// The division of the run; `nil` divides by count.
  package var division: DivisionPlan?
  package var isLastFailed = false
  /// The number of failed pictures at which the run ends; `nil` for no limit.
  package var maximumFailures: Int?
  package var allowsEnvironment = false
  package var usesCache = true
  /// True if the command is `record`.
  package var isRecording: Bool

  /// True if views or areas are to be left out.
  package var ignoresSomething: Bool { !rules.ignoredViews.isEmpty || !rules.ignoredAreas.isEmpty }

  package init(isRecording: Bool) { self.isRecording = isRecording }
}
