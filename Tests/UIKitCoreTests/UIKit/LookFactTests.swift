import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Sizes and places of iOS 26 that views have on a page, one a row, by the name of the row in the list of facts. "Sure" were
/// printed by view trees and probes of simulators (26.1); "likely" have one source, or were read on Mac Catalyst 26.1.
@MainActor
struct LookFactTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let name: String
    let isSure: Bool
    let expected: Double
    let find: @MainActor @Sendable () throws -> Double
    var testDescription: String { "\(isSure ? "sure" : "likely"): \(name)" }
  }

  nonisolated private static func sure(
    _ name: String, _ expected: Double, _ find: @escaping @MainActor @Sendable () throws -> Double
  ) -> Fact {
    Fact(name: name, isSure: true, expected: expected, find: find)
  }

  nonisolated private static func likely(
    _ name: String, _ expected: Double, _ find: @escaping @MainActor @Sendable () throws -> Double
  ) -> Fact {
    Fact(name: name, isSure: false, expected: expected, find: find)
  }

  @Test(arguments: controls + bars)
  func `a view has the number of its source`(fact: Fact) throws {
    let found = try fact.find()
    #expect(abs(found - fact.expected) < 0.34, "\(fact.name): \(found), not \(fact.expected)")
  }

  // MARK: Controls

  /// The frame of a view at the point (10, 100) of an iPhone 16 Pro, as large as it wants to be.
  @MainActor
  private static func frame(_ make: @MainActor () -> UIView) throws -> CGRect {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-16-pro"), system: .ios26)
    return try UITraitCollection.withCurrent(UITraitCollection(environment.traits)) {
      let (screen, view) = (UIViewController(), make())
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
      ])
      _ = try SystemLookTests.window(screen)
      return view.frame
    }
  }

  @MainActor
  private static func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    return picker
  }

  nonisolated static let controls: [Fact] = [
    sure("activity.medium", 20) { Double(try frame { UIActivityIndicatorView(style: .medium) }.width) },
    sure("activity.large", 37) { Double(try frame { UIActivityIndicatorView(style: .large) }.width) },
    likely("progress.height", 4) { Double(try frame { UIProgressView() }.height) },
    sure("date_picker.wheels.w", 320) { Double(try frame { picker(.date, .wheels) }.width) },
    sure("date_picker.wheels.h", 216) { Double(try frame { picker(.date, .wheels) }.height) },
    likely("date_picker.compact_date_h", 34.333) { Double(try frame { picker(.date, .compact) }.height) },
    likely("date_picker.compact_other_h", 36) { Double(try frame { picker(.time, .compact) }.height) },
    likely("date_picker.compact_other_h of both", 36) {
      Double(try frame { picker(.dateAndTime, .compact) }.height)
    },
    likely("date_picker.inline_date_h", 440) { Double(try frame { picker(.date, .inline) }.height) },
    likely("date_picker.inline_time_h", 114) { Double(try frame { picker(.time, .inline) }.height) },
    likely("date_picker.inline_datetime_h", 482) {
      Double(try frame { picker(.dateAndTime, .inline) }.height)
    },
    // A line of 15 pt is 18 high.
    likely("plain_button.height", 30) {
      Double(
        try frame {
          let button = UIButton(type: .system)
          button.setTitle("Button", for: .normal)
          return button
        }.height)
    },
    sure("button_config.title_pt", 17) { try pointSize(.medium) },
    sure("button_config.title_pt of small", 15) { try pointSize(.small) },
    sure("button_config.title_padding", 1) { Double(UIButton.Configuration.filled().titlePadding) },
    sure("button_config.glass.corner", 20) {
      content(.glass(), isEnabled: true).cornerRadius.radius(in: Size(width: 100, height: 40))
    },
    sure("button_config.glass.title", 1) {
      content(.glass(), isEnabled: true).title.runs.first?.attributes.color == .text ? 1 : 0
    },
    sure("button_config.disabled_title", 0.3) {
      content(.filled(), isEnabled: false).title.runs.first?.attributes.color.light.alpha ?? 0
    },
  ]

  @MainActor
  private static func content(
    _ configuration: UIButton.Configuration, isEnabled: Bool
  ) -> ConfiguredButtonContent {
    configuration.content(
      tint: .systemBlue, title: "Title", image: nil, isEnabled: isEnabled,
      metrics: SystemVersion.ios26.metrics.configuredButton)
  }

  @MainActor
  private static func pointSize(_ size: UIButton.Configuration.Size) throws -> Double {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = size
    return content(configuration, isEnabled: true).font.pointSize
  }

  // MARK: Bars

  private struct Bar {
    var frame: CGRect
    var label: UILabel?
    var safeArea: UIEdgeInsets
  }

  @MainActor
  private static func bar(
    _ device: String, _ orientation: Orientation = .portrait, isLarge: Bool = false
  ) throws -> Bar {
    let page = UIViewController()
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = isLarge
    let window = try SystemLookTests.window(navigation, on: device, orientation: orientation)
    let bar = navigation.navigationBar
    return Bar(
      frame: bar.convert(bar.bounds, to: window),
      label: bar.subviews.lazy.compactMap { $0 as? UILabel }.first,
      safeArea: page.view.safeAreaInsets)
  }

  nonisolated static let bars: [Fact] = [
    sure("nav_bar.bar_y", 62) { Double(try bar("iphone-16-pro").frame.minY) },
    sure("nav_bar.bar_y of an iPhone SE", 20) { Double(try bar("iphone-se-3").frame.minY) },
    sure("nav_bar.bar_y without a safe area", 10) {
      Double(try bar("iphone-se-3", .landscape).frame.minY)
    },
    sure("nav_bar.bar_y_landscape", 24) { Double(try bar("iphone-16-pro", .landscape).frame.minY) },
    sure("nav_bar.bar_y of an iPad", 32) { Double(try bar("ipad-a16").frame.minY) },
    sure("nav_bar.height_landscape", 54) { Double(try bar("iphone-16-pro", .landscape).frame.height) },
    sure("nav_bar.height_ipad", 54) { Double(try bar("ipad-a16").frame.height) },
    sure("nav_bar.safe_top of an iPad", 86) { Double(try bar("ipad-a16").safeArea.top) },
    sure("nav_bar.safe_top of an iPad, large", 138) {
      Double(try bar("ipad-a16", isLarge: true).safeArea.top)
    },
    // From knowledge: no large title at compact height.
    likely("nav_bar.height_landscape of a large title", 54) {
      Double(try bar("iphone-16-pro", .landscape, isLarge: true).frame.height)
    },
    sure("nav_bar.title.pt", 17) { Double(try bar("iphone-16-pro").label?.font.pointSize ?? 0) },
    sure("nav_bar.large_title.pt", 34) {
      Double(try bar("iphone-16-pro", isLarge: true).label?.font.pointSize ?? 0)
    },
    sure("nav_bar.large_title.x_ipad", 20) {
      Double(try bar("ipad-a16", isLarge: true).label?.frame.minX ?? 0)
    },
    sure("nav_bar.large_title.y at 2x", 57.5) {
      Double(try bar("iphone-se-3", isLarge: true).label?.frame.minY ?? 0)
    },
    sure("nav_bar.large_title.h", 40.667) {
      Double(try bar("iphone-16-pro", isLarge: true).label?.frame.height ?? 0)
    },
    sure("tab_bar.ipad.frame_y", 32) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      let window = try SystemLookTests.window(tabs, on: "ipad-a16")
      return Double(tabs.tabBar.convert(tabs.tabBar.bounds, to: window).minY)
    },
    sure("tab_bar.ipad.safe_top", 96) {
      let (tabs, page) = (UITabBarController(), UIViewController())
      tabs.viewControllers = [page]
      _ = try SystemLookTests.window(tabs, on: "ipad-a16")
      return Double(page.view.safeAreaInsets.top)
    },
    sure("nav_bar.system_text_items", 2) {
      let systems: [UIBarButtonItem.SystemItem] = [.done, .cancel, .close, .edit, .save]
      let environment = PageEnvironment(
        device: try DeviceCatalog.builtin.device("iphone-16-pro"), system: .ios26)
      return UITraitCollection.withCurrent(UITraitCollection(environment.traits)) {
        Double(systems.filter { !UIBarButtonItem(systemItem: $0).isImage }.count)
      }
    },
  ]
}
