internal import PageRender

/// The pictures of a run, each with the name of its file.
struct PicturePlan {
  /// One picture to draw.
  struct Picture: Sendable {
    /// The index of the picture's source in the plan.
    var source: Int
    /// The indices of the pages among the source's chosen pages: one, or the steps of a flow, which are put
    /// side by side.
    var pages: [Int]
    var isFilmStrip = false
    var environment: PageEnvironment
    /// The picture's relative path, without an extension.
    var name: String
    /// The picture's index in the run, film strips included.
    var place: Int
  }

  /// The pictures in order: all environments of a page before the next page.
  private(set) var pictures: [Picture] = []

  /// The suffix of film strips' names.
  static let filmStrip = "flow"

  /// The number of all pictures of the run, film strips included, whether they are wanted or not.
  private(set) var total = 0
  /// The first name of each page, and all names of each source's first page: runs of other pictures have
  /// other outlines.
  private(set) var outline: [String] = []

  /// - Parameters:
  ///   - hasFilmStrips: True if the steps of a flow are also drawn side by side in one more picture.
  ///   - format: The format, whose name is the files' extension.
  ///   - group: Returns a source's group: files of one group must have different names. `nil` puts all
  ///     sources into one group.
  ///   - places: The indices of the wanted pictures; `nil` is all. With indices, equal names are looked for
  ///     only in each source's first page and first environment, as one part of a name is the page's and the
  ///     other the environment's.
  init(
    of plan: RunPlan, naming: FileNaming, hasFilmStrips: Bool, format: PageFormat = .png,
    group: ((Int) -> String)? = nil, places wanted: Range<Int>? = nil
  ) throws(UsageError) {
    var owners: [String: (words: String, source: Int, file: String)] = [:]
    for (sourceIndex, plan) in plan.sources.enumerated() {
      try naming.check(locales: plan.locales)
      let entries = plan.source.entries
      let places = Self.places(of: plan.source)
      let chosen = plan.pages.map { entries[$0] }
      let prefix = (group?(sourceIndex) ?? "") + "/"
      for (row, shown) in Self.rows(of: plan, hasFilmStrips: true).enumerated() {
        let first = total
        total += plan.environments.count
        let isFilmStrip = shown.pages.count > 1
        guard hasFilmStrips || !isFilmStrip else { continue }
        let id = chosen[shown.pages[0]].id
        for column in plan.environments.indices {
          let isWanted = wanted?.contains(first + column) ?? true
          let isOutline = row == 0 || column == 0
          guard isWanted || isOutline else { continue }
          let environment = plan.environments[column]
          let name = naming.path(
            deck: plan.name, page: id,
            place: (places.numbers[plan.pages[shown.pages.last ?? 0]], places.count),
            environment: environment, defaults: plan.defaults, step: shown.step)
          let owner = "page \(id) of \(plan.source.file) on \(environment.device.id)"
          if let other = owners.updateValue((owner, sourceIndex, plan.source.file), forKey: prefix + name) {
            if group != nil, other.source != sourceIndex, other.file == plan.source.file {
              throw UsageError(message: "\(other.file) is named twice; name it once")
            }
            throw UsageError(
              message:
                "two pictures would be named \(name).\(format.rawValue): \(other.words), and \(owner); "
                + (group == nil
                  ? "tell them apart with --naming"
                  : other.source == sourceIndex
                    ? "leave one of them out"
                    : "give each deck a run of its own, with --snapshots and --report")
            )
          }
          if isOutline { outline.append(prefix + name) }
          guard isWanted else { continue }
          pictures.append(
            Picture(
              source: sourceIndex, pages: shown.pages, isFilmStrip: isFilmStrip, environment: environment,
              name: name, place: first + column))
        }
      }
    }
  }

  /// Returns the number of a plan's pictures, film strips included.
  static func total(of plan: RunPlan) -> Int {
    plan.sources.reduce(0) { $0 + rows(of: $1, hasFilmStrips: true).count * $1.environments.count }
  }

  /// Returns the pictures of a source, with the indices of their pages among the chosen pages: each page, and
  /// film strips.
  static func rows(
    of plan: RunPlan.SourcePlan, hasFilmStrips: Bool
  ) -> [(pages: [Int], step: String?)] {
    let entries = plan.source.entries
    return shown(plan.pages.map { entries[$0] }, hasFilmStrips: hasFilmStrips)
  }

  /// Returns the number of each entry of a source, from 1, and the count of numbers. Pages that cannot be
  /// drawn are counted too, so that a fault renumbers no other page. Each step of a flow has a number.
  private static func places(of source: any PageSource) -> (numbers: [Int], count: Int) {
    let missing = source.leftOutPages.map(\.entry.number)
    let numbers = source.entries.enumerated().map { place, entry in
      place + 1 + missing.count { $0 < entry.number }
    }
    return (numbers, source.entries.count + missing.count)
  }

  /// Returns the pictures of some pages: each page, and behind the last step of a flow its film strip.
  private static func shown(
    _ entries: [PageEntry], hasFilmStrips: Bool
  ) -> [(pages: [Int], step: String?)] {
    var shown: [(pages: [Int], step: String?)] = []
    for (place, entry) in entries.enumerated() {
      shown.append(([place], entry.step))
      guard hasFilmStrips, entry.step != nil,
        place + 1 == entries.count || entries[place + 1].step == nil
      else { continue }
      let flow = entries.indices.filter { entries[$0].number == entry.number }
      shown.append((flow, filmStrip))
    }
    return shown
  }
}

extension RunPlan {
  /// The pictures that an app's screens send, by names that both sides make.
  func sentPictures() throws(UsageError) -> [PicturePlan.Picture] {
    let naming = try FileNaming(nil, deckCount: 1)
    return try PicturePlan(of: self, naming: naming, hasFilmStrips: false).pictures.filter { picture in
      let page = sources[picture.source].pages[picture.pages[0]]
      return only?.contains(Screen(page: page, environment: picture.environment)) ?? true
    }
  }
}
