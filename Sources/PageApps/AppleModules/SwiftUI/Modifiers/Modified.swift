/// A view with a change of what it finds around it, or of its elements.
nonisolated struct Modified<Content: View>: _PrimitiveView {
  let content: Content
  var change: @MainActor (inout Context) -> Void = { _ in }
  var wrap: (@MainActor (Element, Context) -> Element)?

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    var inner = context
    change(&inner)
    let own = inner.elements(content)
    guard let wrap else { return own }
    return own.map { wrap($0, context) }
  }
}

extension View {
  /// Each element of the view in another one.
  func wrapped(_ make: @escaping @MainActor (Element, Context) -> Element) -> some View {
    Modified(content: self, wrap: make)
  }

  /// The view with other values around it.
  func changing(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
    Modified(content: self, change: { change(&$0.environment) })
  }
}
