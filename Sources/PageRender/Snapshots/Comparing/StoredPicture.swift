internal import Glibc
internal import PageBase
public import PageDrawing

/// A recorded PNG file: its bytes, and the pixel hash that they hold without being decoded.
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

  /// Makes the picture from a file's bytes, without decoding them.
  public init(_ bytes: [UInt8]) throws(StoredPictureError) {
    guard !bytes.isEmpty else { throw .empty }
    guard !Self.isLFSPointer(bytes) else { throw .lfsPointer }
    switch ImageFormat(signatureOf: bytes) {
    case .png: break
    case .jpeg: throw .notPNG(format: "JPEG")
    case .webp: throw .notPNG(format: "WebP")
    case .unsupported(let name): throw .notPNG(format: name)
    case nil: throw .notPNG(format: nil)
    }
    self.bytes = bytes
    seal = bytes.withUnsafeBytes { PictureSeal(of: $0) }
  }

  /// Returns true if the bytes are a Git LFS pointer, which Git has until Git LFS downloads the file (Git LFS
  /// specification).
  static func isLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// The hash of the recorded pixels, as the file states it; `nil` if it states none, or if its picture was
  /// changed since.
  public var pixelHash: PictureHash? { seal?.pixels }

  /// Returns true if the picture has the same pixels and size; `nil` where only decoding can tell.
  public func matches(_ picture: PixelImage) -> Bool? {
    picture.withRows { matches($0) }
  }

  func matches(_ rows: PixelRows) -> Bool? {
    pixelHash.map { $0 == PictureHash(of: rows) }
  }

  /// Decodes the picture.
  public func decode() throws(StoredPictureError) -> PixelImage {
    do throws(ImageError) {
      return try ImageDecoder.decode(bytes)
    } catch {
      throw StoredPictureError(error)
    }
  }

  /// Decodes the picture into `memory`. The rows are valid until the memory is used again.
  func decode(into memory: PixelMemory) throws(StoredPictureError) -> (rows: PixelRows, isOpaque: Bool) {
    do throws(ImageError) {
      return try ImageDecoder.decode(png: bytes, into: memory)
    } catch {
      throw StoredPictureError(error)
    }
  }
}
