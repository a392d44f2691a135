internal import AppUIKit
public import Foundation

// MARK: The environment of what is presented

/// Closes the screen around.
@preconcurrency @MainActor
public struct DismissAction {
  private nonisolated(unsafe) let close: (() -> Void)?
  nonisolated init(close: (() -> Void)?) { self.close = close }
  public func callAsFunction() { close?() }
}

/// The older name of the way back from a screen.
public struct PresentationMode {
  public private(set) var isPresented: Bool
  let close: (() -> Void)?
  public mutating func dismiss() {
    isPresented = false
    close?()
  }
}

/// Opens an address; pages stay where they are.
@preconcurrency @MainActor
public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }
  private nonisolated(unsafe) let handler: (URL) -> Result
  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    _ = handler(url)
    completion(true)
  }
}

/// Asks for a review of the app, which no page shows.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var dismiss: DismissAction { DismissAction(close: close) }
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, close) = (isPresented, close)
    return Binding(get: { PresentationMode(isPresented: isPresented, close: close) }, set: { _ in })
  }
}

// MARK: Presenting

/// The screen that a place presents.
@MainActor
final class Presentation {
  var shown: UIViewController?

  /// Presents a controller, or dismisses the one that shows.
  func update(
    _ isWanted: Bool, over host: ViewHost, _ make: () -> UIViewController?, onDismiss: (() -> Void)?
  ) {
    if isWanted, shown == nil {
      guard let presenter = host.controller else {
        return host.fail("A presented screen is not drawn, as its view is in no controller")
      }
      var top = presenter
      while let next = top.presentedViewController { top = next }
      guard let made = make() else { return }
      shown = made
      top.present(made, animated: false)
    } else if isWanted, let shown = shown as? UIHostingController<AnyView>,
      let next = make() as? UIHostingController<AnyView>
    {
      shown.rootView = next.rootView
    } else if !isWanted, let former = shown {
      shown = nil
      if former.presentingViewController != nil { former.dismiss(animated: false) }
      onDismiss?()
    }
  }
}
