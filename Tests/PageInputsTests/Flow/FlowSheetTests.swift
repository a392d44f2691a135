import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Steps that present and dismiss sheets of iOS 26.
@MainActor
struct FlowSheetTests {
  private func flow(of controller: UIViewController, _ steps: FlowStep...) throws -> Flow {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-16-pro"), system: .ios26)
    var flow = Flow(
      of: .controller(controller), in: environment, id: "page", file: "Pages.swift",
      position: SourcePosition(line: 7, column: 3))
    flow.perform(steps.map { Located($0, at: SourcePosition(line: 9, column: 5)) })
    return flow
  }

  @Test func `a step presents a sheet, and a step in it dismisses it`() throws {
    let screen = Below()
    let flow = try flow(of: screen, "tap open", "tap close", "tap open")
    #expect(flow.diagnostics.isEmpty, "\(flow.diagnostics)")
    #expect(screen.presented == 2 && flow.states.count == 4)
  }

  @Test func `the screen behind a sheet takes no touches`() throws {
    let flow = try flow(of: Below(), "tap open", "tap open")
    let faults = flow.diagnostics.map(\.description)
    #expect(faults.count == 1)
    #expect(
      faults.first?.contains(#""open" is behind a sheet; dismiss the sheet first"#) == true, "\(faults)")
  }

  @Test func `of two views with one name the sheet's is touched`() throws {
    let screen = Below()
    let flow = try flow(of: screen, "tap open", "tap Next")
    #expect(flow.diagnostics.isEmpty, "\(flow.diagnostics)")
    #expect(screen.taps == 0 && screen.sheet.taps == 1)
  }

  @Test func `beside a sheet that does not dim, the screen takes touches, and below it none`() throws {
    let screen = Below()
    screen.sheet.sheetPresentationController?.detents = [.medium()]
    screen.sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    let flow = try flow(of: screen, "tap open", "tap Next", "tap low")
    #expect(screen.taps == 1 && screen.sheet.taps == 0)
    let faults = flow.diagnostics.map(\.description)
    #expect(faults.count == 1)
    #expect(
      faults.first?.contains(#""low" is covered by a sheet, which takes the touch"#) == true, "\(faults)")
  }
}

/// A screen with buttons at its top and its end.
private class Buttons: UIViewController {
  private(set) var taps = 0

  fileprivate func add(_ title: String, y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  fileprivate func addNext(y: CGFloat) { add("Next", y: y) { [unowned self] in taps += 1 } }
}

private final class Below: Buttons {
  let sheet = Above()
  private(set) var presented = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addNext(y: 100)
    add("open", y: 160) { [unowned self] in
      presented += 1
      present(sheet, animated: true)
    }
    add("low", y: 700) {}
  }
}

private final class Above: Buttons {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("close", y: 100) { [unowned self] in dismiss(animated: true) }
    addNext(y: 160)
  }
}
