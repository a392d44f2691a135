public import PageBase
internal import PageDrawing

/// A page of a source, before its views are built.
public struct PageEntry: Hashable, Sendable {
  /// Unique in the source together with the step; fit to be a file's name.
  public var id: String
  /// The page's place in the file, from 1.
  public var number: Int
  /// The page's place in the file; `nil` if the file has no such place.
  public var position: SourcePosition?
  /// The file that describes the page, where it is not the source's.
  public var file: String?
  /// The step of the page's flow after which it is shown, by its name in file names; `nil` for the page as it appears.
  public var step: String?
  /// The page's names for `--scene` beside its id; `nil` if the page is no scene.
  public var sceneNames: [String]?
  /// Views and areas that comparisons of the page's pictures leave out.
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
