/// The times in which Interface Builder's canvas simulated devices in one way, by the `toolsVersion` of documents.
enum CanvasEra: Comparable {
  /// Xcode 10 and before.
  case first
  /// Xcode 11 to 13.
  case second
  /// Xcode 14 to 16.
  case third
  /// Xcode 26.
  case fourth

  /// The era of a document's `toolsVersion`; documents that do not say by which Xcode they were saved begin with 32700.
  init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<14_800: self = .first
    case ..<21_000: self = .second
    case 24_000..<32_000: self = .fourth
    default: self = .third
    }
  }

  /// Returns true for Xcode 15 and later, whose canvas has another iPhone 8 Plus, and insets views of xibs.
  static func isFifteenOrLater(_ toolsVersion: Int) -> Bool { toolsVersion >= 22_000 }
}
