import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Steps on a small screen of an iPhone SE, of 375 × 667 points, whose views are the lines of a case.
@MainActor
enum FlowAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "flow": { question in
      let screen = try FlowScreen(question)
      let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
      var flow = Flow(
        of: .controller(screen.root), in: environment, id: "page", file: "Pages.swift",
        position: SourcePosition(line: 7, column: 3))
      let steps = question.text.components(separatedBy: "; ").filter { !$0.isEmpty }
      flow.perform(steps.map { Located(FlowStep($0), at: SourcePosition(line: 9, column: 5)) })
      let faults = flow.diagnostics.map(\.description).filter {
        !$0.hasSuffix("the keyboard and the caret are not drawn")
      }
      let answers = try question.asked.map { asked -> String in
        let parts = asked.split(separator: ":", maxSplits: 1).map(String.init)
        switch parts[0] {
        case "heard": return list(screen.heard)
        case "asked": return list(screen.listener.asked)
        case "changes": return "\(screen.listener.changes)"
        case "states": return list(flow.states.map { $0.step?.text ?? "begin" })
        case "tab": return "\((screen.root as? UITabBarController)?.selectedIndex ?? -1)"
        case "depth": return "\((screen.root as? UINavigationController)?.viewControllers.count ?? 0)"
        default:
          let view = try #require(screen.views[parts[0]], "no view \(asked)")
          return Property.say(try Property.value(Substring(parts[1]), of: view))
        }
      }
      return ([Say.list(try faults.map(words))] + answers).joined(separator: ", ")
    }
  ]

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: "/")
  }

  /// The words of a fault at its step.
  private static func words(_ fault: String) throws -> String {
    guard fault.hasPrefix("Pages.swift:9:5: error: step \""),
      let page = fault.range(of: "\" of page \"page\" on "),
      let words = fault[page.upperBound...].range(of: ": ")
    else { return fault }
    return String(fault[words.upperBound...])
  }
}

/// `button it 20,40,200,40 hidden title="Go"`: views, each heard.
@MainActor
private final class FlowScreen {
  let root: UIViewController
  let listener = FieldListener()
  private(set) var views: [String: UIView] = [:]
  private(set) var heard: [String] = []

  init(_ question: Question) throws {
    let screen = UIViewController()
    switch question.head.first {
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      root = tabs
    case "pushed":
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(screen, animated: false)
      root = navigation
    default: root = screen
    }
    for line in question.lines { try add(line, to: screen) }
  }

  private func add(_ line: Question, to screen: UIViewController) throws {
    let (name, frame) = (line.words[1], try Question.rect(line.words[2]))
    let view = try made(line, name)
    views[name] = view
    if !line.has("nameless") { view.accessibilityIdentifier = line["id"] ?? name }
    view.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    view.isHidden = line.has("hidden")
    view.alpha = line.has("faint") ? 0 : 1
    view.isUserInteractionEnabled = !line.has("deaf")
    (view as? UIControl)?.isEnabled = !line.has("disabled")
    view.accessibilityLabel = line["label"]
    (try line["in"].map { try #require(views[$0]) } ?? screen.view).addSubview(view)
    guard let control = view as? UIControl else { return }
    control.addAction(UIAction { [unowned self] _ in heard.append("\(name) tapped") }, for: .touchUpInside)
    let state = { @MainActor (view: UIView) -> String in
      switch view {
      case let toggle as UISwitch: "\(toggle.isOn)"
      case let dots as UIPageControl: "\(dots.currentPage)"
      case let segments as UISegmentedControl: "\(segments.selectedSegmentIndex)"
      default: (view as? UITextField)?.text ?? ""
      }
    }
    for event in [UIControl.Event.valueChanged, .editingChanged] {
      control.addAction(UIAction { [unowned self] _ in heard.append("\(name) \(state(view))") }, for: event)
    }
  }

  private func made(_ line: Question, _ name: String) throws -> UIView {
    switch line.words[0] {
    case "view": return UIView()
    case "switch": return UISwitch()
    case "segments": return UISegmentedControl(items: ["A", "B"])
    case "button":
      let button = UIButton(type: .system)
      button.setTitle(line["title"], for: .normal)
      return button
    case "dots":
      let dots = UIPageControl()
      dots.numberOfPages = Int(try line.number("pages", 3))
      return dots
    case "field":
      let field = UITextField()
      (field.text, field.placeholder) = (line["text"] ?? "", line["placeholder"])
      if line.has("heard") || line.has("refuses") || line.has("keeps") { field.delegate = listener }
      (listener.begins, listener.allows) = (!line.has("refuses"), !line.has("keeps"))
      return field
    case "text":
      let view = UITextView()
      view.text = line["text"] ?? ""
      view.isEditable = !line.has("fixed")
      if line.has("heard") { view.delegate = listener }
      return view
    case "scroll":
      let view = UIScrollView()
      view.contentInsetAdjustmentBehavior = .never
      let size = try line.size("content")
      view.contentSize = CGSize(width: size.width, height: size.height)
      return view
    default: throw CaseError("no view \(line.words[0])")
    }
  }
}

private final class FieldListener: UITextFieldDelegate, UITextViewDelegate {
  var (begins, allows) = (true, true)
  private(set) var asked: [String] = []
  private(set) var changes = 0

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    asked.append("\(range.location) \(range.length) \(string)")
    return allows
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { changes += 1 }
  func textViewDidChange(_ textView: UITextView) { changes += 1 }
}
