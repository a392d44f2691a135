public import PageLayout
public import UIKitCore

extension UIView {
  /// The traits that `systemLayoutSizeFitting` measures views outside a window with. A page is laid out for each device later,
  /// whatever is set here.
  public static var fittingTraits: FittingTraits {
    get { measuringTraits }
    set { measuringTraits = newValue }
  }
}
