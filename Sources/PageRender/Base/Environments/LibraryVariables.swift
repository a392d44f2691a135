internal import CEnvironment

/// The environment's variables from which libraries take orders, such as `PIXMAN_DISABLE` and `HB_SHAPER_LIST`.
///
/// A program that PageRender is linked into clears them before any library is set up.
package enum LibraryVariables {
  /// The names of those that were set, sorted.
  package static var cleared: [String] {
    (0..<Int32.max).lazy.map { cenvironment_cleared($0) }.prefix { $0 != nil }.compactMap { $0 }.map {
      String(cString: $0)
    }.sorted()
  }
}
