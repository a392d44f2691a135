// Core Animation's string constants.

/// The effect of an animation before its start and after its end.
public enum CAMediaTimingFillMode: String, Sendable { case forwards, backwards, both, removed }

/// The curves of animations.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The interpolation between the values of a keyframe animation.
public enum CAAnimationCalculationMode: String, Sendable {
  case linear, discrete, paced, cubic, cubicPaced
}

/// The rotation of a layer that moves along a path.
public enum CAAnimationRotationMode: String, Sendable { case rotateAuto, rotateAutoReverse }

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The kinds of value functions.
public enum CAValueFunctionName: String, Sendable {
  case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ
}

/// The filter for resizing a layer's contents.
public enum CALayerContentsFilter: String, Sendable { case linear, nearest, trilinear }

/// The shape that particles come from.
public enum CAEmitterLayerEmitterShape: String, Sendable {
  case point, line, rectangle, cuboid, circle, sphere
}

/// The part of an emitter's shape that particles come from.
public enum CAEmitterLayerEmitterMode: String, Sendable { case points, outline, surface, volume }

/// The order and blending in which particles are drawn.
public enum CAEmitterLayerRenderMode: String, Sendable {
  case unordered, oldestFirst, oldestLast, backToFront, additive
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
public let kCATransition = "transition"
