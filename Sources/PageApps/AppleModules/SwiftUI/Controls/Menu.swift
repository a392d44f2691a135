internal import AppUIKit
public import Foundation

/// A button that opens a list of others.
nonisolated public struct Menu<Label: View, Content: View>: _PrimitiveView {
  private let content: Content
  private let label: Label
  private let action: (() -> Void)?

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: (() -> Void)? = nil
  ) { (self.content, self.label, action) = (content(), label(), primaryAction) }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let inner = context.entered("menu")
    var (entries, shown) = (inner.entered("entries"), inner.entered("label"))
    entries.environment.styles = [:]
    let isEnabled = inner.environment.isEnabled
    let ink = AnyShapeStyle(Color(isEnabled ? inner.tint : .placeholderText))
    shown.environment.foreground = isEnabled ? shown.environment.foreground ?? ink : ink
    // The entries are the buttons that the content draws.
    let buttons = entries.elements(content).flatMap { [$0.drawn] }.flatMap { $0.all(UIButton.self) }
    return [
      HearingElement(shown.row(label)) { [action] in
        let button = UIButton(type: .custom)
        button.isEnabled = isEnabled
        if let action { UIControl.heard(button, .primaryActionTriggered) { _ in action() } }
        button.menu = UIMenu(
          children: buttons.map { entry in
            UIAction(title: entry.texts.joined(separator: " "), image: entry.picture) { _ in
              entry.sendActions(for: .primaryActionTriggered)
            }
          })
        button.showsMenuAsPrimaryAction = action == nil
        return button
      }
    ]
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A text that opens an address.
nonisolated public struct Link<Label: View>: View {
  private let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View { Button(action: {}, label: { label }) }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that would offer to share something.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init<Item>(
    _ titleKey: LocalizedStringKey = "Share…", item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: item) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") } }
}
