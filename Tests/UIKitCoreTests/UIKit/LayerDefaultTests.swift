import Foundation
import Testing

@testable import UIKitCore

/// Properties as UIKit's headers and documentation give their defaults.
@MainActor
struct LayerDefaultTests {
  @Test func `a layer has UIKit's defaults, and keeps other values`() {
    expect(
      { CALayer() },
      flags: [
        (\.isOpaque, false), (\.shouldRasterize, false), (\.drawsAsynchronously, false),
        (\.allowsEdgeAntialiasing, false), (\.needsDisplayOnBoundsChange, false), (\.isDoubleSided, true),
        (\.isGeometryFlipped, false), (\.allowsGroupOpacity, true),
        (\.wantsExtendedDynamicRangeContent, false), (\.autoreverses, false),
      ])
    expect(
      { CALayer() },
      numbers: [
        (\.zPosition, 0), (\.cornerRadius, 0), (\.borderWidth, 0), (\.shadowRadius, 3), (\.contentsScale, 1),
        (\.rasterizationScale, 1), (\.anchorPointZ, 0),
      ] as [(ReferenceWritableKeyPath<CALayer, CGFloat>, CGFloat)])
    expect(
      { CALayer() },
      numbers: [(\.shadowOpacity, 0), (\.minificationFilterBias, 0), (\.speed, 1), (\.repeatCount, 0)]
        as [(ReferenceWritableKeyPath<CALayer, Float>, Float)])
    expect(
      { CALayer() },
      numbers: [(\.beginTime, 0), (\.timeOffset, 0), (\.duration, 0), (\.repeatDuration, 0)]
        as [(ReferenceWritableKeyPath<CALayer, Double>, Double)])
    expect({ CALayer() }, \.cornerCurve, is: .circular)
    expect({ CALayer() }, \.contentsGravity, is: .resize)
    expect({ CALayer() }, \.contentsFormat, is: .RGBA8Uint)
    expect({ CALayer() }, \.minificationFilter, is: .linear)
    expect({ CALayer() }, \.magnificationFilter, is: .linear)
    expect({ CALayer() }, \.fillMode, is: .removed)
  }

  @Test func `a shape layer has UIKit's defaults, and keeps other values`() {
    expect(
      { CAShapeLayer() },
      numbers: [
        (\.strokeStart, 0), (\.strokeEnd, 1), (\.lineWidth, 1), (\.miterLimit, 10), (\.lineDashPhase, 0),
      ] as [(ReferenceWritableKeyPath<CAShapeLayer, CGFloat>, CGFloat)])
    expect({ CAShapeLayer() }, \.fillRule, is: .nonZero)
    expect({ CAShapeLayer() }, \.lineCap, is: .butt)
    expect({ CAShapeLayer() }, \.lineJoin, is: .miter)
  }

  @Test func `a text layer has UIKit's defaults, and keeps other values`() {
    expect(
      { CATextLayer() },
      flags: [(\.isWrapped, false)])
    expect(
      { CATextLayer() },
      numbers: [(\.fontSize, 36)] as [(ReferenceWritableKeyPath<CATextLayer, CGFloat>, CGFloat)])
    expect({ CATextLayer() }, \.alignmentMode, is: .natural)
    expect({ CATextLayer() }, \.truncationMode, is: .none)
  }

  @Test func `a gradient layer has UIKit's defaults, and keeps other values`() {
    expect({ CAGradientLayer() }, \.type, is: .axial)
  }

  @Test func `a bezier path has UIKit's defaults, and keeps other values`() {
    expect(
      { UIBezierPath() },
      flags: [(\.usesEvenOddFillRule, false)])
    expect(
      { UIBezierPath() },
      numbers: [(\.lineWidth, 1), (\.miterLimit, 10), (\.flatness, 0.6)]
        as [(ReferenceWritableKeyPath<UIBezierPath, CGFloat>, CGFloat)])
    expect({ UIBezierPath() }, \.lineCapStyle, is: .butt)
    expect({ UIBezierPath() }, \.lineJoinStyle, is: .miter)
  }
}
