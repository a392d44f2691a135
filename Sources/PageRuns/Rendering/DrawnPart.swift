internal import PageRender

/// The record of a shard of `render`: a file beside the notes of its output folder, with which `join` checks
/// that the parts of a run are disjoint and whole.
struct DrawnPart: Hashable, Sendable {
  /// The hash of the run's decks, format, names and division, which all its shards share.
  var run: PictureHash
  /// The program's version, with its commit if that is known.
  var version: String
  var number: Int
  var count: Int
  /// The number of pictures of the whole run.
  var total: Int
  /// The command line that draws all parts, without folder and shard.
  var command: [String]
  /// The pages that could not be read, each with its file, in words; no part has pictures of them.
  var unreadablePages: [String]
  /// The pictures, in the order of the run.
  var pictures: [Picture]
  /// The hash of the decks, documents and texts that every shard reads before it draws.
  var inputs = PictureHash(ofBytes: [])

  struct Picture: Hashable, Sendable {
    /// The file's path below the folder.
    var name: String
    /// The file's contents; `nil` if the picture could not be drawn.
    var contents: Contents?
  }

  /// The contents of a picture's file.
  struct Contents: Hashable, Sendable {
    var hash: PictureHash
    var byteCount: Int
    /// The file's stamp once any later change is sure to change it: a file with this stamp need not be read. `nil` if it
    /// was not old enough when the shard ended.
    var stamp: FileStamp?
  }

  /// The shard's number and count: `3/16`.
  var shard: String { "\(number)/\(count)" }

  /// Returns the command line that draws the part into a folder.
  func command(into folder: String) -> String {
    Arguments.shellLine(command + ["--\(Shard.optionName)", shard, "-o", folder])
  }
}

// MARK: The file

extension DrawnPart {
  /// The folder, inside `Journal.folderName`, with a record of each shard that was drawn.
  static let folderName = "parts"
  private static let header = Array("renderpages drawn part 3\n".utf8)

  static func folder(in output: String) -> String { "\(output)/\(Journal.folderName)/\(folderName)" }

  /// Returns the name of a part's file. It contains the run's hash, as one folder may hold parts of several
  /// runs, such as one for each language.
  static func fileName(run: PictureHash, number: Int, count: Int) -> String {
    let digits = run.canonicalBytes.prefix(4).map { byte in
      String(UInt16(byte) + 0x100, radix: 16).dropFirst()
    }
    return "\(digits.joined())-\(number)-of-\(count)"
  }

  /// Returns the words of a file's name that all files of its run and division share: all but the shard's number.
  private static func run(of fileName: String) -> [Substring] {
    let words = fileName.split(separator: "-", omittingEmptySubsequences: false)
    return [words.first ?? "", words.last ?? ""]
  }

  static func isOfSameRun(_ fileName: String, as other: String) -> Bool {
    run(of: fileName) == run(of: other)
  }

  /// Returns the shell's pattern for all files of a file's run and division.
  static func pattern(ofRun fileName: String) -> String { run(of: fileName).joined(separator: "-*-of-") }

  var fileName: String { Self.fileName(run: run, number: number, count: count) }

  var file: [UInt8] {
    var writer = ByteWriter()
    writer.add(run)
    writer.add(inputs)
    writer.add(version)
    for number in [number, count, total] { writer.add(number) }
    writer.add(command) { $0.add($1) }
    writer.add(unreadablePages) { $0.add($1) }
    writer.add(pictures) { writer, picture in
      writer.add(picture.name)
      writer.add(picture.contents) { writer, contents in
        writer.add(contents.hash)
        writer.add(contents.byteCount)
        writer.add(contents.stamp) { $1.write(to: &$0) }
      }
    }
    return Self.header + PictureHash(ofBytes: writer.bytes).canonicalBytes + writer.bytes
  }

  /// Reads a part's file; `nil` if the bytes are none, or have the format of another version.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.header) else { return nil }
    var reader = ByteReader(bytes.dropFirst(Self.header.count))
    guard let check = reader.hash() else { return nil }
    guard PictureHash(ofBytes: bytes.dropFirst(Self.header.count + 16)) == check else { return nil }
    guard let run = reader.hash(), let inputs = reader.hash(), let version = reader.text(),
      let number = reader.int(),
      let count = reader.int(), let total = reader.int(), let command = reader.list({ $0.text() }),
      let unreadablePages = reader.list({ $0.text() }),
      let pictures = reader.list({ reader -> Picture? in
        guard let name = reader.text(), DrawnPictures.Entry.isInside(name),
          let contents = reader.optional({ reader -> Contents? in
            guard let hash = reader.hash(), let byteCount = reader.int(),
              let stamp = reader.optional({ FileStamp(from: &$0) })
            else { return nil }
            return Contents(hash: hash, byteCount: byteCount, stamp: stamp)
          })
        else { return nil }
        return Picture(name: name, contents: contents)
      }), reader.isAtEnd,
      (1...Shard.maximumCount).contains(count), (1...count).contains(number), total >= pictures.count
    else { return nil }
    self.init(
      run: run, version: version, number: number, count: count, total: total, command: command,
      unreadablePages: unreadablePages, pictures: pictures, inputs: inputs)
  }
}
