internal import PageBase
internal import PageDrawing

/// A folder of recorded pictures such as `lesson-1/iphone-x.png`, with a frame tree such as
/// `lesson-1/iphone-x.json` beside each. Its `environment.json` and `fonts` describe the environment in which
/// they were drawn.
public struct SnapshotFolder: Hashable, Sendable {
  public let path: String
  private let treeSuffix: String

  /// - Parameter treeSuffix: The ending of the names of frame trees' files.
  public init(_ path: String, treeSuffix: String = ".json") {
    self.path = path
    self.treeSuffix = treeSuffix
  }

  /// Returns the path of a picture's file. `name` is a path below the folder without extension.
  public func picture(_ name: String) -> String { "\(path)/\(name).png" }

  /// Returns the path of the file with a picture's frame tree.
  public func tree(_ name: String) -> String { "\(path)/\(name)\(treeSuffix)" }

  public func storedPicture(_ name: String) throws(StoredPictureError) -> StoredPicture {
    try StoredPicture(contentsOf: picture(name))
  }

  /// Returns the frame tree of a recorded picture; `nil` if it is not stored, or not readable.
  public func storedTree(_ name: String) -> FrameTree? {
    (try? ImageFile.read(tree(name))).flatMap { FrameTree(bytes: $0) }
  }

  /// Returns true if PageRender recorded the picture: it has a frame tree beside it, or states its pixel
  /// hash. Other PNG files in the folder are somebody's own.
  public func isSnapshot(_ name: String) -> Bool {
    storedTree(name) != nil || (try? storedPicture(name))?.pixelHash != nil
  }

  /// The names of all pictures in the folder and in folders below it, sorted. Hidden files and folders are
  /// left out, and symbolic links to folders are not followed.
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
