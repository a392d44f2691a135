public import Foundation

// Modifiers that change nothing of a picture at rest.
extension View {
  /// The view in the first of its phases.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { Array(phases).first.map { content(AnyView(self), $0) } }
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { Array(phases).first.map { content(AnyView(self), $0) } }
}

/// A view of the first of several phases.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Content?

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { first = Array(phases).first.map(content) }
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { first = Array(phases).first.map(content) }

  @MainActor public var body: some View { first }
}

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
