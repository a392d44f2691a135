public import LayoutEngine

/// A device to draw pages for: the numbers that UIKit reports on one model, in points.
///
/// A device of a catalogue is valid: its numbers are finite and in range, and both its orientations are a
/// whole number of pixels, at most `maximumPixels`.
public struct Device: Hashable, Sendable {
  /// The id, in lower-case words such as `iphone-16-pro`; part of output file names.
  public var id: String
  /// The model's name, such as `iPhone 16 Pro`.
  public var name: String
  /// The year in which the model came out; `nil` where unknown.
  public var year: Int?
  /// The major versions of iOS or iPadOS that run on the model; `nil` if unknown. The upper bound is
  /// `Int.max` if no last version is known.
  public var systems: ClosedRange<Int>?
  public var idiom: Idiom
  /// The screen's size in portrait, in points.
  public var size: Size
  /// The size of an app's window while the device is in landscape; `nil` for a whole screen, whose sides are
  /// exchanged.
  var landscapeSize: Size?
  /// Pixels per point.
  public var scale: Double
  /// The safe area insets of a full-screen view without bars, in points.
  public var safeArea: ByOrientation<EdgeInsets>
  /// The safe area insets from iOS 26 on; `nil` if they are those of earlier versions, or unknown.
  public internal(set) var newerSafeArea: ByOrientation<EdgeInsets>?
  /// The distances of the layout margins from the root view's leading and trailing edges, in points, safe area included.
  public var rootMargins: ByOrientation<Double>
  public var sizeClasses: ByOrientation<SizeClasses>
  /// The height of the status bar, in points; 0 where it is hidden.
  public var statusBarHeight: ByOrientation<Double>
  public var hasHomeIndicator: Bool
  /// The screen's corner radius in points; `nil` where unknown.
  public var cornerRadius: Double?
  public var provenance: Provenance
  public var confidence: Confidence

  /// The deployment target of sources that name none, a major version of iOS.
  public static let standardSystem = 17

  /// Returns true if the model runs a version of iOS or a later one; also true if the model's versions are
  /// unknown.
  public func runs(iOS version: Int) -> Bool { systems.map { $0.upperBound >= version } ?? true }

  /// The maximum number of pixels of one picture.
  public static let maximumPixels = 64_000_000

  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
  }

  public struct SizeClasses: Hashable, Sendable {
    public var horizontal: SizeClass
    public var vertical: SizeClass

    public init(horizontal: SizeClass, vertical: SizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The source of a device's numbers.
  public enum Provenance: Hashable, Sendable {
    /// Recorded from UIKit on this model's simulator.
    case measured
    /// Recorded on another model of equal size, which is named.
    case measuredOn(String)
    /// Taken from published tables, or written by the author of a devices file.
    case tables
    /// Typed as a size; insets are 0.
    case adHoc
  }

  /// The reliability of the numbers.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// Measured, or several sources agree.
    case high
    /// An important number has a single source, or sources disagree on a detail.
    case medium
    /// Inferred from a sibling model.
    case low
  }

  /// Returns the device with the numbers of a version of iOS. An iPad's status bar is as high as its top inset.
  package func running(_ system: SystemVersion) -> Device {
    guard system >= .ios26, let newerSafeArea else { return self }
    var device = self
    device.safeArea = newerSafeArea
    if idiom == .pad {
      device.statusBarHeight = ByOrientation(
        portrait: newerSafeArea.portrait.top, landscape: newerSafeArea.landscape.top)
    }
    return device
  }

  /// Returns the screen's size in an orientation, in points.
  public func size(in orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: size
    case .landscape: landscapeSize ?? Size(width: size.height, height: size.width)
    }
  }

  /// The layout environment of the device.
  ///
  /// ```swift
  /// let phone = try DeviceCatalog.builtin.device("iphone-x")
  /// let upright = phone.environment(for: .portrait)
  /// print(upright.safeArea.top, upright.safeArea.bottom)  // 44.0 34.0
  /// let turned = phone.environment(for: .landscape, direction: .rightToLeft)
  /// print(turned.size.width, turned.verticalSizeClass)  // 812.0 compact
  /// ```
  public func environment(
    for orientation: Orientation, direction: LayoutDirection = .leftToRight
  ) -> LayoutEnvironment {
    let margin = rootMargins[orientation]
    var environment = LayoutEnvironment(
      size: size(in: orientation), scale: scale, safeArea: safeArea[orientation],
      rootMargins: (leading: margin, trailing: margin), direction: direction,
      horizontalSizeClass: sizeClasses[orientation].horizontal,
      verticalSizeClass: sizeClasses[orientation].vertical)
    environment.rowMargin = DeviceRules.rowMargin(environment.size)
    return environment
  }
}
