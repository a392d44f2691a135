package import PageRender

/// The options of `truth`, apart from those that all drawing commands share.
package struct TruthOptions {
  /// The difference that pictures may have and still count as equal.
  package var tolerance = PictureTolerance.exact
  /// The device of pictures in `__Snapshots__` whose size it has; `nil` for the one that a name or size tells.
  package var device: String?
  /// The version of iOS of pictures in `__Snapshots__`; `nil` for the deck's, else the standard one.
  package var system: SystemVersion?

  package init() {}
}
