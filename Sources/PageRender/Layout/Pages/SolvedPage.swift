public import LayoutEngine
public import PageBase
public import PageDrawing

/// A page in one environment: its frames, and the scene to draw.
public struct SolvedPage: Sendable {
  public var page: PreparedPage
  public var layout: LayoutResult
  public var scene: Scene
  /// The lines of text as drawn, each with the index of its view.
  var lines: [(view: Int, line: SceneTextLine)]
  /// The texts as drawn, each with the index of its view.
  package var texts: [(view: Int, text: DrawnText)]
  /// The frames in which views are drawn, by view index, before transforms; `nil` for a view that is not
  /// drawn.
  package var drawnFrames: [Rect?]
  /// Texts with characters that no font has a glyph for.
  public var missingGlyphs: [MissingGlyphs]
  /// Pictures that could not be drawn, each once.
  var artworkFaults: [ArtworkFault]

  /// Faults of the page's pictures, at the positions that name the pictures.
  public var artworkDiagnostics: [Diagnostic] { artworkFaults.map(\.diagnostic) }
}
