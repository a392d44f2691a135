internal import AppUIKit
internal import Foundation

/// A control of UIKit by itself.
final class ControlElement: Element {
  private let control: UIView
  /// The axes on which the control takes what it is offered.
  private let filling: Axis.Set

  init(_ control: UIView, filling: Axis.Set = []) { (self.control, self.filling) = (control, filling) }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    var size = control.intrinsicContentSize
    for axis in Axis.allCases {
      // A control without an intrinsic length is as long as it needs, or has the ideal length of other views.
      if size[axis] < 0 { size[axis] = max(control.sizeThatFits(.zero)[axis], 10) }
      if filling.contains(axis == .horizontal ? .horizontal : .vertical) {
        size[axis] = proposal[axis] ?? size[axis]
      }
    }
    return size
  }

  // The frame of a control is larger than what it shows where UIKit's is: a switch by 2 points.
  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let insets = control.alignmentRectInsets
    canvas.add(
      control,
      frame.outset(
        by: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)))
  }
}

/// An element in a view of UIKit that hears touches.
final class HearingElement: WrappingElement {
  private let make: () -> UIView

  init(_ content: Element, _ make: @escaping () -> UIView) {
    self.make = make
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let view = make()
    content.place(frame, on: canvas.inside(view, frame))
    // Flows and screen readers name a control by the texts in it.
    let texts = view is UIControl ? view.texts : []
    if !texts.isEmpty { view.accessibilityLabel = texts.joined(separator: ", ") }
  }
}

/// An element that does something when it is tapped.
final class TappedElement: WrappingElement {
  private let isEnabled: Bool
  private let action: @MainActor () -> Void

  init(_ content: Element, isEnabled: Bool, _ action: @escaping @MainActor () -> Void) {
    (self.isEnabled, self.action) = (isEnabled, action)
    super.init(content)
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let before = canvas.view.subviews.count
    content.place(frame, on: canvas)
    let control = UIButton(type: .custom)
    control.isEnabled = isEnabled
    let texts = canvas.view.subviews.dropFirst(before).flatMap { Self.texts(in: $0) }
    if !texts.isEmpty { control.accessibilityLabel = texts.joined(separator: ", ") }
    let action = action
    control.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    canvas.add(control, frame)
  }

  /// The texts of the labels in a view.
  static func texts(in view: UIView) -> [String] {
    if let label = view as? UILabel { return [label.attributedText?.string ?? label.text ?? ""] }
    return view.subviews.flatMap { texts(in: $0) }
  }
}

extension UIView {
  /// The texts of the labels inside.
  var texts: [String] { all(UILabel.self).compactMap(\.attributedText?.string).filter { !$0.isEmpty } }

  /// All views of a class inside that are in no other one of it.
  func all<V: UIView>(_ type: V.Type) -> [V] {
    subviews.flatMap { child in (child as? V).map { [$0] } ?? child.all(type) }
  }

  /// The first picture inside.
  var picture: UIImage? { all(UIImageView.self).first?.image }
}

extension UIControl {
  /// Calls a function with the control when it is touched or changed.
  static func heard<C: UIControl>(
    _ control: C, _ event: UIControl.Event, _ action: @escaping @MainActor (C) -> Void
  ) {
    control.addAction(UIAction { [weak control] _ in if let control { action(control) } }, for: event)
  }
}

extension Element {
  /// The element's views in a view by itself, from which texts, pictures and buttons are taken.
  var drawn: UIView {
    let (view, frame) = (UIView(), CGRect(origin: .zero, size: size(.unspecified)))
    place(frame, on: Canvas(view: view, origin: .zero, scale: 1, mirrored: nil, bounds: frame, safe: frame))
    return view
  }
}

extension Context {
  /// The elements of a label beside one another.
  func row(_ views: any View) -> Element {
    let all = children(views, axis: .horizontal)
    return all.count == 1
      ? all[0] : StackElement(.horizontal, VerticalAlignment.center.key, distance: nil, all)
  }

  /// A label, if labels show, and a control at the end of the room.
  func labeled(_ label: any View, _ control: UIControl) -> [Element] {
    control.isEnabled = environment.isEnabled
    let element = ControlElement(control)
    guard showsLabels else { return [element] }
    let (texts, room) = (row(label), SpacerElement(.horizontal, least: nil))
    // Flows and screen readers name the control by its label.
    if let name = ((label as? StylePart)?.view ?? label) as? Text { control.accessibilityLabel = name.plain }
    return [StackElement(.horizontal, VerticalAlignment.center.key, distance: nil, [texts, room, element])]
  }

  /// True if the labels of controls show.
  var showsLabels: Bool { environment.styles["labels"] as? Bool ?? true }

  /// The colour of controls.
  var tint: UIColor { (environment.tint ?? .accentColor).resolved(environment) }

  /// The context of what a style makes, in which the style is not set; the style's properties have their storage there.
  func within(_ name: String, _ style: Any) -> Context {
    var inner = entered(String(describing: type(of: style)))
    inner.environment.styles[name] = nil
    inner.connect(style)
    return inner
  }
}

extension View {
  func styled(_ name: String, _ style: Any) -> some View { changing { $0.styles[name] = style } }
  public func labelsHidden() -> some View { styled("labels", false) }
}

/// A view that a style is given as a part of what it styles.
nonisolated public struct StylePart: _PrimitiveView {
  let view: any View
  @MainActor public func elements(_ context: _Context) -> [_Element] {
    context.entered("part").elements(view)
  }
}

/// One of the system's styles.
public struct SystemStyle<Kind: StyleKind> {
  var tint: Color?
  public init() {}
  public init(tint: Color) { self.tint = tint }
}

public protocol StyleKind { static var name: String { get } }
