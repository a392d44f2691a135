internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A place for a map, of which there are none here: an empty box, and a warning.
open class MKMapView: UIView {
  /// With MapKit's raw values.
  public enum MapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
  }

  package override var uiKitClassName: String { "MKMapView" }
  /// The colour of land on the standard map, by eye.
  override var content: ViewContent {
    .control(
      FillContent(color: Color.Dynamic(light: Color(rgb: 0xF5F2EA), dark: Color(rgb: 0x2B2C30))))
  }
  override var shortcomings: [Diagnostic] { [emptyBox("there are no maps here")] }

  // Written by Scripts/uikit-names.
  open var mapType: MapType {
    get { kept("mapType") ?? .standard }
    set { keep(newValue, "mapType") }
  }
  open var showsUserLocation: Bool {
    get { kept("showsUserLocation") ?? false }
    set { keep(newValue, "showsUserLocation") }
  }
  // End of what is written.
}
