internal import PageRender

/// The options every drawing command has, apart from its axes.
package struct RunOptions {
  /// How many pages are drawn at a time; the number of cores unless set.
  package var jobs: Int
  package var isQuiet = false
  package var showsProgress = true
  package var printsJSON = false
  /// True if a character that no font has, and constraints that contradict each other, are errors.
  package var isStrict = false
  package var fontDirectories: [String] = []
  package var deviceFiles: [String] = []
  /// Asset catalogues, or folders with some.
  package var assetPaths: [String] = []

  package static let maximumJobs = 256

  /// The options that say what pages are drawn with, by their long names.
  package static let inputNames = ["fonts", "devices-file", "assets"]

  package init(jobs: Int) { self.jobs = jobs }
}
