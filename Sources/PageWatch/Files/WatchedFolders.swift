internal import PageRender
internal import PageRuns

/// The folders that are watched: by events, and by looks where no events come.
struct WatchedFolders: ~Copyable {
  private let events: FolderEvents?
  private var paths = WatchedPaths(LiveInputs())
  /// The spellings of each watch's folder.
  private var spellings: [Int32: Set<String>] = [:]
  /// The folders that are missing, by the watch of the nearest folder that there is.
  private var missing: [Int32: Set<String>] = [:]
  /// The folders without events, with the last look at them.
  private var sights: [String: FileSight] = [:]

  /// A change; `isComplete` is true if the file is whole again.
  typealias Change = (path: String, isComplete: Bool)

  /// - Parameter hasEvents: False to look at all folders, as where the system sends no events.
  init(hasEvents: Bool = true) { events = hasEvents ? FolderEvents() : nil }

  /// The descriptor to wait for; `nil` if there are no events at all.
  var descriptor: Descriptor? {
    switch events {
    case .some(let events): events.descriptor
    case .none: nil
    }
  }

  /// True if folders have to be looked at from time to time.
  var needsLooks: Bool { !sights.isEmpty }

  /// Watches the folders of other files.
  ///
  /// - Parameter time: The time at which the files began to be read, in nanoseconds since 1970.
  /// - Returns: The paths that changed since then, in folders that were not watched meanwhile.
  mutating func watch(_ inputs: LiveInputs, since time: Int) -> [String] {
    let former = Set(spellings.values.joined()).union(sights.keys)
    paths = WatchedPaths(inputs)
    var (found, away): ([Int32: Set<String>], [Int32: Set<String>]) = ([:], [:])
    var looks: [String: FileSight] = [:]
    var late: [String] = []
    let mounts = MountTable.present
    for folder in paths.folders {
      let place = Self.existing(folder)
      if !mounts.isSilent(place), let watch = watch(folder: place) {
        if place == folder {
          found[watch, default: []].insert(folder)
        } else {
          away[watch, default: []].insert(folder)
        }
      } else {
        looks[folder] = sights[folder] ?? FileSight(paths.paths(in: folder))
      }
      if !former.contains(folder), place == folder {
        late += FileSight(paths.paths(in: folder)).changed(since: time)
      }
    }
    let kept = Set(found.keys).union(away.keys)
    for watch in Set(spellings.keys).union(missing.keys) where !kept.contains(watch) { end(watch) }
    (spellings, missing, sights) = (found, away, looks)
    return late
  }

  private func watch(folder: String) -> Int32? {
    switch events {
    case .some(let events): events.watch(folder)
    case .none: nil
    }
  }

  private func end(_ watch: Int32) {
    switch events {
    case .some(let events): events.end(watch)
    case .none: break
    }
  }

  /// The folder, or the nearest one above it that there is.
  private static func existing(_ folder: String) -> String {
    var folder = folder
    while !FilePath.isFolder(folder), folder != ".", folder != "/" { folder = FilePath.folder(of: folder) }
    return folder
  }

  /// Takes the changes that events tell, or a look sees.
  mutating func changes() -> [Change] {
    var changes: [Change] = []
    switch events {
    case .some(let events): for event in events.take() { changes += self.changes(of: event) }
    case .none: break
    }
    for (folder, sight) in sights.sorted(by: { $0.key < $1.key }) {
      let present = FileSight(paths.paths(in: folder))
      changes += sight.changes(to: present).map { ($0, true) }
      sights[folder] = present
    }
    return changes
  }

  private func changes(of event: FolderEvents.Event) -> [Change] {
    switch event.kind {
    case .overflow: return paths.folders.flatMap { paths.paths(in: $0) }.map { ($0, true) }
    case .complete, .begun, .ended:
      let isComplete = event.kind == .complete
      let own = spellings[event.watch, default: []].sorted().flatMap { folder in
        event.name.isEmpty ? paths.paths(in: folder) : paths.paths(of: event.name, in: folder)
      }
      // An entry that comes may be the folder that is missing, or one on the way to it.
      let back = missing[event.watch, default: []].filter { "/\($0)/".contains("/\(event.name)/") }.sorted()
      return (own + back.flatMap { paths.paths(in: $0) }).map { ($0, isComplete) }
    }
  }
}
