import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Who hears of an appearance that is overridden: a view is told when its own traits are others than those it was last told
/// of, or was made in.
@MainActor
struct OverriddenAppearanceTests {
  private final class Listener: UIView {
    var heard: [UITraitCollection?] = []
    var styles: [UIUserInterfaceStyle?] { heard.map { $0?.userInterfaceStyle } }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append(previousTraitCollection)
    }
  }

  private final class ListeningController: UIViewController {
    let listener = Listener()
    var styles: [UIUserInterfaceStyle?] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(listener)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private func contain(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `an appearance of a parent controller is told to its children, but not to one with its own`()
    throws
  {
    let (parent, child, light) = (UIViewController(), ListeningController(), ListeningController())
    parent.overrideUserInterfaceStyle = .dark
    light.overrideUserInterfaceStyle = .light
    contain(child, in: parent)
    contain(light, in: parent)
    let window = try show(parent)
    #expect(child.styles == [.light] && child.listener.styles == [.light])
    #expect(light.styles.isEmpty && light.listener.styles.isEmpty)
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(child.styles == [.light, .dark] && child.listener.styles == [.light, .dark])
    #expect(light.styles.isEmpty && light.listener.styles.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test func `an appearance of the window is told to all in it, which are drawn in it`() throws {
    let controller = ListeningController()
    controller.view.backgroundColor = .systemBackground
    let window = try show(controller)
    #expect(controller.styles.isEmpty && controller.listener.styles.isEmpty)
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.styles == [.light] && controller.listener.styles == [.light])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    let page = window.preparedPage(id: "p")
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: window.environment)
    #expect(solved.scene.background == .black)
  }

  @Test func `a window that is dark before it shows tells what is in it`() throws {
    let controller = ListeningController()
    let window = UIWindow(environment: PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x")))
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.styles == [.light] && controller.listener.styles == [.light])
  }

  @Test func `a view that comes later into a dark one is told, unless it was made while that was laid out`()
    throws
  {
    final class Dark: UIView {
      private(set) var own: [Listener] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        guard own.isEmpty else { return }
        own = [Listener()]
        own.forEach(addSubview)
      }
    }
    let controller = UIViewController()
    let (dark, light, later) = (Dark(), UIView(), Listener())
    dark.overrideUserInterfaceStyle = .dark
    controller.view.addSubview(dark)
    controller.view.addSubview(light)
    let window = try show(controller)
    #expect(dark.own.map(\.styles) == [[]])
    dark.addSubview(later)
    window.layOut()
    #expect(later.styles == [.light])
    light.addSubview(later)
    window.layOut()
    #expect(later.styles == [.light, .dark])
    later.removeFromSuperview()
    dark.addSubview(later)
    window.layOut()
    #expect(later.styles == [.light, .dark, .light])
  }

  @Test
  func
    `a view that was shown is told of its own appearance out of the window, too, one that was not when it is shown`()
    throws
  {
    let (controller, taken, never) = (UIViewController(), Listener(), Listener())
    controller.view.addSubview(taken)
    let window = try show(controller)
    taken.removeFromSuperview()
    for view in [taken, never] { view.overrideUserInterfaceStyle = .dark }
    #expect(taken.styles == [.light] && never.styles.isEmpty)
    for view in [taken, never] { controller.view.addSubview(view) }
    window.layOut()
    #expect(taken.styles == [.light] && never.styles == [.light])
  }

  @Test func `nobody is told of an appearance that is the one there was`() throws {
    let controller = ListeningController()
    controller.overrideUserInterfaceStyle = .light
    let window = try show(controller)
    controller.listener.overrideUserInterfaceStyle = .light
    window.overrideUserInterfaceStyle = .light
    controller.overrideUserInterfaceStyle = .unspecified
    window.layOut()
    #expect(controller.styles.isEmpty && controller.listener.styles.isEmpty)
    // A view with its own appearance does not hear of another around it.
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.styles == [.light] && controller.listener.styles.isEmpty)
  }

  @Test func `the previous traits are those that the view had, its own appearance with them`() throws {
    let (outer, inner, plain) = (UIView(), Listener(), Listener())
    let controller = UIViewController()
    var changes: [String] = []
    outer.overrideUserInterfaceStyle = .dark
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    controller.view.addSubview(plain)
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Listener, previous) in
      changes.append(
        "\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle), \(previous.verticalSizeClass)"
      )
    }
    let window = try show(controller)
    var environment = window.environment
    environment.orientation = .landscape
    window.transition(to: environment)
    #expect(inner.styles == [.light, .dark] && plain.styles == [.light])
    #expect(inner.heard.last??.verticalSizeClass == .regular)
    #expect(plain.heard.last??.verticalSizeClass == .regular)
    outer.overrideUserInterfaceStyle = .light
    #expect(inner.styles == [.light, .dark, .dark] && plain.styles == [.light])
    #expect(inner.heard.last??.verticalSizeClass == .compact)
    // The turn changed no appearance.
    #expect(changes == ["light to dark, regular", "dark to light, compact"])
  }
}
