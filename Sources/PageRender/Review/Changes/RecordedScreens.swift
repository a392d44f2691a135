internal import PageBase
internal import PageLayout
internal import PageSnapshots

/// The recorded screens of a source in a folder of snapshots, derived from the names of the files.
///
/// A page without any recorded picture is new. A screen (device, orientation and language) without any
/// recorded page was never recorded. A picture is missing if both its page and its screen are recorded. Each
/// step of a flow counts as a page.
struct RecordedScreens: Sendable {
  let folder: SnapshotFolder
  /// The command that records missing snapshots; `nil` without one.
  let recordedBy: String?
  private let name: @Sendable (PageEntry, PageEnvironment) -> String
  /// The names of pictures that may be the source's; in a folder of several decks, the names below the
  /// source's own.
  private let recorded: Set<String>
  private let pages: Set<SnapshotName.Page>
  private let screens: Set<String>
  /// True if the folder has no snapshot that may be the source's; other pictures do not count.
  let isEmpty: Bool

  enum State: Hashable { case recorded, missing, newPage, neverRecorded }

  init(
    _ folder: SnapshotFolder, of source: ReviewSource, recordedBy command: String?,
    named name: @escaping @Sendable (PageEntry, PageEnvironment) -> String
  ) {
    self.folder = folder
    recordedBy = command
    self.name = name
    let own =
      source.entries.first.flatMap { entry in source.environments.first.map { name(entry, $0) } } ?? ""
    let (depth, deck) = (SnapshotName(own).depth, SnapshotName(own).deck)
    let names = folder.names.filter { SnapshotName($0).depth == depth && SnapshotName($0).deck == deck }
    recorded = Set(names)
    isEmpty = !names.contains { folder.isSnapshot($0) }
    pages = Set(recorded.map { SnapshotName($0).page })
    screens = Set(recorded.map { SnapshotName($0).screen })
  }

  func name(of entry: PageEntry, in environment: PageEnvironment) -> String { name(entry, environment) }

  func state(of entry: PageEntry, in environment: PageEnvironment) -> State {
    let name = name(entry, environment)
    if recorded.contains(name) { return .recorded }
    // A frame tree without its picture was recorded together with the picture.
    if folder.storedTree(name) != nil { return .missing }
    if !pages.contains(SnapshotName(name).page) { return .newPage }
    return screens.contains(SnapshotName(name).screen) ? .missing : .neverRecorded
  }

  // MARK: What is gone

  /// The recorded pages that a source no longer has, each with a picture: on the first of the source's
  /// screens on which it was recorded.
  func removedPages(from source: ReviewSource) -> [(page: SnapshotName.Page, picture: String)] {
    let own = Set(names(of: source).map { SnapshotName($0).page })
    let wanted = names(of: source).map { SnapshotName($0).screen }
    let gone = recorded.filter { !own.contains(SnapshotName($0).page) && folder.isSnapshot($0) }.sorted()
    var pages: [SnapshotName.Page] = []
    for page in gone.map({ SnapshotName($0).page }) where !pages.contains(page) { pages.append(page) }
    return pages.map { page in
      let pictures = gone.filter { SnapshotName($0).page == page }
      let shown = wanted.lazy.compactMap { screen in pictures.first { SnapshotName($0).screen == screen } }
        .first
      return (page, folder.picture(shown ?? pictures[0]))
    }
  }

  /// The recorded screens of the source's pages that are no longer drawn, such as those of a removed device.
  func removedScreens(from source: ReviewSource) -> [String] {
    let names = Set(names(of: source))
    let own = Set(names.map { SnapshotName($0).page })
    let gone = recorded.filter {
      !names.contains($0) && own.contains(SnapshotName($0).page) && folder.isSnapshot($0)
    }
    return Set(gone.map { SnapshotName($0).screen }).sorted()
  }

  private func names(of source: ReviewSource) -> [String] {
    source.entries.flatMap { entry in source.environments.map { name(entry, $0) } }
  }
}
