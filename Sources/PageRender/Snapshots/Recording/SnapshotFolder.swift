internal import Glibc
internal import PageBase
internal import PageDrawing

/// A folder of recorded pictures: `lesson-1/iphone-x.png`, and beside each a `lesson-1/iphone-x.json` with its frame
/// tree; `environment.json` says where they were drawn.
public struct SnapshotFolder: Hashable, Sendable {
  public let path: String
  private let treeSuffix: String

  /// - Parameter treeSuffix: What the names of frame trees end in.
  public init(_ path: String, treeSuffix: String = ".json") {
    self.path = path
    self.treeSuffix = treeSuffix
  }

  /// The file of a picture by its name, a path below the folder without extension.
  public func picture(_ name: String) -> String { "\(path)/\(name).png" }

  /// The file of a picture's frame tree.
  public func tree(_ name: String) -> String { "\(path)/\(name)\(treeSuffix)" }

  /// The file that says where the pictures were drawn.
  public var environment: String { "\(path)/environment.json" }

  public func storedPicture(_ name: String) throws(StoredPictureError) -> StoredPicture {
    try StoredPicture(contentsOf: picture(name))
  }

  /// The frame tree of a recorded picture; `nil` if it is not stored, or not readable.
  public func storedTree(_ name: String) -> FrameTree? {
    (try? ImageFile.read(tree(name))).flatMap { FrameTree(bytes: $0) }
  }

  /// The environment in which the pictures were drawn; `nil` if it is not stored.
  ///
  /// - Throws: `StoredPictureError` where the file is no such file.
  public func recordedEnvironment() throws(StoredPictureError) -> DrawingEnvironment? {
    let bytes: [UInt8]
    do throws(ImageError) {
      bytes = try ImageFile.read(environment)
    } catch {
      if case .unreadable(ENOENT) = error { return nil }
      if case .unreadable(ENOTDIR) = error { return nil }
      throw StoredPictureError(error)
    }
    guard !StoredPicture.isLFSPointer(bytes) else { throw .lfsPointer }
    guard let environment = DrawingEnvironment(json: bytes) else {
      throw .damaged("it is no environment.json")
    }
    return environment
  }

  /// Returns true if a picture was recorded by us: it has a frame tree beside it, or says what its pixels are. Other PNG files
  /// in the folder are somebody's own.
  public func isSnapshot(_ name: String) -> Bool {
    storedTree(name) != nil || (try? storedPicture(name))?.pixelHash != nil
  }

  /// The names of all pictures in the folder and in folders below it, sorted. Hidden files and folders are none, and a
  /// folder is not entered through a symbolic link.
  public var names: [String] {
    var names: [String] = []
    collect("", into: &names)
    return names.sorted()
  }

  private static let deepestFolder = 32

  private func collect(_ folder: String, into names: inout [String], depth: Int = 0) {
    guard depth < Self.deepestFolder else { return }
    for entry in FolderEntry.allNow(in: path + folder) ?? [] {
      if entry.kind == .folder {
        collect("\(folder)/\(entry.name)", into: &names, depth: depth + 1)
      } else if entry.name.hasSuffix(".png") {
        names.append(String("\(folder)/\(entry.name)".dropFirst().dropLast(4)))
      }
    }
  }
}
