/// What a folder of snapshots has of a source's screens, by the names of its files: there is no list of what was recorded.
///
/// A page nothing of which was recorded is new, a screen (a device, turned, in a language) that no page was recorded on was
/// never asked for. What is missing of a recorded page on a recorded screen is missing. A step of a flow is a page like others.
struct RecordedScreens: Sendable {
  let folder: SnapshotFolder
  private let name: @Sendable (PageEntry, PageEnvironment) -> String
  /// The names of pictures that may be the source's; in a folder of several decks those below its own name.
  private let recorded: Set<String>
  private let pages: Set<Page>
  private let screens: Set<String>
  /// Whether nothing in the folder can be of the source: a picture that is no snapshot is none.
  let isEmpty: Bool

  enum State: Hashable {
    case recorded, missing, newPage, neverRecorded
  }

  init(
    _ folder: SnapshotFolder, of source: ReviewSource,
    named name: @escaping @Sendable (PageEntry, PageEnvironment) -> String
  ) {
    self.folder = folder
    self.name = name
    let own =
      source.entries.first.flatMap { entry in source.environments.first.map { name(entry, $0) } } ?? ""
    let names = folder.names.filter { Self.depth($0) == Self.depth(own) && Self.deck($0) == Self.deck(own) }
    recorded = Set(names)
    isEmpty = !names.contains { folder.isSnapshot($0) }
    pages = Set(recorded.map { Page(of: $0) })
    screens = Set(recorded.map(Self.screen))
  }

  func name(of entry: PageEntry, in environment: PageEnvironment) -> String { name(entry, environment) }

  func state(of entry: PageEntry, in environment: PageEnvironment) -> State {
    let name = name(entry, environment)
    if recorded.contains(name) { return .recorded }
    // A frame tree without its picture is of one that was recorded.
    if folder.storedTree(name) != nil { return .missing }
    if !pages.contains(Page(of: name)) { return .newPage }
    return screens.contains(Self.screen(name)) ? .missing : .neverRecorded
  }

  // MARK: What is gone

  /// The recorded pages that a source does not have, each by its name and the picture to show: on the first screen of the
  /// source that it was recorded on.
  func removedPages(from source: ReviewSource) -> [(page: Page, picture: String)] {
    let own = Set(names(of: source).map { Page(of: $0) })
    let wanted = names(of: source).map(Self.screen)
    let gone = recorded.filter { !own.contains(Page(of: $0)) && folder.isSnapshot($0) }.sorted()
    var pages: [Page] = []
    for page in gone.map({ Page(of: $0) }) where !pages.contains(page) { pages.append(page) }
    return pages.map { page in
      let pictures = gone.filter { Page(of: $0) == page }
      let shown = wanted.lazy.compactMap { screen in pictures.first { Self.screen($0) == screen } }.first
      return (page, folder.picture(shown ?? pictures[0]))
    }
  }

  /// The recorded screens of a source's pages that are not drawn any more, such as those of a device that it has no longer.
  func removedScreens(from source: ReviewSource) -> [String] {
    let names = Set(names(of: source))
    let own = Set(names.map { Page(of: $0) })
    let gone = recorded.filter {
      !names.contains($0) && own.contains(Page(of: $0)) && folder.isSnapshot($0)
    }
    return Set(gone.map(Self.screen)).sorted()
  }

  private func names(of source: ReviewSource) -> [String] {
    source.entries.flatMap { entry in source.environments.map { name(entry, $0) } }
  }

  // MARK: Names

  private static func depth(_ name: String) -> Int { name.count { $0 == "/" } }

  /// A page or a step of its flow, by the name of a picture.
  struct Page: Hashable, Comparable {
    /// `lesson-1` of `lesson-1/iphone-x.tap-next`; all of a name without a folder.
    let folder: String
    /// `tap-next` of the same; `nil` for the page as it appears.
    let step: String?

    init(of name: String) {
      let parts = name.split(separator: "/")
      folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : name
      step = parts.count > 1 ? RecordedScreens.split(String(parts[parts.count - 1])).step : nil
    }

    /// The page's own.
    var id: String { folder.split(separator: "/").last.map(String.init) ?? folder }

    static func < (a: Page, b: Page) -> Bool { (a.folder, a.step ?? "") < (b.folder, b.step ?? "") }
  }

  /// `iphone-x.dark` of `lesson-1/iphone-x.dark.tap-next`.
  private static func screen(_ name: String) -> String {
    depth(name) > 0 ? split(name.split(separator: "/").last.map(String.init) ?? name).screen : ""
  }

  /// What a picture shows, and the step of a flow after which it does: the name's last suffix, which may have dots itself.
  private static func split(_ last: String) -> (screen: String, step: String?) {
    let parts = last.split(separator: ".", omittingEmptySubsequences: false)
    for place in parts.indices.dropFirst() {
      let step = parts[place...].joined(separator: ".")
      if FlowStep.isName(step) { return (parts[..<place].joined(separator: "."), step) }
    }
    return (last, nil)
  }

  /// `Tutorial` of `Tutorial/lesson-1/iphone-x`.
  private static func deck(_ name: String) -> String {
    name.split(separator: "/").dropLast(2).joined(separator: "/")
  }
}
