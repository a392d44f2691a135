internal import PageRender

/// The store's rules that a run can break before anything is drawn.
enum StoreRules {
  /// The faults of a plan of store pictures: inputs that are no store pictures, sizes that the store refuses,
  /// and too many pictures of one device and language.
  @MainActor
  static func faults(of plan: RunPlan) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    var counts: [(folder: String, group: StoreSize, count: Int)] = []
    for source in plan.sources {
      guard (source.source as? Deck)?.isForStore == true else {
        faults.append(
          Diagnostic(
            .error, file: source.source.file,
            "shows no store pictures; write a deck with \"layout\": \"store\", whose pages show these screens "
              + "(docs/store.md)", exitCode: .usage))
        continue
      }
      faults += self.faults(of: source, &counts)
    }
    let limit = StoreLayout.maximumPages
    faults += counts.filter { $0.count > limit }.map {
      Diagnostic(
        .error,
        "\($0.folder) would have \($0.count) pictures for the \($0.group.name); the App Store takes at most \(limit), "
          + "so name fewer devices, appearances or pages", exitCode: .usage)
    }
    return faults
  }

  /// Leaves languages of the decks' texts out that the store does not have, or that another one has the folder
  /// of; the command line names none.
  ///
  /// - Returns: A note for each deck with such languages.
  static func leaveOutLanguages(of plan: inout RunPlan) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    for index in plan.sources.indices {
      let locales = plan.sources[index].locales
      var owners: [String: String] = [:]
      for locale in locales {
        guard let folder = DeliverLanguages.folder(for: locale) else { continue }
        if owners[folder] == nil || locale == folder { owners[folder] = locale }
      }
      let kept = Set(owners.values)
      let others = locales.filter { !kept.contains($0) }
      guard !kept.isEmpty, !others.isEmpty else { continue }
      plan.sources[index].environments.removeAll { !kept.contains($0.locale) }
      notes.append(
        Diagnostic(
          .note, file: plan.sources[index].source.file,
          "left out \(Wording.list(others)), for which the App Store has no folder of its own"))
    }
    return notes
  }

  private static func faults(
    of source: RunPlan.SourcePlan, _ counts: inout [(folder: String, group: StoreSize, count: Int)]
  ) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    var refused: Set<StoreSize.Pixels> = []
    for environment in source.environments {
      let pixels = environment.device.pixels(in: environment.orientation)
      guard let group = StoreSize.group(of: pixels) else {
        if refused.insert(pixels).inserted {
          faults.append(
            Diagnostic(
              .error, file: source.source.file,
              "the App Store takes no pictures of \(pixels.text) pixels (\(environment.device.name)); "
                + "\(advice(for: environment.device.idiom))", exitCode: .usage))
        }
        continue
      }
      let folder = DeliverLanguages.folder(for: environment.locale) ?? environment.locale
      if let place = counts.firstIndex(where: { $0.folder == folder && $0.group == group }) {
        counts[place].count += source.pages.count
      } else {
        counts.append((folder, group, source.pages.count))
      }
    }
    return faults
  }

  /// The sizes of an idiom that the store asks for, as advice.
  static func advice(for idiom: Device.Idiom) -> String {
    let group = StoreSize.all.first { $0.idiom == idiom }
    let sizes = group?.sizes.map(\.text).joined(separator: ", ") ?? ""
    return "it asks for \(group?.name ?? ""): \(sizes)"
  }

  /// Notes and warnings about screens: that PageRender drew them, that displays are left out without captures,
  /// that captures are equal.
  ///
  /// - Parameter choosesDevices: True if the command line names devices.
  @MainActor
  static func notes(on plan: RunPlan, choosesDevices: Bool) -> [Diagnostic] {
    plan.sources.flatMap { source -> [Diagnostic] in
      guard let deck = source.source as? Deck else { return [] }
      let captures = StoreCaptures(of: deck)
      var notes = captures.notes(in: source.locales)
      if !choosesDevices, let note = captures.leftOutNote { notes.append(note) }
      guard deck.showsDrawnScreens else { return notes }
      return notes + [
        Diagnostic(
          .note, file: deck.file,
          "screens are drawn with stand-ins for Apple's font and symbols; the store wants the app in use, so replace "
            + "them by pictures captured on a simulator or device before you upload")
      ]
    }
  }
}
