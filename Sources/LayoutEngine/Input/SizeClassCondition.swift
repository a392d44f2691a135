/// The size classes in which a constraint is installed, as in Interface Builder's variations; `nil` along an
/// axis allows both classes.
public struct SizeClassCondition: Hashable, Sendable {
  public var horizontal: SizeClass?
  public var vertical: SizeClass?

  public init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns true if a constraint with this condition is active in the environment.
  public func holds(in environment: LayoutEnvironment) -> Bool {
    (horizontal ?? environment.horizontalSizeClass) == environment.horizontalSizeClass
      && (vertical ?? environment.verticalSizeClass) == environment.verticalSizeClass
  }
}
