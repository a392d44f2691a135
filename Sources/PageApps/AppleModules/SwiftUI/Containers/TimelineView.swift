public import Foundation

/// A view that changes with time, at the time of the page.
nonisolated public struct TimelineView<Content: View>: _PrimitiveView {
  let content: (TimelineViewDefaultContext) -> Content

  public init(
    _ schedule: TimelineSchedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.content = content }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    context.elements(content(TimelineViewDefaultContext(date: Date())))
  }
}

public struct TimelineViewDefaultContext: Sendable {
  public let date: Date
}

/// The times of a view that changes with time.
public enum TimelineSchedule: Sendable {
  case animation, everyMinute
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { .animation }
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self { .animation }
}
