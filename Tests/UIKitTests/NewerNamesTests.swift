import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Names of UIKit that apps call or override, each by what follows from it.
@MainActor
struct NewerNamesTests {
  final class GradientView: UIView {
    var calls: [String] = []
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override func layoutSublayers(of layer: CALayer) {
      calls.append("layoutSublayers")
      super.layoutSublayers(of: layer)
    }
    override func layoutSubviews() { calls.append("layoutSubviews") }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .header }
      set {}
    }
  }

  @Test func `layoutSublayers(of:) may be overridden and lays out subviews by its superclass`() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == ["layoutSublayers", "layoutSubviews"])
    #expect(view.accessibilityTraits == .header)
  }

  final class TitledController: UIViewController {
    private let item = UINavigationItem(title: "Own")
    override var navigationItem: UINavigationItem { item }
  }

  @Test func `a controller may have a navigation item of its own`() {
    let navigation = UINavigationController(rootViewController: TitledController())
    #expect(navigation.topViewController?.navigationItem.title == "Own")
  }

  @Test func `what does nothing gives back what it was set to, and its default before`() {
    let view = UITextView()
    #expect(
      !view.isFindInteractionEnabled && view.inputView == nil && view.autocapitalizationType == .sentences)
    view.isFindInteractionEnabled = true
    view.inputView = UIView()
    #expect(view.isFindInteractionEnabled && view.inputView != nil)
    view.inputView = nil
    #expect(view.inputView == nil)
    let layer = CALayer()
    #expect(layer.speed == 1)
    layer.speed = 2
    #expect(layer.speed == 2)
  }

  /// Four dots at 3 pixels a point: 17⅔ × 4 + 20 = 90⅔ pt along, 25⅔ across. Three dots were recorded as 73 × 25⅔
  /// (AccessibilitySnapshot, testPageControl_17_5_393x852@3x.png).
  @Test func `a page control stands upright where its direction does`() {
    let control = UIPageControl()
    control.numberOfPages = 4
    func thirds(_ size: CGSize) -> [CGFloat] { [(size.width * 3).rounded(), (size.height * 3).rounded()] }
    #expect(thirds(control.intrinsicContentSize) == [272, 77])
    control.direction = .bottomToTop
    #expect(thirds(control.intrinsicContentSize) == [77, 272])
    #expect(thirds(control.size(forNumberOfPages: 1)) == [77, 113])
    #expect(thirds(control.size(forNumberOfPages: 3)) == [77, 219])
  }

  @Test func `a page's indicator is its own picture, that of the current page, or the common one`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let (common, current, own) = (UIImage(), UIImage(), UIImage())
    control.preferredIndicatorImage = common
    control.preferredCurrentPageIndicatorImage = current
    control.setIndicatorImage(own, forPage: 2)
    #expect(control.indicatorImage(forPage: 1) === common)
    #expect(control.indicatorImage(forPage: 2) === own)
    #expect(control.currentPageIndicatorImage(forPage: 0) === current)
    control.setIndicatorImage(nil, forPage: 2)
    #expect(control.indicatorImage(forPage: 2) === common)
  }

  /// A document may say any number.
  @Test func `pictures of two billion pages cost nothing`() {
    let control = UIPageControl()
    control.numberOfPages = 2_000_000_000
    control.setIndicatorImage(UIImage(), forPage: 1_999_999_999)
    #expect((control.intrinsicContentSize.height * 3).rounded() == 77)
  }

  @Test func `a child's traits are those that were set for it`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    #expect(child.overrideUserInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    #expect(child.overrideUserInterfaceStyle == .unspecified)
  }

  /// Body is 17 pt at Large, 15 at Small, 23 at XXXL and 40 at AX3.
  @Test func `texts follow the content size that views around them override and limit, in any order`() {
    let (outer, inner, label) = (UIView(), UIView(), UILabel())
    outer.addSubview(inner)
    inner.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.shown(label.font).pointSize == 17)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.shown(label.font).pointSize == 40)
    inner.maximumContentSizeCategory = .extraExtraExtraLarge
    #expect(label.shown(label.font).pointSize == 23)
    inner.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.shown(label.font).pointSize == 15)
    #expect(label.traitCollection.preferredContentSizeCategory == .small)
    inner.minimumContentSizeCategory = .large
    #expect(label.shown(label.font).pointSize == 17)
    label.adjustsFontForContentSizeCategory = false
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(label.shown(label.font).pointSize == 17)
  }

  @Test func `the style that is set last counts, whatever else is overridden after it`() {
    let view = UIView()
    view.traitOverrides.userInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(view.overrideUserInterfaceStyle == .light)
    view.traitOverrides.userInterfaceStyle = .unspecified
    #expect(view.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func `a picture that is written as data is the same when it is read`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { $0.fill(.zero) }
    let read = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(read.size == CGSize(width: 3, height: 4))
    #expect(UIImage(data: Data("picture of a page 999999".utf8)) == nil)
  }

  @Test func `a path covers what is inside it`() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(ring.contains(CGPoint(x: 1, y: 5)) && !ring.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `layers convert points by where they are in one another`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 1, y: 2, width: 50, height: 50)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: outer) == CGPoint(x: 4, y: 6))
    #expect(outer.convert(CGPoint(x: 4, y: 6), to: inner) == CGPoint(x: 3, y: 4))
    #expect(outer.hitTest(CGPoint(x: 12, y: 23)) === inner)
  }

  @Test func `the constraints of an axis are those that place the view along it`() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    let constraints = [
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor), child.widthAnchor.constraint(equalToConstant: 5),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(child.constraintsAffectingLayout(for: .vertical) == [constraints[1]])
    #expect(Set(child.constraintsAffectingLayout(for: .horizontal)) == [constraints[0], constraints[2]])
  }

  @Test func `colours of layers tell their components`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor.components == [1, 0, 0, 0.5])
    #expect(UIColor.red.cgColor.copy(alpha: 0.25)?.alpha == 0.25)
  }

  @Test func `a segment may be an action`() {
    let control = UISegmentedControl(
      frame: .zero, actions: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "B")
    #expect(control.actionForSegment(at: 0)?.title == "A")
  }

  @Test func `an object is of its class, and of what that was made from`() {
    let annotation: any MKAnnotation = MKPointAnnotation()
    #expect(annotation.isKind(of: MKPointAnnotation.self) && annotation.isKind(of: NSObject.self))
    #expect(!annotation.isKind(of: MKUserLocation.self) && !annotation.isMember(of: MKShape.self))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
  }
}
