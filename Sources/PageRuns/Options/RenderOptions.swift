package import PageRender

/// The options of `render`, except those of `AxisOptions`.
package struct RenderOptions {
  /// The output folder.
  package var folder = "out"
  package var format = PageFormat.png
  package var naming: FileNaming
  package var drawsSystemBars = false
  /// True if files that already hold the picture to draw are kept.
  package var usesKnown = true
  /// True if pictures of earlier runs that this run does not draw are removed.
  package var cleans = false
  /// True if an HTML page that shows the pictures is written beside them.
  package var writesGallery = false
  /// True if paths are printed even on a terminal.
  package var lists = false
  /// True if the pictures are for the App Store: they are checked before they are drawn, and are RGB.
  package var isForStore = false
  /// The shard to draw; `nil` draws every picture.
  package var shard: Shard?

  package init(naming: FileNaming) { self.naming = naming }
}
