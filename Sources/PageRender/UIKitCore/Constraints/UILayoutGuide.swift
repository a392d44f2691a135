public import Foundation

/// A rectangle that takes part in layout and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: _UILayoutGuideNames {
  enum Role {
    case custom, safeArea, layoutMargins, readableContent, distance, contentLayout, frameLayout
  }

  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  let role: Role
  /// The guide's frame in the owning view's coordinates, in points, as of the last layout in a window; empty
  /// before.
  open internal(set) var layoutFrame = CGRect.zero

  public override init() {
    role = .custom
  }

  init(_ role: Role, of view: UIView?) {
    self.role = role
    owningView = view
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
