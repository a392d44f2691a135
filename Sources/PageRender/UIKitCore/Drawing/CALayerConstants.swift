internal import PageDrawing
internal import PageLayout

/// The rounded corners of a layer, with Core Animation's raw values.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension CALayerContentsGravity {
  /// The image placement of the gravity. As on iOS, `top` is at the bottom, because Core Animation's own y
  /// grows upwards (CALayer's documentation).
  var placement: ImagePlacement {
    switch self {
    case .center: .unscaled(horizontal: 0.5, vertical: 0.5)
    case .top: .unscaled(horizontal: 0.5, vertical: 1)
    case .bottom: .unscaled(horizontal: 0.5, vertical: 0)
    case .left: .unscaled(horizontal: 0, vertical: 0.5)
    case .right: .unscaled(horizontal: 1, vertical: 0.5)
    case .topLeft: .unscaled(horizontal: 0, vertical: 1)
    case .topRight: .unscaled(horizontal: 1, vertical: 1)
    case .bottomLeft: .unscaled(horizontal: 0, vertical: 0)
    case .bottomRight: .unscaled(horizontal: 1, vertical: 0)
    case .resizeAspect: .fit
    case .resizeAspectFill: .fill
    default: .stretch
    }
  }
}

extension CAShapeLayerLineCap {
  var cap: Stroke.Cap { self == .round ? .round : self == .square ? .square : .butt }
}

extension CAShapeLayerLineJoin {
  var join: Stroke.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

extension CATextLayerAlignmentMode {
  var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
