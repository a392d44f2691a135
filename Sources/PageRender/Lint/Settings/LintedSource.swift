public import PageLayout

/// A page source with its own exceptions from lint's rules.
public protocol LintedSource: PageSource {
  var lintExceptions: [LintException] { get }
}

extension PageSource {
  /// The source's own exceptions from lint; empty for a source that declares none.
  package var ownLintExceptions: [LintException] { (self as? any LintedSource)?.lintExceptions ?? [] }
}
