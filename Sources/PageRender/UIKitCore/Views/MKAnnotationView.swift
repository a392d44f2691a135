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
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var canShowCallout: Bool = false
  open var centerOffset: CGPoint = .zero
  open var calloutOffset: CGPoint = .zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isDraggable: Bool = false
  open var clusteringIdentifier: String?
  open var displayPriority: Float = 1000
  open var collisionMode: Int = 0
  open func prepareForDisplay() {}
  // End of what is written.
}
