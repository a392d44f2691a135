public import Foundation

/// A view that changes with time, at the time of the page.
nonisolated public struct TimelineView<Schedule, Content: View>: _PrimitiveView {
  let content: (TimelineViewDefaultContext) -> Content

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) where Schedule: TimelineSchedule { self.content = content }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
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
