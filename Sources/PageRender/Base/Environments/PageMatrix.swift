/// The environments that a source specifies for its pages. The first entry of each list is the default of its
/// axis; an empty list specifies nothing. No list has an entry twice.
public struct PageMatrix: Sendable {
  public var devices: [Located<Device>] = []
  public var orientations: [Located<Orientation>] = []
  public var appearances: [Located<Appearance>] = []
  /// BCP 47 tags, such as `ja` or `zh-Hant`.
  public var locales: [Located<String>] = []
  public var contentSizes: [Located<ContentSize>] = []
  /// The versions of iOS as which pages are drawn.
  public var systems: [Located<SystemVersion>] = []

  public init() {}
}

/// A text size of Dynamic Type, by the name that decks and the command line use.
public enum ContentSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"
}
