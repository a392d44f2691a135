package import LayoutEngine
package import PageDrawing

/// A path that is filled and stroked.
package struct ShapeLayerContent: LayerContent {
  package var path: Path
  package var fill: Color.Dynamic?
  package var line: LineStyle
  /// The path that is stroked: all of `path`, or a part of it.
  package var outline: Path
  package var stroke: Color.Dynamic?

  package init(
    path: Path, fill: Color.Dynamic? = nil, line: LineStyle, outline: Path, stroke: Color.Dynamic? = nil
  ) {
    self.path = path
    self.fill = fill
    self.line = line
    self.outline = outline
    self.stroke = stroke
  }

  package func ink(in size: Size, corners: Corners) -> [Ink] {
    var ink: [Ink] = []
    if let fill { ink.append(.fill(.path(path), fill)) }
    if let stroke, line.width > 0 { ink.append(.stroke(.path(outline), line, stroke)) }
    return ink
  }

  package var opaqueOutline: Path? {
    guard let fill, fill.light.alpha == 1, fill.dark.alpha == 1, stroke == nil else { return nil }
    return path
  }
}
