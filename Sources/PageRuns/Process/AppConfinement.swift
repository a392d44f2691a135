internal import Foundation
internal import PageRender

/// The confinement of a program of an app's screens: `renderpages app` says so in its environment.
package enum AppConfinement {
  /// The folders that the program may read and write, with colons between them.
  package static let readable = "RENDERPAGES_APP_READABLE"
  package static let writable = "RENDERPAGES_APP_WRITABLE"

  /// True if `renderpages app` has started the process.
  package static var isWanted: Bool { ProcessInfo.processInfo.environment[readable] != nil }

  /// Locks the process in where it was started by `renderpages app`, before any of the app's code runs.
  package static func enter() {
    let environment = ProcessInfo.processInfo.environment
    guard let readable = environment[readable], let writable = environment[writable] else { return }
    func paths(_ list: String) -> [String] { list.split(separator: ":").map(String.init) }
    Confinement.enter(readable: paths(readable), writable: paths(writable))
    Confinement.watchTime()
  }
}
