// Core Animation's string constants, with their names of Swift 4.2 and before.

/// The effect of an animation before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

public let kCAFillModeForwards: CAMediaTimingFillMode = .forwards
public let kCAFillModeBackwards: CAMediaTimingFillMode = .backwards
public let kCAFillModeBoth: CAMediaTimingFillMode = .both
public let kCAFillModeRemoved: CAMediaTimingFillMode = .removed

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

public let kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName = .linear
public let kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName = .easeIn
public let kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName = .easeOut
public let kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName = .easeInEaseOut
public let kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName = .default

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public let kCAAnimationLinear: CAAnimationCalculationMode = .linear
public let kCAAnimationDiscrete: CAAnimationCalculationMode = .discrete
public let kCAAnimationPaced: CAAnimationCalculationMode = .paced
public let kCAAnimationCubic: CAAnimationCalculationMode = .cubic
public let kCAAnimationCubicPaced: CAAnimationCalculationMode = .cubicPaced

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "rotateAuto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "rotateAutoReverse")
}

public let kCAAnimationRotateAuto: CAAnimationRotationMode = .rotateAuto
public let kCAAnimationRotateAutoReverse: CAAnimationRotationMode = .rotateAutoReverse

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public let kCATransitionFade: CATransitionType = .fade
public let kCATransitionMoveIn: CATransitionType = .moveIn
public let kCATransitionPush: CATransitionType = .push
public let kCATransitionReveal: CATransitionType = .reveal

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

public let kCATransitionFromRight: CATransitionSubtype = .fromRight
public let kCATransitionFromLeft: CATransitionSubtype = .fromLeft
public let kCATransitionFromTop: CATransitionSubtype = .fromTop
public let kCATransitionFromBottom: CATransitionSubtype = .fromBottom

/// The kinds of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

public let kCAValueFunctionRotateX: CAValueFunctionName = .rotateX
public let kCAValueFunctionRotateY: CAValueFunctionName = .rotateY
public let kCAValueFunctionRotateZ: CAValueFunctionName = .rotateZ
public let kCAValueFunctionScale: CAValueFunctionName = .scale
public let kCAValueFunctionScaleX: CAValueFunctionName = .scaleX
public let kCAValueFunctionScaleY: CAValueFunctionName = .scaleY
public let kCAValueFunctionScaleZ: CAValueFunctionName = .scaleZ
public let kCAValueFunctionTranslate: CAValueFunctionName = .translate
public let kCAValueFunctionTranslateX: CAValueFunctionName = .translateX
public let kCAValueFunctionTranslateY: CAValueFunctionName = .translateY
public let kCAValueFunctionTranslateZ: CAValueFunctionName = .translateZ

/// The filter for resizing a layer's contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

public let kCAFilterLinear: CALayerContentsFilter = .linear
public let kCAFilterNearest: CALayerContentsFilter = .nearest
public let kCAFilterTrilinear: CALayerContentsFilter = .trilinear

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public let kCAEmitterLayerPoint: CAEmitterLayerEmitterShape = .point
public let kCAEmitterLayerLine: CAEmitterLayerEmitterShape = .line
public let kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape = .rectangle
public let kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape = .cuboid
public let kCAEmitterLayerCircle: CAEmitterLayerEmitterShape = .circle
public let kCAEmitterLayerSphere: CAEmitterLayerEmitterShape = .sphere

/// The part of an emitter's shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public let kCAEmitterLayerPoints: CAEmitterLayerEmitterMode = .points
public let kCAEmitterLayerOutline: CAEmitterLayerEmitterMode = .outline
public let kCAEmitterLayerSurface: CAEmitterLayerEmitterMode = .surface
public let kCAEmitterLayerVolume: CAEmitterLayerEmitterMode = .volume

/// The order and blending in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

public let kCAEmitterLayerUnordered: CAEmitterLayerRenderMode = .unordered
public let kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode = .oldestFirst
public let kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode = .oldestLast
public let kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode = .backToFront
public let kCAEmitterLayerAdditive: CAEmitterLayerRenderMode = .additive

public let kCALineCapRound: CAShapeLayerLineCap = .round
public let kCALineCapButt: CAShapeLayerLineCap = .butt
public let kCALineCapSquare: CAShapeLayerLineCap = .square
public let kCALineJoinRound: CAShapeLayerLineJoin = .round
public let kCALineJoinMiter: CAShapeLayerLineJoin = .miter
public let kCALineJoinBevel: CAShapeLayerLineJoin = .bevel
public let kCAFillRuleEvenOdd: CAShapeLayerFillRule = .evenOdd
public let kCAFillRuleNonZero: CAShapeLayerFillRule = .nonZero
public let kCAGravityCenter: CALayerContentsGravity = .center
public let kCAGravityTop: CALayerContentsGravity = .top
public let kCAGravityBottom: CALayerContentsGravity = .bottom
public let kCAGravityLeft: CALayerContentsGravity = .left
public let kCAGravityRight: CALayerContentsGravity = .right
public let kCAGravityTopLeft: CALayerContentsGravity = .topLeft
public let kCAGravityTopRight: CALayerContentsGravity = .topRight
public let kCAGravityBottomLeft: CALayerContentsGravity = .bottomLeft
public let kCAGravityBottomRight: CALayerContentsGravity = .bottomRight
public let kCAGravityResize: CALayerContentsGravity = .resize
public let kCAGravityResizeAspect: CALayerContentsGravity = .resizeAspect
public let kCAGravityResizeAspectFill: CALayerContentsGravity = .resizeAspectFill
public let kCAAlignmentNatural: CATextLayerAlignmentMode = .natural
public let kCAAlignmentLeft: CATextLayerAlignmentMode = .left
public let kCAAlignmentRight: CATextLayerAlignmentMode = .right
public let kCAAlignmentCenter: CATextLayerAlignmentMode = .center
public let kCAAlignmentJustified: CATextLayerAlignmentMode = .justified
public let kCATruncationNone: CATextLayerTruncationMode = .none
public let kCATruncationStart: CATextLayerTruncationMode = .start
public let kCATruncationMiddle: CATextLayerTruncationMode = .middle
public let kCATruncationEnd: CATextLayerTruncationMode = .end
public let kCAGradientLayerAxial: CAGradientLayerType = .axial
public let kCAGradientLayerRadial: CAGradientLayerType = .radial
public let kCAGradientLayerConic: CAGradientLayerType = .conic
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
public let kCATransition = "transition"
