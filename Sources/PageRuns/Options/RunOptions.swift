internal import PageRender

/// The options that all drawing commands share, except those that choose devices, languages and pages (`AxisOptions`).
package struct RunOptions {
  /// The number of pages drawn at a time; by default the number of cores.
  package var jobs: Int
  package var isQuiet = false
  package var showsProgress = true
  package var printsJSON = false
  /// True if a character that no font has, and constraints that contradict each other, are errors.
  package var isStrict = false
  package var fontDirectories: [String] = []
  package var deviceFiles: [String] = []
  /// The paths of asset catalogues, or of folders that contain some.
  package var assetPaths: [String] = []

  package static let maximumJobs = 256

  /// The long names of the options that say what pages are drawn with.
  package static let inputNames = ["fonts", "devices-file", "assets"]

  package init(jobs: Int) { self.jobs = jobs }
}
