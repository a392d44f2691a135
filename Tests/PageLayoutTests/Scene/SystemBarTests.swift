import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// The bars that iOS draws over a page, by their places. The time's middle is judged by its ink, to a point.
@MainActor
struct SystemBarTests {
  private func items(
    _ controller: UIViewController = UIViewController(), on device: String,
    _ orientation: Orientation = .portrait,
    _ appearance: Appearance = .light, isShown: Bool = true
  ) throws -> (items: [SceneItem], scene: Scene) {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device(device), orientation: orientation, appearance: appearance)
    controller.view.backgroundColor = controller.view.backgroundColor ?? .systemBackground
    let renderer = try PageRenderer(fonts: FontCatalog())
    renderer.drawsSystemBars = isShown
    let page = PreparedPage(id: "page", tree: ViewTree(root: controller.view))
    let scene = try renderer.solve(page, in: environment).scene
    return (scene.items, scene)
  }

  private func clock(_ items: [SceneItem]) -> SceneGlyphs? {
    for case .glyphs(let run) in items.map(\.kind) where run.text == "9:41" { return run }
    return nil
  }

  /// The middle of the line from its first glyph's origin to the end of the last, which is a "1" of some 0.45 em.
  private func middle(_ run: SceneGlyphs) -> Double {
    let glyphs = run.glyphs.map(\.x)
    return ((glyphs.first ?? 0) + (glyphs.last ?? 0) + 0.45 * run.pointSize) / 2
  }

  private func homeIndicator(_ items: [SceneItem]) -> (Rect, Color)? {
    guard case .shape(.roundedRectangle(let frame, radius: 2.5), let color)? = items.last?.kind,
      frame.height == 5
    else { return nil }
    return (frame, color)
  }

  @Test func `pages are drawn without bars unless asked`() throws {
    #expect(try items(on: "iphone-16-pro", isShown: false).items.isEmpty)
  }

  /// Beside the island: ((402 − 154) / 2 + 10) / 2 = 67, around 35; the indicator 134 / 375 · 402 = 143.648, at 3× 143⅔.
  @Test func `a phone with an island has the time beside it and a home indicator`() throws {
    let items = try items(on: "iphone-16-pro").items
    let time = try #require(clock(items))
    #expect(abs(middle(time) - 67) < 1 && time.pointSize == 17)
    // Capitals are 0.7 em high: the middle of the digits is 6 above the baseline.
    #expect(abs((time.glyphs.first?.y ?? 0) - 6 - 35) < 1)
    let (frame, color) = try #require(homeIndicator(items))
    #expect(abs(frame.width - 431.0 / 3) < 1e-9 && frame.minY == 861 && color == .black)
    #expect(abs(frame.midX - 201) < 0.5)
  }

  @Test func `a phone with a home button has the time in the middle, and no indicator`() throws {
    let items = try items(on: "iphone-se-3").items
    #expect(abs(middle(try #require(clock(items))) - 187.5) < 1)
    #expect(homeIndicator(items) == nil)
  }

  @Test func `a phone with a notch has the time in its left ear`() throws {
    let time = try #require(clock(try items(on: "iphone-x").items))
    #expect(abs(middle(time) - 48) < 1 && time.pointSize == 16)
  }

  /// 209 / 812 · 874 = 224.96, at 3× 225; (874 − 225) / 2 = 324.5, at 3× 324⅔.
  @Test func `a phone on its side has only the home indicator`() throws {
    let items = try items(on: "iphone-16-pro", .landscape).items
    #expect(clock(items) == nil && items.count == 1)
    let frame = try #require(homeIndicator(items)).0
    #expect(frame.width == 225 && abs(frame.minX - 974.0 / 3) < 1e-9 && frame.minY == 389)
    #expect(try self.items(on: "iphone-se-3", .landscape).items.isEmpty)
  }

  @Test(arguments: [Orientation.portrait, .landscape])
  func `an iPad has its time at the left, held either way`(orientation: Orientation) throws {
    let items = try items(on: "ipad-10", orientation).items
    let time = try #require(clock(items))
    #expect(time.glyphs.first.map { abs($0.x - 20) < 1 } == true && time.pointSize == 12)
    #expect(homeIndicator(items) != nil)
    #expect(homeIndicator(try self.items(on: "ipad-9", orientation).items) == nil)
  }

  @Test func `the status bar is black on light and white on dark, unless the controller says`() throws {
    func color(_ controller: UIViewController, _ appearance: Appearance) throws -> Color? {
      clock(try items(controller, on: "iphone-16-pro", .portrait, appearance).items)?.color
    }
    #expect(try color(UIViewController(), .light) == .black && color(UIViewController(), .dark) == .white)
    #expect(
      try color(Wisher(.lightContent), .light) == .white && color(Wisher(.darkContent), .dark) == .black)
    let tabs = UITabBarController()
    tabs.viewControllers = [Wisher(.lightContent)]
    #expect(try color(tabs, .light) == .white)
    let navigation = UINavigationController(rootViewController: Wisher(.lightContent))
    #expect(try color(navigation, .light) == .black)
    navigation.isNavigationBarHidden = true
    #expect(try color(navigation, .light) == .white)
    let inDark = UIViewController()
    inDark.overrideUserInterfaceStyle = .dark
    #expect(try color(inDark, .light) == .white)
  }

  private func readableColor(on color: UIColor, _ appearance: Appearance, _ items: [UIView] = []) throws
    -> Color?
  {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    for item in items { controller.view.addSubview(item) }
    var page = PreparedPage(id: "page", tree: ViewTree(root: controller.view))
    page.tree.systemBars.statusBarContent = .readable
    let renderer = try PageRenderer(fonts: FontCatalog())
    renderer.drawsSystemBars = true
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-x"), appearance: appearance)
    return clock(try renderer.solve(page, in: environment).scene.items)?.color
  }

  /// Red's luminance is 0.2126: black has (0.2126 + 0.05) / 0.05 = 5.25:1, white 1.05 / 0.2626 = 4.0:1.
  @Test(
    arguments: [
      (.white, .light, .black), (.white, .dark, .black), (.black, .light, .white), (.black, .dark, .white),
      (UIColor(red: 0.1, green: 0.15, blue: 0.3, alpha: 1), .light, .white), (.red, .light, .black),
      (.red, .dark, .black),
    ] as [(UIColor, Appearance, Color)])
  func `a status bar that is to be readable is black or white by what is below it`(
    ground: UIColor, appearance: Appearance, color: Color
  ) throws {
    #expect(try readableColor(on: ground, appearance) == color)
  }

  @Test func `a picture or a gradient below the status bar counts, one below that does not`() throws {
    let night = UIGraphicsImageRenderer(size: CGSize(width: 375, height: 100)).image {
      UIColor(red: 0.05, green: 0.05, blue: 0.2, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 375, height: 100))
    }
    let picture = UIImageView(image: night)
    picture.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
    #expect(try readableColor(on: .white, .light, [picture]) == .white)
    let lower = UIImageView(image: night)
    lower.frame = CGRect(x: 0, y: 44, width: 375, height: 100)
    #expect(try readableColor(on: .white, .light, [lower]) == .black)
    let faint = UIImageView(image: night)
    faint.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
    faint.alpha = 0.2
    #expect(try readableColor(on: .white, .light, [faint]) == .black)
    let fading = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    let gradient = CAGradientLayer()
    gradient.frame = fading.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    fading.layer.addSublayer(gradient)
    #expect(try readableColor(on: .white, .light, [fading]) == .white)
  }

  @Test func `bars that a controller hides are not drawn`() throws {
    let items = try items(Wisher(hides: true), on: "iphone-16-pro").items
    #expect(clock(items) == nil && homeIndicator(items) == nil)
  }

  /// iOS makes it contrast with what is below it.
  @Test func `the home indicator is seen on what is below it`() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    #expect(homeIndicator(try items(controller, on: "iphone-x", .portrait, .dark).items)?.1 == .black)
    let bar = plain(.black)
    controller.view.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    #expect(homeIndicator(try items(controller, on: "iphone-x").items)?.1 == .white)
  }
}

/// Wants a status bar of a kind.
private final class Wisher: UIViewController {
  private let style: UIStatusBarStyle
  private let hides: Bool

  init(_ style: UIStatusBarStyle = .default, hides: Bool = false) {
    (self.style, self.hides) = (style, hides)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
  override var prefersHomeIndicatorAutoHidden: Bool { hides }
}
