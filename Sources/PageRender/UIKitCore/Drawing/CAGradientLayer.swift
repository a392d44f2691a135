public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A layer filled with a gradient, clipped by its `cornerRadius`.
///
/// Points are fractions of the layer's size. As in Core Animation, the gradient of a unit square is stretched
/// to the layer.
open class CAGradientLayer: CALayer {
  /// The `CGColor`s of the gradient in the order of their locations; other elements are skipped.
  open var colors: [Any]?
  /// The location of each colour by its index, 0…1 and ascending; evenly spread unless set.
  open var locations: [NSNumber]?
  /// The point of the first colour, or the centre of a radial or conic gradient; the middle of the top edge
  /// unless set.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The point of the last colour; the middle of the bottom edge unless set. For a radial gradient it is a
  /// corner of the ellipse's bounding box. For a conic one it is the direction of the first colour, from
  /// which colours run clockwise.
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
      // A location that is NaN or smaller than the one before becomes equal to the one before.
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
