public import PageLayout

/// A source that says itself where rules are switched off or judge otherwise.
public protocol LintedSource: PageSource {
  var lintExceptions: [LintException] { get }
}

extension PageSource {
  /// The source's own exceptions from lint; empty for a source that says nothing of lint.
  package var ownLintExceptions: [LintException] { (self as? any LintedSource)?.lintExceptions ?? [] }
}
