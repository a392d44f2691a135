package import PageRender

/// The options of `lint` beside axes.
package struct LintOptions {
  package var format = Format.text
  package var failsOn = Diagnostic.Severity.error
  /// Exceptions of the command line, beside those of the sources.
  package var exceptions: [LintException] = []
  package var only: Set<LintRule>?
  /// True if a fault is told for each page, and not once for all pages that share its cause.
  package var listsAll = false
  /// The folder for pictures of the findings; `nil` draws none.
  package var pictures: String?
  /// The file of findings that are known; `nil` is none.
  package var baseline: String?
  /// True if that file is written.
  package var updatesBaseline = false

  package enum Format: String, CaseIterable {
    case text, json, sarif, github, csv, xliff

    /// True if it has the texts that do not fit, for translators, in place of findings.
    package var isForTranslators: Bool { self == .csv || self == .xliff }
  }

  package init() {}
}
