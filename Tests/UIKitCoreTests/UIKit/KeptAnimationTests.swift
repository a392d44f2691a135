import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Animations that stay on completion leave a layer with their final values.
@MainActor
struct KeptAnimationTests {
  private func kept(_ path: String?, to value: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.toValue = value
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  @Test func `an animation ends unless it repeats without end`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.ends)
    for (count, ends) in [(999_999, true), (1e6, false), (.infinity, false), (-.infinity, false)]
      as [(Float, Bool)]
    {
      animation.repeatCount = count
      #expect(animation.ends == ends, "\(count)")
    }
    animation.repeatCount = 1
    animation.repeatDuration = .infinity
    #expect(!animation.ends)
  }

  @Test func `an animation stays that is not removed, fills forwards and ends`() {
    let animation = kept("opacity", to: 0.5)
    #expect(animation.stays)
    for mode in [CAMediaTimingFillMode.both, .removed, .backwards] {
      animation.fillMode = mode
      #expect(animation.stays == (mode == .both), "\(mode)")
    }
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = true
    #expect(!animation.stays)
    animation.isRemovedOnCompletion = false
    animation.repeatCount = .infinity
    #expect(!animation.stays)
  }

  @Test func `an animation has UIKit's defaults`() {
    let animation = CASpringAnimation(keyPath: "position")
    #expect(animation.duration == 0 && animation.beginTime == 0 && animation.timeOffset == 0)
    #expect(animation.speed == 1 && animation.repeatCount == 0 && animation.repeatDuration == 0)
    #expect(!animation.autoreverses && animation.isRemovedOnCompletion && animation.fillMode == .removed)
    #expect(!animation.isAdditive && !animation.isCumulative && animation.keyPath == "position")
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(animation.initialVelocity == 0 && CATransition().startProgress == 0)
    #expect(CATransition().endProgress == 1)
  }

  @Test func `an animation that does not stay leaves the layer as it is`() {
    let layer = CALayer()
    let animation = kept("opacity", to: 0.5)
    animation.isRemovedOnCompletion = true
    layer.add(animation, forKey: nil)
    #expect(layer.opacity == 1)
    animation.isRemovedOnCompletion = false
    animation.isAdditive = true
    layer.add(animation, forKey: nil)
    #expect(layer.opacity == 1)
    animation.isAdditive = false
    layer.add(animation, forKey: nil)
    #expect(layer.opacity == 0.5)
  }

  @Test(
    arguments: [CGFloat(0.25), Double(0.25), Float(0.25), NSNumber(value: 0.25)] as [any Sendable])
  func `a number of any type is a final value`(number: any Sendable) {
    let layer = CALayer()
    layer.add(kept("opacity", to: number), forKey: nil)
    #expect(layer.opacity == 0.25)
    layer.add(kept("cornerRadius", to: 7), forKey: nil)
    #expect(layer.cornerRadius == 7)
    layer.add(kept("opacity", to: "none"), forKey: nil)
    #expect(layer.opacity == 0.25)
  }

  @Test func `each number goes to the property of its key path`() {
    let layer = CALayer()
    for (index, path) in [
      "cornerRadius", "borderWidth", "zPosition", "shadowRadius", "position.x", "position.y",
    ]
    .enumerated() {
      layer.add(kept(path, to: CGFloat(index + 1)), forKey: nil)
    }
    layer.add(kept("shadowOpacity", to: 0.75), forKey: nil)
    #expect(layer.cornerRadius == 1 && layer.borderWidth == 2 && layer.zPosition == 3)
    #expect(layer.shadowRadius == 4 && layer.position == CGPoint(x: 5, y: 6) && layer.shadowOpacity == 0.75)
  }

  @Test func `each colour goes to the property of its key path`() {
    let layer = CALayer()
    for (path, color) in [("backgroundColor", UIColor.red), ("borderColor", .green), ("shadowColor", .blue)] {
      layer.add(kept(path, to: color.cgColor), forKey: nil)
    }
    #expect(layer.backgroundColor?.dynamic == UIColor.red.dynamic)
    #expect(layer.borderColor?.dynamic == UIColor.green.dynamic)
    #expect(layer.shadowColor?.dynamic == UIColor.blue.dynamic)
  }

  @Test func `positions, bounds and contents are values of their own types`() {
    let layer = CALayer()
    layer.add(kept("bounds", to: CGRect(x: 1, y: 2, width: 30, height: 40)), forKey: nil)
    layer.add(kept("position", to: CGPoint(x: 50, y: 60)), forKey: nil)
    layer.add(kept("contents", to: "contents"), forKey: nil)
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 50, y: 60))
    #expect(layer.contents as? String == "contents")
  }

  @Test(
    arguments: [
      ("transform.scale", 2, CATransform3DMakeScale(2, 2, 1)),
      ("transform.scale.x", 2, CATransform3DMakeScale(2, 1, 1)),
      ("transform.scale.y", 2, CATransform3DMakeScale(1, 2, 1)),
      ("transform.rotation", 0.5, CATransform3DMakeRotation(0.5, 0, 0, 1)),
      ("transform.rotation.z", 0.5, CATransform3DMakeRotation(0.5, 0, 0, 1)),
      ("transform.translation.x", 3, CATransform3DMakeTranslation(3, 0, 0)),
      ("transform.translation.y", 3, CATransform3DMakeTranslation(0, 3, 0)),
    ] as [(String, CGFloat, CATransform3D)])
  func `a part of the transform replaces the transform`(
    path: String, number: CGFloat, transform: CATransform3D
  ) {
    let layer = CALayer()
    layer.add(kept(path, to: number), forKey: nil)
    #expect(layer.transform == transform)
    layer.add(kept("transform", to: CATransform3DIdentity), forKey: nil)
    #expect(layer.transform == CATransform3DIdentity)
  }

  @Test func `a shape layer has key paths of its own`() {
    let layer = CAShapeLayer()
    for (path, number) in [("strokeStart", 0.25), ("strokeEnd", 0.75), ("lineWidth", 3)]
      as [(String, CGFloat)]
    {
      layer.add(kept(path, to: number), forKey: nil)
    }
    layer.add(kept("fillColor", to: UIColor.red.cgColor), forKey: nil)
    layer.add(kept("strokeColor", to: UIColor.blue.cgColor), forKey: nil)
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    layer.add(kept("path", to: square), forKey: nil)
    #expect(layer.strokeStart == 0.25 && layer.strokeEnd == 0.75 && layer.lineWidth == 3)
    #expect(layer.fillColor?.dynamic == UIColor.red.dynamic)
    #expect(layer.strokeColor?.dynamic == UIColor.blue.dynamic)
    #expect(layer.path?.path == square.path)
  }

  @Test func `an animation that goes back ends where it began`() {
    let layer = CALayer()
    let animation = kept("borderWidth", to: 4)
    animation.fromValue = 2
    animation.autoreverses = true
    layer.add(animation, forKey: nil)
    #expect(layer.borderWidth == 2)
    let steps = CAKeyframeAnimation(keyPath: "borderWidth")
    (steps.fillMode, steps.isRemovedOnCompletion) = (.both, false)
    steps.values = [5, 6, 7]
    layer.add(steps, forKey: nil)
    #expect(layer.borderWidth == 7)
    steps.autoreverses = true
    layer.add(steps, forKey: nil)
    #expect(layer.borderWidth == 5)
  }

  @Test func `a group ends all its animations`() {
    let layer = CALayer()
    let group = CAAnimationGroup()
    (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
    group.animations = [CABasicAnimation(keyPath: "opacity"), kept("borderWidth", to: 3)]
    (group.animations?[0] as? CABasicAnimation)?.toValue = 0.5
    layer.add(group, forKey: nil)
    #expect(layer.opacity == 0.5 && layer.borderWidth == 3)
  }

  private final class Listener: CAAnimationDelegate {
    var started = 0
    func animationDidStart(_ anim: CAAnimation) { started += 1 }
  }

  @Test func `the delegate hears of the start at once, also of an animation without end`() {
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = .infinity
    animation.delegate = listener
    CALayer().add(animation, forKey: nil)
    #expect(listener.started == 1)
  }
}
