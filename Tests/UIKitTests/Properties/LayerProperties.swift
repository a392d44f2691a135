import Foundation
import UIKit

@testable import UIKitCore

/// Shows a layer on a grey page.
@MainActor
private func page(of layer: CALayer) -> UIViewController {
  let controller = UIViewController()
  controller.view.backgroundColor = UIColor(white: 0.6, alpha: 1)
  controller.view.layer.addSublayer(layer)
  return controller
}

/// A red layer of 80 × 60 pt with a green one in it that is larger.
@MainActor
private func dressed<Layer: CALayer>(_ layer: Layer) -> Layer {
  layer.frame = CGRect(x: 20, y: 30, width: 80, height: 60)
  layer.backgroundColor = UIColor.red.cgColor
  let inner = CALayer()
  inner.frame = CGRect(x: 50, y: 40, width: 80, height: 10)
  inner.backgroundColor = UIColor.green.cgColor
  layer.addSublayer(inner)
  return layer
}

@MainActor
private func box() -> CALayer { dressed(CALayer()) }

/// A layer whose edges and shadow show.
@MainActor
private func edged() -> CALayer {
  let layer = box()
  layer.cornerRadius = 20
  layer.borderWidth = 4
  layer.shadowOpacity = 0.5
  return layer
}

/// A layer that a picture of 2 × 2 pixels covers.
@MainActor
private func pictured() -> CALayer {
  let layer = box()
  layer.contents = PropertyStage.checkers?.cgImage
  return layer
}

/// Two overlapping squares of which the smaller is not filled, with a sharp corner.
@MainActor
private func shape() -> CAShapeLayer {
  let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 90, height: 90))
  path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40)))
  let layer = CAShapeLayer()
  layer.path = path.cgPath
  layer.fillColor = UIColor.yellow.cgColor
  layer.strokeColor = UIColor.blue.cgColor
  layer.lineWidth = 6
  return layer
}

/// An open line with a corner of 45°.
@MainActor
private func line() -> CAShapeLayer {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: 20, y: 100))
  path.addLine(to: CGPoint(x: 90, y: 100))
  path.addLine(to: CGPoint(x: 40, y: 50))
  let layer = CAShapeLayer()
  layer.path = path.cgPath
  layer.fillColor = nil
  layer.strokeColor = UIColor.blue.cgColor
  layer.lineWidth = 12
  return layer
}

@MainActor
private func gradient() -> CAGradientLayer {
  let layer = CAGradientLayer()
  layer.frame = CGRect(x: 20, y: 30, width: 80, height: 60)
  layer.colors = [UIColor.red.cgColor, UIColor.white.cgColor, UIColor.blue.cgColor]
  return layer
}

@MainActor
private func text() -> CATextLayer {
  let layer = CATextLayer()
  layer.frame = CGRect(x: 20, y: 30, width: 120, height: 100)
  layer.string = "Some words that need more than one line"
  layer.fontSize = 20
  return layer
}

@MainActor let layerProperties: [PropertyCheck] =
  properties(
    "CALayer", .picture, of: box, shownBy: page,
    [
      "frame": { $0.frame.size.width = 90 }, "position": { $0.position.x = 90 },
      // What is in it moves, and its size follows.
      "bounds": { $0.bounds.origin.x = 5 },
      "anchorPoint": { $0.anchorPoint = .zero },
      "transform": { $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) },
      "cornerRadius": { $0.cornerRadius = 10 }, "borderWidth": { $0.borderWidth = 3 },
      "shadowOpacity": { $0.shadowOpacity = 1 }, "isHidden": { $0.isHidden = true },
      "masksToBounds": { $0.masksToBounds = true }, "opacity": { $0.opacity = 0.4 },
      "backgroundColor": { $0.backgroundColor = UIColor.blue.cgColor },
      "contents": { $0.contents = PropertyStage.image().cgImage }, "sublayers": { $0.sublayers = nil },
      "mask": {
        $0.mask = CALayer()
        $0.mask?.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        $0.mask?.backgroundColor = UIColor.black.cgColor
      },
    ])
  + properties(
    "CALayer", .picture, of: edged, shownBy: page,
    [
      "cornerCurve": { $0.cornerCurve = .continuous }, "maskedCorners": { $0.maskedCorners = [] },
      "borderColor": { $0.borderColor = UIColor.blue.cgColor },
      "shadowColor": { $0.shadowColor = UIColor.blue.cgColor },
      "shadowOffset": { $0.shadowOffset = CGSize(width: 9, height: 9) },
      "shadowRadius": { $0.shadowRadius = 8 },
      "shadowPath": { $0.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 90)).cgPath },
    ])
  + properties(
    "CALayer", .picture, of: pictured, shownBy: page,
    ["contentsGravity": { $0.contentsGravity = .center }])
  + properties(
    "CALayer", .picture,
    of: { () -> CALayer in
      let layer = pictured()
      layer.contentsGravity = .center
      return layer
    }, shownBy: page, ["contentsScale": { $0.contentsScale = 3 }])
  + properties(
    "CALayer", .picture, of: box,
    shownBy: { layer in
      let controller = page(of: layer)
      let above = CALayer()
      above.frame = layer.frame
      above.backgroundColor = UIColor.white.cgColor
      controller.view.layer.addSublayer(above)
      return controller
    }, ["zPosition": { $0.zPosition = 1 }])
  + properties(
    "CALayer", .nothing, of: box, shownBy: page,
    [
      "name": { $0.name = "a" }, "isOpaque": { $0.isOpaque = true },
      "rasterizationScale": { $0.rasterizationScale = 2 },
      "drawsAsynchronously": { $0.drawsAsynchronously = true },
      "allowsEdgeAntialiasing": { $0.allowsEdgeAntialiasing = true },
    ])
  // One pixel per point, where the screen has two, blurs the layer on a device.
  + properties(
    "CALayer", .warning, of: box, shownBy: page, ["shouldRasterize": { $0.shouldRasterize = true }])
  + properties(
    "CAShapeLayer", .picture, of: shape, shownBy: page,
    [
      "path": { $0.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath },
      "fillColor": { $0.fillColor = UIColor.green.cgColor }, "fillRule": { $0.fillRule = .evenOdd },
      "strokeColor": { $0.strokeColor = UIColor.green.cgColor }, "strokeStart": { $0.strokeStart = 0.3 },
      "strokeEnd": { $0.strokeEnd = 0.7 }, "lineWidth": { $0.lineWidth = 2 },
      "lineDashPattern": { $0.lineDashPattern = [4, 2] },
    ])
  + properties(
    "CAShapeLayer", .picture,
    of: { () -> CAShapeLayer in
      let layer = shape()
      layer.lineDashPattern = [4, 2]
      return layer
    }, shownBy: page, ["lineDashPhase": { $0.lineDashPhase = 3 }])
  + properties(
    "CAShapeLayer", .picture, of: line, shownBy: page,
    [
      "miterLimit": { $0.miterLimit = 1 }, "lineCap": { $0.lineCap = .round },
      "lineJoin": { $0.lineJoin = .bevel },
    ])
  + properties(
    "CAGradientLayer", .picture, of: gradient, shownBy: page,
    [
      "colors": { $0.colors = [UIColor.green.cgColor, UIColor.black.cgColor] },
      "locations": { $0.locations = [0, 0.1, 0.2] },
      "startPoint": { $0.startPoint = CGPoint(x: 0.5, y: 0.5) },
      "endPoint": { $0.endPoint = CGPoint(x: 1, y: 1) }, "type": { $0.type = .conic },
    ])
  + properties(
    "CATextLayer", .picture, of: text, shownBy: page,
    [
      "string": { $0.string = "other" }, "font": { $0.font = UIFont.boldSystemFont(ofSize: 20) },
      "fontSize": { $0.fontSize = 14 },
      "foregroundColor": { $0.foregroundColor = UIColor.blue.cgColor },
      "isWrapped": { $0.isWrapped = true },
      "truncationMode": { $0.truncationMode = .end },
    ])
  + properties(
    "CATextLayer", .picture,
    of: { () -> CATextLayer in
      let layer = text()
      layer.string = "a"
      return layer
    }, shownBy: page, ["alignmentMode": { $0.alignmentMode = .right }])
