public import Foundation

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

  public init(@ViewBuilder content: () -> Content) { view = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { view = content() }
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

/// A scene of documents, whose browser is not drawn.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
  public init(
    newDocument: @autoclosure () -> Document,
    @ViewBuilder editor: (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// The document that an editor is given.
public struct FileDocumentConfiguration<Document> {
  public var document: Binding<Document>
  public var fileURL: URL?
  public var isEditable: Bool
}

nonisolated public struct TupleScene<each Content: Scene>: Scene, PrimitiveScene {
  public typealias Body = Never
  private let scenes: (repeat each Content)

  init(_ scenes: repeat each Content) { self.scenes = (repeat each scenes) }

  @MainActor var content: WindowContent {
    for scene in repeat each scenes {
      let content = WindowContent(scene)
      if content.view != nil { return content }
    }
    return WindowContent(view: nil)
  }
}

/// Puts the scenes of an app together.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<
    repeat each Content
  > {
    TupleScene(repeat each content)
  }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene whose window has other values around it.
nonisolated struct ModifiedScene<Content: Scene>: Scene, PrimitiveScene {
  typealias Body = Never
  let scene: Content
  var change: @MainActor (any View) -> any View = { $0 }

  @MainActor var content: WindowContent { WindowContent(view: WindowContent(scene).view.map(change)) }
}

extension Scene {
  private func changed(_ change: @escaping @MainActor (AnyView) -> any View) -> some Scene {
    ModifiedScene(scene: self) { change(AnyView(erasing: $0)) }
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
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Commands of a menu, which no picture shows.
@preconcurrency @MainActor
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

public struct EmptyCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}

public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  public init(_ name: String, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let newItem = Self()
  public static let saveItem = Self()
  public static let undoRedo = Self()
  public static let pasteboard = Self()
  public static let help = Self()
  public static let toolbar = Self()
  public static let sidebar = Self()
}

public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}

@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
}
