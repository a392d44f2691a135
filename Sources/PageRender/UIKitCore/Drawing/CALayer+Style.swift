internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

extension CALayer {
  /// The layer's style as a value; `nil` if the style changes nothing about a view.
  var style: LayerStyle? {
    // A mask may refer back to the layer that it masks, which would cause endless recursion.
    guard !isBeingRead else { return nil }
    isBeingRead = true
    defer { isBeingRead = false }
    var style = LayerStyle()
    style.corners = Corners(
      radius: length(cornerRadius), curve: cornerCurve == .continuous ? .continuous : .circular,
      rounded: Corners.Set(rawValue: maskedCorners.rawValue))
    style.corners.lowerRadius = lowerCornerRadius.map { length($0) }
    if let rule = view?.cornerConfiguration?.rule {
      style.cornerRule = rule
      style.corners.curve = .continuous
    }
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
    (style.filters, style.fadesApart) = (pictureFilters, fadesApart)
    return style.isPlain ? nil : style
  }

  /// The layer as a value in its superlayer; `nil` if it is hidden or transparent.
  var node: LayerNode? {
    guard !isHidden, opacity > 0 else { return nil }
    let frame = untransformedFrame
    var style = style ?? LayerStyle()
    // A view's layer is read here only as a mask. The image of an image view is then part of the mask.
    if case .image(let image)? = view?.content { style.content = ImageLayerContent(image: image) }
    return LayerNode(
      frame: Rect(
        x: number(frame.origin.x), y: number(frame.origin.y), width: length(frame.size.width),
        height: length(frame.size.height)),
      backgroundColor: backgroundColor?.dynamic, opacity: Double(min(opacity, 1)),
      masksToBounds: masksToBounds, style: style)
  }

  /// The sublayers without views, from back to front, each with the number of subviews in front of it.
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

  /// Returns true if UIKit would rasterise the layer, or a sublayer without a view, below the screen's scale.
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

  /// A length for drawing: 0 for negative numbers and numbers that are not finite, and at most a million.
  func length(_ value: CGFloat) -> Double { max(0, number(value)) }

  func number(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -1e6), 1e6) : 0
  }
}
