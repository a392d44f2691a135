internal import LayoutEngine
package import PageRender

extension RunPlan {
  /// The review of what the plan shows.
  ///
  /// - Parameters:
  ///   - pages: The views of every source's pages.
  ///   - faults: What is wrong with the input.
  package func review(
    _ settings: ReviewSettings, pages: [[PageVariants]], fonts: RunFonts, faults: [Diagnostic]
  ) -> Review {
    var review = Review(
      settings: settings,
      sources: sources.enumerated().map { index, plan in
        let shown = plan.entries(with: pages[index])
        var source = ReviewSource(
          name: plan.name, file: plan.source.file, fonts: fonts[index], entries: shown.map(\.entry),
          variants: shown.map(\.page), environments: plan.environments, defaults: plan.defaults)
        source.hasAllPages = plan.hasAllPages
        return source
      })
    review.faults = faults
    return review
  }

  /// The document's title unless an option sets it.
  package var title: String { sources.map { $0.source.displayTitle ?? $0.name }.joined(separator: ", ") }
}

extension RunPlan.SourcePlan {
  /// All pages asked for in the order of the file, those that cannot be read among them.
  ///
  /// - Parameter pages: The views of those that can.
  fileprivate func entries(with pages: [PageVariants]) -> [(entry: PageEntry, page: PageVariants)] {
    let entries = source.entries
    var shown = zip(self.pages, pages).map { (entry: entries[$0], page: $1) }
    for page in leftOut {
      let place = shown.firstIndex { $0.entry.number > page.entry.number } ?? shown.endIndex
      shown.insert((page.entry, PageVariants(of: page)), at: place)
    }
    return shown
  }

  /// True if nobody chose among the pages, and all could be read.
  fileprivate var hasAllPages: Bool { pages.count == source.entries.count && source.hasAllPages }
}

extension ReviewOptions {
  /// The document's settings for the contents of a plan.
  ///
  /// - Parameter devices: All that are known.
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
    return settings
  }

  /// The ids of the devices that are measured; they have to be among those that are shown.
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
