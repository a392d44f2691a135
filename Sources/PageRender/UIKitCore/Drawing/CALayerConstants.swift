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

/// The curve of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The placement of contents in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public init(rawValue: String) { self.rawValue = rawValue }

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

/// The form of a gradient, which decides the meaning of its points.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The rule for the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The ends of a shape layer's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
  public init(rawValue: String) { self.rawValue = rawValue }

  var cap: Stroke.Cap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  public init(rawValue: String) { self.rawValue = rawValue }

  var join: Stroke.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
  public init(rawValue: String) { self.rawValue = rawValue }

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

/// The truncation of a text layer's lines that do not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public init(rawValue: String) { self.rawValue = rawValue }
}
