import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Controllers and objects that code instantiates from documents, live.
@MainActor
@Suite struct LiveDocumentTests: LiveDocumentSuite {
  init() { Self.registerClasses() }

  // MARK: Kinds

  @Test func `a container has its children, as many as it can show`() throws {
    let children = (0..<22).map { "v\($0)" }
    let scenes = children.map { "<viewController id=\"\($0)\" title=\"\($0)\"/>" }
    let navigation = try instantiate([container("navigationController", children)] + scenes)
    #expect((navigation as? UINavigationController)?.viewControllers.map(\.title) == ["v0"])
    let tabs = try instantiate([container("tabBarController", children)] + scenes)
    #expect((tabs as? UITabBarController)?.viewControllers?.map(\.title) == children.prefix(20).map { $0 })
    let split = try instantiate([container("splitViewController", children)] + scenes)
    #expect((split as? UISplitViewController)?.viewControllers.map(\.title) == ["v0", "v1"])
  }

  // MARK: Classes

  @Test func `a controller is of its class, told by creators, and a wrong class is named`() throws {
    let named = try document([scene("HearingController", "")])
    let app = AppDocument(document: named)
    #expect(app.controller(withIdentifier: nil, creator: nil) is HearingController)
    let own = SilentController()
    #expect(app.controller(withIdentifier: nil, creator: { _ in own }) === own)
    #expect(app.controller(withIdentifier: nil, creator: { _ in nil }) is HearingController)
    for (name, problem) in [
      ("AwakeView", "the custom class AwakeView of this <viewController> is not a UIViewController"),
      ("RefusingController", "RefusingController.init(coder:) returned nil"),
    ] {
      let document = try document([scene(name, "")])
      let builder = DocumentBuilder.forApp(document)
      let controller = builder.instantiate(try #require(document.controller(identifier: nil)))
      #expect(try #require(controller).isMember(of: UIViewController.self))
      #expect(
        builder.diagnostics.map(\.message) == [problem + "; a plain UIViewController is drawn in its place"])
    }
    let unknown = try instantiate([scene("NobodyKnows", "")])
    #expect(unknown.isMember(of: UIViewController.self))
  }

  @Test func `only the first controller is the creator's`() throws {
    let document = try document([container("navigationController", ["v"]), "<viewController id=\"v\"/>"])
    let own = UINavigationController()
    let made = AppDocument(document: document).controller(withIdentifier: nil, creator: { _ in own })
    #expect(made === own && own.viewControllers.count == 1)
    #expect(own.viewControllers.allSatisfy { $0 !== own })
  }

  // MARK: Views of controllers

  @Test func `a controller's view is loaded with its guides, and a document without one has none`() throws {
    let table = try instantiate([
      "<collectionViewController id=\"c\"><collectionView key=\"view\" id=\"v\"/></collectionViewController>"
    ])
    let list = try #require(table as? UICollectionViewController)
    list.loadViewIfNeeded()
    // UIKit wraps the collection view (github.com/zenangst/Family, pull request 190).
    #expect(list.collectionView.superview === list.view)
    let bare = try document(["<viewController id=\"c\"/>"])
    let builder = DocumentBuilder.forApp(bare)
    let object = try #require(bare.controller(identifier: nil))
    #expect(!builder.loadView(of: UIViewController(), object))
    let full = try document([Documents.controller("c")])
    let controller = UIViewController()
    #expect(
      DocumentBuilder.forApp(full).loadView(of: controller, try #require(full.controller(identifier: nil))))
    #expect(controller.view.subviews.count == 1)
  }

  @Test func `controllers that contain too many others are an error`() throws {
    let tabs = (0..<7).map { t in
      "<tabBarController id=\"t\(t)\"><connections>"
        + (0..<20).map { segue("v\(t)-\($0)", "relationship") }.joined() + "</connections></tabBarController>"
    }
    let views = (0..<7).flatMap { t in (0..<20).map { "<viewController id=\"v\(t)-\($0)\"/>" } }
    let document = try document([container("tabBarController", (0..<7).map { "t\($0)" })] + tabs + views)
    let builder = DocumentBuilder.forApp(document)
    let made = builder.instantiate(try #require(document.controller(identifier: nil)))
    let inner = (made as? UITabBarController)?.viewControllers ?? []
    let all = inner.flatMap { ($0 as? UITabBarController)?.viewControllers ?? [] }
    // Of 101 that may be begun one is the outer, five have 20 each and the fifth four fewer than that.
    #expect(1 + inner.count + all.count == 101)
  }

  @Test func `controllers in one another are at most nine`() throws {
    let scenes = (0..<12).map { n in
      "<navigationController id=\"\(n == 0 ? "c" : "n\(n)")\"><connections>\(segue("n\(n + 1)", "relationship"))"
        + "</connections></navigationController>"
    }
    var depth = 0
    var current: UIViewController? = try instantiate(scenes + ["<viewController id=\"n12\"/>"])
    while let next = current {
      depth += 1
      current = (next as? UINavigationController)?.viewControllers.first
    }
    #expect(depth == 9)
  }

  @Test func `controllers that are left out are a fault of the page whose code makes them`() async throws {
    func scenes(_ count: Int) -> [String] {
      (0..<count).map { n in
        "<navigationController id=\"\(n == 0 ? "c" : "n\(n)")\"><connections>\(segue("n\(n + 1)", "relationship"))"
          + "</connections></navigationController>"
      } + ["<viewController id=\"n\(count)\"/>"]
    }
    for (count, isTold) in [(8, false), (9, true)] {
      let (_, faults) = await CodeFaults.collecting { try? instantiate(scenes(count)) }
      #expect(
        faults.map(\.message)
          == (isTold
            ? [
              "Main.storyboard: controllers contain more than 100 others, or 8 in one another; the others are left out"
            ] : []))
      #expect(faults.allSatisfy { $0.severity == .error && $0.exitCode == .limit })
    }
  }

  // MARK: Cells

  @Test func `prototypes make the data source's cells, each with objects of its own`() throws {
    func cell(_ id: String, _ more: String) -> String {
      """
      <tableViewCell id="\(id)" \(more)><tableViewCellContentView key="contentView" id="\(id)c">
      <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell>
      """
    }
    let table = """
      <tableView id="t" rowHeight="50"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      \(cell("p", "reuseIdentifier=\"P\" rowHeight=\"80\""))\(cell("q", "reuseIdentifier=\"Q\""))\(cell("r", ""))
      </prototypes></tableView>
      """
    let controller = try instantiate([scene("HearingController", table)])
    let made = try #require(controller.view.subviews[1] as? UITableView)
    #expect(made.staticSections.isEmpty)
    let (one, two) = (
      made.dequeueReusableCell(withIdentifier: "P"), made.dequeueReusableCell(withIdentifier: "P")
    )
    #expect(one != nil && two != nil && one !== two)
    #expect(one?.staticHeight == 80 && made.dequeueReusableCell(withIdentifier: "Q")?.staticHeight == nil)
    #expect(made.dequeueReusableCell(withIdentifier: "R") == nil)
  }

  // MARK: Xibs

  @Test func `a document in a window has the variations and texts of its page`() throws {
    let text = Documents.storyboard(
      subviews: """
        <label id="a" text="any"><variation key="widthClass=regular" text="wide"/>
        <variation key="heightClass=compact" text="low"/></label>
        """)
    let document = try #require(Documents.parse(text).document)
    for (horizontal, vertical, words) in [
      (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, "any"),
      (.regular, .regular, "wide"), (.compact, .compact, "low"),
    ] {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
      ])
      try UITraitCollection.withCurrent(traits) {
        let builder = DocumentBuilder.forApp(document)
        let controller = builder.instantiate(try #require(document.controllers.objects["c-1"]))
        #expect((controller?.view.subviews.first as? UILabel)?.text == words)
      }
    }
  }
}
