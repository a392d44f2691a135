public import AppUIKit
public import Foundation

/// A view of UIKit in a tree of SwiftUI.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == _Represented {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

/// A controller of UIKit in a tree of SwiftUI.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == _Represented {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

/// The surroundings that a view of UIKit is made and updated with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction = Transaction()
}

/// The surroundings that a controller of UIKit is made and updated with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction = Transaction()
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public var body: _Represented {
    _Represented { place in
      let kept = place.host.storage(place.path) {
        Represented<UIViewType, Coordinator>(self.makeCoordinator())
      }
      let context = Context(coordinator: kept.coordinator, environment: place.environment)
      let view = kept.object ?? self.makeUIView(context: context)
      kept.object = view
      self.updateUIView(view, context: context)
      return RepresentedElement(view, nil) { self.sizeThatFits($0, uiView: view, context: context) }
    }
  }
}

extension UIViewControllerRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public var body: _Represented {
    _Represented { place in
      let kept = place.host.storage(place.path) {
        Represented<UIViewControllerType, Coordinator>(self.makeCoordinator())
      }
      let context = Context(coordinator: kept.coordinator, environment: place.environment)
      let controller = kept.object ?? self.makeUIViewController(context: context)
      kept.object = controller
      self.updateUIViewController(controller, context: context)
      return RepresentedElement(controller.view, controller) {
        self.sizeThatFits($0, uiViewController: controller, context: context)
      }
    }
  }
}

/// A view or controller of UIKit that a place keeps.
private final class Represented<Object: AnyObject, Coordinator> {
  let coordinator: Coordinator
  var object: Object?
  init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

/// The body of a view of UIKit.
nonisolated public struct _Represented: _PrimitiveView {
  let make: @MainActor (Context) -> Element
  @MainActor public func elements(_ context: _Context) -> [_Element] { [make(context.entered("UIKit"))] }
}

/// A view of UIKit: in the size it says, else between its content's size and the room, as its priorities have it.
private final class RepresentedElement: Element {
  private let view: UIView
  private let controller: UIViewController?
  private let fitting: (ProposedViewSize) -> CGSize?

  init(_ view: UIView, _ controller: UIViewController?, _ fitting: @escaping (ProposedViewSize) -> CGSize?) {
    (self.view, self.controller, self.fitting) = (view, controller, fitting)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    if let size = fitting(proposal) { return size }
    if controller != nil { return proposal.replacingUnspecifiedDimensions() }
    let own = view.intrinsicContentSize
    return CGSize(
      width: length(proposal.width, own.width, .horizontal),
      height: length(proposal.height, own.height, .vertical))
  }

  private func length(_ proposal: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard own != UIView.noIntrinsicMetric else { return proposal ?? 10 }
    guard let proposal else { return own }
    if proposal > own, view.contentHuggingPriority(for: axis) >= .defaultHigh { return own }
    if proposal < own, view.contentCompressionResistancePriority(for: axis) >= .defaultHigh { return own }
    return proposal
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    view.translatesAutoresizingMaskIntoConstraints = true
    if let controller { canvas.adopt(controller) }
    canvas.add(view, frame.outset(by: controller != nil ? canvas.safeArea(over: frame) : EdgeInsets()))
  }
}
