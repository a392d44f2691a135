internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

extension UIView {
  /// The view's layer where it may change the look: one that was asked for, or is of a class of its own.
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

  /// The views whose `draw(_:)` is under way. One that draws a picture of itself, or of what it is in, would never end.
  private static var drawing: [UIView] = []

  /// The ink of `draw(_:)` in the bounds, from their upper left corner.
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
