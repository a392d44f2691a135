internal import PageBase
internal import PageDrawing
internal import Synchronization

/// The pictures of pages in their first language. A report stores the pictures in other languages as layers
/// over them, with only the pixels that differ.
public final class SharedPictures: Sendable {
  /// A picture that layers can lie over.
  final class Picture: Sendable {
    let tiles: PictureTiles
    /// The path below the report's folder, named by the picture's hash, so that reports with other snapshots
    /// can be joined.
    let path: String
    private let file: Mutex<[UInt8]?>

    /// - Parameter file: The PNG file of an opaque picture.
    fileprivate init(_ file: [UInt8], of tiles: PictureTiles) {
      self.tiles = tiles
      path = ReportFolder.sharedPath(of: file.withUnsafeBytes { PictureHash(of: $0) })
      self.file = Mutex(file)
    }

    /// Writes the file into a report, once.
    func write(to folder: String, with writer: AtomicFileWriter) throws(FileWriteError) {
      try file.withLock { (file) throws(FileWriteError) in
        guard let bytes = file else { return }
        try writer.write(bytes, to: "\(folder)/\(path)")
        file = nil
      }
    }
  }

  private enum Kind: Hashable {
    case snapshot, actual
  }

  private struct Key: Hashable {
    var kind: Kind
    /// The path of the snapshot's file.
    var file: String
  }

  /// A file's picture; its lock is held while the picture is read or drawn.
  private final class Slot: Sendable {
    let picture = Mutex<Picture??>(nil)
  }

  private let slots = Mutex<[Key: Slot]>([:])

  public init() {}

  /// Returns the snapshot in a file; `nil` if it cannot be read, or is not opaque.
  func snapshot(at file: String) -> Picture? {
    picture(Key(kind: .snapshot, file: file)) {
      guard let stored = try? StoredPicture(contentsOf: file), let image = try? stored.decode(),
        image.isOpaque
      else { return nil }
      return Picture(stored.bytes, of: PictureTiles(image))
    }
  }

  /// Returns the picture that a run draws instead of the snapshot in a file; `nil` if it cannot be drawn, or
  /// is not opaque.
  ///
  /// - Parameter draw: Draws the picture, and encodes it as a PNG file; called once for each file.
  func actual(insteadOf file: String, draw: () -> (image: PixelImage, file: [UInt8])?) -> Picture? {
    picture(Key(kind: .actual, file: file)) {
      guard let (image, bytes) = draw(), image.isOpaque else { return nil }
      return Picture(bytes, of: PictureTiles(image))
    }
  }

  private func picture(_ key: Key, make: () -> Picture?) -> Picture? {
    let slot = slots.withLock { slots in
      if let known = slots[key] { return known }
      let slot = Slot()
      slots[key] = slot
      return slot
    }
    return slot.picture.withLock { picture in
      if let known = picture { return known }
      let made = make()
      picture = .some(made)
      return made
    }
  }
}
