public import Foundation

/// The view of an annotation on a map; never shown, since maps are drawn as empty boxes.
open class MKAnnotationView: _MKAnnotationViewNames {
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
}
