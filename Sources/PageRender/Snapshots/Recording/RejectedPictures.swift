internal import PageBase
public import PageDrawing

/// The pictures that a reviewer rejected, in the file `rejections.json` of their folder of snapshots.
///
/// A rejection counts while exactly these pixels are drawn. So it holds in later runs, in shards and on other
/// machines, until the picture changes or is approved. Each has a line of its own, for version control.
public struct RejectedPictures: Hashable, Sendable {
  /// The rejections, by the snapshots' names.
  private var entries: [String: Entry] = [:]

  private struct Entry: Hashable {
    /// The hash of the rejected pixels, as 32 hexadecimal digits.
    var pixels: String
    var comment: String?
  }

  /// The format number of the file.
  private static let format = 1.0

  public init() {}

  /// Reads the file's text; `nil` if it holds no rejections, or has the format of another version.
  init?(json bytes: [UInt8]) {
    guard let value = try? JSONReader.read(bytes), let root = StoredObject(value),
      root.number("format") == Self.format, let list = root.list("rejected")
    else { return nil }
    for value in list {
      guard let object = StoredObject(value), let picture = object.string("picture"),
        let pixels = object.string("pixels")
      else { return nil }
      entries[picture] = Entry(pixels: pixels, comment: object.string("comment"))
    }
  }

  /// The file's text, sorted by names.
  public var json: String {
    let lines = entries.sorted { $0.key < $1.key }.map { name, entry in
      JSONOutput.object(
        [("picture", .string(name)), ("pixels", .string(entry.pixels))]
          + (entry.comment.map { [("comment", .string($0))] } ?? []))
    }
    return JSONOutput.object([("format", .number(Self.format)), ("rejected", .array(lines))]).text + "\n"
  }

  /// Notes that a picture was rejected.
  public mutating func reject(_ name: String, drawnAs picture: PixelImage, comment: String?) {
    entries[name] = Entry(pixels: picture.withRows { Self.digits(of: $0) }, comment: comment)
  }

  /// Forgets the rejection of a picture.
  public mutating func forget(_ name: String) { entries[name] = nil }

  /// Marks a result as rejected if exactly this picture was.
  func note(_ picture: PixelRows, _ result: inout PictureResult) {
    guard let entry = entries[result.name], entry.pixels == Self.digits(of: picture) else { return }
    result.isRejected = true
    result.comment = entry.comment
  }

  private static func digits(of picture: PixelRows) -> String {
    PictureHash(of: picture).canonicalBytes
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension SnapshotFolder {
  /// The path of the file of rejections.
  public var rejections: String { "\(path)/rejections.json" }

  /// Returns the rejections of the folder's pictures; none if there is no file.
  ///
  /// - Throws: `StoredPictureError` if the file cannot be read, or holds no rejections.
  public func rejectedPictures() throws(StoredPictureError) -> RejectedPictures {
    let bytes: [UInt8]?
    do throws(StoredPictureError) {
      bytes = try contents(of: rejections)
    } catch .mergeConflict {
      throw .damaged("it has two sides of a merge; keep the lines of both")
    }
    guard let bytes else { return RejectedPictures() }
    guard let rejected = RejectedPictures(json: bytes) else {
      throw .damaged("it is no list of rejections")
    }
    return rejected
  }
}
