/// A view in place of missing content: a large symbol, a title, a description and buttons, in the middle of its room.
///
/// Its fonts and distances are chosen by eye.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(ColumnLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct ColumnLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }

  public static var search: Self { search(text: "") }
  public static func search(text: String) -> Self {
    Self(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }
}
