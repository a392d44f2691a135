package import PageRender

/// The pictures in a folder that fastlane's `deliver` uploads: a folder for each language, files in the order
/// of their names, the device of a file by its size in pixels.
package struct StoreFolder {
  package let path: String
  /// The sets in the order of folders and of the store's displays.
  package private(set) var sets: [StoreSet] = []
  /// The faults that the store would refuse, and warnings about gaps.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The pictures of one language and display.
  package struct StoreSet: Hashable, Sendable {
    /// The language's folder, such as `de-DE`.
    package var language: String
    package var size: StoreSize
    /// The pictures' paths below the folder, in the store's order.
    package var pictures: [String]
  }

  /// The languages' folders with pictures that the store refuses, whose numbers of pictures are no example.
  private var faulty: Set<String> = []

  /// True if the store takes all pictures.
  package var isGood: Bool { !sets.isEmpty && !diagnostics.contains { $0.severity == .error } }

  /// Folders of `deliver` that hold no language's pictures for iPhone and iPad, or pictures for all languages.
  private static let otherFolders = ["default", "appleTV", "iMessage"]

  package init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard InputFile.isFolder(path) else {
      diagnostics.append(
        Diagnostic(.error, "--check \(path) is no folder; name fastlane's screenshots", exitCode: .badInput))
      return
    }
    for entry in FolderEntry.all(in: self.path) where entry.kind != .other { read(entry.name) }
    if sets.isEmpty, diagnostics.isEmpty {
      report("has no pictures; deliver wants folders such as en-US with PNG or JPEG files")
    }
    findGaps()
  }

  private mutating func report(
    _ message: String, _ name: String? = nil, _ severity: Diagnostic.Severity = .error
  ) {
    if severity == .error, let language = name?.split(separator: "/").first {
      faulty.insert(String(language))
    }
    diagnostics.append(
      Diagnostic(
        severity, file: name.map { "\(path)/\($0)" } ?? path, message,
        exitCode: severity == .error ? .difference : nil))
  }

  private mutating func read(_ language: String) {
    let endings = [".png", ".jpg", ".jpeg"]
    let names = FolderEntry.all(in: "\(path)/\(language)").map(\.name).filter { name in
      endings.contains { name.lowercased().hasSuffix($0) }
    }
    guard !names.isEmpty, !Self.otherFolders.contains(language) else { return }
    guard DeliverLanguages.folders.contains(language) else {
      let near =
        DeliverLanguages.folder(for: language)
        ?? NearMiss.closest(to: language, among: DeliverLanguages.folders)
      return report("is no language of App Store Connect" + Wording.didYouMean(near), language)
    }
    var own: [StoreSet] = []
    for name in names {
      let file = "\(language)/\(name)"
      guard let header = PictureHeader(ofFileAt: "\(path)/\(file)") else {
        report("is no PNG or JPEG picture that can be read", file)
        continue
      }
      if let fault = header.colorFault { report("\(fault); the App Store takes RGB without alpha", file) }
      guard let size = StoreSize.group(of: header.pixels) else {
        let (width, height) = (Double(header.pixels.width), Double(header.pixels.height))
        let isPhone = max(width, height) > 1.6 * min(width, height)
        report(
          "is \(header.pixels.text) pixels, which the App Store refuses; \(StoreRules.advice(for: isPhone ? .phone : .pad))",
          file)
        continue
      }
      if let place = own.firstIndex(where: { $0.size == size }) {
        own[place].pictures.append(file)
      } else {
        own.append(StoreSet(language: language, size: size, pictures: [file]))
      }
    }
    own.sort { a, b in
      (StoreSize.all.firstIndex(of: a.size) ?? 0) < (StoreSize.all.firstIndex(of: b.size) ?? 0)
    }
    for set in own where set.pictures.count > StoreLayout.maximumPages {
      report(
        "has \(set.pictures.count) pictures for the \(set.size.name); the App Store takes at most \(StoreLayout.maximumPages)",
        language)
    }
    sets += own
  }

  /// Returns a note about the pictures that a run did not draw; `nil` without such pictures.
  ///
  /// - Parameter names: The run's files, below the folder.
  package func othersNote(besides names: [String]) -> Diagnostic? {
    let own = Set(names)
    let others = sets.flatMap(\.pictures).filter { !own.contains($0) }
    guard let first = others.first else { return nil }
    return Diagnostic(
      .note, file: path,
      "holds \(Wording.count(others.count, "other picture")), such as \(first), which deliver uploads, too; --clean removes those of earlier runs"
    )
  }

  /// Warns of languages with fewer pictures than most others, and of displays that the store asks for. Languages
  /// with errors count for neither.
  private mutating func findGaps() {
    let languages = sets.map(\.language).reduce(into: [String]()) { all, language in
      if !all.contains(language), !faulty.contains(language) { all.append(language) }
    }
    for size in StoreSize.all {
      let counts = sets.filter { $0.size == size && languages.contains($0.language) }.map(\.pictures.count)
      guard let usual = Self.mostFrequent(counts) else { continue }
      for language in languages {
        let count = sets.first { $0.size == size && $0.language == language }?.pictures.count ?? 0
        guard count < usual else { continue }
        let few = count == 0 ? "no pictures" : "only " + Wording.count(count, "picture")
        report("has \(few) for the \(size.name), where other languages have \(usual)", language, .warning)
      }
    }
    // App Store Connect asks for the largest displays of each kind, and scales their pictures for others.
    let asked: [(Device.Idiom, [String])] = [(.phone, ["6.9", "6.5"]), (.pad, ["13"])]
    for (idiom, inches) in asked {
      let own = sets.filter { $0.size.idiom == idiom }
      guard !own.isEmpty, !own.contains(where: { inches.contains($0.size.inches) }) else { continue }
      report("lacks pictures that the App Store needs; \(StoreRules.advice(for: idiom))", nil, .warning)
    }
  }
  /// The most frequent number, of equally frequent ones the largest; `nil` without numbers.
  private static func mostFrequent(_ numbers: [Int]) -> Int? {
    let times = numbers.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    return times.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
