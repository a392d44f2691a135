public import Foundation
package import LayoutEngine

/// The style a user interface is drawn in.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// UIKit's coarse measure of the room along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The kind of device, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// What a view can know about where it is shown. Never changes.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// The traits of pages on a device.
  package convenience init(horizontal: SizeClass, vertical: SizeClass, idiom: Device.Idiom) {
    self.init(
      horizontalSizeClass: horizontal == .compact ? .compact : .regular,
      verticalSizeClass: vertical == .compact ? .compact : .regular,
      userInterfaceIdiom: idiom == .phone ? .phone : .pad)
  }

  /// The traits that pages are being built for; those of a phone held upright unless a page's builder says otherwise.
  @MainActor public private(set) static var current = UITraitCollection(
    userInterfaceStyle: .light, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    userInterfaceIdiom: .phone)

  /// Builds pages for these traits.
  @MainActor
  package static func withCurrent<Result, Failure: Error>(
    _ traits: UITraitCollection, build: @MainActor () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = current
    current = traits
    defer { current = previous }
    return try build()
  }
}

extension UITraitCollection {
  convenience init(_ traits: PageTraits) {
    self.init(
      userInterfaceStyle: .light, horizontalSizeClass: traits.horizontal == .regular ? .regular : .compact,
      verticalSizeClass: traits.vertical == .regular ? .regular : .compact,
      userInterfaceIdiom: traits.idiom == .pad ? .pad : .phone)
  }
}

extension UIView {
  /// The traits that pages are being built for.
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  /// The traits that pages are being built for.
  public var traitCollection: UITraitCollection { .current }
}
