internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

extension UIView {
  /// The view's layer if it may affect the picture: if code has read it, or its class is not `CALayer`;
  /// otherwise `nil`.
  var effectiveLayer: CALayer? {
    usedLayer ?? (type(of: self).layerClass == CALayer.self ? nil : layer)
  }

  /// A new layer of the view's `layerClass`.
  func makeLayer() -> CALayer {
    let made = (type(of: self).layerClass as? CALayer.Type).flatMap(LayerInitializer.make)
    if made == nil {
      faults.append(
        Diagnostic(
          .warning, "\(diagnosticName) has a layerClass that no layer can be made of; it gets a CALayer"))
    }
    return made ?? CALayer()
  }

  /// The views whose `draw(_:)` is running, against endless recursion of a view that draws itself or a
  /// superview.
  private static var drawing: [UIView] = []

  /// The ink of `draw(_:)`, with its origin at the upper left corner of the bounds.
  func drawnInk() -> [Ink] {
    guard !Self.drawing.contains(where: { $0 === self }) else { return [] }
    Self.drawing.append(self)
    defer { Self.drawing.removeLast() }
    let area = bounds
    let ink = GraphicsStack.ink(of: area) { draw(area) }
    guard !ink.isEmpty, area.origin != .zero else { return ink }
    return [.transform(Transform(x: -Double(area.origin.x), y: -Double(area.origin.y)), ink)]
  }
}
