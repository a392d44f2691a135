import Foundation
import UIKit

@testable import UIKitCore

/// Draws with what it is given.
private final class Canvas: UIView {
  private let paint: @MainActor (CGContext) -> Void

  init(_ paint: @escaping @MainActor (CGContext) -> Void) {
    self.paint = paint
    super.init(frame: .zero)
    isOpaque = false
    widthAnchor.constraint(equalToConstant: 120).isActive = true
    heightAnchor.constraint(equalToConstant: 120).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { paint(context) }
  }
}

/// Two squares, one in the other, and an open line with a corner of 45°.
@MainActor
private func path() -> UIBezierPath {
  let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40))
  path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20)))
  path.move(to: CGPoint(x: 30, y: 100))
  path.addLine(to: CGPoint(x: 100, y: 100))
  path.addLine(to: CGPoint(x: 60, y: 60))
  path.lineWidth = 8
  return path
}

@MainActor
private func filled(_ path: UIBezierPath) -> UIViewController {
  PropertyStage.page(
    of: Canvas { _ in
      UIColor.red.setFill()
      path.fill()
    })
}

@MainActor
private func stroked(_ path: UIBezierPath) -> UIViewController {
  PropertyStage.page(
    of: Canvas { _ in
      UIColor.red.setStroke()
      path.stroke()
    })
}

/// How a picture is drawn.
@MainActor
private final class Quality {
  var value = CGInterpolationQuality.default
}

@MainActor
private func enlarged(_ quality: Quality) -> UIViewController {
  let image = PropertyStage.checkers
  return PropertyStage.page(
    of: Canvas { context in
      context.interpolationQuality = quality.value
      image?.draw(in: CGRect(x: 10, y: 10, width: 100, height: 100))
    })
}

@MainActor
private func drawn(_ format: UIGraphicsImageRendererFormat) -> UIViewController {
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
  let image = renderer.image { $0.fill(CGRect(x: 2, y: 2, width: 5, height: 5)) }
  return PropertyStage.page(of: UIImageView(image: image))
}

@MainActor let drawingProperties: [PropertyCheck] =
  properties(
    "UIBezierPath", .picture, of: path, shownBy: filled,
    [
      "cgPath": { $0.cgPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath },
      "usesEvenOddFillRule": { $0.usesEvenOddFillRule = true },
    ])
  + properties(
    "UIBezierPath", .picture, of: path, shownBy: stroked,
    [
      "lineWidth": { $0.lineWidth = 2 }, "lineCapStyle": { $0.lineCapStyle = .round },
      "lineJoinStyle": { $0.lineJoinStyle = .bevel }, "miterLimit": { $0.miterLimit = 1 },
    ])
  + properties(
    "UIBezierPath", .nothing,
    of: { UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 100, height: 100)) }, shownBy: stroked,
    ["flatness": { $0.flatness = 5 }])
  + properties(
    "CGContext", .picture, of: { Quality() }, shownBy: enlarged,
    ["interpolationQuality": { $0.value = .none }])
  + properties(
    "UIImage", .nothing, of: { UIImage() }, shownBy: { PropertyStage.page(of: UIImageView(image: $0)) },
    ["accessibilityIdentifier": { $0.accessibilityIdentifier = "picture" }])
  + properties(
    "UIGraphicsImageRendererFormat", .nothing, of: { UIGraphicsImageRendererFormat() }, shownBy: drawn,
    ["preferredRange": { $0.preferredRange = .extended }])
