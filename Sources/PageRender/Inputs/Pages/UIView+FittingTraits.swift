public import PageLayout
public import UIKitCore

extension UIView {
  /// The traits with which `systemLayoutSizeFitting` measures views outside a window. They do not affect
  /// pages, which are laid out for each device.
  public static var fittingTraits: FittingTraits {
    get { measuringTraits }
    set { measuringTraits = newValue }
  }
}
