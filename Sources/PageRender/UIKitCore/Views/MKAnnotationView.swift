public import Foundation

/// The view of an annotation on a map; never shown, since maps are drawn as empty boxes.
open class MKAnnotationView: UIView {
  public let reuseIdentifier: String?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    self.annotation = annotation
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  // Written by Scripts/uikit-names.
  open var annotation: (any MKAnnotation)? {
    get { kept("annotation") ?? nil }
    set { keep(newValue, "annotation") }
  }
  open var image: UIImage? {
    get { kept("image") ?? nil }
    set { keep(newValue, "image") }
  }
  open var canShowCallout: Bool {
    get { kept("canShowCallout") ?? false }
    set { keep(newValue, "canShowCallout") }
  }
  open var centerOffset: CGPoint {
    get { kept("centerOffset") ?? .zero }
    set { keep(newValue, "centerOffset") }
  }
  open var calloutOffset: CGPoint {
    get { kept("calloutOffset") ?? .zero }
    set { keep(newValue, "calloutOffset") }
  }
  open var leftCalloutAccessoryView: UIView? {
    get { kept("leftCalloutAccessoryView") ?? nil }
    set { keep(newValue, "leftCalloutAccessoryView") }
  }
  open var rightCalloutAccessoryView: UIView? {
    get { kept("rightCalloutAccessoryView") ?? nil }
    set { keep(newValue, "rightCalloutAccessoryView") }
  }
  open var detailCalloutAccessoryView: UIView? {
    get { kept("detailCalloutAccessoryView") ?? nil }
    set { keep(newValue, "detailCalloutAccessoryView") }
  }
  open var isDraggable: Bool {
    get { kept("isDraggable") ?? false }
    set { keep(newValue, "isDraggable") }
  }
  open var clusteringIdentifier: String? {
    get { kept("clusteringIdentifier") ?? nil }
    set { keep(newValue, "clusteringIdentifier") }
  }
  // End of what is written.
}
