package import PageRender

/// The options of `lint`, except those of `AxisOptions`.
package struct LintOptions {
  package var format = Format.text
  /// The lowest severity that fails the run; `nil` is an error that nobody asked for.
  package var failsOn: Diagnostic.Severity?
  /// The exceptions of the command line, which add to those of the sources.
  package var exceptions: [LintException] = []
  package var only: Set<LintRule>?
  package var assumption = LintSettings.Assumption.code
  /// True if the App Store's accessibility labels are judged in place of a list of findings.
  package var judgesLabels = false
  /// True if a fault is reported for each page, and not once for all pages that share its cause.
  package var listsAll = false
  /// The folder for pictures of the findings; `nil` draws none.
  package var pictures: String?
  /// The file of known findings; `nil` is none.
  package var baseline: String?
  /// True if the file of known findings is written.
  package var updatesBaseline = false

  package enum Format: String, CaseIterable {
    case text, json, sarif, github, csv, xliff

    /// True if the format is read line by line, so that equal views with one fault are one line.
    package var isForPeople: Bool { self == .text || self == .github }

    /// True if the format lists the texts that do not fit, for translators, instead of findings.
    package var isForTranslators: Bool { self == .csv || self == .xliff }
  }

  package init() {}

  /// The axes that are judged.
  package func axes(_ given: AxisOptions) -> AxisOptions {
    var axes = given
    // The label is about texts of at least twice their size.
    if judgesLabels, axes.contentSizes == nil { axes.contentSizes = [.large, StoreLabel.leastSize] }
    return axes
  }
}
