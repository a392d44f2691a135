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

  @Test func `data sources and delegates are connected`() throws {
    func connections(_ names: [String]) -> String {
      let outlets = names.map { "<outlet property=\"\($0)\" destination=\"c\" id=\"o-\($0)\"/>" }
      return "<connections>\(outlets.joined())</connections>"
    }
    let both = connections(["dataSource", "delegate"])
    let one = connections(["delegate"])
    let controller = try #require(
      try instantiate([
        scene(
          "HearingController",
          Documents.view("t", both, name: "tableView") + Documents.view("l", both, name: "collectionView")
            + Documents.view("s", one, name: "scrollView") + Documents.view("f", one, name: "textField")
            + Documents.view("b", one, name: "searchBar") + Documents.view("x", one, name: "textView"))
      ]) as? HearingController)
    let views = controller.view.subviews
    let table = try #require(views[1] as? UITableView)
    #expect(table.dataSource === controller && table.delegate === controller)
    let list = try #require(views[2] as? UICollectionView)
    #expect(list.dataSource === controller && list.delegate === controller)
    #expect((views[3] as? UIScrollView)?.scrollDelegate === controller)
    #expect((views[4] as? UITextField)?.delegate === controller)
    #expect((views[5] as? UISearchBar)?.delegate === controller)
    #expect((views[6] as? UITextView)?.delegate === controller)
    #expect(controller.outlets == [])
  }

  @Test func `outlets reach a controller by its binding or its members, objects beside it too`() throws {
    let label = Documents.view("l", name: "label")
    let outlets = """
      <outlet property="label" destination="l" id="o1"/><outlet property="view" destination="v-c" id="o2"/>
      <outlet property="helper" destination="h" id="o3"/><outlet property="lost" destination="nowhere" id="o4"/>
      <outletCollection property="all" destination="l" id="o5"/>
      <outletCollection property="all" destination="v-c" id="o6"/><outlet destination="l" id="o7"/>
      """
    let beside = #"<customObject id="h" customClass="LiveHelper"/><label id="beside" text="b"/>"#
    let hearing = try #require(
      try instantiate([scene("HearingController", label, outlets) + beside]) as? HearingController)
    _ = hearing.view
    #expect(hearing.outlets == ["label UILabel", "helper Helper", "all UILabel", "all UIView"])
    let silent = try #require(
      try instantiate([scene("SilentController", label, outlets) + beside]) as? SilentController)
    _ = silent.view
    #expect(silent.label === silent.view.subviews[1] && silent.all.count == 2)
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

  @Test(
    arguments: [
      ("eventType=\"touchUpInside\"", UIControl.Event.touchUpInside), ("eventType=\"touchDown\"", .touchDown),
      ("eventType=\"valueChanged\"", .valueChanged), ("", .primaryActionTriggered),
      ("eventType=\"unheardOf\"", .primaryActionTriggered),
    ])
  func `a control's action is sent at its event`(written: String, event: UIControl.Event) throws {
    for name in ["HearingController", "SilentController"] {
      let action = "<action selector=\"tapped:\" destination=\"c\" \(written) id=\"x\"/>"
      let controller = try instantiate([
        scene(name, Documents.view("b", "<connections>\(action)</connections>", name: "button"))
      ])
      let button = try #require(controller.view.subviews[1] as? UIButton)
      func taps() -> Int {
        (controller as? HearingController)?.actions.count ?? (controller as? SilentController)?.taps ?? -1
      }
      for other in [UIControl.Event.touchUpInside, .touchDown, .valueChanged, .primaryActionTriggered]
      where other != event {
        button.sendActions(for: other)
      }
      #expect(taps() == 0)
      button.sendActions(for: event)
      #expect(taps() == 1)
      if let hearing = controller as? HearingController {
        #expect(hearing.actions == ["tapped:"] && hearing.senders.first === button)
      }
    }
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
