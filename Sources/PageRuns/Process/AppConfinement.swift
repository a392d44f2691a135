internal import Foundation
internal import PageRender

/// The confinement of a program that draws an app's screens. `renderpages app` asks for it by environment
/// variables.
package enum AppConfinement {
  /// The names of the variables with the folders that the program may read and write, separated by colons.
  package static let readable = "RENDERPAGES_APP_READABLE"
  package static let writable = "RENDERPAGES_APP_WRITABLE"

  /// True if `renderpages app` has started the process.
  package static var isWanted: Bool { ProcessInfo.processInfo.environment[readable] != nil }

  /// Confines the process if `renderpages app` started it, before any of the app's code runs.
  package static func enter() {
    let environment = ProcessInfo.processInfo.environment
    guard let readable = environment[readable], let writable = environment[writable] else { return }
    func paths(_ list: String) -> [String] { list.split(separator: ":").map(String.init) }
    Confinement.enter(readable: paths(readable), writable: paths(writable))
    Confinement.watchTime()
  }
}
