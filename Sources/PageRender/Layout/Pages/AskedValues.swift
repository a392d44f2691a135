public import PageBase

/// The devices, appearances and content sizes that a person asked for, on the command line or in a source's
/// matrix, and not those that a tool adds by itself.
public struct AskedValues: Sendable {
  public var devices: [Device]
  public var appearances: [Appearance]
  public var contentSizes: [ContentSize]
  /// All locales of the run, including those that a tool adds.
  public var locales: [String]

  public init(
    devices: [Device] = [], appearances: [Appearance] = [], contentSizes: [ContentSize] = [],
    locales: [String] = []
  ) {
    self.devices = devices
    self.appearances = appearances
    self.contentSizes = contentSizes
    self.locales = locales
  }
}
