public import Foundation

/// A context menu, which no page shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The given identifier, or else a new one.
  public let identifier: any NSCopying

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
  }
}

extension UIContextMenuInteractionCommitAnimating {
  public var preferredCommitStyle: UIContextMenuInteractionCommitStyle {
    get { .dismiss }
    set {}
  }
}
