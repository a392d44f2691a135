import Foundation
import LayoutEngine
import Testing
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore
@testable import screenpages

/// What cannot be laid out says which view it is and what was called.
@MainActor
struct BadInputTests {
  private func window(_ screen: UIViewController) throws -> UIWindow {
    let window = UIWindow(environment: try Stage.environment(Stage.se))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    return window
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 100), CGSize(width: -10, height: 50)])
  func `a window of no size says so, whatever it shows`(size: CGSize) throws {
    let screens: [() -> UIViewController] = [
      { UIViewController() }, { WalkthroughViewController() }, { StopsViewController(count: 3) },
      { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
      { UINavigationController(rootViewController: UITableViewController()) },
      { PhotoAlbum.makeTabs(showing: UIViewController()) },
    ]
    for make in screens {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = try Stage.withPictures(make)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(
        window.problems.first
          == "UIWindow: its size is \(Int(max(size.width, 0))) × \(Int(size.height)); call init(frame:) with a width "
          + "and a height above 0")
    }
  }

  @Test func `frames of negative sizes and of no numbers are named, and the rest is laid out`() throws {
    let screen = UIViewController()
    let names = ["box", "nowhere", "sound"]
    let frames = [
      CGRect(x: 10, y: 10, width: -50, height: 20), CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 5, y: 6, width: 7, height: 8),
    ]
    let boxes = zip(names, frames).map { name, frame in
      let box = UIView(frame: frame)
      box.accessibilityIdentifier = name
      screen.view.addSubview(box)
      return box
    }
    let window = try window(screen)
    #expect(
      window.problems == [
        "box: frame is (10, 10, -50 × 20); give it a width and a height of 0 or more",
        "nowhere: frame is (nan, 0, 10 × 10); give it numbers up to 10,000,000",
      ])
    #expect(window.layoutError == nil)
    #expect(boxes[2].frame == frames[2])
  }

  @Test func `a scroll view's content that has no size is named`() throws {
    let screen = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.accessibilityIdentifier = "scroll"
    scroll.contentSize = CGSize(width: -5, height: 10)
    scroll.contentOffset = CGPoint(x: 0, y: CGFloat.infinity)
    scroll.contentInset = UIEdgeInsets(top: .nan)
    screen.view.addSubview(scroll)
    let window = UIWindow(environment: try Stage.environment(Stage.se))
    window.rootViewController = screen
    let tree = ViewTree(root: screen.view)
    #expect(
      tree.diagnostics.map(\.message) == [
        "scroll: contentOffset is (0, inf); give it numbers up to 10,000,000",
        "scroll: contentInset is (nan, 0, 0, 0); give it numbers up to 10,000,000",
        "scroll: contentSize is -5 × 10; give it a width and a height of 0 or more",
      ])
    window.makeKeyAndVisible()
    #expect(window.layoutError == nil)
    #expect(scroll.contentOffset.y.isFinite)
  }

  @Test func `a required width below zero conflicts with what widths are`() throws {
    let screen = UIViewController()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: -20).isActive = true
    let window = try window(screen)
    let solved = try PageRenderer(fonts: FontCatalog()).solve(
      window.preparedPage(id: "page"), in: window.environment)
    #expect(solved.layout.conflicts.count == 1)
    #expect(box.frame.width == 0)
  }

  @Test func `a constraint to a view that is not on the page is named`() throws {
    let screen = UIViewController()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(box)
    let other = UIView()
    box.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    let window = try window(screen)
    #expect(
      window.problems == [
        "a constraint of box reaches a view that is not on this page; add both views to one hierarchy before "
          + "activating it"
      ])
    #expect(window.layoutError == nil)
  }
}
