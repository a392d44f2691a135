public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A map, drawn as an empty box with a warning.
open class MKMapView: UIView {
  /// The kind of a map, with MapKit's raw values.
  public enum MapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
  }

  package override var uiKitClassName: String { "MKMapView" }
  /// A fill in the colour of land on the standard map, by eye.
  override var content: ViewContent {
    .control(
      FillContent(color: Color.Dynamic(light: Color(rgb: 0xF5F2EA), dark: Color(rgb: 0x2B2C30))))
  }
  override var shortcomings: [Diagnostic] { [emptyBox("an", "PageRender draws no maps")] }

  // Written by Scripts/uikit-names.
  open var mapType: MapType = .standard
  open var showsUserLocation: Bool = false
  open weak var delegate: (any MKMapViewDelegate)?
  open var showsTraffic: Bool = false
  open var showsScale: Bool = false
  open var showsCompass: Bool = true
  open var showsBuildings: Bool = true
  open var showsPointsOfInterest: Bool = true
  open var isZoomEnabled: Bool = true
  open var isScrollEnabled: Bool = true
  open var isRotateEnabled: Bool = true
  open var isPitchEnabled: Bool = true
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  open var annotations: [any MKAnnotation] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  open var userTrackingMode: MKUserTrackingMode = .none
  open var userLocation: MKUserLocation { MKUserLocation() }
  open var overlays: [any MKOverlay] { [] }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  open func addOverlay(_ overlay: any MKOverlay) {}
  open func removeOverlay(_ overlay: any MKOverlay) {}
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { .zero }
  open var camera: MKMapCamera = MKMapCamera()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var preferredConfiguration: MKMapConfiguration = MKMapConfiguration()
  open var cameraZoomRange: AnyObject?
  open var cameraBoundary: AnyObject?
  open var visibleMapRect: MKMapRect = MKMapRect()
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
  { visibleMapRect = mapRect }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func removeOverlays(_ overlays: [any MKOverlay]) {}
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D()
  }
  // End of what is written.
}
