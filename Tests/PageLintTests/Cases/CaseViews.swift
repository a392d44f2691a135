import Foundation
import LayoutEngine
import PageTestSupport

@testable import PageBase
@testable import PageLint
@testable import UIKitCore

/// A view of a case: `label a "HHHH" 20 100 size=12`.
struct CaseView: Sendable {
  var line: CaseLine
  /// The place and the size, as far as they are given.
  var numbers: [Double]

  static let kinds: Set<String> = [
    "view", "block", "picture", "image", "label", "text", "button", "touch", "system", "control", "field",
    "scroll", "stack", "switch", "slider", "stepper", "segments", "pages", "progress", "bar", "toolbar",
    "tabbar", "searchbar",
  ]

  private var words: [String] { line.words }
  private var text: String {
    guard let key = line.value("key") else {
      return words.first { $0.hasPrefix("\"") }.map(CaseLine.text) ?? ""
    }
    let text = NSLocalizedString(key, comment: "")
    return line.value("count").flatMap(Int.init).map { String(format: text, $0) } ?? text
  }
  private func number(_ name: String) -> Double? { line.value(name).flatMap(Double.init) }

  /// The view, with its frame; without a place, constraints place it.
  @MainActor
  func made() -> UIView {
    let frame = CGRect(
      x: numbers.first ?? 0, y: numbers.dropFirst().first ?? 0,
      width: numbers.count == 4 ? numbers[2] : 0, height: numbers.count == 4 ? numbers[3] : 0)
    let view = view(frame)
    if numbers.count == 4 {
      view.frame = frame
    } else if numbers.count == 2 {
      view.frame = CGRect(origin: frame.origin, size: view.intrinsicContentSize)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if words.count > 1, words[1] != "_" { view.accessibilityIdentifier = CaseLine.text(words[1]) }
    change(view)
    return view
  }

  @MainActor
  private func view(_ frame: CGRect) -> UIView {
    switch words[0] {
    case "block": LintPage.block(frame)
    case "picture": line.value("opaque") == nil ? LintPage.picture(frame) : CaseView.opaque(frame)
    case "image": UIImageView(frame: frame)
    case "label": label(frame)
    case "text": LintPage.textView(text, frame)
    case "button": LintPage.button(text, frame)
    case "touch": UIButton(frame: frame)
    case "system": system(frame)
    case "control": UIControl(frame: frame)
    case "field": field(frame)
    case "scroll": scroll(frame)
    case "stack": UIStackView(frame: frame)
    case "switch": UISwitch()
    case "slider": UISlider()
    case "stepper": UIStepper()
    case "segments": UISegmentedControl(items: ["One", "Two"])
    case "pages": pages()
    case "progress": progress()
    case "bar": UINavigationBar(frame: frame)
    case "toolbar": UIToolbar(frame: frame)
    case "tabbar": UITabBar(frame: frame)
    case "searchbar": UISearchBar(frame: frame)
    default: UIView(frame: frame)
    }
  }

  /// A picture that is known to be opaque.
  @MainActor
  static func opaque(_ frame: CGRect) -> UIView {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: frame.size, format: format).image {
        UIColor.orange.setFill()
        $0.fill(CGRect(origin: .zero, size: frame.size))
      })
    view.frame = frame
    return view
  }

  @MainActor
  private func label(_ frame: CGRect) -> UILabel {
    let weights: [String: UIFont.Weight] = [
      "bold": .bold, "semibold": .semibold, "medium": .medium, "heavy": .heavy,
    ]
    return LintPage.label(
      text, frame, size: CGFloat(number("size") ?? 17),
      weight: weights[line.value("weight") ?? ""] ?? .regular,
      color: line.value("color").map(Self.color) ?? .black, lines: Int(number("lines") ?? 1))
  }

  @MainActor
  private func system(_ frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(text, for: .normal)
    button.setTitleColor(.black, for: .normal)
    return button
  }

  @MainActor
  private func field(_ frame: CGRect) -> UITextField {
    let field = UITextField(frame: frame)
    field.text = text
    field.attributedPlaceholder = line.value("prompt").map {
      NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.black])
    }
    return field
  }

  @MainActor
  private func scroll(_ frame: CGRect) -> UIScrollView {
    let scroll = UIScrollView(frame: frame)
    scroll.contentInsetAdjustmentBehavior = .never
    if let insets = line.value("insets") {
      let sides = Self.numbers(insets)
      scroll.contentInset = UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    if let size = line.value("content").map(Self.numbers) {
      scroll.contentSize = CGSize(width: size[0], height: size[1])
    }
    scroll.isPagingEnabled = line.value("paging") != nil
    return scroll
  }

  @MainActor
  private func pages() -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 3
    return control
  }

  @MainActor
  private func progress() -> UIProgressView {
    let view = UIProgressView()
    view.progress = 0.5
    return view
  }

  // MARK: Attributes

  @MainActor
  private func change(_ view: UIView) {
    if line.value("hidden") != nil { view.isHidden = true }
    if line.value("clips") != nil { view.clipsToBounds = true }
    if line.value("ltr") != nil { view.semanticContentAttribute = .forceLeftToRight }
    if let alpha = number("alpha") { view.alpha = CGFloat(alpha) }
    if let radius = number("radius") { view.layer.cornerRadius = CGFloat(radius) }
    if let color = line.value("bg") { view.backgroundColor = color == "none" ? nil : Self.color(color) }
    if let scale = number("scale") {
      view.transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    }
    if line.value("turned") != nil {
      view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
    if line.value("disabled") != nil { (view as? UIControl)?.isEnabled = false }
    if let name = line.value("missing") { (view as? UIImageView)?.missingImageName = name }
    if line.value("scrolls") != nil { (view as? UITextView)?.isScrollEnabled = true }
    if let label = view as? UILabel { change(label) }
    if let button = view as? UIButton { change(button) }
  }

  @MainActor
  private func change(_ label: UILabel) {
    let alignments: [String: NSTextAlignment] = [
      "left": .left, "right": .right, "center": .center, "justified": .justified, "natural": .natural,
    ]
    if let align = line.value("align") { label.textAlignment = alignments[align] ?? .natural }
    if line.value("clipping") != nil { label.lineBreakMode = .byClipping }
    if line.value("shrinks") != nil { label.adjustsFontSizeToFitWidth = true }
    if line.value("plain") != nil { label.lineBreakStrategy = [] }
    if line.value("off") != nil { label.isEnabled = false }
    if let font = line.value("font") { label.font = UIFont(name: font, size: 17) ?? label.font }
    if line.value("body") != nil {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    // Runs of several sizes or greys.
    let (sizes, greys) = (line.value("sizes").map(Self.numbers), line.value("greys").map(Self.numbers))
    let runs: [[NSAttributedString.Key: Any]] =
      (sizes ?? []).map { [.font: UIFont.systemFont(ofSize: $0)] }
      + (greys ?? []).map { [.foregroundColor: UIColor(white: $0 / 255, alpha: 1)] }
    guard !runs.isEmpty else { return }
    let text = NSMutableAttributedString()
    for run in runs { text.append(NSAttributedString(string: "HH ", attributes: run)) }
    label.attributedText = text
  }

  @MainActor
  private func change(_ button: UIButton) {
    if line.value("picture") != nil {
      button.setImage(
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    }
    if let sides = line.value("insets").map(Self.numbers) {
      button.contentEdgeInsets = UIEdgeInsets(
        top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    if let symbol = line.value("symbol") { button.setImage(UIImage(systemName: symbol), for: .normal) }
    if let size = number("size") { button.titleLabel?.font = .systemFont(ofSize: CGFloat(size)) }
    if line.value("shrinks") != nil { button.titleLabel?.adjustsFontSizeToFitWidth = true }
    if let color = line.value("color") { button.setTitleColor(Self.color(color), for: .normal) }
  }

  static func numbers(_ text: String) -> [CGFloat] {
    text.split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }
  }

  /// `0.5` is a grey, `0.5@0.3` a translucent one, `128/255` one of 8 bits, `r,g,b,a` any colour; some have names.
  static func color(_ text: String) -> UIColor {
    switch text {
    case "white": return .white
    case "black": return .black
    case "red": return .red
    case "clear": return .clear
    case "system": return .systemBackground
    default: break
    }
    let parts = text.split(separator: "@")
    func part(_ text: Substring) -> CGFloat {
      let sides = text.split(separator: "/").compactMap { Double($0) }
      return CGFloat((sides.first ?? 0) / (sides.count > 1 ? sides[1] : 1))
    }
    let sides = (parts.first ?? "0").split(separator: ",").map(part)
    let alpha = parts.count > 1 ? part(parts[1]) : 1
    return sides.count == 3
      ? UIColor(red: sides[0], green: sides[1], blue: sides[2], alpha: alpha)
      : UIColor(white: sides.first ?? 0, alpha: alpha)
  }
}
