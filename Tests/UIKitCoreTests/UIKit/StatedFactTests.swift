import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// What Apple's pages state of views, bars and pickers that other tests only pass by.
@MainActor
struct StatedFactTests {
  // MARK: Views

  private final class Told: UIView {
    var told: [String] = []
    private func name(_ view: UIView?) -> String { view.map { "\(type(of: $0))" } ?? "none" }
    override func willMove(toSuperview newSuperview: UIView?) { told.append("to \(name(newSuperview))") }
    override func willMove(toWindow newWindow: UIWindow?) { told.append("to window \(name(newWindow))") }
    override func didMoveToSuperview() { told.append("in \(name(superview))") }
    override func didMoveToWindow() { told.append("in window \(name(window))") }
    override func didAddSubview(_ subview: UIView) { told.append("added \(subview.superview === self)") }
    override func willRemoveSubview(_ subview: UIView) {
      told.append("removes \(subview.superview === self)")
    }
    override func tintColorDidChange() { told.append("tint") }
    override func layoutSubviews() { told.append("layout") }
  }

  /// developer.apple.com/documentation/uikit/uiview: "Observing view-related changes".
  @Test func `a view hears of its superview and window, and a superview of its subviews`() throws {
    let window = try SystemLookTests.window(UIViewController())
    let (parent, child) = (Told(), Told())
    parent.addSubview(child)
    #expect(parent.told == ["added true"] && child.told == ["to Told", "in Told"])
    child.told = []
    window.addSubview(parent)
    #expect(Set(child.told) == ["to window UIWindow", "in window UIWindow"])
    #expect(
      Set(parent.told) == [
        "added true", "to window UIWindow", "to UIWindow", "in window UIWindow", "in UIWindow",
      ])
    window.layOut()
    (parent.told, child.told) = ([], [])
    parent.insertSubview(child, at: 0)
    window.layOut()
    #expect(parent.told.isEmpty && child.told.isEmpty)
    child.removeFromSuperview()
    #expect(parent.told == ["removes true"])
    #expect(Set(child.told) == ["to window none", "to none", "in window none", "in none"])
    #expect(child.told.firstIndex(of: "to none") ?? 9 < child.told.firstIndex(of: "in none") ?? 0)
    window.layOut()
    #expect(parent.told == ["removes true", "layout"])
    (parent.told, child.told) = ([], [])
    child.removeFromSuperview()
    #expect(child.told.isEmpty)
    parent.addSubview(child)
    window.layOut()
    #expect(parent.told.suffix(1) == ["layout"] && child.told.contains("layout"))
    (parent.told, child.told) = ([], [])
    parent.tintColor = .red
    #expect(parent.told == ["tint"] && child.told == ["tint"] && child.tintColor == .red)
    parent.tintColor = nil
    #expect(child.tintColor == .systemBlue)
    child.invalidateIntrinsicContentSize()
    window.layOut()
    #expect(parent.told.last == "layout")
  }

  @Test func `a view's middle is that of its frame, and bounds grow around it`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(view.center == CGPoint(x: 30, y: 50))
    view.center = CGPoint(x: 100, y: 200)
    #expect(view.frame == CGRect(x: 80, y: 170, width: 40, height: 60))
    view.bounds.size = CGSize(width: 50, height: 100)
    #expect(view.frame == CGRect(x: 75, y: 150, width: 50, height: 100))
  }

  /// UICornerConfiguration, iOS 26: corners of a radius are at most half the shorter side, as a capsule's up to a
  /// maximum.
  @Test func `a configuration of corners has a rule`() {
    for (configuration, rule) in [
      (.corners(radius: 8), .capsuleUpTo(8)), (.uniformCorners(radius: 2.5), .capsuleUpTo(2.5)),
      (.corners(radius: .fixed(-3)), .capsuleUpTo(0)), (.corners(radius: .fixed(.nan)), .capsuleUpTo(0)),
      (.corners(radius: .containerConcentric()), .concentric(minimum: 0)),
      (.corners(radius: .containerConcentric(minimum: 5)), .concentric(minimum: 5)),
      (.capsule(), .capsule), (.capsule(maximumRadius: 7), .capsuleUpTo(7)),
      (.capsule(maximumRadius: -7), .capsuleUpTo(0)), (.capsule(maximumRadius: .infinity), .capsule),
    ] as [(UICornerConfiguration, CornerRule)] {
      let view = UIView()
      #expect(view.cornerConfiguration == nil)
      view.cornerConfiguration = configuration
      #expect(view.cornerConfiguration == configuration && view.layer.style?.cornerRule == rule)
    }
  }

  /// Apple's sample UIImageEffects (2013): light has a radius of 30, others 20; all a saturation of 1.8; extra light
  /// is white 0.97 at 0.82, dark white 0.11 at 0.73.
  @Test func `the first blurs are those of Apple's sample`() {
    for (style, radius, white, alpha) in [
      (.extraLight, 20, 0.97, 0.82), (.light, 30, 1, nil), (.dark, 20, 0.11, 0.73),
    ] as [(UIBlurEffect.Style, Double, Double, Double?)] {
      let look = UIBlurEffect(style: style).material
      #expect(look.radius == radius && look.saturation == ByAppearance(light: 1.8, dark: 1.8))
      for fill in [look.fill.light, look.fill.dark] {
        #expect(abs(fill.red - white) < 0.003 && fill.red == fill.green && fill.green == fill.blue)
        #expect(alpha.map { $0 == fill.alpha } ?? (fill.alpha < 1))
      }
    }
  }

  // MARK: Bars

  /// isTranslucent of UINavigationBar, UIToolbar and UITabBar: false for an opaque bar. A bar's hairline is on its
  /// inner side.
  @Test func `bars have a hairline and a ground, which is opaque where they say so`() throws {
    func ground(_ view: UIView) throws -> BarBackgroundContent {
      var traits = PageTraits()
      traits.system = .ios18
      let content = UITraitCollection.withCurrent(UITraitCollection(traits)) { view.content }
      guard case .control(let content) = content else { throw CancellationError() }
      return try #require(content as? BarBackgroundContent ?? (content as? TabBarContent)?.background)
    }
    let (bar, tools, tabs) = (UINavigationBar(), UIToolbar(), UITabBar())
    for (view, isBelow) in [(bar, true), (tools, false), (tabs, false)] as [(UIView, Bool)] {
      (bar.isTranslucent, tools.isTranslucent, tabs.isTranslucent) = (true, true, true)
      let clear = try ground(view)
      #expect(clear.isLineBelow == isBelow && !clear.reachesScreenEdge && clear.lineColor == .barHairline)
      #expect(clear.color == .barBackground && clear.blur > 0)
      (bar.isTranslucent, tools.isTranslucent, tabs.isTranslucent) = (false, false, false)
      let solid = try ground(view)
      #expect(solid.color?.light.alpha == 1 && solid.blur == 0 && solid.lineColor == .barHairline)
      (bar.barTintColor, tools.barTintColor, tabs.barTintColor) = (.red, .red, .red)
      #expect(try ground(view).color == UIColor.red.dynamic)
      (bar.barTintColor, tools.barTintColor, tabs.barTintColor) = (nil, nil, nil)
      (bar.barStyle, tools.barStyle, tabs.barStyle) = (.black, .black, .black)
      #expect(view.overrideUserInterfaceStyle == .dark)
      (bar.barStyle, tools.barStyle, tabs.barStyle) = (.default, .default, .default)
      #expect(view.overrideUserInterfaceStyle == .unspecified)
    }
    (bar.reachesScreenEdge, tools.reachesScreenEdge, tabs.reachesScreenEdge) = (true, true, true)
    for view in [bar, tools, tabs] as [UIView] { #expect(try ground(view).reachesScreenEdge) }
    bar.shadowImage = UIImage()
    #expect(try ground(bar).lineColor == nil)
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(try ground(bar).color == nil && bar.shortcomings.isEmpty)
  }

  // MARK: Appearance

  /// developer.apple.com/documentation/uikit/uiappearance: a proxy's values are those of instances that enter a
  /// window, in its containers.
  @Test func `a proxy's value reaches an instance of each class, unless it has its own`() async throws {
    final class Home: UIViewController {}
    let window = try SystemLookTests.window(Home())
    func paths<View: UIView>(
      _ path: ReferenceWritableKeyPath<View, UIColor?>, _ make: @escaping @MainActor () -> View
    ) -> @MainActor () -> Void {
      {
        let (plain, own, outside) = (make(), make(), make())
        let before = outside[keyPath: path]
        View.appearance(whenContainedInInstancesOf: [Home.self])[keyPath: path] = .purple
        own[keyPath: path] = .orange
        let box = UIView()
        for view in [plain, own] { box.addSubview(view) }
        window.rootViewController?.view.addSubview(box)
        window.addSubview(outside)
        #expect(plain[keyPath: path] == .purple && own[keyPath: path] == .orange, "\(View.self)")
        #expect(outside[keyPath: path] == before, "\(View.self)")
      }
    }
    let layout = UICollectionViewFlowLayout()
    await AppearanceStore.withNew {
      let checks = [
        paths(\UITextField.textColor) { UITextField() }, paths(\UITextView.textColor) { UITextView() },
        paths(\UITabBar.barTintColor) { UITabBar() }, paths(\UIToolbar.barTintColor) { UIToolbar() },
        paths(\UISearchBar.barTintColor) { UISearchBar() },
        paths(\UISlider.minimumTrackTintColor) { UISlider() },
        paths(\UIProgressView.trackTintColor) { UIProgressView(progressViewStyle: .default) },
        paths(\UITableView.separatorColor) { UITableView() },
        paths(\UITableViewCell.backgroundColor) { UITableViewCell(style: .default, reuseIdentifier: nil) },
        paths(\UICollectionView.backgroundColor) {
          UICollectionView(frame: .zero, collectionViewLayout: layout)
        },
        paths(\UIStepper.backgroundColor) { UIStepper() }, paths(\UIView.backgroundColor) { UIView() },
        paths(\UISwitch.onTintColor) { UISwitch() },
        paths(\UINavigationBar.barTintColor) { UINavigationBar() },
        paths(\UIPageControl.pageIndicatorTintColor) { UIPageControl() },
        paths(\UISegmentedControl.selectedSegmentTintColor) { UISegmentedControl(items: nil) },
      ]
      for check in checks { check() }
      UIBarButtonItem.appearance().tintColor = .purple
      let (item, own, bar) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"), UIToolbar())
      own.tintColor = .orange
      for each in [item, own] { AppearanceStore.current.apply(to: each, in: bar) }
      #expect(item.tintColor == .purple && own.tintColor == .orange)
    }
  }

  // MARK: New values

  /// Apple's pages of each property; UITextView's insets and a shadow's colour as iOS prints them.
  @Test func `points, sizes and colours of new objects`() {
    let (gradient, layer, label, view, shadow) = (
      CAGradientLayer(), CALayer(), UILabel(), UITextView(), NSShadow()
    )
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(
      layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.maskedCorners.rawValue == 15 && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(
      shadow.shadowBlurRadius == 0 && shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
    #expect(label.font.pointSize == 17 && UITextField().font?.pointSize == 17)
    #expect(label.preferredMaxLayoutWidth == 0 && UIPageControl().numberOfPages == 0)
    let configuration = UIButton.Configuration.plain()
    #expect(configuration.titlePadding == 1 && configuration.imagePadding == 0)
    #expect(!configuration.showsActivityIndicator && configuration.automaticallyUpdateForSelection)
    #expect(UIButton().adjustsImageWhenDisabled && !UISwitch().isOn && !UISearchBar().showsScopeBar)
    #expect(
      !UIImageView().adjustsImageSizeForAccessibilityContentSizeCategory && !UIGlassEffect().isInteractive)
    #expect(!label.adjustsFontForContentSizeCategory && !view.adjustsFontForContentSizeCategory)
    #expect(!UITextField().adjustsFontForContentSizeCategory && !UINavigationBar().prefersLargeTitles)
    let (place, span) = (CLLocationCoordinate2D(), MKCoordinateSpan())
    #expect([place.latitude, place.longitude, span.latitudeDelta, span.longitudeDelta] == [0, 0, 0, 0])
  }

  private func entries(_ t: CATransform3D) -> [Double] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ].map { Double($0) }
  }

  /// CATransform3D.h: [x' y' z' 1] = [x y z 1] · t. A quarter turn about z takes x to y, about x y to z, about y z
  /// to x; a third of a turn about (1, 1, 1) takes x to y, y to z and z to x.
  @Test func `matrices of space are those of row vectors`() {
    #expect(entries(CATransform3D()) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    for (angle, x, y, z, rows) in [
      (0.5, 0, 0, 1, [0, 1, 0, -1, 0, 0, 0, 0, 1]), (0.5, 1, 0, 0, [1, 0, 0, 0, 0, 1, 0, -1, 0]),
      (0.5, 0, 1, 0, [0, 0, -1, 0, 1, 0, 1, 0, 0]), (2.0 / 3, 2, 2, 2, [0, 1, 0, 0, 0, 1, 1, 0, 0]),
      (0.5, 0, 0, 0, [1, 0, 0, 0, 1, 0, 0, 0, 1]), (1, 3, 4, 0, [-0.28, 0.96, 0, 0.96, 0.28, 0, 0, 0, -1]),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, [Double])] {
      let turn = entries(CATransform3DMakeRotation(angle * .pi, x, y, z))
      #expect(isClose([0, 1, 2, 4, 5, 6, 8, 9, 10].map { turn[$0] }, rows), "\(x), \(y), \(z)")
      #expect([3, 7, 11, 12, 13, 14].allSatisfy { turn[$0] == 0 } && turn[15] == 1)
    }
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)
    #expect(entries(moved) == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 10, 18, 28, 1])
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 4)
    #expect(entries(scaled) == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 5, 6, 7, 1])
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.5
    #expect(entries(CATransform3DConcat(moved, perspective))[11...] == [-2, 10, 18, 28, -13])
    #expect(!CATransform3DIsIdentity(perspective))
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(entries(plane) == [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1])
  }

  // MARK: Controls and fonts

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      3 * component
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(row)"
    }
  }

  @Test func `a picker's wheels end at the first row and the last`() throws {
    let (picker, rows) = (UIPickerView(), Rows())
    #expect(picker.numberOfComponents == 0 && picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    (picker.dataSource, picker.delegate) = (rows, rows)
    for (row, selected, shown) in [
      (0, 0, ["", "", "", "0", "1", "2", ""]), (2, 2, ["", "0", "1", "2", "", "", ""]),
      (9, 2, ["", "0", "1", "2", "", "", ""]), (-4, 0, ["", "", "", "0", "1", "2", ""]),
    ] {
      picker.selectRow(row, inComponent: 1, animated: false)
      #expect(picker.selectedRow(inComponent: 1) == selected && picker.selectedRow(inComponent: 0) == -1)
      guard case .control(let content) = picker.content, let wheels = content as? WheelsContent else {
        return
      }
      #expect(wheels.columns.map(\.rows) == [[String](repeating: "", count: 7), shown])
    }
  }

  /// UIFont's init(descriptor:size:): 0 for the descriptor's own size. A symbol's sizes are 1 to 300.
  @Test func `sizes that are none are those that were there before`() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    for (size, kept) in [(0, 12), (-1, 12), (.infinity, 12), (.nan, 12), (0.5, 0.5), (20, 20)]
      as [(CGFloat, CGFloat)]
    {
      #expect(UIFont(descriptor: descriptor, size: size).pointSize == kept)
      #expect(descriptor.withSize(size).pointSize == kept)
    }
    for (size, kept) in [(0, 1), (500, 300), (.nan, 17), (.infinity, 17), (40, 40)] as [(CGFloat, CGFloat)] {
      #expect(UIImage.SymbolConfiguration(pointSize: size).pointSize == kept)
    }
  }

  /// developer.apple.com/documentation/uikit/uiviewcontroller/unwind(for:towards:): back to a controller that was
  /// there before.
  @Test func `a controller that is unwound leaves its stack, or is dismissed`() throws {
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let window = try SystemLookTests.window(root)
    root.present(navigation, animated: false)
    navigation.pushViewController(second, animated: false)
    first.unwind()
    #expect(root.presentedViewController == nil)
    root.present(navigation, animated: false)
    second.unwind()
    #expect(navigation.viewControllers == [first] && root.presentedViewController === navigation)
    first.unwind()
    #expect(root.presentedViewController == nil && navigation.viewControllers == [first])
    _ = window
  }
}
