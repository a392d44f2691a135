internal import LayoutEngine
package import PageRender

/// The pictures that a run of snapshot tests compares, and their folders.
struct SnapshotPlan {
  /// The folders of snapshots, by source.
  let folders: [SnapshotFolder]
  private(set) var pictures: [PicturePlan.Picture]
  /// True if an option chooses among devices or values of other axes: then no snapshot of a drawn page is
  /// stale.
  private let isChoice: Bool
  /// The folders of sources whose matrix names no devices: there no snapshot of a drawn page on another device is stale.
  private let withoutDevices: Set<SnapshotFolder>
  /// The reason why the pictures are not all of the run's, such as `-g`; `nil` if they are.
  private(set) var narrowedBy: String?
  /// The number of pictures of the run that this is a shard of; `nil` if it is no shard.
  private(set) var shardedTotal: Int?
  /// The reason why there are no pictures; `nil` if there are some.
  private(set) var emptyBecause: String?
  /// The names of all pictures of the run that this is a shard of, by folder; `nil` if it is no shard, or if
  /// its run is narrowed in another way too.
  private var unsharded: [SnapshotFolder: Set<String>]?
  /// The names of pictures on devices that the pages' iOS does not run on, by folder.
  private let older: [SnapshotFolder: Set<String>]

  init(of plan: RunPlan, options: SnapshotOptions, axes: AxisOptions) throws(UsageError) {
    isChoice = axes.choosesScreens
    let isShared = options.snapshots != nil
    let folders = plan.sources.map { source in
      SnapshotFolder(options.snapshots ?? RecordedVersions.folder(of: source.source))
    }
    self.folders = folders
    withoutDevices = Set(
      zip(folders, plan.sources).filter { $1.source.matrix.devices.isEmpty }.map(\.0))
    let naming = try FileNaming(nil, deckCount: isShared ? plan.deckCount : 1)
    func named(_ plan: RunPlan) throws(UsageError) -> [PicturePlan.Picture] {
      try PicturePlan(
        of: plan, naming: naming, hasFilmStrips: false, group: { folders[$0].path }
      ).pictures
    }
    pictures = try named(plan)
    older = Self.names(try named(plan.onOlderDevices), in: folders)
  }

  /// Keeps the pictures that the options choose, and sets the reason.
  mutating func narrow(_ options: SnapshotOptions, lastRun: Verification?, plan: RunPlan) throws(UsageError) {
    if let pattern = options.pattern {
      let wanted = NamePattern(pattern)
      pictures = pictures.filter { wanted.matches($0.name) }
      guard !pictures.isEmpty else {
        throw wanted.unmatched
      }
      narrowedBy = narrowedBy ?? "-g"
    }
    if options.isLastFailed {
      guard let lastRun else {
        throw UsageError(
          message:
            "--last-failed needs the results of a run, and there are none in \(options.report); run verify first"
        )
      }
      let failed = Set(lastRun.pictures.filter { $0.status.isFailure }.map { [$0.deck, $0.name] })
      pictures = pictures.filter { failed.contains([plan.sources[$0.source].name, $0.name]) }
      if pictures.isEmpty {
        emptyBecause =
          failed.isEmpty
          ? "nothing failed last time" : "nothing that failed last time is among these pictures"
      }
      narrowedBy = narrowedBy ?? "--last-failed"
    }
    if let shard = options.shard {
      let all = pictures
      shardedTotal = all.count
      if narrowedBy == nil { unsharded = names() }
      if let division = options.division {
        let places = division.places(of: shard)
        pictures = all.filter { places.contains($0.place) }
      } else {
        pictures = Array(all[shard.places(of: all.count)])
      }
      if pictures.isEmpty { emptyBecause = emptyBecause ?? "shard \(shard.text) has no pictures" }
      narrowedBy = narrowedBy ?? "shard \(shard.text)"
    }
  }

  mutating func narrow(by reason: String?) { narrowedBy = narrowedBy ?? reason }

  /// Returns the index of each picture's base: the picture of the same page on the same device in the first
  /// language. `nil` for a base itself, and if the base's snapshot does not exist yet.
  func bases() -> [Int?] {
    struct Screen: Hashable {
      var source: Int
      var page: Int
      var environment: PageEnvironment
    }
    var bases: [Screen: Int?] = [:]
    return pictures.enumerated().map { place, picture in
      var screen = Screen(source: picture.source, page: picture.pages[0], environment: picture.environment)
      screen.environment.locale = ""
      screen.environment.direction = .leftToRight
      if let known = bases[screen] { return known }
      let isThere = FilePath.isReadable(folders[picture.source].picture(picture.name))
      bases[screen] = .some(isThere ? place : nil)
      return nil
    }
  }

  /// Returns the files of snapshots that belong to none of the run's pages.
  func stale() -> [String] {
    guard let known = unsharded ?? (narrowedBy == nil ? names() : nil) else { return [] }
    var stale: [String] = []
    var seen: Set<SnapshotFolder> = []
    for folder in folders where seen.insert(folder).inserted {
      let own = known[folder] ?? []
      // Snapshots at another depth belong to other decks that share the folder.
      let depths = Set(own.map { SnapshotName($0).depth })
      let (pages, devices) = (
        Set(own.map { SnapshotName($0).page }), Set(own.map { SnapshotName($0).device })
      )
      func isKept(_ name: SnapshotName) -> Bool {
        pages.contains(name.page)
          && (isChoice || withoutDevices.contains(folder) && !devices.contains(name.device))
      }
      stale += folder.names
        .filter { name in
          !own.contains(name) && older[folder]?.contains(name) != true
            && depths.contains(SnapshotName(name).depth)
            && !isKept(SnapshotName(name)) && folder.isSnapshot(name)
        }
        .map { folder.picture($0) }
    }
    return stale.sorted()
  }

  /// Returns notes about snapshots on devices that `all` leaves out.
  func olderNotes(_ plan: RunPlan) -> [Diagnostic] {
    zip(folders, plan.sources).compactMap { folder, source in
      guard let older = older[folder], let device = source.olderDevices.first else { return nil }
      let recorded = folder.names.count { older.contains($0) && folder.isSnapshot($0) }
      guard recorded > 0 else { return nil }
      let least = source.environments.map(\.system.rawValue).min() ?? 0
      let lack =
        source.source.idiom == .pad
        ? "are no iPads" : "do not run iOS \(max(source.source.system, least))"
      return Diagnostic(
        .note, file: source.source.file,
        "\(Wording.count(recorded, "snapshot is", "snapshots are")) of devices that \(lack), such as \(device.name); -d every compares "
          + "them, too")
    }
  }

  private func names() -> [SnapshotFolder: Set<String>] { Self.names(pictures, in: folders) }

  private static func names(
    _ pictures: [PicturePlan.Picture], in folders: [SnapshotFolder]
  ) -> [SnapshotFolder: Set<String>] {
    Dictionary(grouping: pictures) { folders[$0.source] }.mapValues { Set($0.map(\.name)) }
  }
}

extension RunPlan {
  static let unreadablePage = "a page that cannot be read"
  static let unreadableDeck = "a deck that cannot be read"

  /// Returns the option that leaves out a part of the sources; `nil` if the run covers all of them.
  package func narrowingOption(_ axes: AxisOptions, devices: DeviceCatalog) throws(UsageError) -> String? {
    if axes.pages != nil { return "--page" }
    if axes.scenes != nil { return "--scene" }
    for source in sources {
      if !source.source.hasAllPages { return Self.unreadablePage }
      let whole = try RunPlan(
        [Loaded(source: source.source, name: source.name, standard: source.standard)], axes: AxisOptions(),
        devices: devices)
      let drawn = Set(source.environments)
      let isWhole = whole.sources.flatMap(\.environments).allSatisfy { environment in
        var environment = environment
        // Another version of pages that name none is drawn in place of the standard one, under its names.
        if source.source.matrix.systems.isEmpty { environment.system = source.defaults.system }
        return drawn.contains(environment)
      }
      if !isWhole {
        return "options that leave out devices or other values that a plain run draws"
      }
    }
    return unread.isEmpty ? nil : Self.unreadableDeck
  }
}
