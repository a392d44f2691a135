/// A major version of iOS and iPadOS as which pages are drawn.
///
/// The versions are those whose looks differ, and their successors; the number is Apple's.
public enum SystemVersion: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ios17 = 17
  case ios18 = 18
  case ios26 = 26
  /// Drawn as `ios26`, since no published measurement differs.
  case ios27 = 27

  /// The version as which decks, documents and apps are drawn unless something names another.
  public static let standard = SystemVersion.ios26

  /// The version of outputs and recordings that name none; outputs leave its name out.
  public static let unnamed = SystemVersion.ios17

  /// The numbers of all versions, in words: `17, 18, 26 or 27`.
  package static var numbers: String { Wording.alternatives(allCases.map { String($0.rawValue) }) }

  /// The version of a number such as 26; `nil` for a version that cannot be drawn.
  public init?(number: Double) {
    guard let version = Self.allCases.first(where: { Double($0.rawValue) == number }) else { return nil }
    self = version
  }

  /// The version whose look an app has with `UIDesignRequiresCompatibility` in its Info.plist: that of iOS 18
  /// up to iOS 26, which ignores the key from iOS 27 on (Apple's page of the key).
  public var compatible: SystemVersion { self == .ios26 ? .ios18 : self }

  /// The version's name in file names, such as `ios26`.
  public var name: String { "ios\(rawValue)" }

  /// The version's name for people, such as `iOS 26`.
  public var title: String { "iOS \(rawValue)" }

  public static func < (one: SystemVersion, other: SystemVersion) -> Bool { one.rawValue < other.rawValue }
}
