internal import AppUIKit
public import Foundation

/// A choice of one of several views by their tags.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.content, self.label) = (selection, content(), label)
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let inner = context.entered("picker")
    let options = inner.children(content, axis: nil)
    let tags = options.map { $0.traits.tag?.base as? SelectionValue }
    let choice = PickerChoice(
      options: options.map(\.drawn), chosen: tags.firstIndex(of: selection.wrappedValue),
      choose: { [selection] index in
        if tags.indices.contains(index), let tag = tags[index] { selection.wrappedValue = tag }
      })
    let style = inner.environment.styles["picker"] as? String ?? "menu"
    if inner.environment.listLook != nil, style != "segmented", style != "wheel" {
      let hidesLabel = inner.environment.styles["labels"] as? Bool == false
      let title = hidesLabel ? [] : inner.entered("label").children(label, axis: .horizontal)
      return choice.rows(style, title, options, inner)
    }
    switch style {
    case "segmented": return [choice.segments(inner)]
    case "menu": return [choice.menu(inner)]
    case let other:
      inner.host.fail("pickerStyle(.\(other)) is not drawn")
      return []
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

/// The views of a picker.
@MainActor
private struct PickerChoice {
  let options: [UIView]
  let chosen: Int?
  let choose: @MainActor (Int) -> Void

  func segments(_ context: Context) -> Element {
    let items: [Any] = options.map { view in
      if let picture = view.picture { return picture }
      return view.texts.joined(separator: " ")
    }
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = chosen ?? UISegmentedControl.noSegment
    control.isEnabled = context.environment.isEnabled
    UIControl.heard(control, .valueChanged) { [choose] in choose($0.selectedSegmentIndex) }
    return ControlElement(control, filling: .horizontal)
  }

  /// The rows of a list: one with the label and the chosen view, or one for each view.
  func rows(_ style: String, _ label: [Element], _ options: [Element], _ context: Context) -> [Element] {
    func row(_ first: [Element], _ last: [Element]) -> Element {
      StackElement(
        .horizontal, VerticalAlignment.center.key, distance: nil,
        first + [SpacerElement(.horizontal, least: nil)] + last)
    }
    switch style {
    case "inline":
      return (label.isEmpty ? [] : [row(label, [])])
        + options.enumerated().map { index, option in
          let mark = Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(
            TintShapeStyle())
          let element = row([option], index == chosen ? [context.entered("mark").element(mark)] : [])
          return TappedElement(element, isEnabled: context.environment.isEnabled) { choose(index) }
        }
    case "navigationLink":
      let value = Text(chosen.map { options[$0].drawn.texts.joined(separator: " ") } ?? "").foregroundStyle(
        .secondary)
      return [TraitElement(row(label, [context.entered("value").element(value)])) { $0.row.isLink = true }]
    default: return [row(label, [menu(context, isRow: true)])]
    }
  }

  /// A button with the chosen view's text and two chevrons, which opens the other ones.
  func menu(_ context: Context, isRow: Bool = false) -> Element {
    let titles = options.map { $0.texts.joined(separator: " ") }
    var looks = UIButton.Configuration.plain()
    looks.title = chosen.map { titles[$0] }
    looks.image = UIImage(systemName: "chevron.up.chevron.down")
    looks.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
    looks.imagePlacement = .trailing
    looks.imagePadding = 4
    // In a list the value is grey and ends where the row's content does.
    if isRow { looks.contentInsets = .zero }
    let button = UIButton(configuration: looks)
    button.tintColor = isRow && context.environment.tint == nil ? .secondaryLabel : context.tint
    button.isEnabled = context.environment.isEnabled
    button.menu = UIMenu(
      children: titles.indices.map { index in
        UIAction(title: titles[index], state: index == chosen ? .on : .off) { _ in choose(index) }
      })
    button.showsMenuAsPrimaryAction = true
    return ControlElement(button)
  }
}

/// How a picker shows its views; wheels and rows of lists are not drawn.
public protocol PickerStyle { var _name: String { get } }

extension SystemStyle: PickerStyle where Kind: PickerKind { public var _name: String { Kind.name } }

public protocol PickerKind: StyleKind {}
public enum _MenuPicker: PickerKind { public static var name: String { "menu" } }
public enum _SegmentedPicker: PickerKind { public static var name: String { "segmented" } }
public enum _WheelPicker: PickerKind { public static var name: String { "wheel" } }
public enum _InlinePicker: PickerKind { public static var name: String { "inline" } }
public enum _LinkPicker: PickerKind { public static var name: String { "navigationLink" } }
public typealias MenuPickerStyle = SystemStyle<_MenuPicker>
public typealias DefaultPickerStyle = MenuPickerStyle
public typealias SegmentedPickerStyle = SystemStyle<_SegmentedPicker>
public typealias WheelPickerStyle = SystemStyle<_WheelPicker>
public typealias InlinePickerStyle = SystemStyle<_InlinePicker>
public typealias NavigationLinkPickerStyle = SystemStyle<_LinkPicker>

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: Self { Self() }
  public static var automatic: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
  public static var palette: Self { Self() }
}
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { Self() }
}

/// A choice of a date.
nonisolated public struct DatePicker<Label: View>: _PrimitiveView {
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let label: Label
  private let components: DatePickerComponents

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.label, components) = (selection, label(), displayedComponents) }
  public init<R: RangeExpression>(
    selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) where R.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let inner = context.entered("date")
    let picker = UIDatePicker()
    let modes: [Int: UIDatePicker.Mode] = [1: .time, 2: .date]
    picker.datePickerMode = modes[components.rawValue] ?? .dateAndTime
    picker.preferredDatePickerStyle =
      (inner.environment.styles["datePicker"] as? DatePickerStyle)?.style ?? .compact
    picker.date = selection.wrappedValue
    picker.timeZone = inner.environment.timeZone
    picker.tintColor = inner.tint
    UIControl.heard(picker, .valueChanged) { [selection] in selection.wrappedValue = $0.date }
    guard picker.preferredDatePickerStyle == .compact else {
      return [ControlElement(picker, filling: .horizontal)]
    }
    return inner.labeled(label, picker)
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
  public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where R.Bound == Date {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }
}

public struct DatePickerStyle: Sendable {
  fileprivate let style: UIDatePickerStyle
  public static let automatic = DatePickerStyle(style: .compact)
  public static let compact = DatePickerStyle(style: .compact)
  public static let graphical = DatePickerStyle(style: .inline)
  public static let wheel = DatePickerStyle(style: .wheels)
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { styled("picker", style._name) }
  public func datePickerStyle(_ style: DatePickerStyle) -> some View { styled("datePicker", style) }
}
