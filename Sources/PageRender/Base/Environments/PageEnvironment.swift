public import LayoutEngine

/// The environment of a page: one combination of device, orientation, appearance, locale, content size,
/// direction and version of iOS.
public struct PageEnvironment: Hashable, Sendable {
  public var device: Device
  public var orientation: Orientation
  public var appearance: Appearance
  /// The locale's BCP 47 tag, such as `ja`; it also decides the glyph forms of Han characters.
  public var locale: String
  public var contentSize: ContentSize
  public var direction: LayoutDirection
  /// The version of iOS whose look and metrics the page has.
  public var system: SystemVersion

  /// - Parameters:
  ///   - direction: The layout direction; `nil` for that of the locale's language.
  ///   - system: The version of iOS, by default that of recordings that name none.
  public init(
    device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    locale: String = "en", contentSize: ContentSize = .large, direction: LayoutDirection? = nil,
    system: SystemVersion = .unnamed
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.locale = locale
    self.contentSize = contentSize
    self.direction = direction ?? LocaleTag.direction(of: locale)
    self.system = system
  }

  /// The environment's name in diagnostics: the device's id, followed by `landscape` in landscape.
  public var name: String {
    orientation == .portrait ? device.id : "\(device.id) \(orientation.rawValue)"
  }

  /// The part of the environment that layout depends on.
  public var layoutEnvironment: LayoutEnvironment {
    device.environment(for: orientation, direction: direction)
  }
}
