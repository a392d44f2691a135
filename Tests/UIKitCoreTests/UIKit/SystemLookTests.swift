import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Frames and colours of iOS 26 as view trees and probes of its simulators (26.1) printed them, and of iOS 17 beside them.
/// "Likely" are numbers with a single source, or read on Mac Catalyst 26.1.
@MainActor
struct SystemLookTests {
  static func window(
    _ controller: UIViewController, on device: String = "iphone-16-pro", _ system: SystemVersion = .ios26,
    orientation: Orientation = .portrait, appearance: Appearance = .light
  ) throws -> UIWindow {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device(device), orientation: orientation, appearance: appearance,
      system: system)
    let window = UIWindow(environment: environment)
    try UITraitCollection.withCurrent(UITraitCollection(environment.traits)) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      if let error = window.layoutError { throw error }
    }
    return window
  }

  /// A screen with a view at the point (10, 100), as large as the view wants.
  private func frame(_ system: SystemVersion, _ make: @MainActor @escaping () -> UIView) throws -> CGRect {
    let screen = Screen(make)
    _ = try Self.window(screen, system)
    return try #require(screen.view.subviews.first).frame
  }

  private final class Screen: UIViewController {
    let make: @MainActor () -> UIView
    init(_ make: @MainActor @escaping () -> UIView) {
      self.make = make
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      let part = make()
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
        part.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      ])
    }
  }

  // MARK: Versions

  @Test func `the version of the window is the one that its views and the device tell`() throws {
    let controller = UIViewController()
    let window = try Self.window(controller, .ios18)
    #expect(controller.traitCollection.system == .ios18 && controller.view.metrics.toggle.size.width == 51)
    #expect(window.inTraits { UIDevice.current.systemVersion } == "18.0")
  }

  @Test func `without a version pages are drawn as before`() {
    #expect(
      PageEnvironment(device: Device(id: "d", name: "d", idiom: .phone, size: .zero, scale: 3)).system
        == .ios17)
    #expect(UITraitCollection().system == .ios17 && PageTraits().system == .ios17)
  }

  @Test func `the version stays in traits that are reduced to no aspect`() {
    let traits = PageTraits(contentSize: .xLarge, system: .ios26).reduced(to: [])
    #expect(traits == PageTraits(system: .ios26))
  }

  @Test func `iOS 27 looks as iOS 26 does`() {
    #expect(SystemVersion.ios27.metrics.toggle == SystemVersion.ios26.metrics.toggle)
    #expect(SystemVersion.ios27.metrics.tabBar == SystemVersion.ios26.metrics.tabBar)
  }

  // MARK: Controls

  @Test func `a switch is 63 × 28, and what stands after it counts from 61`() throws {
    #expect(try frame(.ios26) { UISwitch() } == CGRect(x: 10, y: 100, width: 63, height: 28))
    #expect(try frame(.ios18) { UISwitch() } == CGRect(x: 10, y: 100, width: 51, height: 31))
    let metrics = SystemVersion.ios26.metrics.toggle
    #expect(metrics.intrinsicSize == Size(width: 61, height: 28))
    // The knob, 37 wide, 2 pt from the end: 63 − 2 − 37 = 24.
    #expect(metrics.size.width - metrics.knobInset - metrics.knob.size.width == 24)
  }

  @Test func `a switch that is off is 30 % grey, and its knob a white capsule`() throws {
    let screen = Screen { UISwitch() }
    screen.view.backgroundColor = .white
    let window = try Self.window(screen)
    let drawing = try Self.drawing(of: window)
    // Track of 63 × 28 pt at (10, 100), 3 pixels a point. (60, 60, 67) at 0.3 over white: 196.5, 196.5, 198.6.
    #expect(isNear(drawing[3 * 60, 3 * 114], 0xC4C4C7, 2))
    // The knob spans 12 to 49 across and 102 to 126 down.
    #expect(drawing[3 * 30, 3 * 103] == 0xFFFFFF)
  }

  @Test func `likely: a slider is 34 high and as wide as its constraints say`() throws {
    let frame = try frame(.ios26) {
      let slider = UISlider()
      slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
      return slider
    }
    #expect(frame == CGRect(x: 10, y: 100, width: 200, height: 34))
  }

  @Test func `a stepper is 94 × 32 in every version`() throws {
    #expect(try frame(.ios26) { UIStepper() }.size == CGSize(width: 94, height: 32))
  }

  /// Slots end at pixels (recorded): 60 + 53 n by 77 px at 3×.
  @Test(arguments: [(1, 113), (3, 219), (5, 325)] as [(Int, CGFloat)])
  func `a page control of n dots is 17⅔ n + 20 wide and 25⅔ high at 3×`(count: Int, pixels: CGFloat) throws {
    let frame = try frame(.ios26) {
      let control = UIPageControl()
      control.numberOfPages = count
      return control
    }
    #expect((frame.width * 3).rounded() == pixels && (frame.height * 3).rounded() == 77)
  }

  @Test func `a search bar is 64 high and its field 44, a capsule 8 pt from the sides`() throws {
    #expect(try frame(.ios26) { UISearchBar() }.height == 64)
    let metrics = SystemVersion.ios26.metrics.searchBar
    #expect(metrics.corner.radius(in: Size(width: 359, height: metrics.fieldHeight)) == 22)
  }

  /// Likely.
  @Test func `the clear button of a search field is 20 wide with a disc of 17, its centre 24⅓ from the end`()
  {
    let metrics = SystemVersion.ios26.metrics.searchBar
    #expect(metrics.clearSize == 20 && metrics.clearDisc == 17)
    #expect(abs(metrics.clearInset + metrics.clearSize / 2 - (24 + 1 / 3.0)) < 0.01)
  }

  /// Likely.
  @Test func `a rounded text field is 34 high with a border of 0.65 in black of 0.2`() throws {
    let frame = try frame(.ios26) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "Ada"
      return field
    }
    #expect(frame.height == 34)
    let metrics = SystemVersion.ios26.metrics.textField
    #expect(metrics.borderWidth == 0.65 && metrics.borderColor.light == Color(rgb: 0, alpha: 0.2))
    #expect(SystemVersion.ios18.metrics.textField.borderWidth == 0.5)
  }

  // MARK: Buttons

  /// At 3×: a line of 17 pt is 20⅓ high, of 15 pt 18.
  @Test(
    arguments: [
      (UIButton.Configuration.Size.mini, 28.0), (.small, 28), (.medium, 34 + 1 / 3.0), (.large, 50 + 1 / 3.0),
    ] as [(UIButton.Configuration.Size, Double)])
  func `a configured button of one line is as high as its size says`(
    size: UIButton.Configuration.Size, height: Double
  ) throws {
    let frame = try frame(.ios26) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Configure"
      configuration.buttonSize = size
      return UIButton(configuration: configuration)
    }
    #expect(abs(frame.height - height) < 0.01)
  }

  private func content(
    _ configuration: UIButton.Configuration, _ system: SystemVersion, isEnabled: Bool = true
  ) -> ConfiguredButtonContent {
    configuration.content(
      tint: UIColor(red: 1, green: 0, blue: 0, alpha: 1), title: "Title", image: nil, isEnabled: isEnabled,
      metrics: system.metrics.configuredButton)
  }

  @Test func `a medium button is a capsule up to a radius of 17`() {
    let corner = content(.filled(), .ios26).cornerRadius
    #expect(corner.radius(in: Size(width: 100, height: 34)) == 17)
    #expect(corner.radius(in: Size(width: 100, height: 60)) == 17)
    #expect(corner.radius(in: Size(width: 100, height: 20)) == 10)
    #expect(content(.filled(), .ios18).cornerRadius == .fixed(5.95))
  }

  @Test(
    arguments: [
      (UIButton.Configuration.CornerStyle.small, 5.0), (.medium, 7.0), (.large, 10.0), (.capsule, 20.0),
      (.fixed, 5.95),
    ] as [(UIButton.Configuration.CornerStyle, Double)])
  func `corner styles are fractions of a height of 40`(
    style: UIButton.Configuration.CornerStyle, radius: Double
  ) {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = style
    let corner = content(configuration, .ios26).cornerRadius
    #expect(abs(corner.radius(in: Size(width: 100, height: 40)) - radius) < 1e-9)
  }

  /// Apple, `CornerStyle.dynamic`: the style "uses the background corner radius, adjusted for Dynamic Type".
  @Test func `a background's own radius counts with the dynamic corner style`() {
    var configuration = UIButton.Configuration.filled()
    for radius: CGFloat in [0, 3, 12] {
      configuration.background.cornerRadius = radius
      #expect(content(configuration, .ios26).cornerRadius == .fixed(Double(radius)))
    }
    configuration.cornerStyle = .capsule
    #expect(content(configuration, .ios26).cornerRadius == .capsule)
  }

  @Test func `grey buttons have black titles, and fills by the figures of each appearance`() throws {
    let gray = content(.gray(), .ios26)
    #expect(gray.title.runs.first?.attributes.color == .text)
    #expect(gray.fill.light == Color(rgb: 0x787880, alpha: 0.16) && gray.fill.dark.alpha == 0.32)
    let tinted = content(.tinted(), .ios26)
    #expect(tinted.fill.light.alpha == 0.18 && tinted.fill.dark.alpha == 0.25)
    #expect(
      content(.filled(), .ios26, isEnabled: false).fill == Color.Dynamic(Color(rgb: 0x787880, alpha: 0.12)))
  }

  // MARK: Colours

  @Test func `system colours are the version's, also of colours that code keeps`() throws {
    let kept = UIColor.systemBlue
    let faint = kept.withAlphaComponent(0.5)
    let blues = try [SystemVersion.ios18, .ios26].map { system in
      try Self.window(UIViewController(), system).inTraits { (kept.dynamic, faint.dynamic) }
    }
    #expect(blues[0].0 == Color.Dynamic(light: Color(rgb: 0x007AFF), dark: Color(rgb: 0x0A84FF)))
    #expect(blues[1].0 == Color.Dynamic(light: Color(rgb: 0x0088FF), dark: Color(rgb: 0x0091FF)))
    #expect(blues[1].1.light == Color(rgb: 0x0088FF, alpha: 0.5))
  }

  @Test(
    arguments: [
      (SystemTint.red, 0xFF383C, 0xFF4245), (.orange, 0xFF8D28, 0xFF9230), (.yellow, 0xFFCC00, 0xFFD600),
      (.mint, 0x00C8B3, 0x00DAC3), (.teal, 0x00C3D0, 0x00D2E0), (.cyan, 0x00C0E8, 0x3CD3FE),
      (.blue, 0x0088FF, 0x0091FF), (.indigo, 0x6155F5, 0x6D7CFF), (.purple, 0xCB30E0, 0xDB34F2),
    ] as [(SystemTint, UInt32, UInt32)])
  func `the palette is that of the guidelines`(tint: SystemTint, light: UInt32, dark: UInt32) {
    let color = SystemVersion.ios26.metrics.palette[tint]
    #expect(color == Color.Dynamic(light: Color(rgb: light), dark: Color(rgb: dark)))
  }

  static func drawing(of window: UIWindow) throws -> Drawing {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let page = try renderer.solve(window.preparedPage(id: "page"), in: window.environment)
    return try Drawing(of: page.scene, text: makeEngine())
  }
}
