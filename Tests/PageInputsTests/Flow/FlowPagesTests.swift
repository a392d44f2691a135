import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// The pages of a scroll view of 100 × 200 points.
@MainActor
struct FlowPagesTests {
  private let window: UIWindow

  init() throws {
    window = UIWindow(environment: PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3")))
  }

  private func scroll(_ width: CGFloat, _ height: CGFloat, _ change: (UIScrollView) -> Void = { _ in })
    -> UIScrollView
  {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: width, height: height)
    change(view)
    return view
  }

  /// Lays a view out in the window.
  private func show(_ view: UIView) {
    let screen = UIViewController()
    screen.view.addSubview(view)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// A remainder of up to half a point makes no page.
  @Test(
    arguments: [
      (350, 200, 4), (300, 200, 3), (300.5, 200, 3), (300.75, 200, 4), (100, 200, 1), (0, 0, 1),
      (100, 700, 4), (100, 600.5, 3), (100, 600.75, 4), (50, 201, 2), (101, 700, 2),
    ] as [(CGFloat, CGFloat, Int)])
  func `pages are counted along the axis that scrolls`(width: CGFloat, height: CGFloat, count: Int) throws {
    #expect(try FlowPages(of: scroll(width, height), in: window).count == count)
  }

  @Test func `a page's offset is its multiple of the length, up to the end`() throws {
    let across = scroll(350, 200) { $0.contentOffset = CGPoint(x: 150, y: 3) }
    let pages = try FlowPages(of: across, in: window)
    #expect(pages.current == 1.5)
    #expect([-1, 0, 1, 1.5, 3].map { pages.offset(ofPage: $0).x } == [0, 0, 100, 150, 250])
    #expect(pages.offset(ofPage: 1).y == 3)
    let down = scroll(100, 700) { $0.contentOffset = CGPoint(x: 4, y: 300) }
    let others = try FlowPages(of: down, in: window)
    #expect(others.current == 1.5)
    #expect([-1, 0, 1, 1.5, 3].map { others.offset(ofPage: $0).y } == [0, 0, 200, 300, 500])
    #expect(others.offset(ofPage: 1).x == 4)
  }

  @Test func `insets move the first page and the last`() throws {
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    let across = scroll(350, 200) { $0.contentInset = insets }
    show(across)
    across.contentOffset = CGPoint(x: 90, y: 0)
    let pages = try FlowPages(of: across, in: window)
    #expect(pages.current == 1)
    // From −10 to 350 + 20 − 100.
    #expect([0, 1, 9].map { pages.offset(ofPage: $0).x } == [-10, 90, 270])
    let down = scroll(100, 700) { $0.contentInset = insets }
    show(down)
    down.contentOffset = CGPoint(x: 0, y: 195)
    let others = try FlowPages(of: down, in: window)
    #expect(others.current == 1)
    // From −5 to 700 + 7 − 200.
    #expect([0, 1, 9].map { others.offset(ofPage: $0).y } == [-5, 195, 507])
    let short = try FlowPages(of: scroll(50, 100), in: window)
    #expect(short.offset(ofPage: 3) == .zero)
  }

  @Test func `pages from right to left are counted from the end, and those of a column are not`() throws {
    let across = scroll(350, 200) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.contentOffset = CGPoint(x: 150, y: 0)
    }
    let pages = try FlowPages(of: across, in: window)
    #expect(pages.current == 1)
    #expect([0, 1, 2, 9].map { pages.offset(ofPage: $0).x } == [250, 150, 50, 0])
    let down = scroll(100, 700) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(try FlowPages(of: down, in: window).offset(ofPage: 1).y == 200)
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let arabic = UIWindow(environment: PageEnvironment(device: device, locale: "ar"))
    #expect(try FlowPages(of: scroll(350, 200), in: arabic).offset(ofPage: 0).x == 250)
    let forced = scroll(350, 200) { $0.semanticContentAttribute = .forceLeftToRight }
    #expect(try FlowPages(of: forced, in: arabic).offset(ofPage: 0).x == 0)
  }

  @Test func `the nearest page is a page`() throws {
    let pages = try FlowPages(of: scroll(350, 200), in: window)
    #expect([-3, 0.4, 0.5, 1.4, 2.6, 9].map { pages.nearest(to: $0) } == [0, 0, 1, 1, 3, 3])
  }

  @Test func `a view that cannot scroll is a fault`() {
    #expect(throws: FlowFault.self) {
      try FlowPages(of: scroll(350, 200) { $0.isScrollEnabled = false }, in: window)
    }
    #expect(throws: FlowFault.self) {
      try FlowPages(of: scroll(350, 200) { $0.frame.size.width = 0 }, in: window)
    }
    #expect(throws: FlowFault.self) { try FlowPages(of: scroll(100 * 1e9, 200), in: window) }
    #expect(throws: Never.self) { try FlowPages(of: scroll(99 * 1e9, 200), in: window) }
  }

  // MARK: Controls

  private func faults(_ steps: FlowStep..., on control: UIControl) throws -> [String] {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    control.accessibilityIdentifier = "it"
    control.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    screen.view.addSubview(control)
    var flow = Flow(
      of: .controller(screen), in: window.environment, id: "page", file: "Pages.swift", position: nil)
    flow.perform(steps.map { Located($0) })
    return flow.diagnostics.map(\.description)
  }

  @Test func `a tap on a stepper adds a step, and at the end says nothing`() throws {
    let stepper = UIStepper(frame: .zero)
    stepper.maximumValue = 5
    stepper.stepValue = 3
    var heard: [Double] = []
    stepper.addAction(UIAction { _ in heard.append(stepper.value) }, for: .valueChanged)
    #expect(try faults("tap it", "tap it", "tap it", on: stepper) == [])
    #expect(stepper.value == 5 && heard == [3, 5])
  }

  @Test func `sliders and segmented controls are not tapped, and disabled controls hear nothing`() throws {
    #expect(
      try faults("tap it", on: UISlider(frame: .zero)).first?.hasSuffix(
        "is a slider, which steps cannot move") == true)
    let segments = UISegmentedControl(items: ["a", "b"])
    #expect(
      try faults("tap it", on: segments).first?.hasSuffix(
        #"is a segmented control; write "select segment 2 of it""#) == true)
    #expect(
      try faults("select segment 3 of it", on: segments).first?.hasSuffix(#""it" has only 2 segments"#)
        == true)
    segments.setEnabled(false, forSegmentAt: 1)
    #expect(
      try faults("select segment 2 of it", on: segments).first?.hasSuffix(#"segment 2 of "it" is disabled"#)
        == true)
    #expect(try faults("select segment 1 of it", on: segments) == [] && segments.selectedSegmentIndex == 0)
    let button = UIButton(type: .system)
    #expect(try faults("select segment 1 of it", on: button).first?.hasSuffix(#"write "tap it""#) == true)
    button.isEnabled = false
    #expect(try faults("tap it", on: button).first?.hasSuffix("is disabled") == true)
  }

  @Test(arguments: [(0.0, 40.0, false), (40, 0, false), (0.5, 0.5, true)])
  func `a control without size cannot be touched`(width: Double, height: Double, isTouched: Bool) throws {
    let screen = UIViewController()
    let control = UIButton(type: .custom)
    control.accessibilityIdentifier = "it"
    control.frame = CGRect(x: 20, y: 100, width: width, height: height)
    screen.view.addSubview(control)
    var flow = Flow(
      of: .controller(screen), in: window.environment, id: "page", file: "Pages.swift", position: nil)
    flow.perform([Located("tap it")])
    #expect(flow.diagnostics.isEmpty == isTouched)
    #expect(isTouched || flow.diagnostics.first?.message.hasSuffix(#""it" has no size"#) == true)
  }
}
