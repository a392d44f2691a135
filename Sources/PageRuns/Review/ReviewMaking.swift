internal import LayoutEngine
package import PageRender

extension RunPlan {
  /// Returns the review of the plan's pages.
  ///
  /// - Parameters:
  ///   - pages: The views of every source's pages.
  ///   - faults: The diagnostics of the input.
  package func review(
    _ settings: ReviewSettings, pages: [[PageVariants]], fonts: RunFonts, faults: [Diagnostic]
  ) -> Review {
    var settings = settings
    // Store pictures are no screens of a device.
    if sources.allSatisfy({ ($0.source as? Deck)?.isForStore == true }) { settings.frame = .none }
    var review = Review(
      settings: settings,
      sources: sources.enumerated().map { index, plan in
        let shown = plan.entries(with: pages[index])
        var source = ReviewSource(
          name: plan.name, file: plan.source.file, fonts: fonts[index], entries: shown.map(\.entry),
          variants: shown.map(\.page),
          environments: settings.showsAll
            ? plan.environments : plan.environments(ledBy: settings.leadingDevice),
          defaults: plan.defaults)
        source.hasAllPages = plan.hasAllPages
        source.namedFonts = plan.source.namedFonts
        return source
      })
    review.faults = faults
    review.deckCount = deckCount
    return review
  }

  /// The document's title unless an option sets it.
  package var title: String { sources.map { $0.source.displayTitle ?? $0.name }.joined(separator: ", ") }
}

extension RunPlan.SourcePlan {
  /// The environments, those of the device that is shown large first: a device by id, else the newest phone.
  fileprivate func environments(ledBy id: String?) -> [PageEnvironment] {
    let devices = environments.map(\.device)
    let named = id.flatMap { id in devices.first { $0.id == id } }
    guard let first = named ?? Device.newest(of: devices) else { return environments }
    return environments.filter { $0.device == first } + environments.filter { $0.device != first }
  }

  /// Returns all chosen pages in the order of the file, including those that cannot be read.
  ///
  /// - Parameter pages: The views of the readable pages.
  fileprivate func entries(with pages: [PageVariants]) -> [(entry: PageEntry, page: PageVariants)] {
    let entries = source.entries
    var shown = zip(self.pages, pages).map { (entry: entries[$0], page: $1) }
    for page in leftOut {
      let place = shown.firstIndex { $0.entry.number > page.entry.number } ?? shown.endIndex
      shown.insert((page.entry, PageVariants(of: page)), at: place)
    }
    return shown
  }

  /// True if no option chooses among the pages, and all could be read.
  fileprivate var hasAllPages: Bool { pages.count == source.entries.count && source.hasAllPages }
}

extension AxisOptions {
  /// The id of the device that a reader asked for first: the one before `all`, as in `iphone-16-pro,all`;
  /// `nil` for none.
  package func leadingDevice(among known: DeviceCatalog) -> String? {
    guard let devices, let first = devices.first,
      devices.dropFirst().contains(where: { $0 == Self.all || $0 == Self.every })
    else { return nil }
    return (try? known.device(first))?.id
  }
}

extension Device {
  /// The newest phone; without phones, the newest device. Of phones, those with a Dynamic Island come first,
  /// then those with a notch: a newer model in an older housing is not what the next models look like. Of
  /// several, the first.
  package static func newest(of devices: [Device]) -> Device? {
    func rank(_ device: Device) -> (Int, Int, Int) {
      let cutouts = device.takenAreas(in: .portrait).map(\.kind)
      let housing = cutouts.contains(.island) ? 2 : cutouts.contains(.notch) ? 1 : 0
      return (device.idiom == .phone ? 1 : 0, housing, device.year ?? 0)
    }
    return devices.max { rank($0) < rank($1) }
  }
}

extension ReviewOptions {
  /// Returns the document's settings for a plan.
  ///
  /// - Parameter devices: The known devices.
  package func settings(for plan: RunPlan?, devices: DeviceCatalog) throws(UsageError) -> ReviewSettings {
    var settings = ReviewSettings(title: title ?? plan?.title ?? "")
    settings.date = date
    settings.language = language
    settings.paper = paper
    settings.frame = frame
    settings.redlines = redlines
    settings.redlineDevices = try plan.flatMap { (plan) throws(UsageError) in
      try redlineDevices(of: plan, devices)
    }
    settings.hasNotes = hasNotes
    settings.showsAll = showsAll
    settings.signBy = signBy
    settings.comparedWith = baseline
    settings.keepsPictures = keepsPictures
    return settings
  }

  /// Returns the ids of the devices with redlines, which have to be among the shown devices.
  private func redlineDevices(of plan: RunPlan, _ known: DeviceCatalog) throws(UsageError) -> [String]? {
    guard let words = redlineDevices else { return nil }
    let shown = plan.sources.flatMap(\.environments).map(\.device)
    if words.contains(AxisOptions.all) { return shown.map(\.id) }
    return try words.map { (word) throws(UsageError) in
      let device: Device
      do throws(DeviceError) {
        device = try known.device(word)
      } catch {
        throw UsageError(message: error.message)
      }
      guard shown.contains(device) else {
        throw UsageError(message: "--redlines-on \(word) is not among the devices; name it with -d too")
      }
      return device.id
    }
  }
}
