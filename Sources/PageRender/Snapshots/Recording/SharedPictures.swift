internal import PageBase
internal import PageDrawing
internal import Synchronization

/// The snapshots of pages in their first language, over which those in other languages are kept in a report: of these only
/// what differs.
public final class SharedPictures: Sendable {
  /// A snapshot, decoded once for all that lie over it.
  final class Picture: Sendable {
    let bytes: [UInt8]
    let image: PixelImage
    /// Its path below the report's folder, by its contents: reports with other snapshots can be joined.
    let path: String
    private let isWritten = Mutex(false)

    fileprivate init?(contentsOf file: String) {
      guard let stored = try? StoredPicture(contentsOf: file), let image = try? stored.decode() else {
        return nil
      }
      bytes = stored.bytes
      self.image = image
      path = ReportFolder.sharedPath(of: stored.bytes.withUnsafeBytes { PictureHash(of: $0) })
    }

    /// Writes the file into a report, once.
    func write(to folder: String, with writer: AtomicFileWriter) throws(FileWriteError) {
      try isWritten.withLock { (isWritten) throws(FileWriteError) in
        guard !isWritten else { return }
        try writer.write(bytes, to: "\(folder)/\(path)")
        isWritten = true
      }
    }
  }

  /// A file's picture; its lock is held while the file is decoded.
  private final class Slot: Sendable {
    let picture = Mutex<Picture??>(nil)
  }

  private struct State {
    var slots: [String: Slot] = [:]
    /// The files in the order in which they were first asked for.
    var order: [String] = []
  }

  private let state = Mutex(State())

  /// So many are kept: a page on twelve devices, of two tasks.
  private static let maximumPictures = 16

  public init() {}

  /// The picture in a file; `nil` where it cannot be read.
  func picture(at file: String) -> Picture? {
    let slot = state.withLock { state in
      if let known = state.slots[file] { return known }
      let slot = Slot()
      state.slots[file] = slot
      state.order.append(file)
      if state.order.count > Self.maximumPictures { state.slots[state.order.removeFirst()] = nil }
      return slot
    }
    return slot.picture.withLock { picture in
      if let known = picture { return known }
      let decoded = Picture(contentsOf: file)
      picture = .some(decoded)
      return decoded
    }
  }
}
