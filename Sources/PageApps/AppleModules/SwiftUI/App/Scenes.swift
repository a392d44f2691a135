internal import Foundation

/// A part of an app: its windows.
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@MainActor
protocol PrimitiveScene {
  /// The content of the first window; `nil` for a scene that has none at launch.
  var content: WindowContent { get }
}

/// The content of the first window of a scene.
@MainActor
struct WindowContent {
  var view: (any View)?

  init(view: (any View)?) { self.view = view }

  init<S: Scene>(_ scene: S) {
    self =
      (scene as? any PrimitiveScene)?.content
      ?? (S.Body.self == Never.self ? Self(view: nil) : Self(scene.body))
  }
}

/// Windows with one content.
nonisolated public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  public typealias Body = Never
  let view: Content

  public init(id: String = "", @ViewBuilder content: () -> Content) { view = content() }
  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) { view = content() }
  public init(_ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content) {
    view = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String = "", @ViewBuilder content: () -> Content) {
    view = content()
  }
  @MainActor var content: WindowContent { WindowContent(view: view) }
}

/// A scene that shows nothing at launch.
nonisolated public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

/// The first scene of an app that has a window at launch.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock(_ content: any Scene...) -> some Scene {
    ModifiedScene(scenes: content)
  }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene whose window has other values around it.
nonisolated struct ModifiedScene: Scene, PrimitiveScene {
  typealias Body = Never
  let scenes: [any Scene]
  var change: @MainActor (any View) -> any View = { $0 }

  @MainActor var content: WindowContent {
    WindowContent(view: scenes.lazy.compactMap { WindowContent($0).view }.first.map(change))
  }
}

extension Scene {
  private func changed(_ change: @escaping @MainActor (AnyView) -> any View) -> some Scene {
    ModifiedScene(scenes: [self]) { change(AnyView(erasing: $0)) }
  }

  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some Scene
  {
    changed { $0.environment(path, value) }
  }
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
    changed { $0.environment(object) }
  }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changed { $0.environmentObject(object) }
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  {
    changed { $0.onChange(of: value, initial: initial, action) }
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  {
    changed { $0.onChange(of: value, initial: initial, action) }
  }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    changed { $0.onChange(of: value, perform: action) }
  }
}
