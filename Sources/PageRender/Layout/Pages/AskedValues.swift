public import PageBase

/// The values of axes that a person asked for, on the command line or in a source's matrix; not those that a tool looks at unasked.
public struct AskedValues: Sendable {
  public var devices: [Device]
  public var appearances: [Appearance]
  public var contentSizes: [ContentSize]
  /// The locales of the run, whoever asked for them.
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
