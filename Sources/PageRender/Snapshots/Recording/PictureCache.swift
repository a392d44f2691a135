internal import Glibc
public import PageBase
internal import PageDrawing
internal import Synchronization

/// A cache of pairs of scenes and picture files with equal pixels: a page whose pair is known need not be
/// drawn.
///
/// A scene is known by the hash of all that its pixels depend on, a file by the hash of its bytes. A cache of
/// another program, or of other libraries, is ignored. The cache may be deleted at any time.
public final class PictureCache: Sendable {
  /// The hashes of a scene and of a file with equal pixels.
  private struct Entry: Hashable {
    var scene: PictureHash
    var file: PictureHash
  }

  private struct State {
    var known: Set<Entry> = []
    /// The entries that this run looked up or added.
    var used: Set<Entry> = []
  }

  private let state: Mutex<State>

  /// The number of entries, of 32 bytes each, above which `write` drops those that this run did not use.
  private static let maximumEntries = 200_000
  private static let entrySize = 32

  public init() { state = Mutex(State()) }

  /// Reads the cache in the file at `path`; it is empty if the file is no cache, or another program's.
  public init(contentsOf path: String) {
    var known: Set<Entry> = []
    let header = Self.header
    if let bytes = try? ImageFile.read(path), bytes.starts(with: header) {
      let body = bytes.dropFirst(header.count)
      var place = body.startIndex
      while body.endIndex - place >= Self.entrySize {
        let middle = place + Self.entrySize / 2
        if let scene = PictureHash(canonicalBytes: body[place..<middle]),
          let file = PictureHash(canonicalBytes: body[middle..<place + Self.entrySize])
        {
          known.insert(Entry(scene: scene, file: file))
        }
        place += Self.entrySize
      }
    }
    state = Mutex(State(known: known))
  }

  /// Returns true if drawing the scene is known to give the file's pixels.
  func knows(_ scene: PictureHash, as file: StoredPicture) -> Bool {
    let entry = Entry(scene: scene, file: Self.hash(of: file))
    return state.withLock { state in
      guard state.known.contains(entry) else { return false }
      state.used.insert(entry)
      return true
    }
  }

  /// Notes that drawing the scene gave the file's pixels.
  func note(_ scene: PictureHash, as file: StoredPicture) {
    let entry = Entry(scene: scene, file: Self.hash(of: file))
    state.withLock { _ = $0.used.insert(entry) }
  }

  private static func hash(of file: StoredPicture) -> PictureHash {
    file.bytes.withUnsafeBytes { PictureHash(of: $0) }
  }

  /// Writes the cache. Entries that this run did not use stay as long as there is room.
  public func write(to path: String, with writer: AtomicFileWriter) throws(FileWriteError) {
    try write(to: path, with: writer, limit: Self.maximumEntries)
  }

  /// - Parameter limit: The number of entries above which those that this run did not use are dropped.
  func write(to path: String, with writer: AtomicFileWriter, limit: Int) throws(FileWriteError) {
    let (known, used) = state.withLock { ($0.known, $0.used) }
    guard !used.isSubset(of: known) else { return }
    let kept = known.union(used)
    let entries = kept.count <= limit ? kept : used
    var bytes = Self.header
    bytes.reserveCapacity(bytes.count + entries.count * Self.entrySize)
    // In order, so that equal caches are equal files.
    for entry in entries.map({ $0.scene.canonicalBytes + $0.file.canonicalBytes }).sorted(by: {
      $0.lexicographicallyPrecedes($1)
    }) {
      bytes += entry
    }
    try writer.write(bytes, to: path)
  }

  /// The beginning of the file: the format, and a hash of the program and its libraries.
  private static let header: [UInt8] = {
    var words = LibraryVersions.all().map { "\($0.name) \($0.version)" } + [machineName()]
    var status = stat()
    if stat("/proc/self/exe", &status) == 0 {
      words.append("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) \(status.st_ino)")
    }
    let hash = Array(words.joined(separator: "\n").utf8).withUnsafeBytes { PictureHash(of: $0) }
    return Array("PageRender cache 1\n".utf8) + hash.canonicalBytes
  }()
}
