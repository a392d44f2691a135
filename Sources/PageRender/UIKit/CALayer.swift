public import Foundation
internal import LayoutEngine

/// Which corners of a layer are round, with Core Animation's raw values.
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

/// What a view's layer adds to its look: corners, a border and a shadow. Sublayers are not modelled.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer it is.
  private weak var view: UIView?

  /// In points; rounds the background and the border, and with `masksToBounds` what is in the view. Beyond half
  /// of the shorter side it is that half.
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  /// All four unless set.
  open var maskedCorners = CACornerMask(rawValue: 15)
  /// In points, inside the layer's edges.
  open var borderWidth: CGFloat = 0
  /// Opaque black unless set.
  open var borderColor: CGColor? = CGColor(Color.Dynamic(.black))
  /// Opaque black unless set. Only a view with a background casts a shadow.
  open var shadowColor: CGColor? = CGColor(Color.Dynamic(.black))
  /// 0…1; 0, no shadow, unless set.
  open var shadowOpacity: Float = 0
  /// In points; 3 above the layer unless set, as in Core Animation.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur's standard deviation in points; 3 unless set.
  open var shadowRadius: CGFloat = 3
  private var ownMasksToBounds = false
  private var ownOpacity: Float = 1
  private var ownBackground: CGColor?

  public override init() {}

  init(of view: UIView) {
    self.view = view
  }

  /// The view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set {
      ownMasksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }

  /// The view's `alpha`, 0…1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }

  /// The view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      ownBackground = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  /// The layer as a value; `nil` where it changes nothing.
  var style: LayerStyle? {
    var style = LayerStyle()
    style.corners = Corners(
      radius: length(cornerRadius), curve: cornerCurve == .continuous ? .continuous : .circular,
      rounded: Corners.Set(rawValue: maskedCorners.rawValue))
    style.borderWidth = length(borderWidth)
    style.borderColor = borderColor?.dynamic ?? Color.Dynamic(.clear)
    if shadowOpacity > 0, let color = shadowColor {
      style.shadow = LayerStyle.ShadowStyle(
        color: color.dynamic, opacity: Double(min(shadowOpacity, 1)),
        offset: Point(x: finite(shadowOffset.width), y: finite(shadowOffset.height)),
        radius: length(shadowRadius))
    }
    let isPlain = !style.corners.areRound && style.borderWidth == 0 && style.shadow == nil
    return isPlain ? nil : style
  }

  /// A number a drawing can do with: what is none, or is less than nothing, is 0.
  private func length(_ value: CGFloat) -> Double { max(0, finite(value)) }

  private func finite(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -1e6), 1e6) : 0
  }
}
