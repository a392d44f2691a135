internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A map, drawn as an empty box with a warning.
open class MKMapView: _MKMapViewNames {
  package override var uiKitClassName: String { "MKMapView" }
  /// A fill in the colour of land on the standard map, by eye.
  override var content: ViewContent {
    .control(
      FillContent(color: Color.Dynamic(light: Color(rgb: 0xF5F2EA), dark: Color(rgb: 0x2B2C30))))
  }
  override var shortcomings: [Diagnostic] { [emptyBox("an", "PageRender draws no maps")] }
}
