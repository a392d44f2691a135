internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import Synchronization

/// The pictures of pages in their first language, the bases. A report stores the pictures in other languages
/// as layers over them, with only the pixels that differ.
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

  private enum Kind: Hashable { case snapshot, actual }

  private struct Key: Hashable {
    var kind: Kind
    /// The path of the snapshot's file.
    var file: String
  }

  private struct State {
    var slots: [Key: Slot] = [:]
    /// The number of pictures that are still to be stored over a base, by the path of its snapshot's file.
    var uses: [String: Int]
  }

  /// A file's picture; its lock is held while the picture is read or drawn.
  private final class Slot: Sendable {
    let picture = Mutex<Picture??>(nil)
  }

  private let state: Mutex<State>

  /// - Parameter uses: How many pictures have a base, by the path of its snapshot's file. A base is dropped
  ///   after the last of them; one that is not named is kept.
  public init(uses: [String: Int] = [:]) { state = Mutex(State(uses: uses)) }

  /// Notes that a picture over the base with a snapshot's file is done.
  func finishUse(of file: String) {
    let dropped = state.withLock { state -> [Slot?] in
      guard let count = state.uses[file] else { return [] }
      state.uses[file] = count - 1
      guard count <= 1 else { return [] }
      return [Kind.snapshot, .actual].map { state.slots.removeValue(forKey: Key(kind: $0, file: file)) }
    }
    // The memory is freed here, after the lock is released.
    withExtendedLifetime(dropped) {}
  }

  /// The number of pictures that are kept.
  var count: Int { state.withLock { $0.slots.count } }

  /// Returns the snapshot in a file; `nil` if it cannot be read, or is not opaque.
  ///
  /// - Parameter renderer: Has the memory that the file is decoded into.
  func snapshot(at file: String, by renderer: PageRenderer) -> Picture? {
    picture(Key(kind: .snapshot, file: file)) {
      guard let stored = try? StoredPicture(contentsOf: file) else { return nil }
      return renderer.withSecondMemory { memory in
        guard let (rows, isOpaque) = try? stored.decode(into: memory), isOpaque else { return nil }
        return Picture(stored.bytes, of: PictureTiles(rows))
      }
    }
  }

  /// Returns the picture that a run draws instead of the snapshot in a file; `nil` if it cannot be drawn.
  ///
  /// - Parameter draw: Draws the picture, and encodes it as a PNG file; called once for each file.
  func actual(insteadOf file: String, draw: () -> (tiles: PictureTiles, file: [UInt8])?) -> Picture? {
    picture(Key(kind: .actual, file: file)) { draw().map { Picture($0.file, of: $0.tiles) } }
  }

  private func picture(_ key: Key, make: () -> Picture?) -> Picture? {
    let slot = state.withLock { state in
      if let known = state.slots[key] { return known }
      let slot = Slot()
      state.slots[key] = slot
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
