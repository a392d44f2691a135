internal import Glibc
internal import PageBase
public import PageDrawing

/// A recorded PNG file: its bytes, and what can be told without decoding them.
public struct StoredPicture: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  private let seal: PictureSeal?

  /// Reads the file at `path`.
  public init(contentsOf path: String) throws(StoredPictureError) {
    do {
      try self.init(ImageFile.read(path))
    } catch let error as StoredPictureError {
      throw error
    } catch {
      throw StoredPictureError(error as? ImageError ?? .notAnImage)
    }
  }

  /// Takes a file's bytes, of which the first are looked at.
  public init(_ bytes: [UInt8]) throws(StoredPictureError) {
    guard !bytes.isEmpty else { throw .empty }
    guard !Self.isLFSPointer(bytes) else { throw .lfsPointer }
    switch ImageFormat(signatureOf: bytes) {
    case .png: break
    case .jpeg: throw .notPNG(format: "JPEG")
    case .unsupported(let name): throw .notPNG(format: name)
    case nil: throw .notPNG(format: nil)
    }
    self.bytes = bytes
    seal = bytes.withUnsafeBytes { PictureSeal(of: $0) }
  }

  /// Returns true if the bytes are what Git has in place of a file that Git LFS has not brought (Git LFS specification).
  static func isLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// The hash of the pixels that the file was recorded with; `nil` where it does not say, or where its
  /// picture has changed since.
  public var pixelHash: PictureHash? { seal?.pixels }

  /// Returns true if the picture has the same pixels and size; `nil` where only decoding can tell.
  public func matches(_ picture: PixelImage) -> Bool? {
    picture.withRows { matches($0) }
  }

  func matches(_ rows: PixelRows) -> Bool? {
    pixelHash.map { $0 == PictureHash(of: rows) }
  }

  /// The picture.
  public func decode() throws(StoredPictureError) -> PixelImage {
    do throws(ImageError) {
      return try ImageDecoder.decode(bytes)
    } catch {
      throw StoredPictureError(error)
    }
  }
}
