internal import PageBase
public import PageDrawing

/// The properties of a machine that a page's pixels depend on. In equal environments a page has equal pixels.
public struct DrawingEnvironment: Hashable, Sendable {
  /// The processor's architecture, as the kernel names it, such as `x86_64` or `aarch64`: some fuse
  /// floating-point operations, others do not.
  public var architecture: String
  /// The C libraries that lay out and draw, each with its version; sorted by name.
  public private(set) var libraries: [Component]
  /// The version of the PageRender release whose own libraries and fonts are used; `nil` if the machine's
  /// are.
  public var release: String?
  /// The version of PageRender that recorded last; `nil` if the recording names none.
  public var program: String?
  /// The hash of a test picture that the environment drew (`KnownAnswer`); `nil` if it drew none.
  public var knownAnswer: String?
  /// The fonts' file names without folders, each with the file's SHA-256 in hexadecimal digits; sorted by
  /// name.
  public private(set) var fonts: [Component]
  /// The numbers of the versions of iOS whose looks the pictures have, ascending; empty for that of
  /// recordings that name none.
  public var systems: [Int] = [] {
    didSet { systems = Self.named(systems) }
  }

  /// A library or a font: its name, and its version or SHA-256.
  public struct Component: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Makes an environment from components in any order.
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
    var environment = DrawingEnvironment(
      architecture: machineName(), libraries: LibraryVersions.all().map { Component($0.name, $0.version) },
      fonts: fonts, release: PackedRelease.current?.version)
    environment.program = RendererVersion.name
    return environment
  }

  /// Returns this machine's environment with an empty list of fonts: the processor, the versions of the libraries, those that this
  /// process drew SVG or PDF files with included, and the hash of the test picture.
  ///
  /// - Parameter catalog: The catalogue whose system font sets the test picture's text.
  public static func machine(using catalog: FontCatalog) -> DrawingEnvironment {
    var machine = current(fonts: [])
    machine.libraries =
      (machine.libraries + ArtworkLibraries.versions().map { Component($0.name, $0.version) })
      .sorted { $0.name < $1.name }
    machine.knownAnswer = KnownAnswer.number(fonts: catalog)
    return machine
  }

  /// Returns the environment of this machine with the fonts of a catalogue that were opened so far.
  ///
  /// - Parameter ownFonts: The paths of files and folders of fonts that belong to the pages and not to the
  ///   machine; they are left out.
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

  /// Returns a copy with more fonts, which replace those of the same names.
  func adding(fonts more: [Component]) -> DrawingEnvironment {
    let names = Set(more.map(\.name))
    var environment = self
    environment.fonts = (fonts.filter { !names.contains($0.name) } + more).sorted { $0.name < $1.name }
    return environment
  }

  /// Returns the environment of a set of pictures some of which were recorded earlier. Fonts, and libraries
  /// for artwork, that this run did not use stay as they were. The release stays too if the libraries are
  /// equal.
  public func adding(unusedPartsOf earlier: DrawingEnvironment) -> DrawingEnvironment {
    func joined(_ parts: [Component], _ others: [Component]) -> [Component] {
      let names = Set(parts.map(\.name))
      return parts + others.filter { !names.contains($0.name) }
    }
    var environment = DrawingEnvironment(
      architecture: architecture,
      libraries: joined(libraries, earlier.libraries.filter { ArtworkLibraries.names.contains($0.name) }),
      fonts: joined(fonts, earlier.fonts), knownAnswer: knownAnswer, release: earlier.release)
    environment.systems = earlier.shownSystems + shownSystems
    environment.program = program
    return environment
  }

  /// The versions of the pictures, with the one that recordings leave out.
  package var shownSystems: [Int] { systems.isEmpty ? [SystemVersion.unnamed.rawValue] : systems }

  private static func named(_ systems: [Int]) -> [Int] {
    let distinct = Set(systems).sorted()
    return distinct == [SystemVersion.unnamed.rawValue] ? [] : distinct
  }
}

extension DrawingEnvironment {
  /// Returns the differences of this machine from the recorded one, in words such as
  /// `FreeType is 2.12.1, was 2.13.0`: processor, libraries and test picture. A library that draws artwork
  /// counts only if both environments drew with it.
  ///
  /// Within one release, libraries are not compared, as it has one set of them. Otherwise, releases and the
  /// machine's libraries are compared alike.
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

  /// Returns true if one folder may hold pictures of both environments: the machines are alike, and so are
  /// the fonts that both have.
  public func agrees(with recorded: DrawingEnvironment) -> Bool {
    machineDifferences(from: recorded).isEmpty
      && Self.changes(from: recorded.fonts, to: fonts).allSatisfy { $0.old == nil || $0.new == nil }
  }

  /// Returns the components that were changed, added or removed, sorted by name.
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
