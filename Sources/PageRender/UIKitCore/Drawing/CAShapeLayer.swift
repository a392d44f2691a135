public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A layer that fills and strokes a path, which may extend beyond the layer's bounds.
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates, in points.
  open var path: CGPath?
  /// The fill's colour; opaque black unless set, `nil` for no fill.
  open var fillColor: CGColor? = CGColor(Color.Dynamic(.black))
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The stroke's colour; `nil`, the default, for no stroke.
  open var strokeColor: CGColor?
  /// The start of the stroke as a fraction of the path's length, 0…1.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke as a fraction of the path's length, 0…1.
  open var strokeEnd: CGFloat = 1
  /// The width of the stroke, in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in turn, in points; `nil` or empty for a solid line.
  open var lineDashPattern: [NSNumber]?

  override var content: (any LayerContent)? {
    guard var path = path?.path, !path.elements.isEmpty else { return super.content }
    path.fillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
    let line = LineStyle(
      width: length(lineWidth), cap: lineCap.cap, join: lineJoin.join, miterLimit: length(miterLimit),
      dashes: (lineDashPattern ?? []).map { length(CGFloat($0.doubleValue)) },
      dashPhase: number(lineDashPhase))
    let isDrawnAlong = strokeColor != nil
    return ShapeLayerContent(
      path: path, fill: fillColor?.dynamic, line: line,
      outline: isDrawnAlong ? path.trimmed(from: Double(strokeStart), to: Double(strokeEnd)) : path,
      stroke: strokeColor?.dynamic)
  }
}
