import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Sheets of iOS 26 as view trees and probes of its simulators (26.1) printed them: on an iPhone 16 Pro of
/// 402 × 874 pt with a safe area of 62 and 34, unless a test says otherwise. "Likely" are numbers of one
/// source.
@MainActor
struct SheetTests {
  private let screen = UIViewController()
  private let sheet = UIViewController()

  /// Presents `presented` above the screen, and lays both out.
  private func present(
    _ presented: UIViewController? = nil, on device: String = "iphone-16-pro",
    _ system: SystemVersion = .ios26, orientation: Orientation = .portrait
  ) throws -> UIWindow {
    let window = try SystemLookTests.window(screen, on: device, system, orientation: orientation)
    window.inTraits { screen.present(presented ?? sheet, animated: false) }
    window.layOut()
    return window
  }

  private func frame(_ view: UIView?, in window: UIWindow) throws -> CGRect {
    let view = try #require(view)
    return view.convert(view.bounds, to: window)
  }

  private func parts(_ window: UIWindow) throws -> (dimming: UIView, card: UIView) {
    let stage = try #require(window.subviews.last { $0.uiKitClassName == "UITransitionView" })
    let card = try #require(stage.subviews.first { $0.uiKitClassName == "UIDropShadowView" })
    return (try #require(stage.subviews.first { $0.uiKitClassName == "UIDimmingView" }), card)
  }

  private func isNear(_ frame: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    [
      frame.minX - CGFloat(x), frame.minY - CGFloat(y), frame.width - CGFloat(width),
      frame.height - CGFloat(height),
    ]
    .allSatisfy { abs($0) < 0.01 }
  }

  // MARK: Large sheets

  @Test(
    arguments: [
      ("iphone-16-pro", CGRect(x: 0, y: 62, width: 402, height: 812), 34),
      ("iphone-16", CGRect(x: 0, y: 59, width: 393, height: 793), 34),
      ("iphone-se-3", CGRect(x: 0, y: 30, width: 375, height: 637), 0),
    ] as [(String, CGRect, CGFloat)])
  func `a large sheet begins at the safe area, at least at 30, and has the screen's width`(
    device: String, place: CGRect, bottom: CGFloat
  ) throws {
    let window = try present(on: device)
    #expect(try frame(sheet.view, in: window) == place)
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
  }

  @Test func `the screen below stays, and lies behind black of 0.2, in dark 0.48`() throws {
    let window = try present()
    #expect(screen.view.window === window && screen.appearanceName == "appeared")
    let color = try #require(try parts(window).dimming.backgroundColor?.dynamic)
    #expect(color.light == Color(rgb: 0, alpha: 0.2) && color.dark == Color(rgb: 0, alpha: 0.48))
    #expect(window.isDimmed(screen.view) && !window.isDimmed(sheet.view))
  }

  /// Likely.
  /// `systemGray6` in the dark, where the screen is black; light backgrounds are the same.
  @Test func `in a sheet the level is elevated, and dark backgrounds are a step lighter`() throws {
    sheet.view.backgroundColor = .systemBackground
    screen.view.backgroundColor = .systemBackground
    let window = try present()
    #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(screen.view.traitCollection.userInterfaceLevel == .base)
    let colors = ViewTree(root: window).views.compactMap(\.backgroundColor).filter {
      $0.name == "systemBackground"
    }
    #expect(colors.first?.dark == Color(rgb: 0x000000))
    #expect(colors.last?.dark == Color(rgb: 0x1C1C1E))
    #expect(colors.allSatisfy { $0.light == .white })
  }

  @Test func `a large sheet has upper corners of 38`() throws {
    let corners = try #require(try parts(present()).card.layer.style?.corners)
    #expect(corners.radius == 38 && corners.rounded == [.topLeft, .topRight])
  }

  @Test func `a dismissed sheet leaves the screen as it was`() throws {
    let window = try present()
    window.inTraits { screen.dismiss(animated: false) }
    window.layOut()
    #expect(sheet.view.window == nil && sheet.appearanceName == "disappeared")
    #expect(window.subviews.count == 1 && !window.isDimmed(screen.view))
  }

  // MARK: Lower sheets

  /// The largest detent is 874 − 62 − 34 = 778, and 778 · 425/759 = 435.64, on pixels 435⅔. The content, 402 ×
  /// 469⅔, is scaled by 386/402 to 450.973; 874 − 8 − 450.973 = 415.027.
  @Test func `a medium sheet is a card 8 from the sides and the end, with its content scaled`() throws {
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    let window = try present()
    #expect(isNear(try frame(try parts(window).card, in: window), 8, 415.0265, 386, 450.9734))
    #expect(isNear(sheet.view.frame, 0, 0, 402, 469.6667))
    let insets = sheet.view.safeAreaInsets
    #expect(abs(insets.bottom - 34) < 0.01 && abs(insets.top) < 0.01)
    #expect(isNear(try frame(sheet.view, in: window), 8, 415.0265, 386, 450.9734))
  }

  /// 852 − 59 − 34 = 759.
  @Test func `the largest detent leaves out the safe area, and the medium one is 425/759 of it`() throws {
    let asked = Asked()
    sheet.sheetPresentationController?.detents = [
      .custom { context in
        asked.maximum = context.maximumDetentValue
        asked.medium =
          UISheetPresentationController.Detent.medium().resolvedValue(in: context)
        return 300
      }
    ]
    let window = try present(on: "iphone-16")
    #expect(asked.maximum == 759 && asked.medium == 425)
    // 300 + 34, scaled by 377/393.
    let height = 334 * 377 / 393.0
    #expect(isNear(try frame(try parts(window).card, in: window), 8, 844 - height, 377, height))
  }

  private final class Asked {
    var maximum: CGFloat?
    var medium: CGFloat?
  }

  @Test(
    arguments: [(nil, 334), ("high", 534), ("other", 334)] as [(String?, CGFloat)])
  func `a sheet rests at the selected detent, else at the smallest`(selected: String?, height: CGFloat) throws
  {
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [
      .large(), .custom(identifier: .init("high")) { _ in 500 },
      .custom(identifier: .init("low")) { _ in 300 },
    ]
    controller.selectedDetentIdentifier = selected.map { .init($0) }
    _ = try present()
    #expect(sheet.view.frame.height == height)
  }

  @Test(arguments: [nil, .nan, .infinity] as [CGFloat?])
  func `a detent without a height is left out`(value: CGFloat?) throws {
    sheet.sheetPresentationController?.detents = [.custom { _ in value }]
    let window = try present()
    #expect(try frame(sheet.view, in: window).minY == 62)
  }

  @Test(arguments: [(-100, 34), (10_000, 812)] as [(CGFloat, CGFloat)])
  func `a detent is at least 0 and at most the largest one`(value: CGFloat, height: CGFloat) throws {
    sheet.sheetPresentationController?.detents = [.custom { _ in value }]
    _ = try present()
    #expect(sheet.view.frame.height == height)
  }

  /// Likely: 47.74 was read on the display of 55 less 8, and 54 on that of 62.
  @Test(arguments: [("iphone-16", 47.74), ("iphone-16-pro", 54), ("iphone-se-3", 38)] as [(String, Double)])
  func `a card has upper corners of 38, and lower ones that follow the display`(
    device: String, lower: Double
  ) throws {
    sheet.sheetPresentationController?.detents = [.medium()]
    let corners = try #require(try parts(present(on: device)).card.layer.style?.corners)
    #expect(corners.radius == 38 && corners.rounded == .all)
    #expect(abs((corners.lowerRadius ?? corners.radius) - lower) < 0.8)
  }

  @Test func `a card has the radius that code prefers`() throws {
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.preferredCornerRadius = 20
    let corners = try #require(try parts(present()).card.layer.style?.corners)
    #expect(corners.radius == 20 && corners.lowerRadius == nil)
  }

  @Test func `a card is glass, and a large sheet has the background's colour`() throws {
    var window = try present()
    var card = try parts(window).card
    guard case .none = card.content else {
      Issue.record("a large sheet has content")
      return
    }
    #expect(card.backgroundColor?.dynamic.light == .white)
    let other = SheetTests()
    other.sheet.sheetPresentationController?.detents = [.medium()]
    window = try other.present()
    card = try parts(window).card
    guard case .control(let content) = card.content, content is MaterialContent else {
      Issue.record("a card is not of glass")
      return
    }
    #expect(card.backgroundColor == nil)
  }

  @Test func `a screen is not dimmed up to the largest undimmed detent`() throws {
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    controller.largestUndimmedDetentIdentifier = .medium
    let window = try present()
    #expect(try parts(window).dimming.isHidden && !window.isDimmed(screen.view))
    // A touch above the card reaches the screen, and one on it the sheet.
    #expect(window.hitTest(CGPoint(x: 200, y: 200)) === screen.view)
    #expect(window.hitTest(CGPoint(x: 200, y: 600)) === sheet.view)
    controller.selectedDetentIdentifier = .large
    window.layOut()
    #expect(try !parts(window).dimming.isHidden && window.isDimmed(screen.view))
    #expect(window.hitTest(CGPoint(x: 200, y: 20)) !== screen.view)
  }

  @Test(arguments: [true, false])
  func `a grabber is 36 × 5 and 5 below the top, where code asks for it`(isVisible: Bool) throws {
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.prefersGrabberVisible = isVisible
    let window = try present()
    let grabber = try #require(sheet.view.superview?.subviews.first { $0.uiKitClassName == "_UIGrabber" })
    #expect(grabber.isHidden != isVisible)
    #expect(grabber.frame == CGRect(x: 183, y: 5, width: 36, height: 5))
    #expect(grabber.window === window)
  }

  // MARK: Bars

  @Test func `a navigation bar begins 10 below the sheet's top`() throws {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let window = try present(navigation)
    #expect(try frame(navigation.navigationBar, in: window).minY == 72)
    // 10 + 54.
    #expect(page.view.safeAreaInsets.top == 64)
  }

  private final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test func `a sheet leaves the status bar to the screen below unless it captures it`() throws {
    let light = Light()
    let window = try present(light)
    #expect(window.preparedPage(id: "page").tree.systemBars.statusBarContent == nil)
    light.modalPresentationCapturesStatusBarAppearance = true
    #expect(window.preparedPage(id: "page").tree.systemBars.statusBarContent == .light)
  }

  // MARK: Compact height

  @Test func `a sheet at compact height covers the screen`() throws {
    let window = try present(orientation: .landscape)
    #expect(try frame(sheet.view, in: window) == window.bounds && screen.view.window == nil)
  }

  /// The screen is 874 × 402, and its safe area 20, 62, 20 and 62.
  @Test func `a sheet that is attached to the edge begins at 30 inside the safe area's sides`() throws {
    let controller = try #require(sheet.sheetPresentationController)
    controller.prefersEdgeAttachedInCompactHeight = true
    let window = try present(orientation: .landscape)
    #expect(try frame(sheet.view, in: window) == CGRect(x: 62, y: 30, width: 750, height: 372))
    controller.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.preferredContentSize = CGSize(width: 400, height: 300)
    window.layOut()
    #expect(try frame(sheet.view, in: window) == CGRect(x: 237, y: 30, width: 400, height: 372))
  }

  @Test func `a sheet that is turned to compact height and back is a sheet again`() throws {
    let window = try present()
    var environment = window.environment
    environment.orientation = .landscape
    window.transition(to: environment)
    #expect(try frame(sheet.view, in: window) == CGRect(x: 0, y: 0, width: 874, height: 402))
    #expect(window.subviews.count == 1)
    environment.orientation = .portrait
    window.transition(to: environment)
    #expect(try frame(sheet.view, in: window) == CGRect(x: 0, y: 62, width: 402, height: 812))
    #expect(window.subviews.count == 2 && screen.view.window === window)
  }

  // MARK: iPads

  /// openuikit, IOSDevicePixelMetricsTests of iOS 26.1: (820 − 580) / 2 and (1180 − 650) / 2 − 5; a card of 343 ends where
  /// that of 650 does.
  @Test func `a form sheet of an iPad is 580 × 650 with corners of 32`() throws {
    sheet.modalPresentationStyle = .formSheet
    let window = try present(on: "ipad-a16")
    #expect(try frame(sheet.view, in: window) == CGRect(x: 120, y: 260, width: 580, height: 650))
    sheet.sheetPresentationController?.detents = [.custom { _ in 343 }]
    window.layOut()
    #expect(try frame(sheet.view, in: window) == CGRect(x: 120, y: 567, width: 580, height: 343))
    sheet.sheetPresentationController?.detents = [.large()]
    window.layOut()
    let corners = try #require(try parts(window).card.layer.style?.corners)
    #expect(corners.radius == 32 && corners.rounded == .all && corners.lowerRadius == nil)
  }

  private final class Told: UIViewController {
    private(set) var widths: [UIUserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      widths.append(traitCollection.horizontalSizeClass)
    }
  }

  @Test(
    arguments: [(.formSheet, .compact), (.pageSheet, .regular)]
      as [(UIModalPresentationStyle, UIUserInterfaceSizeClass)])
  func `the width of a form sheet is compact, and that of the screen below it regular`(
    style: UIModalPresentationStyle, width: UIUserInterfaceSizeClass
  ) throws {
    let told = Told()
    told.modalPresentationStyle = style
    let window = try present(told, on: "ipad-a16")
    window.inTraits {
      #expect(told.traitCollection.horizontalSizeClass == width)
      #expect(told.view.traitCollection.horizontalSizeClass == width)
      #expect(told.widths.last == width)
      #expect(screen.traitCollection.horizontalSizeClass == .regular)
      #expect(told.traitCollection.verticalSizeClass == .regular)
    }
  }

  @Test func `a form sheet has the preferred size, at most the screen's`() throws {
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = CGSize(width: 400, height: 300)
    let window = try present(on: "ipad-a16")
    #expect(try frame(sheet.view, in: window) == CGRect(x: 210, y: 435, width: 400, height: 300))
    sheet.preferredContentSize = CGSize(width: 4000, height: 3000)
    window.layOut()
    #expect(try frame(sheet.view, in: window) == CGRect(x: 0, y: 42, width: 820, height: 1096))
  }

  /// The width, and the distance from the end, are not measured.
  @Test func `a page sheet of an iPad begins at 42`() throws {
    let window = try present(on: "ipad-a16")
    #expect(try frame(sheet.view, in: window) == CGRect(x: 58, y: 42, width: 704, height: 1096))
  }

  // MARK: Other presentations

  @Test(arguments: [.ios17, .ios18] as [SystemVersion])
  func `before iOS 26 a sheet covers the screen, with a warning`(system: SystemVersion) throws {
    let window = try present(on: "iphone-16", system)
    #expect(try frame(sheet.view, in: window) == window.bounds && screen.view.window == nil)
    let warnings = window.preparedPage(id: "page").tree.diagnostics.map(\.message)
    #expect(warnings.contains { $0.hasSuffix("covers the whole screen here") })
  }

  @Test func `a sheet is drawn without a warning`() throws {
    #expect(try present().preparedPage(id: "page").tree.diagnostics.isEmpty)
  }

  @Test(arguments: [.fullScreen, .overFullScreen, .custom] as [UIModalPresentationStyle])
  func `other presentations fill the screen`(style: UIModalPresentationStyle) throws {
    sheet.modalPresentationStyle = style
    let window = try present()
    #expect(try frame(sheet.view, in: window) == window.bounds && !window.isDimmed(screen.view))
    #expect((screen.view.window == nil) == (style == .fullScreen))
  }

  @Test func `a sheet on a sheet lies above it`() throws {
    let window = try present()
    let upper = UIViewController()
    upper.sheetPresentationController?.detents = [.medium()]
    window.inTraits { sheet.present(upper, animated: false) }
    window.layOut()
    #expect(window.subviews.count == 3 && sheet.view.window === window)
    #expect(window.isDimmed(sheet.view) && !window.isDimmed(upper.view))
    #expect(isNear(try frame(upper.view, in: window), 8, 415.0265, 386, 450.9734))
  }

  @Test func `a presented controller's presentation controller is its sheet`() throws {
    let window = try present()
    let found = try #require(sheet.presentationController as? UISheetPresentationController)
    #expect(found === sheet.sheetPresentationController)
    #expect(found.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 62, width: 402, height: 812))
    _ = window
  }

  // MARK: Drawing

  /// By 386/402 about the card's corner, (8, 415) on whole pixels.
  @Test func `a card shows the frames in it smaller`() throws {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 201, height: 44))
    sheet.view.addSubview(button)
    sheet.sheetPresentationController?.detents = [.medium()]
    let window = try present()
    let page = window.preparedPage(id: "page")
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: window.environment)
    let index = try #require(page.tree.views.firstIndex { $0.className == "UIButton" })
    let frame = solved.shownFrames[index]
    #expect(abs(frame.minX - (8 + 100 * 386 / 402.0)) < 0.01)
    #expect(abs(frame.minY - (415 + 100 * 386 / 402.0)) < 0.01)
    #expect(abs(frame.width - 193) < 0.01 && abs(frame.height - 44 * 386 / 402.0) < 0.01)
    // The card itself is as large as it is.
    let card = try #require(page.tree.views.firstIndex { $0.className == "UIDropShadowView" })
    #expect(solved.shownFrames[card] == solved.layout.frames[page.tree.views[card].item])
  }

  @Test func `lower corners have a radius of their own`() {
    var corners = Corners(radius: 4)
    corners.lowerRadius = 10
    let path = corners.path(of: Rect(x: 0, y: 0, width: 40, height: 40))
    let ends = path?.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, to: let point): point
      case .close: nil
      }
    }
    // Clockwise from the left side below the upper left corner.
    #expect(
      ends == [
        Point(x: 0, y: 4), Point(x: 4, y: 0), Point(x: 36, y: 0), Point(x: 40, y: 4), Point(x: 40, y: 30),
        Point(x: 30, y: 40), Point(x: 10, y: 40), Point(x: 0, y: 30),
      ])
    #expect(corners.inset(by: 1).lowerRadius == 9 && corners.largestRadius == 10)
  }
}
