public import PageBase
internal import PageDrawing

/// A page of a source, before its views are built.
public struct PageEntry: Hashable, Sendable {
  /// The page's id, unique in the source together with `step`, and valid as a file name.
  public var id: String
  /// The page's number in the file, from 1.
  public var number: Int
  /// The page's position in the file; `nil` if it has none.
  public var position: SourcePosition?
  /// The file that describes the page; `nil` for the source's own file.
  public var file: String?
  /// The flow's step after which the page is shown, by its name in file names; `nil` for the page as it first
  /// appears.
  public var step: String?
  /// The page's names for `--scene`, besides its id; `nil` if the page is no scene.
  public var sceneNames: [String]?
  /// The views and areas that comparisons of the page's pictures leave out.
  public var ignored: [IgnoredPart]

  public init(
    id: String, number: Int, position: SourcePosition? = nil, file: String? = nil, step: String? = nil,
    sceneNames: [String]? = nil, ignored: [IgnoredPart] = []
  ) {
    self.ignored = ignored
    self.id = id
    self.file = file
    self.step = step
    self.number = number
    self.position = position
    self.sceneNames = sceneNames
  }
}
