public import Foundation
internal import LayoutEngine

/// A picture, placed by the content mode.
open class UIImageView: UIView {
  open var image: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// The picture's size in points.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  override var content: ViewContent {
    guard let image else { return .none }
    return .image(
      ImageContent(image: image.pixelImage, size: Size(image.size), mode: contentMode.imagePlacement))
  }
}

extension UIView.ContentMode {
  var imagePlacement: ImagePlacement {
    switch self {
    case .scaleToFill, .redraw: .stretch
    case .scaleAspectFit: .fit
    case .scaleAspectFill: .fill
    case .center: .unscaled(horizontal: 0.5, vertical: 0.5)
    case .top: .unscaled(horizontal: 0.5, vertical: 0)
    case .bottom: .unscaled(horizontal: 0.5, vertical: 1)
    case .left: .unscaled(horizontal: 0, vertical: 0.5)
    case .right: .unscaled(horizontal: 1, vertical: 0.5)
    case .topLeft: .unscaled(horizontal: 0, vertical: 0)
    case .topRight: .unscaled(horizontal: 1, vertical: 0)
    case .bottomLeft: .unscaled(horizontal: 0, vertical: 1)
    case .bottomRight: .unscaled(horizontal: 1, vertical: 1)
    }
  }
}
