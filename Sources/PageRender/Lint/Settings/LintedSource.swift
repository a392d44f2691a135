public import PageLayout

/// A source that says itself where rules are switched off or judge otherwise.
public protocol LintedSource: PageSource {
  var lintExceptions: [LintException] { get }
}

extension PageSource {
  /// Where the source switches rules off or has them judge otherwise; none of one that says nothing of lint.
  package var ownLintExceptions: [LintException] { (self as? any LintedSource)?.lintExceptions ?? [] }
}
