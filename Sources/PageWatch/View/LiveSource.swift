internal import PageRender
internal import PageRuns

/// The pages of a live view: decks and documents, or an app.
@MainActor
protocol LiveSource: AnyObject {
  /// The files that the pages depend on.
  var inputs: LiveInputs { get }

  /// The state to show while pages are drawn; `nil` if that takes no time worth telling.
  var waiting: LiveWall? { get }

  /// The errors of the command line and of the files as they are before the first turn, when no browser shows
  /// them yet.
  func startingFaults(_ axes: AxisOptions) -> [Diagnostic]

  /// Draws what changed, and returns the new state.
  ///
  /// - Parameter changed: The changed paths, as `inputs` spells them.
  func draw(_ axes: AxisOptions, changed: Set<String>) async -> LiveWall

  /// Returns the state with lint's marks; `nil` without new ones, or once `isOver` returns true.
  func judge(isOver: @escaping @Sendable () -> Bool) async -> LiveWall?

  /// The views of a screen; `nil` if they are unknown.
  func views(of screen: String) -> JSONOutput?

  /// The explanation of a view's frame, a line each; `nil` if it is unknown.
  func explanation(of screen: String, view: Int) -> [String]?

  /// Removes what the pages left on the disk.
  func stop()
}

extension LiveRun: LiveSource {
  var waiting: LiveWall? { nil }

  func stop() {}
}
