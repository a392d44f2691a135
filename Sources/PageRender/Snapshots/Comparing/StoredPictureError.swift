internal import Glibc
internal import PageBase
public import PageDrawing

/// The reason why a file is no recorded picture.
public enum StoredPictureError: Error, Hashable, Sendable {
  case missing
  /// A folder has the file's name.
  case folder
  /// The operating system's error number.
  case unreadable(errno: Int32)
  case empty
  /// The file is a Git LFS pointer: Git LFS has not downloaded the picture yet.
  case lfsPointer
  /// The file has another format; `nil` if its first bytes tell none.
  case notPNG(format: String?)
  /// A merge left conflict markers in the file, whose path is below the folder of snapshots.
  case mergeConflict(String)
  /// The file ends before the picture does.
  case truncated
  /// The decoder found a fault, which is described.
  case damaged(String)
  /// The picture has more pixels or bytes than are read; the text says which.
  case tooLarge(String)
  case outOfMemory

  /// Makes the error from an error of decoding.
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
    case .mergeConflict(let file):
      "has a merge's two sides in \(file) (<<<<<<<, >>>>>>>); keep one of them, then record every picture again"
    case .truncated: "ends before the picture does; restore it"
    case .damaged(let reason): "is damaged (\(reason)); restore it"
    case .tooLarge(let reason): reason
    case .outOfMemory: "needs more memory than there is"
    }
  }

  /// True if the picture exceeds a limit or the memory.
  public var isLimit: Bool {
    switch self {
    case .tooLarge, .outOfMemory: true
    default: false
    }
  }
}
