internal import Foundation
internal import PageRender

/// The inner side of the box of a program that draws an app's screens. `renderpages app` makes the box, and
/// names it by an environment variable.
package enum AppConfinement {
  /// The name of the variable, whose value is `isolated` if artwork is drawn by isolated programs or not at
  /// all.
  package static let variable = "RENDERPAGES_BOX"
  package static let isolated = "isolated"

  /// True if `renderpages app` has started the process.
  package static var isWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Prepares the process if `renderpages app` started it, before any of the app's code runs.
  package static func enter() {
    guard let word = ProcessInfo.processInfo.environment[variable] else { return }
    Confinement.useServer()
    if word == isolated { IsolatedWorker.isRequired = true }
    Confinement.watchTime()
  }
}
