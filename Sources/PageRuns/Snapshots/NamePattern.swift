internal import Glibc

/// The pattern of `-g`: it matches names that contain it; `*` and `?` match any characters, including
/// slashes.
struct NamePattern {
  private let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  func matches(_ name: String) -> Bool { fnmatch("*\(pattern)*", name, 0) == 0 }

  /// The error of a pattern that no picture's name matches.
  var unmatched: UsageError {
    UsageError(message: "-g \(pattern) matches no picture; pictures have names such as lesson-1/iphone-x")
  }
}
