internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns
internal import Synchronization

/// Tells of changed files, in a thread of its own.
final class FileWatch: Sendable {
  private struct State {
    /// The files to watch, and the time at which they began to be read; `nil` if they are the same as before.
    var asked: (inputs: LiveInputs, since: Int)?
    var isOver = false
  }

  private let state = Mutex(State())
  private let bell: WakingBell
  private let tell: @Sendable (Set<String>) -> Void

  /// The time between two looks at files of which no events come, in milliseconds.
  static let pause = 200

  /// - Parameter tell: Gets the changed paths, as `LiveInputs` spells them.
  /// - Returns: `nil` if the system has no descriptor left.
  init?(tell: @escaping @Sendable (Set<String>) -> Void) {
    guard let bell = WakingBell() else { return nil }
    self.bell = bell
    self.tell = tell
  }

  /// Watches other files.
  ///
  /// - Parameter time: The time at which the files began to be read, in nanoseconds since 1970: files that
  ///   changed since then are told.
  func watch(_ inputs: LiveInputs, since time: Int) {
    state.withLock { $0.asked = (inputs, time) }
    bell.ring()
  }

  func stop() {
    state.withLock { $0.isOver = true }
    bell.ring()
  }

  func start() {
    let thread = Thread { [self] in run() }
    thread.name = "renderpages.files"
    thread.start()
  }

  private func run() {
    var folders = WatchedFolders()
    var gathering = ChangeGathering()
    while true {
      let now = HTTPServer.now
      let wait = [gathering.due.map { max($0 - now, 0) }, folders.needsLooks ? Self.pause : nil]
        .compactMap(\.self).min()
      var waits = [pollfd(fd: bell.descriptor.number, events: Int16(POLLIN), revents: 0)]
      if let events = folders.descriptor {
        waits.append(pollfd(fd: events.number, events: Int16(POLLIN), revents: 0))
      }
      guard poll(&waits, nfds_t(waits.count), wait.map { Int32(clamping: $0) } ?? -1) >= 0 || errno == EINTR
      else {
        return
      }
      if waits[0].revents != 0 {
        bell.quiet()
        let (asked, isOver) = state.withLock { state in
          defer { state.asked = nil }
          return (state.asked, state.isOver)
        }
        if isOver { return }
        for path in asked.map({ folders.watch($0.inputs, since: $0.since) }) ?? [] {
          gathering.note(path, isComplete: true, at: HTTPServer.now)
        }
      }
      for change in folders.changes() {
        gathering.note(change.path, isComplete: change.isComplete, at: HTTPServer.now)
      }
      if let paths = gathering.take(at: HTTPServer.now) { tell(paths) }
    }
  }
}
