public import Foundation
public import UIKitCore

/// An app, whose first window is that of its first group of windows.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

/// The delegate of an app of SwiftUI, which makes its first window.
@MainActor public func pageRenderDelegate<A: App>(of app: A.Type) -> any UIApplicationDelegate {
  AppHost(app)
}

private final class AppHost<A: App>: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let app: A

  init(_ type: A.Type) {
    AdaptedDelegate.current = nil
    app = A()
    super.init()
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AdaptedDelegate.current?.application(application, willFinishLaunchingWithOptions: options) ?? true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    _ = AdaptedDelegate.current?.application(application, didFinishLaunchingWithOptions: options)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: AppView(app: app))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The content of an app's first window.
nonisolated private struct AppView<A: App>: _PrimitiveView {
  let app: A

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let inner = context.entered(String(describing: A.self))
    inner.connect(app)
    guard let content = WindowContent(app.body).view else {
      context.host.fail("\(A.self) has no WindowGroup, whose content would be the first window's")
      return []
    }
    return inner.elements(content)
  }
}

@MainActor
private enum AdaptedDelegate {
  static var current: (any UIApplicationDelegate)?
}

/// A delegate of UIKit that an app of SwiftUI has.
@propertyWrapper @MainActor
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: Delegate

  public init(_ type: Delegate.Type = Delegate.self) {
    guard let made = ObjectInitializer.make(type) as? Delegate else {
      preconditionFailure("\(type) cannot be made with init()")
    }
    wrappedValue = made
    AdaptedDelegate.current = wrappedValue
  }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  public var projectedValue: ObservedObjectWrapper<Delegate> { ObservedObjectWrapper(object: wrappedValue) }
}
