internal import AppUIKit
public import Foundation

extension View {
  /// Presents a controller while a condition holds.
  fileprivate func presenting(
    _ name: String, _ isShown: @escaping () -> Bool, onDismiss: (() -> Void)? = nil,
    _ make: @escaping @MainActor (Context) -> UIViewController?
  ) -> some View {
    Modified(
      content: self,
      change: { context in
        context = context.entered(name)
        let (host, place, isWanted) = (context.host, context, isShown())
        let presentation = host.storage(context.path) { Presentation() }
        guard isWanted || presentation.shown != nil else { return }
        host.afterLayout { presentation.update(isWanted, over: host, { make(place) }, onDismiss: onDismiss) }
      })
  }

  private func screen(
    _ name: String, _ style: UIModalPresentationStyle, _ isShown: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> (any View)?
  ) -> some View {
    presenting(name, { isShown.wrappedValue }, onDismiss: onDismiss) { context in
      guard let view = content() else { return nil }
      let controller = UIHostingController(rootView: AnyView(view))
      controller.modalPresentationStyle = style
      let outer = context.handedDown
      guard let hosting = controller.view as? HostingView else { return nil }
      hosting.around = { values in
        let traits = values
        values = outer
        values.colorScheme = traits.colorScheme
        values.horizontalSizeClass = traits.horizontalSizeClass
        values.verticalSizeClass = traits.verticalSizeClass
        (values.screens, values.listLook, values.collectsSections) = (nil, nil, false)
        values.isPresented = true
        // The view that presents may be out of the window, where nothing lays it out.
        values.close = { [weak controller] in
          isShown.wrappedValue = false
          controller?.presentingViewController?.dismiss(animated: false)
        }
      }
      hosting.evaluate()
      hosting.preferences.value(SheetKey.self).apply(to: controller)
      return controller
    }
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { screen("sheet", .automatic, isPresented, onDismiss, content) }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    screen("sheet", .automatic, item.isGiven(), onDismiss) { item.wrappedValue.map { content($0) } }
  }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { screen("cover", .fullScreen, isPresented, onDismiss, content) }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    screen("cover", .fullScreen, item.isGiven(), onDismiss) { item.wrappedValue.map { content($0) } }
  }
  /// A card that points at the view; on a phone it is a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, content: content) }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { sheet(item: item, content: content) }
}

extension Binding {
  /// A binding that is true while there is a value, which it takes away.
  func isGiven<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

public enum PopoverAttachmentAnchor {
  case rect(Source)
  case point(UnitPoint)
  public struct Source: Sendable { public static let bounds = Source() }
}

// MARK: Sheets' heights

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  let kind: Kind
  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
}

/// Whether a drag on a sheet first resizes the sheet or scrolls the view in it.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let number: Int
  public static let automatic = PresentationContentInteraction(number: 0)
  public static let resizes = PresentationContentInteraction(number: 1)
  public static let scrolls = PresentationContentInteraction(number: 2)
}

struct SheetContent {
  var detents: Set<PresentationDetent> = []
  var radius: CGFloat?
  var showsIndicator: Visibility?
  var background: Color?

  @MainActor func apply(to controller: UIViewController) {
    if let background { controller.view.backgroundColor = background.resolved(EnvironmentValues()) }
    guard let sheet = controller.sheetPresentationController else { return }
    if let radius { sheet.preferredCornerRadius = radius }
    sheet.prefersGrabberVisible = showsIndicator == .visible || (showsIndicator == nil && detents.count > 1)
    guard !detents.isEmpty else { return }
    sheet.detents = detents.map { detent -> UISheetPresentationController.Detent in
      switch detent.kind {
      case .medium: .medium()
      case .large: .large()
      case .fraction(let part): .custom { $0.maximumDetentValue * part }
      case .height(let height): .custom { _ in height }
      }
    }
  }
}

private struct SheetKey: PreferenceKey {
  static var defaultValue: SheetContent { SheetContent() }
  static func reduce(value: inout SheetContent, nextValue: () -> SheetContent) {}
}

extension View {
  private func sheetContent(_ change: @escaping (inout SheetContent) -> Void) -> some View {
    handing { $0.change(SheetKey.self, change) }
  }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetContent { $0.detents = detents }
  }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { presentationDetents(detents) }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetContent { $0.showsIndicator = visibility }
  }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetContent { $0.radius = cornerRadius }
  }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetContent { if case .color(let color) = AnyShapeStyle(style).source { $0.background = color } }
  }
}

// MARK: Alerts

extension View {
  /// An alert or an action sheet with the buttons of a view.
  private func alert<A: View>(
    _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>,
    actions: @escaping () -> A,
    message: @escaping () -> (any View)? = { nil }
  ) -> some View {
    presenting("alert", { isPresented.wrappedValue }) { context in
      var own = context
      own.environment.listLook = nil
      let buttons = own.entered("actions").children(actions(), axis: .vertical)
      let text = message().map { own.entered("message").children($0, axis: .vertical) } ?? []
      let alert = UIAlertController(
        title: title?.plain,
        message: text.isEmpty ? nil : placed(text).flatMap(TappedElement.texts).joined(separator: "\n"),
        preferredStyle: style)
      let close = { isPresented.wrappedValue = false }
      for (element, view) in zip(buttons, placed(buttons)) {
        if let field = view.all(UITextField.self).first {
          alert.addTextField { ($0.placeholder, $0.text) = (field.placeholder, field.text) }
          continue
        }
        guard let control = view.all(UIControl.self).first else { continue }
        let name = control.accessibilityLabel ?? TappedElement.texts(in: view).joined(separator: " ")
        let button = UIAlertAction(title: name, style: element.alertStyle) { _ in
          control.tap()
          close()
        }
        button.isEnabled = control.isEnabled
        alert.addAction(button)
      }
      if alert.actions.isEmpty {
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in close() })
      } else if style == .actionSheet, !alert.actions.contains(where: { $0.style == .cancel }) {
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in close() })
      }
      return alert
    }
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M = { EmptyView() }
  ) -> some View { alert(.alert, Text(titleKey), isPresented, actions: actions, message: { message() }) }
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M = { EmptyView() }
  ) -> some View { alert(.alert, Text(title), isPresented, actions: actions, message: { message() }) }
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M = { EmptyView() }
  ) -> some View { alert(.alert, title, isPresented, actions: actions, message: { message() }) }
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View { about(data, .alert, Text(titleKey), isPresented, actions, message) }
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { about(data, .alert, Text(title), isPresented, actions, message) }
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { about(data, .alert, title, isPresented, actions, message) }
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { about(data, .alert, Text(titleKey), isPresented, actions) { _ in EmptyView() } }
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { about(data, .alert, Text(title), isPresented, actions) { _ in EmptyView() } }
  private func about<A: View, M: View, T>(
    _ data: T?, _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>,
    _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
  ) -> some View {
    alert(
      style, title, isPresented, actions: { data.map { actions($0) } }, message: { data.map { message($0) } })
  }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, actions: actions)
  }
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    about(error, .alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, actions, message)
  }
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M = { EmptyView() }
  ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, actions, message) }
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M = { EmptyView() }
  ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions, message) }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M = { EmptyView() }
  ) -> some View { dialog(title, isPresented, titleVisibility, actions, message) }
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    about(
      data, .actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions, message)
  }
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    about(data, .actionSheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions, message)
  }
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions,
      message: { _ in EmptyView() })
  }
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }
  private func dialog<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: @escaping () -> A,
    _ message: @escaping () -> M
  ) -> some View {
    alert(
      .actionSheet, visibility == .visible ? title : nil, isPresented, actions: actions,
      message: { message() })
  }

  // MARK: The older forms

  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting("alert", { isPresented.wrappedValue }) { _ in
      content().controller(.alert) { isPresented.wrappedValue = false }
    }
  }
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    presenting("alert", { item.wrappedValue != nil }) { _ in
      item.wrappedValue.map { content($0).controller(.alert) { item.wrappedValue = nil } }
    }
  }
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    presenting("alert", { isPresented.wrappedValue }) { _ in
      content().alert.controller(.actionSheet) { isPresented.wrappedValue = false }
    }
  }
}

/// An alert's texts and buttons.
public struct Alert {
  public struct Button {
    let title: Text
    let style: UIAlertAction.Style
    let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, style: .default, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, style: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, style: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, [dismissButton ?? .default(Text("OK"))])
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title, message, [primaryButton, secondaryButton])
  }

  @MainActor fileprivate func controller(
    _ style: UIAlertController.Style, close: @escaping () -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: title.plain, message: message?.plain, preferredStyle: style)
    for button in buttons {
      alert.addAction(
        UIAlertAction(title: button.title.plain, style: button.style) { _ in
          button.action?()
          close()
        })
    }
    return alert
  }
}

/// An action sheet's texts and buttons.
public struct ActionSheet {
  public typealias Button = Alert.Button
  fileprivate let alert: Alert
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title, message, buttons)
  }
}

/// The views of UIKit of elements that lie in no window.
@MainActor
private func placed(_ elements: [Element]) -> [UIView] {
  elements.map { ToolbarEntry(placement: .automatic, elements: [$0]).view() }
}

extension Element {
  /// The style that an alert gives a button.
  fileprivate var alertStyle: UIAlertAction.Style {
    traits.values[ObjectIdentifier(UIAlertAction.self)] as? UIAlertAction.Style ?? .default
  }
}
