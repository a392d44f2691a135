internal import PageRender

/// The notes of an output folder: its pictures by file name, and the last runs that drew all their pictures.
struct DrawnPictures: Hashable, Sendable {
  private(set) var pictures: [String: DrawnPicture] = [:]
  /// The runs, one for each command, the latest last.
  private(set) var runs: [KnownRun] = []

  private static let maximumRuns = 32

  /// A note of a picture or of a run.
  enum Entry: Hashable, Sendable {
    case picture(String, DrawnPicture)
    case run(KnownRun)
  }

  mutating func add(_ entry: Entry) {
    switch entry {
    case .picture(let name, let picture): pictures[name] = picture
    case .run(let run):
      runs.removeAll { $0.command == run.command }
      runs.append(run)
      if runs.count > Self.maximumRuns { runs.removeFirst() }
    }
  }

  mutating func remove(_ name: String) { pictures[name] = nil }

  /// Returns the hash of names and their pictures' contents; `nil` if a picture is unknown.
  func hash(of names: [String]) -> PictureHash? {
    var writer = ByteWriter()
    for name in names {
      guard let picture = pictures[name] else { return nil }
      writer.add(name)
      writer.add(picture.contents)
    }
    return writer.bytes.withUnsafeBytes { PictureHash(of: $0) }
  }
}

// MARK: The file

extension DrawnPictures {
  /// The condition of the notes' file.
  enum Condition: Hashable, Sendable {
    case whole
    /// A file that cannot be read beyond some entry: a run was killed, or the file was damaged.
    case torn
    /// Another kind of file, or the format of another version.
    case foreign
  }

  /// The first bytes of the file. The number changes with the format.
  static let header = Array("renderpages drawn pictures 1\n".utf8)

  /// Reads a file's entries, of which later ones replace earlier ones.
  static func read(_ bytes: [UInt8]) -> (known: DrawnPictures, condition: Condition, entryCount: Int) {
    var known = DrawnPictures()
    guard bytes.starts(with: header) else { return (known, .foreign, 0) }
    var reader = ByteReader(bytes.dropFirst(header.count))
    var count = 0
    while !reader.isAtEnd {
      guard let length = reader.uint32(), let check = reader.uint32(),
        let body = reader.bytes(Int(length)), Self.check(body) == check, let entry = Entry(body)
      else { return (known, .torn, count) }
      known.add(entry)
      count += 1
    }
    return (known, .whole, count)
  }

  /// The bytes of a file with these entries alone, which are equal for equal notes.
  var file: [UInt8] {
    var bytes = Self.header
    for name in pictures.keys.sorted() {
      if let picture = pictures[name] { bytes += Self.record(.picture(name, picture)) }
    }
    for run in runs { bytes += Self.record(.run(run)) }
    return bytes
  }

  /// Returns an entry's bytes in the file: its length, its checksum, and the entry itself.
  static func record(_ entry: Entry) -> [UInt8] {
    let body = entry.bytes
    var writer = ByteWriter()
    writer.add(UInt32(truncatingIfNeeded: body.count))
    writer.add(check(body[...]))
    return writer.bytes + body
  }

  private static func check(_ body: ArraySlice<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: body.withUnsafeBytes { PictureHash(of: $0) }.low)
  }
}

extension DrawnPictures.Entry {
  fileprivate var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .picture(let name, let picture):
      writer.add(UInt8(1))
      writer.add(name)
      picture.write(to: &writer)
    case .run(let run):
      writer.add(UInt8(2))
      run.write(to: &writer)
    }
    return writer.bytes
  }

  /// Reads an entry; `nil` if the bytes are none.
  fileprivate init?(_ body: ArraySlice<UInt8>) {
    var reader = ByteReader(body)
    switch reader.uint8() {
    case 1:
      guard let name = reader.text(), Self.isInside(name), let picture = DrawnPicture(from: &reader) else {
        return nil
      }
      self = .picture(name, picture)
    case 2:
      guard let run = KnownRun(from: &reader) else { return nil }
      self = .run(run)
    default: return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Returns true if a name stays inside the folder. Other names are refused, as files of noted names are
  /// removed.
  static func isInside(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !name.utf8.contains(0)
      && parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
  }
}
