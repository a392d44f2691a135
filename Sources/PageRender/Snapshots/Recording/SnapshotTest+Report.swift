internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The files that a page leaves in the report.
extension SnapshotTest {
  /// Writes the frame tree into the report, beside the actual picture.
  func leave(_ tree: FrameTree, _ outcome: inout Outcome) throws {
    guard let reportFolder else { return }
    let picture = ReportFolder.path(.actual, deck: outcome.result.deck, name: outcome.result.name)
    try writer.write(tree.text, to: "\(reportFolder)/\(ReportFolder.tree(besidePicture: picture))")
  }

  /// Writes a file into the report.
  ///
  /// - Parameter withFile: Calls its argument with the file's bytes.
  func leave(
    _ kind: ReportFolder.Picture, _ outcome: inout Outcome,
    _ withFile: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    guard let reportFolder else { return }
    let path = ReportFolder.path(kind, deck: outcome.result.deck, name: outcome.result.name)
    try withFile { try writer.write($0, to: "\(reportFolder)/\(path)") }
    outcome.result[kind] = path
  }

  /// Writes the expected picture as a layer over the base's snapshot. Writes the actual picture as a layer
  /// over the expected one, or over the base as drawn now if that layer is smaller. Returns false if the
  /// actual picture cannot be a layer.
  func leave(
    _ layers: LayersOverBase, over base: Base?, _ actual: PixelRows, by renderer: PageRenderer,
    _ outcome: inout Outcome
  ) throws -> Bool {
    guard let reportFolder, let base else { return false }
    var changes = layers.changes
    var below: SharedPictures.Picture?
    // A change that all languages share is in the base as drawn now, so the layer over it is smaller.
    if changes.count > layers.changesOfLanguage.count, let drawn = drawnNow(base, by: renderer),
      drawn.tiles != layers.snapshot.tiles, let others = PictureTiles(actual).changes(over: drawn.tiles),
      others.count < changes.count
    {
      changes = others
      below = drawn
    }
    guard let layer = PictureLayer(of: actual, keeping: changes) else { return false }
    try layers.snapshot.write(to: reportFolder, with: writer)
    try below?.write(to: reportFolder, with: writer)
    try leave(.expected, &outcome) { try layers.expected.withUnsafeBytes($0) }
    let file = try layer.file(by: renderer)
    try leave(.actual, &outcome) { try file.withUnsafeBytes($0) }
    outcome.result.shared = layers.snapshot.path
    outcome.result.sharedActual = below?.path
    return true
  }

  /// Returns the base as the run draws it.
  private func drawnNow(_ base: Base, by renderer: PageRenderer) -> SharedPictures.Picture? {
    shared?.actual(insteadOf: folder.picture(base.name)) {
      try? renderer.withRowsAside(of: base.scene()) { rows in
        var file: [UInt8] = []
        try renderer.withPNG(of: rows) { file = Array($0) }
        return (PictureTiles(rows), file)
      }
    }
  }
}
