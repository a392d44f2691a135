public import Foundation

/// An effect of a view in its scroll view, which a view at rest in the middle has not.
public protocol VisualEffect: Sendable {}

public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
}

/// The way of a view through its scroll view: views are drawn where they have arrived.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = Self()
  public static let interactive = Self()
  public static let identity = Self()
  public static func animated(_ animation: Animation) -> Self { Self() }
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  public func threshold(_ threshold: Threshold) -> Self { self }
  public func animation(_ animation: Animation) -> Self { self }

  public struct Threshold: Sendable {
    public static let visible = Self()
    public static let hidden = Self()
    public static let centered = Self()
    public static func visible(_ amount: Double) -> Self { Self() }
  }
}

public struct UnitCurve: Sendable {
  public static let linear = Self()
  public static let easeIn = Self()
  public static let easeOut = Self()
  public static let easeInOut = Self()
}

extension View {
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View { self }

  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View { self }
}

/// A view that changes with time, at the time of the page.
nonisolated public struct TimelineView<Schedule, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: (TimelineViewDefaultContext) -> Content

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) where Schedule: TimelineSchedule { self.content = content }

  @MainActor func elements(_ context: Context) -> [Element] {
    context.elements(content(TimelineViewDefaultContext(date: Date())))
  }
}

public struct TimelineViewDefaultContext: Sendable {
  public let date: Date
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public var cadence: Cadence { .live }
}

public protocol TimelineSchedule {}

public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from start: Date, by interval: TimeInterval) {}
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    Self(from: start, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}
