// Core Animation's string constants.

/// The effect of an animation before its start and after its end.
public enum CAMediaTimingFillMode: String, Sendable { case forwards, backwards, both, removed }

/// The interpolation between the values of a keyframe animation.
public enum CAAnimationCalculationMode: String, Sendable {
  case linear, discrete, paced, cubic, cubicPaced
}

/// The rotation of a layer that moves along a path.
public enum CAAnimationRotationMode: String, Sendable { case rotateAuto, rotateAutoReverse }

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
