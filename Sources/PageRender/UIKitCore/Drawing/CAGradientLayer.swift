public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A layer filled with colours that change from place to place; its corners are round with its `cornerRadius`.
///
/// Points count in parts of the layer's size: a gradient is that of a square, stretched with it, as Core Animation's is.
open class CAGradientLayer: CALayer {
  /// `CGColor`s in the order of their places; others are left out.
  open var colors: [Any]?
  /// The place of each colour, 0…1, none smaller than the one before; evenly spread unless set.
  open var locations: [NSNumber]?
  /// The place of the first colour, or the centre of a radial or conic gradient; the middle of the top unless set.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place of the last colour; the middle of the bottom unless set. Of a radial gradient the corner of the box around its
  /// ellipse, of a conic one the direction of its first colour, from where it runs clockwise.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial

  override var content: (any LayerContent)? {
    let stops = stops
    return stops.isEmpty ? super.content : GradientLayerContent(stops: stops, form: form)
  }

  private var stops: [(place: Double, color: Color.Dynamic)] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let places: [Double]
    if let locations, !locations.isEmpty {
      places = locations.map(\.doubleValue)
    } else {
      places = colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
    }
    var last = 0.0
    return zip(places, colors).map { place, color in
      // What is no number is where the one before is.
      last = place > last ? min(place, 1) : last
      return (last, color.dynamic)
    }
  }

  private var form: Gradient.Form {
    let start = Point(x: number(startPoint.x), y: number(startPoint.y))
    let end = Point(x: number(endPoint.x), y: number(endPoint.y))
    switch type {
    case .radial:
      return .radial(
        center: start, radii: Size(width: abs(end.x - start.x), height: abs(end.y - start.y)))
    case .conic: return .conic(center: start, towards: end)
    default: return .axial(from: start, to: end)
    }
  }
}
