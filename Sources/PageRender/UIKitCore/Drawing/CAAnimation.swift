public import Foundation
internal import PageBase

/// An animation of a layer, of which pages show the end. An animation that stays on completion (`fillMode` is
/// `forwards` or `both`, and `isRemovedOnCompletion` false) sets the layer's property; any other leaves the
/// layer unchanged.
@preconcurrency @MainActor
open class CAAnimation: _CAAnimationNames {
  /// The duration in seconds; 0, the default, means 0.25.
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, called when the animation starts, and after its duration.
  open var delegate: (any CAAnimationDelegate)?
  package var ownValues: [String: Any] = [:]

  public override init() {}

  /// True if the animation does not repeat forever.
  var ends: Bool { repeatCount.isFinite && repeatCount < 1e6 && repeatDuration.isFinite }
  var stays: Bool { !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) && ends }
  /// Sets the animated properties of a layer to their final values.
  func end(on layer: CALayer) {}
}

extension CAAnimation: OwnValueContainer {}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  var last: Any? { nil }

  override func end(on layer: CALayer) {
    guard let keyPath, let last, !isAdditive else { return }
    layer.setAnimated(last, forKeyPath: keyPath)
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override var last: Any? { autoreverses ? fromValue : toValue }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// The spring's duration in seconds, which Core Animation computes from the spring.
  open var settlingDuration: TimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: _CAKeyframeAnimationNames {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?

  override var last: Any? { autoreverses ? values?.first : values?.last }
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func end(on layer: CALayer) {
    for animation in animations ?? [] { animation.end(on: layer) }
  }
}

/// A transition between two states of a layer, of which pages show the second.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

/// The timing curve of an animation.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    // CAMediaTimingFunction.h's curves.
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }
}

/// A function that makes a transform of a single number.
open class CAValueFunction: NSObject, @unchecked Sendable {
  public let name: CAValueFunctionName
  public init?(name: CAValueFunctionName) { self.name = name }
}

extension CALayer {
  /// Sets the final values of an animation that stays on completion. The delegate is called at once for the
  /// start, and after the duration for the end.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if anim.stays { anim.end(on: self) }
    guard let delegate = anim.delegate else { return }
    delegate.animationDidStart(anim)
    guard anim.ends else { return }
    let seconds = (anim.duration > 0 ? anim.duration : 0.25) * Double(max(anim.repeatCount, 1))
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { delegate.animationDidStop(anim, finished: true) }
    }
  }

  public func animation(forKey key: String) -> CAAnimation? { nil }
  public func animationKeys() -> [String]? { nil }

  fileprivate func setAnimated(_ value: Any, forKeyPath path: String) {
    let number: CGFloat? =
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    let point = value as? CGPoint
    let color = value as? CGColor
    switch path {
    case "opacity": if let number { opacity = Float(number) }
    case "cornerRadius": if let number { cornerRadius = number }
    case "borderWidth": if let number { borderWidth = number }
    case "zPosition": if let number { zPosition = number }
    case "shadowOpacity": if let number { shadowOpacity = Float(number) }
    case "shadowRadius": if let number { shadowRadius = number }
    case "backgroundColor": if let color { backgroundColor = color }
    case "borderColor": if let color { borderColor = color }
    case "shadowColor": if let color { shadowColor = color }
    case "contents": contents = value
    case "position": if let point { position = point }
    case "position.x": if let number { position.x = number }
    case "position.y": if let number { position.y = number }
    case "bounds": if let rect = value as? CGRect { bounds = rect }
    case "transform": if let transform = value as? CATransform3D { self.transform = transform }
    case "transform.scale": if let number { transform = CATransform3DMakeScale(number, number, 1) }
    case "transform.scale.x": if let number { transform = CATransform3DMakeScale(number, 1, 1) }
    case "transform.scale.y": if let number { transform = CATransform3DMakeScale(1, number, 1) }
    case "transform.rotation", "transform.rotation.z":
      if let number { transform = CATransform3DMakeRotation(number, 0, 0, 1) }
    case "transform.translation.x": if let number { transform = CATransform3DMakeTranslation(number, 0, 0) }
    case "transform.translation.y": if let number { transform = CATransform3DMakeTranslation(0, number, 0) }
    default:
      if let shape = self as? CAShapeLayer {
        switch path {
        case "strokeEnd": if let number { shape.strokeEnd = number }
        case "strokeStart": if let number { shape.strokeStart = number }
        case "lineWidth": if let number { shape.lineWidth = number }
        case "path": if let path = value as? CGPath { shape.path = path }
        case "fillColor": if let color { shape.fillColor = color }
        case "strokeColor": if let color { shape.strokeColor = color }
        default: sayEffectless(path)
        }
      } else {
        sayEffectless(path)
      }
    }
  }

  private func sayEffectless(_ path: String) {
    Effectless.say(
      "an animation of \(Wording.quoted(path)) that is kept on completion", "set the layer's property too")
  }
}

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
