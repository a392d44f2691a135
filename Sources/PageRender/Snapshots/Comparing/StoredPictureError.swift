internal import Glibc
internal import PageBase
public import PageDrawing

/// Why a file is no recorded picture.
public enum StoredPictureError: Error, Hashable, Sendable {
  case missing
  /// A folder has the file's name.
  case folder
  /// The operating system's error number.
  case unreadable(errno: Int32)
  case empty
  /// A pointer of Git LFS in place of a file that it has not brought yet.
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
  /// The error's message, which continues a sentence that begins with the file's name.
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

  /// True if something was larger than is read.
  public var isLimit: Bool {
    switch self {
    case .tooLarge, .outOfMemory: true
    default: false
    }
  }
}
