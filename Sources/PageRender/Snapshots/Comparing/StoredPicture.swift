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

  /// Whether the bytes are what Git has in place of a file that Git LFS has not brought (Git LFS specification).
  static func isLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// The hash of the pixels that the file was recorded with; `nil` where it does not say, or where its
  /// picture has changed since.
  public var pixelHash: PictureHash? { seal?.pixels }

  /// Whether the picture has the same pixels and size; `nil` where only decoding can tell.
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

/// Why a file is no recorded picture.
public enum StoredPictureError: Error, Hashable, Sendable {
  case missing
  /// A folder has the file's name.
  case folder
  /// The operating system's error number.
  case unreadable(errno: Int32)
  case empty
  /// What Git has in place of a file that Git LFS has not brought yet.
  case lfsPointer
  /// The kind of file where its first bytes tell.
  case notPNG(format: String?)
  /// The file ends before the picture does.
  case truncated
  /// The decoder's words.
  case damaged(String)
  /// More pixels or bytes than are read; in words.
  case tooLarge(String)
  case outOfMemory

  /// Sorts what decoding throws.
  public init(_ error: ImageError) {
    switch error {
    case .unreadable(ENOENT), .unreadable(ENOTDIR): self = .missing
    case .unreadable(EISDIR): self = .folder
    case .unreadable(let code): self = .unreadable(errno: code)
    case .truncated: self = .truncated
    case .corrupt(let reason): self = .damaged(reason)
    case .unsupported(let format): self = .notPNG(format: format)
    case .notAnImage: self = .notPNG(format: nil)
    case .outOfMemory: self = .outOfMemory
    default: self = .tooLarge(error.message)
    }
  }
}

extension StoredPictureError {
  /// To be read after the file's name.
  public var message: String {
    switch self {
    case .missing: "does not exist"
    case .folder: "is a folder; name a PNG file"
    case .unreadable(let code): InputFile.Failure.system(code).message
    case .empty: "is empty; restore it"
    case .lfsPointer: "is a Git LFS pointer, not the picture; run `git lfs pull`"
    case .notPNG(let format?): "is a \(format) file, not a PNG file"
    case .notPNG(nil): "is not a PNG file"
    case .truncated: "ends before the picture does; restore it"
    case .damaged(let reason): "is damaged (\(reason)); restore it"
    case .tooLarge(let reason): reason
    case .outOfMemory: "needs more memory than there is"
    }
  }

  /// Whether something was larger than is read.
  public var isLimit: Bool {
    switch self {
    case .tooLarge, .outOfMemory: true
    default: false
    }
  }
}
