internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

extension CALayer {
  /// The layer of a view as a value; `nil` where it changes nothing.
  var style: LayerStyle? {
    // A mask may lead back to the layer it masks, which would never end.
    guard !isBeingRead else { return nil }
    isBeingRead = true
    defer { isBeingRead = false }
    var style = LayerStyle()
    style.corners = Corners(
      radius: length(cornerRadius), curve: cornerCurve == .continuous ? .continuous : .circular,
      rounded: Corners.Set(rawValue: maskedCorners.rawValue))
    style.borderWidth = length(borderWidth)
    style.borderColor = borderColor?.dynamic ?? Color.Dynamic(.clear)
    style.shadow = shadowStyle
    style.content = content
    style.boundsOrigin = Point(x: number(bounds.origin.x), y: number(bounds.origin.y))
    style.sublayers = nodes
    style.mask = [mask?.node].compactMap { $0 }
    style.transform = transform2D
    style.anchor = Point(x: number(anchorPoint.x), y: number(anchorPoint.y))
    style.zPosition = number(zPosition)
    return style.isPlain ? nil : style
  }

  /// The layer as a value in another; `nil` where it is hidden.
  var node: LayerNode? {
    guard !isHidden, opacity > 0 else { return nil }
    let frame = untransformedFrame
    var style = style ?? LayerStyle()
    // Only a mask is a view's layer and none of its superview's; the view's picture is not drawn elsewhere.
    if case .image(let image)? = view?.content { style.content = ImageLayerContent(image: image) }
    return LayerNode(
      frame: Rect(
        x: number(frame.origin.x), y: number(frame.origin.y), width: length(frame.size.width),
        height: length(frame.size.height)),
      backgroundColor: backgroundColor?.dynamic, opacity: Double(min(opacity, 1)),
      masksToBounds: masksToBounds, style: style)
  }

  /// The layers in it that are no views', each with the number of subviews in front of it.
  private var nodes: [LayerNode] {
    var (nodes, viewsAbove) = ([LayerNode](), 0)
    for layer in arranged.reversed() {
      if layer.view != nil {
        viewsAbove += 1
      } else if var node = layer.node {
        node.viewsAbove = viewsAbove
        nodes.append(node)
      }
    }
    return nodes.reversed()
  }

  /// Returns true if the layer, or one in it that is no view's, would be drawn with fewer pixels than a screen has.
  func isBlurred(at scale: Double) -> Bool {
    (shouldRasterize && Double(rasterizationScale) < scale)
      || order.contains { $0.view == nil && $0.isBlurred(at: scale) }
  }

  private var shadowStyle: LayerStyle.ShadowStyle? {
    guard shadowOpacity > 0, let color = shadowColor else { return nil }
    return LayerStyle.ShadowStyle(
      color: color.dynamic, opacity: Double(min(shadowOpacity, 1)),
      offset: Point(x: number(shadowOffset.width), y: number(shadowOffset.height)),
      radius: length(shadowRadius), path: shadowPath?.path)
  }

  /// A number a drawing can do with: what is none, or is less than nothing, is 0.
  func length(_ value: CGFloat) -> Double { max(0, number(value)) }

  func number(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -1e6), 1e6) : 0
  }
}
