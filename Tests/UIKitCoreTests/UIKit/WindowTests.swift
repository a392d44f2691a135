import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import UIKitCore

/// Controllers in a window live as on a device.
@MainActor
struct WindowTests {
  @Test func `a window has the insets of its screen`() throws {
    let upright = try makeWindow(UIViewController()).safeAreaInsets
    #expect([upright.top, upright.left, upright.bottom, upright.right] == [44, 0, 34, 0])
    let turned = try makeWindow(UIViewController(), .landscape).safeAreaInsets
    #expect([turned.top, turned.left, turned.bottom, turned.right] == [0, 44, 21, 44])
  }

  private final class Diary: UIViewController {
    var entries: [String] = []
    let name: String
    init(_ name: String = "") {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func loadView() {
      entries.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      entries.append("viewDidLoad \(Int(view.bounds.width))")
    }
    override func viewWillAppear(_ animated: Bool) { entries.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { entries.append("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { entries.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { entries.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { entries.append("viewDidDisappear") }
    override func viewSafeAreaInsetsDidChange() { entries.append("safeArea \(Int(view.safeAreaInsets.top))") }
    override func viewWillLayoutSubviews() { entries.append("willLayout") }
    override func viewDidLayoutSubviews() { entries.append("didLayout \(Int(view.bounds.width))") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      entries.append("transition \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { [self] _ in entries.append("alongside \(Int(view.bounds.width))") },
        completion: { [self] _ in entries.append("completion") })
    }
  }

  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:): the superview has laid out the view, which
  /// has its traits and accurate geometry.
  @Test func `a controller's methods are called in UIKit's order`() throws {
    let controller = Diary()
    _ = try makeWindow(controller)
    #expect(
      controller.entries == [
        "loadView", "viewDidLoad 375", "viewWillAppear", "safeArea 44", "viewIsAppearing", "willLayout",
        "didLayout 375", "viewDidAppear",
      ])
  }

  @Test func `a turned device is announced, laid out, and animated along`() throws {
    let controller = Diary()
    let window = try makeWindow(controller)
    controller.entries = []
    var environment = window.environment
    environment.orientation = .landscape
    window.transition(to: environment)
    #expect(
      controller.entries == [
        "transition 812", "safeArea 0", "willLayout", "didLayout 812", "alongside 812", "completion",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }

  @Test func `a pushed controller appears and the one below disappears`() throws {
    let (first, second) = (Diary(), Diary())
    let navigation = UINavigationController(rootViewController: first)
    let window = try makeWindow(navigation)
    #expect(first.view.safeAreaInsets.top == 88)
    first.entries = []
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(first.entries == ["viewWillDisappear", "viewDidDisappear"])
    #expect(
      second.entries.prefix(5) == [
        "loadView", "viewDidLoad 375", "viewWillAppear", "safeArea 88", "viewIsAppearing",
      ])
    #expect(second.entries.last == "viewDidAppear")
  }

  /// A controller whose `viewIsAppearing` reads what is laid out and changes the layout.
  private final class Arriving: UIViewController {
    let header = UIView()
    lazy var height = header.heightAnchor.constraint(equalToConstant: 0)
    var seen: [CGFloat] = []
    var laidOut: [CGFloat] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(header)
      header.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
      ])
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      seen = [view.bounds.width, view.safeAreaInsets.top, header.frame.minY, header.frame.width]
      height.constant = view.safeAreaInsets.top
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      laidOut.append(header.frame.height)
    }
  }

  @Test func `an appearing controller has its geometry, and what it sets is there at its first layout`()
    throws
  {
    let (alone, inside) = (Arriving(), Arriving())
    _ = try makeWindow(alone)
    #expect(alone.seen == [375, 44, 44, 375])
    #expect(Set(alone.laidOut) == [44])
    _ = try makeWindow(UINavigationController(rootViewController: inside))
    #expect(inside.seen == [375, 88, 88, 375])
    #expect(Set(inside.laidOut) == [88])
  }

  /// UIKit logs "Attempt to present … whose view is not in the window hierarchy!".
  @Test func `a controller that is presented before the presenting view is in a window does not show`() throws
  {
    final class Hasty: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        present(UIViewController(), animated: true)
      }
    }
    let (root, pushed) = (Hasty(), Hasty())
    let window = try makeWindow(root)
    #expect(root.presentedViewController == nil)
    #expect(root.faults.map(\.severity) == [.warning])
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.pushViewController(pushed, animated: true)
    window.layoutIfNeeded()
    #expect(pushed.presentedViewController != nil)
  }

  @Test func `constraints and frames set while laying out both place views`() throws {
    final class Controller: UIViewController {
      let header = UIView()
      let badge = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        header.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)
        header.addSubview(badge)
        NSLayoutConstraint.activate([
          header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          header.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
        ])
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        badge.frame = CGRect(x: header.bounds.maxX - 30, y: 10, width: 20, height: 20)
      }
    }
    let controller = Controller()
    _ = try makeWindow(controller)
    #expect(controller.header.frame == CGRect(x: 0, y: 44, width: 375, height: 203))
    #expect(controller.badge.frame == CGRect(x: 345, y: 10, width: 20, height: 20))
    #expect(
      controller.badge.convert(controller.badge.bounds, to: nil)
        == CGRect(x: 345, y: 54, width: 20, height: 20)
    )
  }
}
