import Foundation
import Testing

extension Tag {
  /// Walks a whole corpus: the recorded examples, every property, Unicode's files, documents of others.
  @Tag package static var corpus: Self
  /// Changes inputs by seed and reads what is said of it.
  @Tag package static var mutation: Self
  /// Goes to the limits of what is read or laid out, or through thousands of random inputs.
  @Tag package static var limits: Self
  /// Drives a browser.
  @Tag package static var browser: Self
  /// Builds a package with `swift build`, or type-checks sources.
  @Tag package static var nestedBuild: Self
}

extension Trait where Self == ConditionTrait {
  /// Left out of `make quick`, which sets `QUICK_TESTS`.
  package static var long: Self {
    .disabled(if: ProcessInfo.processInfo.environment["QUICK_TESTS"] != nil, "left out of make quick")
  }
}
