internal import PageBase

package enum SwiftLiteral {
  /// Returns a text as a Swift string literal: as JSON, whose escapes for the characters of paths are Swift's
  /// too.
  package static func text(_ text: String) -> String { JSONOutput.string(text).text }
}
