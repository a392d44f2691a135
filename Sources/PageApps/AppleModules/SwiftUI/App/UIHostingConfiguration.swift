public import AppUIKit
public import Foundation

/// The content of a cell that is a view of SwiftUI.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  init(content: Content, background: Background) { (self.content, self.background) = (content, background) }

  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = length }
    if edges.contains(.leading) { copy.insets.leading = length }
    if edges.contains(.bottom) { copy.insets.bottom = length }
    if edges.contains(.trailing) { copy.insets.trailing = length }
    return copy
  }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: self.content, background: content())
    copy.insets = insets
    return copy
  }

  var view: AnyView {
    AnyView(
      content.padding(insets).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background { background })
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

@MainActor
private protocol HostedContent {
  var view: AnyView { get }
}

extension UIHostingConfiguration: HostedContent {}

private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private let hosting = HostingView(EmptyView())

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    hosting.backgroundColor = .clear
    addSubview(hosting)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    if let content = configuration as? any HostedContent { hosting.root = content.view }
    invalidateIntrinsicContentSize()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }

  override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: size.width, height: hosting.sizeThatFits(CGSize(width: size.width, height: .infinity)).height)
  }
}
