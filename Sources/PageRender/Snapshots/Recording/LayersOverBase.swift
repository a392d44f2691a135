internal import PageDrawing
internal import PageLayout

/// The layers of a changed picture over its base, for the report: made while the snapshot is in memory.
struct LayersOverBase {
  /// The base's snapshot.
  let snapshot: SharedPictures.Picture
  /// The file of the expected picture, a layer over `snapshot`.
  let expected: [UInt8]
  /// The squares in which the expected picture differs from the base's snapshot: its language.
  let changesOfLanguage: ChangedTiles
  /// The squares in which the actual picture differs from the expected one.
  let changes: ChangedTiles

  /// `nil` if the pictures differ in size, or if the expected picture cannot be a layer.
  ///
  /// - Parameters:
  ///   - expected: The rows of an opaque picture.
  ///   - changes: The changed squares if they are known.
  init?(
    _ snapshot: SharedPictures.Picture, expected: PixelRows, actual: PixelRows, changes: ChangedTiles?,
    by renderer: PageRenderer
  ) throws {
    let tiles = PictureTiles(expected)
    guard let changesOfLanguage = tiles.changes(over: snapshot.tiles),
      let changes = changes ?? PictureTiles(actual).changes(over: tiles),
      let layer = PictureLayer(of: expected, keeping: changesOfLanguage)
    else { return nil }
    self.snapshot = snapshot
    self.expected = try layer.file(by: renderer)
    self.changesOfLanguage = changesOfLanguage
    self.changes = changes
  }
}

extension PictureLayer {
  /// The layer's PNG file.
  func file(by renderer: PageRenderer) throws -> [UInt8] {
    var file: [UInt8] = []
    try renderer.withPNG(making: rows) { file = self.file($0) }
    return file
  }
}

extension PictureComparison {
  /// The squares in which pixels differ.
  var changedTiles: ChangedTiles {
    ChangedTiles(of: expectedSize, runs: differences.lazy.map { ($0.columns, Int($0.y)) })
  }
}
