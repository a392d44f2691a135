internal import AppUIKit
public import Foundation

/// An editable text in one line.
nonisolated public struct TextField<Label: View>: _PrimitiveView {
  private let field: EditedText

  init(_ field: EditedText) { self.field = field }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) { field = EditedText(text: text, label: label(), prompt: prompt) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    field.elements(context.entered("field"))
  }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(text: text, prompt: prompt) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(text: text, prompt: prompt) { Text(title) } }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(titleKey, text: text) }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
    self.init(titleKey, text: text, prompt: prompt)
  }
}

/// An editable text that shows as bullets.
nonisolated public struct SecureField<Label: View>: _PrimitiveView {
  private let field: EditedText

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = EditedText(text: text, label: label(), prompt: prompt, isSecure: true)
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    field.elements(context.entered("field"))
  }
}

extension SecureField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text: text, prompt: prompt) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// The text that a field edits.
struct EditedText {
  let text: Binding<String>
  let label: any View
  let prompt: Text?
  var isSecure = false
  private static let typing = UIAction.Identifier("typing")

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let environment = context.environment
    if let style = environment.styles["textField"] as? any TextFieldStyle {
      return context.within("textField", style).elements(style._body(configuration: TextField(self)))
    }
    // The same field stays at its place, as a flow types into it.
    let field = context.host.storage(context.path + ".field") { UITextField() }
    field.font = environment.textChanges.font(environment.font ?? .body).font(environment.dynamicTypeSize)
    field.textColor = environment.foreground?.paint(environment).color ?? .label
    field.text = text.wrappedValue
    field.isSecureTextEntry = isSecure
    field.isEnabled = environment.isEnabled
    field.borderStyle = environment.styles["rounded"] as? Bool == true ? .roundedRect : .none
    let isTurned = environment.layoutDirection == .rightToLeft
    switch environment.multilineTextAlignment {
    case .leading: field.textAlignment = .natural
    case .center: field.textAlignment = .center
    case .trailing: field.textAlignment = isTurned ? .left : .right
    }
    field.placeholder = prompt?.plain ?? context.row(label).drawn.texts.first
    if let color = prompt?.changes.style?.paint(environment).color {
      field.attributedPlaceholder = NSAttributedString(
        string: prompt?.plain ?? "", attributes: [.foregroundColor: color])
    }
    field.removeAction(identifiedBy: Self.typing, for: .editingChanged)
    field.addAction(
      UIAction(identifier: Self.typing) { [weak field, text] _ in text.wrappedValue = field?.text ?? "" },
      for: .editingChanged)
    return [ControlElement(field, filling: .horizontal)]
  }
}

@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = StylePart
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension SystemStyle: TextFieldStyle where Kind: FieldKind {
  public func _body(configuration: TextField<StylePart>) -> some View {
    configuration.styled("rounded", Kind.name == "rounded")
  }
}

public protocol FieldKind: StyleKind {}
public enum _PlainField: FieldKind { public static var name: String { "plain" } }
public enum _RoundedField: FieldKind { public static var name: String { "rounded" } }
public typealias PlainTextFieldStyle = SystemStyle<_PlainField>
public typealias DefaultTextFieldStyle = PlainTextFieldStyle
public typealias RoundedBorderTextFieldStyle = SystemStyle<_RoundedField>

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

/// An editable text of any number of lines, which fills the room it is offered.
nonisolated public struct TextEditor: _PrimitiveView {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let (place, environment) = (context.entered("editor"), context.environment)
    let editor = context.host.storage(place.path) { Editor() }
    editor.view.font = environment.textChanges.font(environment.font ?? .body).font(
      environment.dynamicTypeSize)
    editor.view.textColor = environment.foreground?.paint(environment).color ?? .label
    editor.view.text = text.wrappedValue
    if environment.styles["scrollGround"] as? Bool == false { editor.view.backgroundColor = .clear }
    editor.view.delegate = editor
    editor.changed = { [text] in text.wrappedValue = $0 }
    return [ControlElement(editor.view, filling: [.horizontal, .vertical])]
  }
}

private final class Editor: NSObject, UITextViewDelegate {
  let view = UITextView()
  var changed: (String) -> Void = { _ in }
  func textViewDidChange(_ textView: UITextView) { changed(textView.text ?? "") }
}

public enum SubmitLabel: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
public enum SubmitTriggers: Sendable { case text, search }
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }

// What concerns keyboards changes no picture.
extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { styled("textField", style) }
}

/// Which field is edited; no keyboard shows in a picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let slot: StateSlot<Value>

  public init() where Value == Bool { slot = StateSlot { false } }
  public init<T: Hashable>() where Value == T? { slot = StateSlot { nil } }

  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { if slot.value != newValue { slot.value = newValue } }
  }
  public var projectedValue: Binding { Binding(state: self) }

  @propertyWrapper
  public struct Binding {
    let state: FocusState
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  @MainActor func connect(at place: Place) {
    let host = place.context.host
    slot.cell = place.storage { StateCell(slot.initial()) { host.invalidateSoon() } }
  }
}
