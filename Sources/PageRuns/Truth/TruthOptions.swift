package import PageRender

/// The options of `truth`, apart from those that all drawing commands share.
package struct TruthOptions {
  /// The difference that pictures may have and still count as equal.
  package var tolerance = PictureTolerance.exact
  /// The device of snapshots in `__Snapshots__` that have its size; `nil` for the one that a name or size tells.
  package var device: String?
  /// The version of iOS of snapshots in `__Snapshots__`; `nil` for the deck's, else the standard one.
  package var system: SystemVersion?

  /// The pages as written, numbers, ranges and ids, whose recordings are compared; `nil` for all.
  package var pages: [String]?

  package init() {}
}
