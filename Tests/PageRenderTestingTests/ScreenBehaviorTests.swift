import Foundation
import PageRender
import Testing
import UIKit

@testable import PageRenderTesting

/// What becomes of controllers and views that are drawn, and of what traits say.
@MainActor
struct ScreenBehaviorTests {
  private final class Listener: UIViewController {
    var heard: [String] = []
    var hidesStatusBar = false
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
    override func viewDidLoad() { heard.append("load") }
    override func viewWillAppear(_ animated: Bool) { heard.append("appear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("disappear") }
  }

  private func lines(
    of controller: UIViewController, on config: ViewImageConfig,
    traits: UITraitCollection = UITraitCollection()
  ) -> [String] {
    var lines: [String] = []
    Snapshotting<UIViewController, String>.recursiveDescription(on: config, traits: traits)
      .snapshot(controller).run { lines = $0.split(separator: "\n").map(String.init) }
    return lines
  }

  private func square(_ controller: UIViewController, _ place: (UIView, UIView) -> [NSLayoutConstraint]) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate(
      place(view, controller.view) + [
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      ])
  }

  @Test func `a controller appears and disappears for each snapshot`() {
    let controller = Listener()
    _ = lines(of: controller, on: .iPhoneSe)
    #expect(lines(of: controller, on: .iPhoneX).first?.contains("frame = (0 0; 375 812)") == true)
    #expect(controller.heard == ["load", "appear", "disappear", "appear", "disappear"])
  }

  @Test func `the safe area is the config's, and a hidden status bar leaves none`() {
    let controller = Listener()
    square(controller) { [$0.topAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.topAnchor)] }
    #expect(lines(of: controller, on: .iPhoneX).last?.contains("frame = (0 44; 10 10)") == true)
    #expect(lines(of: controller, on: .iPhone8).last?.contains("frame = (0 20; 10 10)") == true)
    controller.hidesStatusBar = true
    #expect(lines(of: controller, on: .iPhone8).last?.contains("frame = (0 0; 10 10)") == true)
    #expect(lines(of: controller, on: .iPhoneX).last?.contains("frame = (0 44; 10 10)") == true)
  }

  @Test func `traits go over those of the device`() {
    let controller = Listener()
    square(controller) { [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)] }
    // 375 − 10, as it runs from the right.
    #expect(
      lines(of: controller, on: .iPhoneX, traits: UITraitCollection(layoutDirection: .rightToLeft)).last?
        .contains("frame = (365 0; 10 10)") == true)
    var seen: UITraitCollection?
    let probe = Snapshotting<UIViewController, String>.recursiveDescription(
      on: .iPhone13ProMax(.landscape), traits: UITraitCollection(userInterfaceStyle: .dark))
    final class Probe: UIViewController {
      var tell: (UITraitCollection) -> Void = { _ in }
      override func viewWillAppear(_ animated: Bool) { tell(traitCollection) }
    }
    let other = Probe()
    other.tell = { seen = $0 }
    probe.snapshot(other).run { _ in }
    #expect(seen?.userInterfaceStyle == .dark)
    #expect(seen?.horizontalSizeClass == .regular && seen?.verticalSizeClass == .compact)
    #expect(seen?.preferredContentSizeCategory == .medium)
    #expect(seen?.displayScale == 3)
  }

  @Test func `a view is taken out again and keeps its frame`() throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 30))
    _ = try Screens.screen(of: view, size: CGSize(width: 50, height: 50), traits: UITraitCollection())
    #expect(view.superview == nil)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 20, height: 30))
    #expect(view.constraints.isEmpty)
  }

  @Test func `what a view lets through is white`() throws {
    func bytes(_ screen: Screen) throws -> [UInt8] {
      try Screens.withRenderer { try $0.picture(of: screen.page.scene).snapshotBytes() }
    }
    func view(_ color: UIColor?) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.backgroundColor = color
      return view
    }
    func alone(_ color: UIColor?) throws -> [UInt8] {
      try bytes(Screens.screen(of: view(color), size: nil, traits: UITraitCollection()))
    }
    func controlled(_ color: UIColor?) throws -> [UInt8] {
      let controller = UIViewController()
      controller.view = view(color)
      let config = ViewImageConfig(size: CGSize(width: 8, height: 8))
      return try bytes(Screens.screen(of: controller, on: config, traits: UITraitCollection()))
    }
    let white = try alone(.white)
    #expect(try alone(nil) == white)
    #expect(try controlled(nil) == white)
    #expect(try controlled(.clear) == white)
    // Half of black over white.
    #expect(try controlled(UIColor(white: 0, alpha: 0.5)) == controlled(UIColor(white: 0.5, alpha: 1)))
  }

  @Test func `dumps end where objects refer back`() {
    final class Parent {
      var child: Child?
    }
    final class Child {
      var parent: Parent?
    }
    let (parent, child) = (Parent(), Child())
    parent.child = child
    child.parent = parent
    defer { child.parent = nil }
    #expect(
      ValueDump.text(of: parent) == """
        ▿ Parent
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ parent: Optional<Parent>
                ▿ some (circular reference detected)

        """)
  }

  @Test func `the nearest voice says what is recorded`() throws {
    func mode(
      _ own: SnapshotTestingConfiguration.Record?, _ environment: [String: String]
    ) throws -> String {
      let mode = try SnapshotTestingConfiguration.Record.effective(own, environment: environment)
      return mode.rawValue
    }
    let all = ["RENDERPAGES_RECORD": "all", "SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"]
    #expect(try mode(nil, [:]) == "missing")
    #expect(try mode(nil, ["CI": "true"]) == "never")
    #expect(try mode(nil, ["SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"]) == "failed")
    #expect(try mode(nil, all) == "all")
    #expect(try mode(.missing, all) == "missing")
    #expect(try withSnapshotTesting(record: .never) { try mode(nil, all) } == "never")
    #expect(try withSnapshotTesting(record: .never) { try mode(.failed, all) } == "failed")
    #expect(throws: (any Error).self) { try mode(nil, ["RENDERPAGES_RECORD": "always"]) }
  }
}
