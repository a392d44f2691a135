internal import PageRender

package enum SwiftLiteral {
  /// A string as Swift code has it: as JSON, whose escapes for what paths have are the same.
  package static func text(_ text: String) -> String { JSONOutput.string(text).text }
}
