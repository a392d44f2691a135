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
