internal import AppUIKit
internal import Foundation

/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Values that the views of a place hand up, in their order. It is read once the views are placed, as some are evaluated then.
@MainActor
final class Preferences {
  private var own: [ObjectIdentifier: Any] = [:]
  private var changes: [ObjectIdentifier: [(Any) -> Any]] = [:]
  private var children: [Preferences] = []

  /// A place within this one.
  func entered() -> Preferences {
    let inner = Preferences()
    children.append(inner)
    return inner
  }

  func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) { own[ObjectIdentifier(key)] = value }

  func change<Key: PreferenceKey>(_ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void) {
    changes[ObjectIdentifier(key), default: []].append { value in
      guard var changed = value as? Key.Value else { return value }
      change(&changed)
      return changed
    }
  }

  /// The value of a key, its default where no view has one.
  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value { found(key) ?? Key.defaultValue }

  private func found<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    // A missing value is an optional one's nil to a cast.
    if let known = own[id] { return known as? Key.Value }
    var result: Key.Value?
    for value in children.lazy.compactMap({ $0.found(key) }) {
      if var all = result {
        Key.reduce(value: &all) { value }
        result = all
      } else {
        result = value
      }
    }
    guard let own = changes[id] else { return result }
    return own.reduce((result ?? Key.defaultValue) as Any) { $1($0) } as? Key.Value
  }
}

/// A view whose place hands values up of its own.
nonisolated private struct Handing<Content: View>: _PrimitiveView {
  let content: Content
  let note: @MainActor (Preferences) -> Void

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    var inner = context
    inner.preferences = context.preferences.entered()
    note(inner.preferences)
    return inner.elements(content)
  }
}

/// A view that is told of a value that the views in it hand up.
nonisolated private struct Listening<Content: View, Key: PreferenceKey>: _PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    var inner = context.entered("preference")
    inner.preferences = context.preferences.entered()
    let (preferences, host, key) = (inner.preferences, context.host, inner.path)
    var all = inner.elements(content)
    guard let last = all.popLast() else { return [] }
    let told = PlacedElement(last) { _, _ in
      host.afterLayout {
        let kept = host.storage(key) { StateCell(Key.defaultValue, changed: {}) }
        let value = preferences.value(Key.self)
        guard kept.value != value else { return }
        kept.value = value
        action(value)
      }
    }
    return all + [told]
  }
}

/// An element after whose placing something is done with the views of UIKit that it was placed in.
final class PlacedElement: WrappingElement {
  private let action: @MainActor ([UIView], CGRect) -> Void

  init(_ content: Element, _ action: @escaping @MainActor ([UIView], CGRect) -> Void) {
    self.action = action
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let before = canvas.view.subviews.count
    content.place(frame, on: canvas)
    action(Array(canvas.view.subviews.dropFirst(before)), frame)
  }
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    handing { $0.set(key, value) }
  }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { handing { $0.change(key, callback) } }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { Listening<Self, K>(content: self, action: action) }

  /// The view with values that its place hands up.
  func handing(_ note: @escaping @MainActor (Preferences) -> Void) -> some View {
    Handing(content: self, note: note)
  }
}
