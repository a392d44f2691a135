import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Popovers of iOS 26. Their arrow, 26 × 13, and a width of 320 are those of iOS 18, from knowledge; action
/// sheets beside a source were printed by a view tree (26.1).
@MainActor
struct PopoverTests {
  private let screen = UIViewController()
  private let source = UIView(frame: CGRect(x: 380, y: 300, width: 60, height: 40))
  private let presented = UIViewController()

  private func present(_ controller: UIViewController, on device: String = "ipad-a16") throws -> UIWindow {
    screen.view.addSubview(source)
    let window = try SystemLookTests.window(screen, on: device)
    window.inTraits { screen.present(controller, animated: false) }
    window.layOut()
    return window
  }

  private func made() -> UIPopoverPresentationController? {
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 300, height: 200)
    let popover = presented.popoverPresentationController
    popover?.sourceView = source
    return popover
  }

  private func frame(of view: UIView, in window: UIWindow) -> CGRect { view.convert(view.bounds, to: window) }

  /// 380 + 30 − 150 = 260 and 340 + 13 = 353.
  @Test func `a popover of an iPad is below its source, with an arrow that points up at it`() throws {
    let popover = try #require(made())
    let window = try present(presented)
    #expect(frame(of: presented.view, in: window) == CGRect(x: 260, y: 353, width: 300, height: 200))
    #expect(popover.arrowDirection == .up && window.isDimmed(screen.view))
    #expect(window.preparedPage(id: "page").tree.diagnostics.isEmpty)
  }

  /// The card is beside the source at the distance of the arrow, 12 high; it is centred on the source, inside a room from
  /// (10, 20) to (390, 780), and no wider than what is free; the arrow's tip is at the source's middle, but on the straight
  /// part of the edge, 20 of radius and half of 24 from its ends.
  @Test(
    arguments: [
      (.up, CGRect(x: 100, y: 200, width: 60, height: 30), CGRect(x: 70, y: 242, width: 120, height: 90), 60),
      (
        .down, CGRect(x: 100, y: 200, width: 60, height: 30), CGRect(x: 70, y: 98, width: 120, height: 90), 60
      ),
      (
        .left, CGRect(x: 100, y: 200, width: 60, height: 30), CGRect(x: 172, y: 170, width: 120, height: 90),
        45
      ),
      (
        .right, CGRect(x: 240, y: 200, width: 60, height: 30), CGRect(x: 108, y: 170, width: 120, height: 90),
        45
      ),
      (
        .right, CGRect(x: 100, y: 200, width: 60, height: 30), CGRect(x: 10, y: 170, width: 78, height: 90),
        45
      ),
      (.any, CGRect(x: 15, y: 300, width: 10, height: 20), CGRect(x: 10, y: 332, width: 120, height: 90), 32),
      (
        .any, CGRect(x: 380, y: 700, width: 10, height: 20), CGRect(x: 270, y: 598, width: 120, height: 90),
        88
      ),
      (.left, CGRect(x: 20, y: 25, width: 10, height: 10), CGRect(x: 42, y: 20, width: 120, height: 90), 32),
      (.down, CGRect(x: 100, y: 70, width: 60, height: 30), CGRect(x: 70, y: 20, width: 120, height: 38), 60),
    ] as [(UIPopoverArrowDirection, CGRect, CGRect, Double)])
  func `a card is beside its source where there is room`(
    direction: UIPopoverArrowDirection, source: CGRect, frame: CGRect, tip: Double
  ) {
    let place = PopoverPlace(
      size: CGSize(width: 120, height: 90), beside: source, in: CGRect(x: 10, y: 20, width: 380, height: 760),
      pointing: direction, arrow: Size(width: 24, height: 12), radius: 20)
    #expect(place.frame == frame && place.arrow?.place == tip)
  }

  @Test func `the screen behind a popover is not darkened`() throws {
    _ = made()
    let window = try present(presented)
    let stage = try #require(window.subviews.last)
    let dimming = try #require(stage.subviews.first { $0.uiKitClassName == "UIDimmingView" })
    #expect(dimming.backgroundColor?.dynamic.light.alpha == 0)
  }

  /// 300 − 13 − 200 = 87; 440 + 13 = 453 and 320 − 100 = 220; 380 − 13 − 300 = 67.
  @Test(
    arguments: [
      (.down, 260, 87), (.left, 453, 220), (.right, 67, 220),
    ] as [(UIPopoverArrowDirection, CGFloat, CGFloat)])
  func `a popover lies where its arrow may point from`(
    direction: UIPopoverArrowDirection, x: CGFloat, y: CGFloat
  ) throws {
    let popover = try #require(made())
    popover.permittedArrowDirections = direction
    let window = try present(presented)
    #expect(frame(of: presented.view, in: window).origin == CGPoint(x: x, y: y))
    #expect(popover.arrowDirection == direction)
  }

  /// The room ends 10 pt from the sides: 10, and 820 − 10 − 300 = 510.
  @Test(arguments: [(0, 10), (780, 510)] as [(CGFloat, CGFloat)])
  func `a popover stays on the screen`(x: CGFloat, place: CGFloat) throws {
    _ = made()
    source.frame.origin.x = x
    source.frame.size.width = 20
    let window = try present(presented)
    #expect(frame(of: presented.view, in: window).minX == place)
  }

  @Test func `without a preferred size a popover is 320 wide and as high as there is room`() throws {
    _ = made()
    presented.preferredContentSize = .zero
    let window = try present(presented)
    // Beside the source there is more room than below it: 440 + 13 = 453, and from 32 to 1180 − 25.
    #expect(frame(of: presented.view, in: window) == CGRect(x: 453, y: 32, width: 320, height: 1123))
  }

  @Test func `a popover of an item belongs to the item's button`() throws {
    let item = UIBarButtonItem(systemItem: .add)
    screen.navigationItem.rightBarButtonItem = item
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 300, height: 200)
    presented.popoverPresentationController?.barButtonItem = item
    let window = try SystemLookTests.window(
      UINavigationController(rootViewController: screen), on: "ipad-a16")
    window.inTraits { screen.present(presented, animated: false) }
    window.layOut()
    // The platter of 44 begins at the safe area's 32: 32 + 44 + 13.
    #expect(frame(of: presented.view, in: window) == CGRect(x: 510, y: 89, width: 300, height: 200))
  }

  @Test func `on an iPhone a popover is a sheet`() throws {
    let popover = try #require(made())
    popover.adaptiveSheetPresentationController.prefersGrabberVisible = true
    let window = try present(presented, on: "iphone-16-pro")
    #expect(frame(of: presented.view, in: window) == CGRect(x: 0, y: 62, width: 402, height: 812))
    #expect(popover.arrowDirection == .unknown)
  }

  private final class Staying: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      .none
    }
  }

  /// 402 − 10 − 300 = 92.
  @Test func `a popover whose delegate says so stays one on an iPhone`() throws {
    let (popover, delegate) = (try #require(made()), Staying())
    popover.delegate = delegate
    source.frame.origin.x = 300
    let window = try present(presented, on: "iphone-16-pro")
    #expect(frame(of: presented.view, in: window) == CGRect(x: 92, y: 353, width: 300, height: 200))
  }

  // MARK: Action sheets

  private func sheet(_ count: Int) -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for index in 0..<count { sheet.addAction(UIAlertAction(title: "Choice \(index)", style: .default)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }

  /// 380 + 30 − 144 = 266; 16 + 48 + 8 + 48 + 16 = 136.
  @Test func `an action sheet with a source is 288 wide, has rows of 256 × 48 and no cancel button`() throws {
    let sheet = sheet(2)
    sheet.popoverPresentationController?.sourceView = source
    let window = try present(sheet)
    let card = try #require(sheet.view.subviews.first { $0 is GlassCard })
    #expect(frame(of: card, in: window) == CGRect(x: 266, y: 340, width: 288, height: 136))
    var buttons: [UIButton] = []
    sheet.view.forEachView { if let button = $0 as? UIButton { buttons.append(button) } }
    #expect(buttons.map(\.currentTitle) == ["Choice 0", "Choice 1"])
    #expect(buttons.allSatisfy { $0.frame.size == CGSize(width: 256, height: 48) })
    #expect(sheet.view.backgroundColor == nil)
  }

  @Test func `an action sheet without a source is the card of an alert`() throws {
    let window = try present(sheet(2), on: "iphone-16-pro")
    var cards: [CGRect] = []
    window.forEachView { if $0 is GlassCard { cards.append(frame(of: $0, in: window)) } }
    #expect(cards.map(\.width) == [320])
  }

  @Test func `a popover that becomes a sheet has no ground of its own any more`() throws {
    _ = made()
    let window = try present(presented)
    let stage = try #require(window.subviews.last)
    #expect(stage.subviews.contains { "\(type(of: $0))" == "PopoverGround" })
    var environment = window.environment
    environment.device = try DeviceCatalog.builtin.device("iphone-16-pro")
    window.transition(to: environment)
    #expect(!stage.subviews.contains { "\(type(of: $0))" == "PopoverGround" })
  }
}
