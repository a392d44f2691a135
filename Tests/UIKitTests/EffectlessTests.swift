import LayoutEngine
import Testing
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Names of UIKit's and Core Animation's that move things: what shows at rest is right, the rest says that it does nothing.
@MainActor
struct EffectlessTests {
  private func warnings(_ controller: @escaping @MainActor () -> UIViewController) async throws -> [String] {
    let (loaded, _) = SwiftPageSource.load([Page("page") { controller() }], name: "pages")
    let source = try #require(loaded)
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let (_, diagnostics) = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    return diagnostics.map(\.message)
  }

  @Test func `views of a dynamic animator stay where they are, and it says so once`() async throws {
    let dot = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    let said = try await warnings {
      let controller = UIViewController()
      controller.view.addSubview(dot)
      let animator = UIDynamicAnimator(referenceView: controller.view)
      let gravity = UIGravityBehavior(items: [dot])
      gravity.gravityDirection = CGVector(dx: 0, dy: 2)
      animator.addBehavior(gravity)
      animator.addBehavior(UICollisionBehavior(items: [dot]))
      return controller
    }
    #expect(
      said == [
        "page \"page\": UIDynamicAnimator has no effect in PageRender: views stay where they are put"
      ])
    #expect(dot.frame.origin == CGPoint(x: 10, y: 20))
  }

  @Test func `a search in a navigation bar is not drawn, and says so`() async throws {
    let said = try await warnings {
      let controller = UIViewController()
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      return UINavigationController(rootViewController: controller)
    }
    #expect(
      said.count == 1 && said[0].contains("UINavigationItem.searchController has no effect in PageRender"))
  }

  /// iOS 26 draws no thumb on such a slider, and a tab bar's own image in place of its ground: developer.apple.com, UISlider.Style,
  /// UITabBar.backgroundImage.
  @Test func `names that change a picture elsewhere say what is drawn, their defaults nothing`() async throws
  {
    let said = try await warnings {
      let (slider, bar) = (UISlider(), UITabBar())
      (slider.sliderStyle, bar.backgroundImage) = (.default, nil)
      slider.sliderStyle = .thumbless
      bar.backgroundImage = UIImage()
      return UIViewController()
    }
    #expect(
      said == [
        "page \"page\": UISlider.sliderStyle has no effect in PageRender: its thumb is drawn",
        "page \"page\": UITabBar.backgroundImage has no effect in PageRender: its background is the system's",
      ])
  }

  @Test func `an animation that stays leaves its last value, another the layer's own`() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (1, 0.25)
    layer.add(fade, forKey: "fade")
    #expect(layer.opacity == 1)
    (fade.fillMode, fade.isRemovedOnCompletion) = (.forwards, false)
    layer.add(fade, forKey: "fade")
    #expect(layer.opacity == 0.25)
    let slide = CAKeyframeAnimation(keyPath: "position.x")
    (slide.values, slide.fillMode, slide.isRemovedOnCompletion) = ([0, 40, 30], kCAFillModeForwards, false)
    let group = CAAnimationGroup()
    group.animations = [slide]
    (group.fillMode, group.isRemovedOnCompletion) = (.both, false)
    layer.add(group, forKey: nil)
    #expect(layer.position.x == 30)
    // One that never ends has no last value.
    let pulse = CABasicAnimation(keyPath: "cornerRadius")
    (pulse.toValue, pulse.fillMode, pulse.isRemovedOnCompletion) = (9, .forwards, false)
    pulse.repeatCount = .infinity
    layer.add(pulse, forKey: nil)
    #expect(layer.cornerRadius == 0)
  }

  @Test func `anchors of one edge are equal, and do not keep their view alive`() {
    var view: UIView? = UIView()
    weak var former: UIView?
    former = view
    let anchor = view?.topAnchor
    #expect(anchor == view?.topAnchor && anchor?.hash == view?.topAnchor.hash)
    #expect(anchor != view?.bottomAnchor && anchor != UIView().topAnchor)
    view = nil
    #expect(former == nil)
    let (a, b) = (UIView(), UIView())
    let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor)
    #expect(constraint.firstAnchor == a.topAnchor as NSObject)
    #expect(constraint.secondAnchor == b.bottomAnchor as NSObject)
    #expect(NSLayoutConstraint().firstItem == nil)
  }

  @Test func `a view's own hitTest decides what is touched`() {
    final class Through: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = UIView(frame: root.bounds)
    let above = Through(frame: root.bounds)
    root.addSubview(below)
    root.addSubview(above)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === below)
    #expect(root.hitTest(CGPoint(x: 5, y: 500), with: nil) == nil)
  }

  @Test func `a context of pixels has its origin at the bottom`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try #require(context.makeImage())
    #expect(image.width == 10 && image.height == 20)
    #expect(context.ctm.d == -1 && context.ctm.ty == 20)
    #expect(
      CGContext(
        data: nil, width: 0, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 0) == nil)
  }

  @Test func `the edit button turns editing on and off`() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem && item.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(item.title == "Done" && item.style == .done)
  }

  @Test func `a transition between children ends with the second's view in place`() {
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    parent.view.addSubview(first.view)
    var isDone = false
    parent.transition(from: first, to: second, duration: 1, options: [], animations: nil) { isDone = $0 }
    #expect(isDone && first.view.superview == nil && second.view.superview === parent.view)
  }

  @Test func `names of Swift 4 mean the same`() {
    #expect(UITableViewCellStyle.subtitle == UITableViewCell.CellStyle.subtitle)
    #expect(UIControlEvents.touchUpInside == UIControl.Event.touchUpInside)
    #expect(UILayoutConstraintAxis.vertical == NSLayoutConstraint.Axis.vertical)
    #expect(kCAMediaTimingFunctionEaseIn == .easeIn && kCALineCapRound == .round)
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.section == 2 && path.item == 3)
  }
}
