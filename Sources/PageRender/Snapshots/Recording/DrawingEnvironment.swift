internal import PageBase
public import PageDrawing

/// The environment that a page's pixels depend on besides the page: where two of these are equal, so are pictures.
public struct DrawingEnvironment: Hashable, Sendable {
  /// The processor's, in the kernel's words, such as `x86_64` or `aarch64`: floating-point operations are
  /// fused on some and not on others.
  public var architecture: String
  /// The C libraries that lay out and draw, and their versions; by name.
  public private(set) var libraries: [Component]
  /// The version of the release whose own libraries and fonts were drawn with; `nil` for those of the machine.
  public var release: String?
  /// A number made of a picture of everything that may be computed differently, drawn here; `nil` where none was.
  public var knownAnswer: String?
  /// The fonts' file names without folders, and the SHA-256 of each file in hexadecimal digits; by name.
  public private(set) var fonts: [Component]

  /// A part by its name, and what tells one edition of it from another.
  public struct Component: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Components may come in any order.
  public init(
    architecture: String, libraries: [Component], fonts: [Component], knownAnswer: String? = nil,
    release: String? = nil
  ) {
    self.architecture = architecture
    self.release = release
    self.knownAnswer = knownAnswer
    self.libraries = libraries.sorted { $0.name < $1.name }
    self.fonts = fonts.sorted { $0.name < $1.name }
  }

  /// The environment of this process: the libraries it runs with, and the given fonts.
  public static func current(fonts: [Component]) -> DrawingEnvironment {
    DrawingEnvironment(
      architecture: machineName(), libraries: LibraryVersions.all().map { Component($0.name, $0.version) },
      fonts: fonts, release: PackedRelease.current?.version)
  }

  /// This machine, as far as pixels depend on it: processor, libraries, what drew artwork, and the picture that is drawn
  /// to compare environments. No fonts.
  ///
  /// - Parameter catalog: The picture's text is set in its system font.
  public static func machine(using catalog: FontCatalog) -> DrawingEnvironment {
    var machine = current(fonts: [])
    machine.libraries =
      (machine.libraries + ArtworkLibraries.versions().map { Component($0.name, $0.version) })
      .sorted { $0.name < $1.name }
    machine.knownAnswer = KnownAnswer.number(fonts: catalog)
    return machine
  }

  /// The machine, and the fonts of a catalogue that were opened so far.
  ///
  /// - Parameter ownFonts: The paths of files and folders of fonts that belong to the pages and not to the machine: they
  ///   are left out.
  public static func current(using catalog: FontCatalog, ownFonts: [String] = []) -> DrawingEnvironment {
    let files = catalog.usedFiles.filter { file in
      !ownFonts.contains { file == $0 || file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
    var environment = machine(using: catalog)
    environment.fonts = files.compactMap { path in
      FileDigest.sha256(ofFile: path).map { Component(FontCatalog.fileName(of: path), $0) }
    }
    .sorted { $0.name < $1.name }
    return environment
  }

  /// The environment of a set of pictures some of which were recorded earlier. Fonts, and libraries for artwork, that this
  /// run did not use stay as they were. The release stays too if the libraries are the same.
  public func adding(unusedPartsOf earlier: DrawingEnvironment) -> DrawingEnvironment {
    func joined(_ parts: [Component], _ others: [Component]) -> [Component] {
      let names = Set(parts.map(\.name))
      return parts + others.filter { !names.contains($0.name) }
    }
    return DrawingEnvironment(
      architecture: architecture,
      libraries: joined(libraries, earlier.libraries.filter { ArtworkLibraries.names.contains($0.name) }),
      fonts: joined(fonts, earlier.fonts), knownAnswer: knownAnswer, release: earlier.release)
  }
}

extension DrawingEnvironment {
  /// Differences of the machine since `recorded` was taken, in words such as `FreeType is 2.12.1, was
  /// 2.13.0`: processor, libraries, and the picture that is drawn to compare. A library that draws artwork
  /// counts where both sides drew with it.
  ///
  /// One release has one set of libraries. Two releases, or a release and a program that uses the machine's libraries, are
  /// alike as far as their libraries are.
  public func machineDifferences(from recorded: DrawingEnvironment) -> [String] {
    var differences: [String] = []
    if architecture != recorded.architecture {
      differences.append("the processor is \(architecture), was \(recorded.architecture)")
    }
    let isOneRelease = release != nil && release == recorded.release
    let changes = isOneRelease ? [] : Self.changes(from: recorded.libraries, to: libraries)
    differences += changes.compactMap { name, old, new in
      switch (old, new) {
      case (let old?, let new?): "\(name) is \(new), was \(old)"
      case _ where ArtworkLibraries.names.contains(name): nil
      case (nil, let new?): "\(name) is \(new), was missing"
      default: "\(name) is missing, was \(old ?? "")"
      }
    }
    if differences.isEmpty, let knownAnswer, let before = recorded.knownAnswer, knownAnswer != before {
      differences.append(
        "the built-in test picture is drawn differently here than where the snapshots were recorded")
    }
    return differences
  }

  /// Returns true if pictures of both may stand in one folder: the machines are alike, and so are the fonts that both have.
  public func agrees(with recorded: DrawingEnvironment) -> Bool {
    machineDifferences(from: recorded).isEmpty
      && Self.changes(from: recorded.fonts, to: fonts).allSatisfy { $0.old == nil || $0.new == nil }
  }

  /// The components that changed, came or went, by name.
  private static func changes(
    from old: [Component], to new: [Component]
  ) -> [(name: String, old: String?, new: String?)] {
    let names = Set((old + new).map(\.name)).sorted()
    return names.compactMap { name in
      let before = old.first { $0.name == name }?.value
      let after = new.first { $0.name == name }?.value
      return before == after ? nil : (name, before, after)
    }
  }
}
