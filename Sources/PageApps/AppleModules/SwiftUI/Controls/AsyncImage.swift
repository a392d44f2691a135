public import Foundation

/// An image that is loaded: a page at rest has its placeholder.
nonisolated public struct AsyncImage<Content: View>: _PrimitiveView {
  let placeholder: Content

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> { self.placeholder = .second(placeholder()) }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { placeholder = content(.empty) }

  @MainActor public func elements(_ context: _Context) -> [_Element] { context.elements(placeholder) }
}

public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
