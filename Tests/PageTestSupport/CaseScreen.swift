import Foundation
import LayoutEngine
import PageBase
import PageDrawing
import PageLayout
// Whoever has questions about screens has cases.
@_exported import TestSupport
import UIKitCore

/// Views of a case: `label title "Text" 20,100,200,30 bg=red`, within each other by their indents, and constraints such as
/// `title.leading = root.margins.leading * 0.5 + 20 @750`. A view without a frame is placed by constraints.
@MainActor
package struct CaseScreen {
  package let root = plain(.white)
  package private(set) var views: [String: UIView] = [:]

  package init(_ lines: [Question]) throws {
    views["root"] = root
    var open: [(indent: Int, view: UIView)] = [(-1, root)]
    for line in lines where !line.isConstraint {
      if line.words[0] == "root" {
        try CaseScreen.change(root, line)
        continue
      }
      guard let view = CaseScreen.made(line) else { continue }
      while let last = open.last, last.indent >= line.indent { open.removeLast() }
      let parent = open.last?.view ?? root
      open.append((line.indent, view))
      if line.words.count > 1, line.words[1] != "_" {
        let name = line.texts[0]
        view.accessibilityIdentifier = name
        views[name] = view
      }
      if let frame = line.words.dropFirst(2).first(where: {
        !$0.hasPrefix("\"") && $0.contains(",") && !$0.contains("=")
      }) {
        let frame = try Question.rect(frame)
        view.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      try CaseScreen.change(view, line)
      if let stack = parent as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
      }
    }
    for line in lines where line.isConstraint { try constrain(line.words) }
  }

  package func page(_ id: String = "page") -> PreparedPage {
    PreparedPage(id: id, tree: ViewTree(root: root))
  }

  private static func made(_ line: Question) -> UIView? {
    let text =
      line.words.dropFirst(2).first { $0.hasPrefix("\"") } == nil ? "" : line.texts.dropFirst().first ?? ""
    switch line.words[0] {
    case "view": return UIView()
    case "label":
      let label = UILabel()
      label.text = text
      return label
    case "picture": return UIImageView(image: UIImage(contentsOfFile: CaseScreen.picture))
    case "switch": return UISwitch()
    case "toolbar": return UIToolbar()
    case "cell": return UITableViewCell()
    case "stack": return UIStackView()
    case "dots":
      let dots = UIPageControl()
      dots.numberOfPages = 3
      return dots
    case "button":
      let button = UIButton(type: .system)
      if !text.isEmpty { button.setTitle(text, for: .normal) }
      return button
    case "text":
      let view = UITextView()
      view.text = text
      return view
    default: return nil
    }
  }

  /// One of the tutorial's pictures.
  private static let picture = Project.path("Examples/tutorial-en/images/lane@3x.png")

  /// A name of UIKit's, or digits such as `FF0000`.
  package static func color(_ text: String) -> UIColor {
    let names: [String: UIColor] = [
      "white": .white, "black": .black, "red": .red, "blue": .blue, "clear": .clear, "label": .label,
      "secondaryLabel": .secondaryLabel, "systemBackground": .systemBackground,
    ]
    return names[text] ?? UIColor(Color.Dynamic(Color(rgb: UInt32(text, radix: 16) ?? 0)))
  }

  private static func change(_ view: UIView, _ line: Question) throws {
    if let color = line["bg"] { view.backgroundColor = CaseScreen.color(color) }
    if line["alpha"] != nil { view.alpha = try line.number("alpha") }
    if line.has("hidden") { view.isHidden = true }
    if line.has("clips") { view.clipsToBounds = true }
    if line["border"] != nil { view.layer.borderWidth = try line.number("border") }
    if let color = line["edge"] { view.layer.borderColor = CaseScreen.color(color).cgColor }
    if line["corner"] != nil { view.layer.cornerRadius = try line.number("corner") }
    let shadow = try line.numbers("shadow")
    if let opacity = shadow.first { view.layer.shadowOpacity = Float(opacity) }
    if shadow.count > 3 {
      view.layer.shadowRadius = shadow[1]
      view.layer.shadowOffset = CGSize(width: shadow[2], height: shadow[3])
    }
    let margins = try line.numbers("margins")
    if margins.count == 4 {
      view.layoutMargins = UIEdgeInsets(
        top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    }
    if line["hugs"] != nil {
      let priority = UILayoutPriority(Float(try line.number("hugs")))
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(priority, for: axis)
      }
    }
    if let label = view as? UILabel { try change(label, line) }
    if let stack = view as? UIStackView { try change(stack, line) }
  }

  private static func change(_ label: UILabel, _ line: Question) throws {
    if line["size"] != nil { label.font = .systemFont(ofSize: try line.number("size")) }
    let styles: [String: UIFont.TextStyle] = ["headline": .headline, "body": .body]
    if let style = line["style"].flatMap({ styles[$0] }) { label.font = .preferredFont(forTextStyle: style) }
    if let color = line["color"] { label.textColor = CaseScreen.color(color) }
    if line["lines"] != nil { label.numberOfLines = Int(try line.number("lines")) }
    if line.has("centred") { label.textAlignment = .center }
  }

  private static func change(_ stack: UIStackView, _ line: Question) throws {
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "top": .top, "bottom": .bottom, "center": .center, "leading": .leading,
      "trailing": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "equal": .fillEqually, "proportional": .fillProportionally, "spacing": .equalSpacing,
    ]
    if line.has("vertical") { stack.axis = .vertical }
    if let name = line["alignment"], let alignment = alignments[name] { stack.alignment = alignment }
    if let name = line["distribution"], let distribution = distributions[name] {
      stack.distribution = distribution
    }
    stack.spacing = try line.number("gap", 0)
  }

  // MARK: Constraints

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top,
    "bottom": .bottom,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  /// `card.safe.top`: a view, one of its guides, and an attribute.
  private func end(_ text: String) throws -> (item: Any, attribute: NSLayoutConstraint.Attribute) {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count > 1, let view = views[parts[0]], let attribute = Self.attributes[parts[parts.count - 1]]
    else {
      throw CaseError("no attribute of a view: \(text)")
    }
    switch parts.count == 3 ? parts[1] : "" {
    case "safe": return (view.safeAreaLayoutGuide, attribute)
    case "margins": return (view.layoutMarginsGuide, attribute)
    case "readable": return (view.readableContentGuide, attribute)
    default: return (view, attribute)
    }
  }

  private func constrain(_ words: [String]) throws {
    let (item, attribute) = try end(words[0])
    let relations: [String: NSLayoutConstraint.Relation] = [
      "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    var (factor, constant, priority) = (1.0, 0.0, 1000.0)
    var other: (item: Any, attribute: NSLayoutConstraint.Attribute)?
    if let number = Double(words[2]) { constant = number } else { other = try end(words[2]) }
    for (index, word) in words.enumerated().dropFirst(3) {
      if word.hasPrefix("@") { priority = Double(word.dropFirst()) ?? 0 }
      guard let number = Double(word) else { continue }
      if words[index - 1] == "*" {
        factor = number
      } else {
        constant = words[index - 1] == "-" ? -number : number
      }
    }
    let made = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relations[words[1]] ?? .equal, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: factor, constant: constant)
    made.priority = UILayoutPriority(Float(priority))
    made.isActive = true
  }
}

extension Question {
  fileprivate var isConstraint: Bool { words.count > 2 && ["=", "<=", ">="].contains(words[1]) }
}
