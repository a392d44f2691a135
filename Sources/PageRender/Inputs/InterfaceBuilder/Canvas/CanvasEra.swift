/// The groups of Xcode versions whose canvas simulates devices alike, by the `toolsVersion` of documents.
enum CanvasEra: Comparable {
  /// Xcode 10 and before.
  case first
  /// Xcode 11 to 13.
  case second
  /// Xcode 14 to 16.
  case third
  /// Xcode 26.
  case fourth

  /// The era of a document's `toolsVersion`. Numbers from 32000 on, such as 32700, do not tell which Xcode
  /// saved the document, and count as `third`.
  init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<14_800: self = .first
    case ..<21_000: self = .second
    case 24_000..<32_000: self = .fourth
    default: self = .third
    }
  }

  /// Returns true for Xcode 15 and later, whose canvas differs for the iPhone 8 Plus, and insets views of
  /// xibs.
  static func isFifteenOrLater(_ toolsVersion: Int) -> Bool { toolsVersion >= 22_000 }
}
