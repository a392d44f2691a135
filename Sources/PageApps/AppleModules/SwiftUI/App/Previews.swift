public import AppUIKit
public import Foundation

/// Previews of views, each of which `renderpages app` draws.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

// The command reads these in the source: the canvas is not the view's.
extension View {
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The screen of a preview that is a view.
@MainActor public func pageRenderPreview<Content: View>(
  @ViewBuilder _ content: () throws -> Content
) rethrows -> UIResponder? { UIHostingController(rootView: try content()) }

// Previews that are known to be views or UIKit's by their types alone.
@MainActor public func pageRenderPreviewScreen<Content: View>(
  @ViewBuilder _ content: () throws -> Content
) rethrows -> UIResponder? { UIHostingController(rootView: try content()) }

@MainActor public func pageRenderPreviewScreen(_ content: () throws -> UIViewController) rethrows
  -> UIResponder?
{
  try content()
}

@MainActor public func pageRenderPreviewScreen(_ content: () throws -> UIView) rethrows -> UIResponder? {
  try content()
}
