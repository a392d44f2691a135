internal import CEnvironment

/// Environment variables that change how libraries work, such as `PIXMAN_DISABLE` and `HB_SHAPER_LIST`.
///
/// A program that PageRender is linked into clears these variables before any library is set up.
package enum LibraryVariables {
  /// The names of the variables that were set and have been cleared, sorted.
  package static var cleared: [String] {
    (0..<Int32.max).lazy.map { cenvironment_cleared($0) }.prefix { $0 != nil }.compactMap { $0 }.map {
      String(cString: $0)
    }.sorted()
  }
}
