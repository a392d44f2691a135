import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Frames that a layout writes into the views of a window, on an iPhone X (375 × 812 pt).
@MainActor
struct WrittenLayoutTests {
  private final class Screen: UIViewController {
    let box = UIView()
    let child = UIView()
    let framed = UIView(frame: CGRect(x: 1.1, y: 2.2, width: 10, height: 11))
    let guide = UILayoutGuide()
    var offset = CGPoint.zero

    override func viewDidLoad() {
      for (part, superview) in [(box, view), (child, box)] as [(UIView, UIView?)] {
        part.translatesAutoresizingMaskIntoConstraints = false
        superview?.addSubview(part)
      }
      box.addSubview(framed)
      box.addLayoutGuide(guide)
      box.bounds.origin = offset
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 30),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
        box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 100),
        child.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
        child.topAnchor.constraint(equalTo: box.topAnchor, constant: 7),
        child.widthAnchor.constraint(equalToConstant: 20),
        child.heightAnchor.constraint(equalToConstant: 40),
        guide.leftAnchor.constraint(equalTo: child.rightAnchor),
        guide.topAnchor.constraint(equalTo: child.bottomAnchor),
        guide.rightAnchor.constraint(equalTo: box.rightAnchor),
        guide.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
    }
  }

  @Test func `frames are in their superviews`() throws {
    let screen = Screen()
    _ = try makeWindow(screen)
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(screen.box.frame == CGRect(x: 30, y: 80, width: 200, height: 100))
    #expect(screen.child.frame == CGRect(x: 5, y: 7, width: 20, height: 40))
    #expect(screen.guide.layoutFrame == CGRect(x: 25, y: 47, width: 175, height: 53))
    // A frame that was set is kept to the last digit, off the pixel grid.
    #expect(screen.framed.frame == CGRect(x: 1.1, y: 2.2, width: 10, height: 11))
  }

  @Test func `a scrolled superview adds the origin of its bounds`() throws {
    let screen = Screen()
    screen.offset = CGPoint(x: 3, y: 11)
    _ = try makeWindow(screen)
    #expect(screen.box.frame == CGRect(x: 30, y: 80, width: 200, height: 100))
    #expect(screen.child.frame == CGRect(x: 8, y: 18, width: 20, height: 40))
    #expect(screen.guide.layoutFrame == CGRect(x: 28, y: 58, width: 175, height: 53))
  }

  @Test func `a window's own style is that of its page, whatever its device's is`() throws {
    let window = try makeWindow(UIViewController())
    #expect(window.preparedPage(id: "page").tree.views[0].appearance == nil)
    window.overrideUserInterfaceStyle = .dark
    #expect(window.preparedPage(id: "page").tree.views[0].appearance == .dark)
    window.overrideUserInterfaceStyle = .light
    #expect(window.preparedPage(id: "page").tree.views[0].appearance == .light)
    // A view's own style goes before its window's.
    window.rootViewController?.view.overrideUserInterfaceStyle = .dark
    #expect(window.preparedPage(id: "page").tree.views[0].appearance == .dark)
  }

  @Test func `a window without an area is an error of its page`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(window.preparedPage(id: "page").tree.diagnostics.contains { $0.message.contains("100 × 0") })
  }

  /// Turned, 50 pt are covered at the left and 10 at the right; the screen's margins lie 66 pt from both edges.
  @Test(arguments: [(0, 232), (50, 182)] as [(CGFloat, CGFloat)])
  func `a measured view has the part of the screen's margins that lies beyond its side`(
    start: CGFloat, width: CGFloat
  ) throws {
    let device = Device(
      id: "uneven", name: "uneven", idiom: .phone, size: Size(width: 400, height: 800), scale: 2,
      safeArea: ByOrientation(
        portrait: .zero, landscape: EdgeInsets(top: 0, left: 50, bottom: 0, right: 10)))
    let window = UIWindow(environment: PageEnvironment(device: device, orientation: .landscape))
    let (screen, row, child) = (UIViewController(), CellContentView(), UIView())
    window.rootViewController = screen
    for (part, superview) in [(row, screen.view), (child, row)] as [(UIView, UIView?)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      superview?.addSubview(part)
    }
    let margins = row.layoutMarginsGuide
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 100), child.heightAnchor.constraint(equalToConstant: 10),
      child.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      child.topAnchor.constraint(equalTo: row.topAnchor),
      child.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    // The row is as wide as the screen from its start on, and so has both covered sides, or the right one.
    row.translatesAutoresizingMaskIntoConstraints = true
    row.frame = CGRect(x: start, y: 100, width: 800 - start, height: 10)
    window.makeKeyAndVisible()
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 0, left: 50 - start, bottom: 0, right: 10))
    #expect(
      row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: width, height: 10))
  }
}
