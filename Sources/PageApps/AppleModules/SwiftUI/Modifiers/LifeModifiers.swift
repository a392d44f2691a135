public import Combine
internal import Foundation

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    shown("appear") { action?() }
  }

  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    shown("task") { Task { @MainActor in await action() } }
  }
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    shown("task.\(id)") { Task { @MainActor in await action() } }
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  {
    noted { host, key in
      let last = host.storage(key + ".change") { StateCell<V?>(nil, changed: {}) }
      let old = last.value
      last.value = value
      if let old, old != value { host.afterLayout { action(old, value) } }
      if old == nil, initial { host.afterLayout { action(value, value) } }
    }
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never {
    noted { host, key in
      _ = host.storage(key + ".receive") { publisher.sink { value in action(value) } }
    }
  }

  /// Calls a function after the layout in which the view first shows.
  private func shown(_ name: String, _ action: @escaping () -> Void) -> some View {
    Modified(
      content: self, change: { $0 = $0.entered("life") },
      wrap: { element, context in
        LifeElement(element) { context.host.onFirst(context.path + "/life." + name, action) }
      })
  }

  /// Notes something of each evaluation, by the place in the tree.
  private func noted(_ note: @escaping @MainActor (ViewHost, String) -> Void) -> some View {
    Modified(
      content: self,
      change: { context in
        context = context.entered("life")
        note(context.host, context.path)
      })
  }
}

/// An element that tells when it shows.
private final class LifeElement: WrappingElement {
  private let shows: () -> Void

  init(_ content: Element, _ shows: @escaping () -> Void) {
    self.shows = shows
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    if !canvas.isAside { shows() }
    content.place(frame, on: canvas)
  }
}
