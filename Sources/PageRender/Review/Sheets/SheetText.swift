internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Typesets text on sheets without views: measures it before views are made, or draws it among lines and
/// marks.
struct SheetText {
  private let measurer: ViewMeasurer

  init(_ renderer: PageRenderer, language: String) {
    measurer = ViewMeasurer(
      contents: [], text: renderer.text, scale: SheetPage.scale, direction: .leftToRight, language: language)
  }

  /// Returns the height of a text that is wrapped to a width, both in points.
  func height(
    of text: String, _ size: SheetStyle.TextSize, weight: FontWeight = .regular, width: Double
  ) -> Double {
    measurer.size(content(text, size, weight), width: width).height
  }

  /// Returns the size of a text set on one line, in points.
  func size(of text: String, _ size: SheetStyle.TextSize, weight: FontWeight = .regular) -> Size {
    measurer.size(content(text, size, weight), width: nil)
  }

  /// The items of a text in a frame, from the frame's upper left corner.
  func items(
    _ text: String, _ size: SheetStyle.TextSize, weight: FontWeight = .regular, color: Color = SheetStyle.ink,
    in frame: Rect
  ) -> [SceneItem.Kind] {
    var drawing = TextDrawing(measurer: measurer, appearance: .light)
    return drawing.items(of: content(text, size, weight, color), in: frame)
  }

  private func content(
    _ text: String, _ size: SheetStyle.TextSize, _ weight: FontWeight, _ color: Color = SheetStyle.ink
  ) -> TextContent {
    TextContent(
      text: AttributedText(
        text, font: FontDescriptor(weight: weight, pointSize: Double(size.rawValue)),
        color: Color.Dynamic(color)),
      maximumLines: 0, lineBreakMode: .byWordWrapping, insets: .zero, verticalAlignment: .top,
      role: .label)
  }
}
