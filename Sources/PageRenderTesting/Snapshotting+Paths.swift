public import Foundation
public import PageRender

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A path filled with black, at one pixel per point.
  public static var image: Snapshotting { .image() }

  /// A path drawn in black, in the size of its bounds.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point.
  ///   - drawingMode: The mode: filled by one of two rules, stroked, or both.
  ///   - tolerance: Further limits. The two precisions override its own if they are below 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill, tolerance: PictureTolerance = .exact
  ) -> Snapshotting {
    .drawn(
      Drawing(
        tolerance: tolerance.with(precision: precision, perceptualPrecision: perceptualPrecision),
        ignored: []
      ) { path in
        try Screens.screen(drawing: path.boundingBoxOfPath, scale: scale) { context in
          context.addPath(path)
          context.drawPath(using: drawingMode)
        }
      })
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A path filled with black, at one pixel per point.
  public static var image: Snapshotting { .image() }

  /// A path filled with black, in the size of its bounds.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point.
  ///   - tolerance: Further limits. The two precisions override its own if they are below 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    tolerance: PictureTolerance = .exact
  ) -> Snapshotting {
    .drawn(
      Drawing(
        tolerance: tolerance.with(precision: precision, perceptualPrecision: perceptualPrecision),
        ignored: []
      ) { path in
        try Screens.screen(drawing: path.cgPath.boundingBoxOfPath, scale: scale) { _ in path.fill() }
      })
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The elements of a path, a line each, such as `LineTo (0.0, 60.0)`; an empty line before each further subpath.
  public static var elementsDescription: Snapshotting { .elements(number: Coordinate.text) }

  /// - Parameter numberFormatter: The formatter of coordinates. (On Linux, Foundation's formatter follows
  ///   `maximumFractionDigits` only with the style `decimal`, in a locale whose pattern has no more digits.)
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    .elements { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
  }

  private static func elements(number: @escaping (CGFloat) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      path.applyWithBlock { element in
        let (type, points) = (element.pointee.type, element.pointee.points)
        if type == .moveToPoint, !text.isEmpty { text += "\n" }
        let places = (0..<type.pointCount).map { "(\(number(points[$0].x)), \(number(points[$0].y)))" }
        text += "\(type.name) \(places.joined(separator: " "))\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The elements of a path, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// - Parameter numberFormatter: The formatter of coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback(\.cgPath)
  }
}

extension CGPathElementType {
  fileprivate var name: String {
    switch self {
    case .moveToPoint: "MoveTo"
    case .addLineToPoint: "LineTo"
    case .addQuadCurveToPoint: "QuadCurveTo"
    case .addCurveToPoint: "CurveTo"
    case .closeSubpath: "Close"
    }
  }
}

/// Writes coordinates with one to three decimals, halves rounded to even, as Foundation writes them on
/// Apple's systems.
private enum Coordinate {
  static func text(_ value: CGFloat) -> String {
    guard var exact = Decimal(string: "\(Double(value))") else { return "\(value)" }
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 3, .bankers)
    let text = "\(rounded)" + ("\(rounded)".contains(".") ? "" : ".0")
    return rounded.isZero && value.sign == .minus ? "-\(text)" : text
  }
}
