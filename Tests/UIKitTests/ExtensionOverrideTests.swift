import Testing
import UIKit

@testable import UIKitCore

/// Overrides in extensions of UIKit's classes, as the translator registers them. Each test has a class of its own, as an override
/// holds for the rest of the process.
@MainActor
struct ExtensionOverrideTests {
  @Test func `a value holds for the class and below, and for no other class`() {
    class Menu: UINavigationController {}
    final class SubMenu: Menu {}
    let child = UIViewController()
    ExtensionOverrides.register("childForStatusBarStyle", of: Menu.self) { _ in child as UIViewController? }
    #expect(Menu().childForStatusBarStyle === child)
    #expect(SubMenu().childForStatusBarStyle === child)
    #expect(UINavigationController(rootViewController: child).childForStatusBarStyle == nil)
  }

  @Test func `nil overrides a value`() {
    final class Tabs: UITabBarController {}
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.childForStatusBarHidden != nil)
    ExtensionOverrides.register("childForStatusBarHidden", of: Tabs.self) { _ in nil as UIViewController? }
    #expect(tabs.childForStatusBarHidden == nil)
  }

  @Test func `an override of a subclass wins, and that of its superclass is reached by none`() {
    class Base: UIViewController {}
    final class Derived: Base {}
    ExtensionOverrides.register("prefersStatusBarHidden", of: Base.self) { _ in true }
    ExtensionOverrides.register("prefersStatusBarHidden", of: Derived.self) { _ in false }
    #expect(Base().prefersStatusBarHidden)
    #expect(!Derived().prefersStatusBarHidden)
  }

  @Test func `super in an override reaches UIKit's member, once`() {
    final class Stack: UINavigationController {
      var calls: [String] = []
      func inExtensionViewDidLoad() {
        calls.append("begin")
        super.viewDidLoad()
        calls.append("end")
      }
      func inExtensionStyle() -> UIStatusBarStyle {
        super.preferredStatusBarStyle == .default ? .lightContent : .darkContent
      }
    }
    ExtensionOverrides.register("viewDidLoad()", of: Stack.self) { $0.inExtensionViewDidLoad() }
    ExtensionOverrides.register("preferredStatusBarStyle", of: Stack.self) { $0.inExtensionStyle() }
    let stack = Stack(rootViewController: UIViewController())
    stack.loadViewIfNeeded()
    #expect(stack.calls == ["begin", "end"])
    #expect(stack.preferredStatusBarStyle == .lightContent)
  }

  @Test func `methods get their argument, and views wake`() {
    final class Alert: UIAlertController { var appeared: [Bool] = [] }
    ExtensionOverrides.register("viewDidAppear(_:)", of: Alert.self) { $0.appeared.append($1) }
    let alert = Alert(title: nil, message: nil, preferredStyle: .alert)
    alert.viewDidAppear(true)
    alert.viewDidAppear(false)
    #expect(alert.appeared == [true, false])

    final class Tag: UILabel {}
    ExtensionOverrides.register("awakeFromNib()", of: Tag.self) { $0.text = "awake" }
    let tag = Tag()
    tag.awakeFromNib()
    #expect(tag.text == "awake")
  }
}
