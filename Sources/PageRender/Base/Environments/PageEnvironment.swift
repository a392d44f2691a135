public import LayoutEngine

/// The surroundings of a page: one cell of the matrix of devices, orientations and the other axes.
public struct PageEnvironment: Hashable, Sendable {
  public var device: Device
  public var orientation: Orientation
  public var appearance: Appearance
  /// BCP 47, such as `ja`; decides glyph forms of Han characters.
  public var locale: String
  public var contentSize: ContentSize
  public var direction: LayoutDirection

  /// - Parameter direction: That of the locale's language unless given.
  public init(
    device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    locale: String = "en", contentSize: ContentSize = .large, direction: LayoutDirection? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.locale = locale
    self.contentSize = contentSize
    self.direction = direction ?? LocaleTag.direction(of: locale)
  }

  /// The environment's name in diagnostics: the device, and landscape where it is.
  public var name: String {
    orientation == .portrait ? device.id : "\(device.id) \(orientation.rawValue)"
  }

  /// The part of the environment that layout depends on.
  public var layoutEnvironment: LayoutEnvironment {
    device.environment(for: orientation, direction: direction)
  }
}
