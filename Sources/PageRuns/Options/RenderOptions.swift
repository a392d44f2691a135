package import PageRender

/// The options of `render` beside axes.
package struct RenderOptions {
  /// The output folder.
  package var folder = "out"
  package var format = PageFormat.png
  package var naming: FileNaming
  package var drawsSystemBars = false
  /// True if pictures that stand as they would be drawn are left alone.
  package var usesKnown = true
  /// True if pictures of earlier runs that this one does not draw are removed.
  package var cleans = false
  /// True if paths are printed on a terminal too.
  package var lists = false
  /// `nil` draws every picture.
  package var shard: Shard?

  package init(naming: FileNaming) { self.naming = naming }
}
