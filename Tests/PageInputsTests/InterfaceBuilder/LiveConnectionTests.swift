import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Outlets, actions and segues of live documents.
@MainActor
@Suite struct LiveConnectionTests: LiveDocumentSuite {
  init() { Self.registerClasses() }

  // MARK: Outlets

  private func outlet(_ property: String, _ to: String = "c", name: String = "outlet") -> String {
    "<connections><\(name) property=\"\(property)\" destination=\"\(to)\" id=\"o\"/></connections>"
  }

  @Test func `recognizers are objects beside the controller`() throws {
    let controller = try #require(
      try instantiate([
        scene(
          "SilentController",
          Documents.view("a", outlet("gestureRecognizers", "tap", name: "outletCollection")))
            + """
            <customObject id="tap" customClass="LiveTap"><connections>
            <action selector="tapped:" destination="c" id="x"/></connections></customObject>
            """
      ]) as? SilentController)
    let recognizers = controller.view.subviews[1].gestureRecognizers ?? []
    #expect(recognizers.count == 1)
    (recognizers.first as? UITapGestureRecognizer)?.recognize()
    #expect(controller.taps == 1)
  }

  @Test func `a bar button item has its target and action`() throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="i">
      <connections><action selector="tapped:" destination="c" id="x"/><action destination="c" id="y"/></connections>
      </barButtonItem></navigationItem>
      """
    let text = Documents.controller("c", item, attributes: "customClass=\"SilentController\"")
    let controller = try instantiate([text])
    _ = controller.view
    let button = try #require(controller.navigationItem.rightBarButtonItems?.first)
    #expect(button.target === controller && button.action == Selector("tapped:"))
  }

  // MARK: Segues

  private func window(_ controller: UIViewController) throws -> UIWindow {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let window = UIWindow(environment: PageEnvironment(device: device))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func button(_ segue: String) -> String {
    Documents.view("b", "<connections>\(segue)</connections>", name: "button")
  }

  private func press(_ controller: UIViewController?) throws {
    let root = try #require(controller?.view)
    try #require(root.subviews.last as? UIButton).sendActions(for: .touchUpInside)
  }

  @Test(arguments: [
    ("show", true), ("push", true), ("showDetail", true), ("presentation", false), ("modal", false),
  ])
  func `a segue pushes or presents its destination, which its source prepares`(kind: String, isPushed: Bool)
    throws
  {
    let scenes = [
      container("navigationController", ["a"]),
      Documents.controller(
        "a", attributes: "customClass=\"HearingController\"",
        views: button(segue("d", kind, "identifier=\"next\""))),
      "<viewController id=\"d\" title=\"Next\"/>",
    ]
    let navigation = try #require(try instantiate(scenes) as? UINavigationController)
    let window = try window(navigation)
    let source = try #require(navigation.topViewController as? HearingController)
    source.isWilling = false
    try press(source)
    #expect(navigation.viewControllers.count == 1 && source.prepared == [] && source.asked == ["next"])
    source.isWilling = true
    try press(source)
    #expect(source.prepared == ["next"])
    #expect(navigation.viewControllers.count == (isPushed ? 2 : 1))
    let presented = navigation.presentedViewController ?? source.presentedViewController
    #expect((presented != nil) != isPushed)
    #expect((isPushed ? navigation.topViewController : presented)?.title == "Next")
    withExtendedLifetime(window) {}
  }

  @Test func `an embed segue of a control does nothing, nor does one without a destination`() throws {
    for segue in [segue("d", "embed"), #"<segue kind="show" id="s"/>"#, segue("gone", "show")] {
      let navigation = try #require(
        try instantiate([
          container("navigationController", ["a"]),
          Documents.controller("a", attributes: "customClass=\"HearingController\"", views: button(segue)),
          "<viewController id=\"d\"/>",
        ]) as? UINavigationController)
      let window = try window(navigation)
      try press(navigation.topViewController)
      #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
      #expect((navigation.topViewController as? HearingController)?.prepared == [])
      withExtendedLifetime(window) {}
    }
  }

  @Test(
    arguments: [
      ("fullScreen", .fullScreen), ("formSheet", .formSheet), ("popover", .popover),
      ("overFullScreen", .overFullScreen), ("pageSheet", .pageSheet), ("currentContext", .currentContext),
      ("overCurrentContext", .overCurrentContext),
    ] as [(String, UIModalPresentationStyle)])
  func `a presentation has its style`(word: String, style: UIModalPresentationStyle) throws {
    let source = try instantiate([
      Documents.controller(
        "c",
        "<connections>\(segue("d", "presentation", "identifier=\"x\" modalPresentationStyle=\"\(word)\""))</connections>"
      ), "<viewController id=\"d\"/>",
    ])
    let window = try window(source)
    source.performSegue(withIdentifier: "x", sender: nil)
    #expect(source.presentedViewController?.modalPresentationStyle == style)
    withExtendedLifetime(window) {}
  }

  @Test func `a segue is known by its identifier, and an unwind segue goes back`() throws {
    let navigation = try #require(
      try instantiate([
        container("navigationController", ["a"]),
        Documents.controller("a", "<connections>\(segue("d", "show", "identifier=\"on\""))</connections>"),
        Documents.controller(
          "d",
          "<connections>\(segue("d", "unwind", "identifier=\"back\" unwindAction=\"back:\""))</connections>"),
      ]) as? UINavigationController)
    let window = try window(navigation)
    let first = try #require(navigation.topViewController)
    let scene = try #require(first.documentScene)
    #expect(!scene.performSegue(withIdentifier: "off", sender: nil))
    #expect(navigation.viewControllers.count == 1)
    #expect(scene.performSegue(withIdentifier: "on", sender: nil))
    let second = try #require(navigation.topViewController)
    #expect(second !== first && navigation.viewControllers.count == 2)
    #expect(second.documentScene?.performSegue(withIdentifier: "back", sender: nil) == true)
    #expect(navigation.topViewController === first && navigation.viewControllers.count == 1)
    withExtendedLifetime(window) {}
  }
}
