public import PageDrawing

/// What the pixels of a page depend on besides the page: where two of these are equal, so are pictures.
public struct DrawingEnvironment: Hashable, Sendable {
  /// The processor's, in the kernel's words, such as `x86_64` or `aarch64`: floating-point operations are
  /// fused on some and not on others.
  public var architecture: String
  /// The C libraries that lay out and draw, and their versions; by name.
  public private(set) var libraries: [Component]
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
    architecture: String, libraries: [Component], fonts: [Component], knownAnswer: String? = nil
  ) {
    self.architecture = architecture
    self.knownAnswer = knownAnswer
    self.libraries = libraries.sorted { $0.name < $1.name }
    self.fonts = fonts.sorted { $0.name < $1.name }
  }

  /// The environment of this process: the libraries it runs with, and the given fonts.
  public static func current(fonts: [Component]) -> DrawingEnvironment {
    DrawingEnvironment(
      architecture: machineName(), libraries: LibraryVersions.all().map { Component($0.name, $0.version) },
      fonts: fonts)
  }

  /// The environment of this process, with the fonts that were opened so far, what drew artwork, and the picture drawn
  /// with them.
  public static func current(using catalogs: [FontCatalog]) -> DrawingEnvironment {
    let files = Set(catalogs.flatMap(\.usedFiles)).sorted()
    var environment = current(
      fonts: files.compactMap { path in
        guard let digest = FileDigest.sha256(ofFile: path) else { return nil }
        return Component(path.split(separator: "/").last.map(String.init) ?? path, digest)
      })
    environment.libraries =
      (environment.libraries + ArtworkLibraries.versions().map { Component($0.name, $0.version) })
      .sorted { $0.name < $1.name }
    environment.knownAnswer = catalogs.first.flatMap { KnownAnswer.number(fonts: $0) }
    return environment
  }

  /// The environment of a set of pictures some of which were recorded earlier: fonts and libraries for artwork that were
  /// not used this time are still those of the others.
  public func adding(unusedPartsOf earlier: DrawingEnvironment) -> DrawingEnvironment {
    func joined(_ parts: [Component], _ others: [Component]) -> [Component] {
      let names = Set(parts.map(\.name))
      return parts + others.filter { !names.contains($0.name) }
    }
    return DrawingEnvironment(
      architecture: architecture,
      libraries: joined(libraries, earlier.libraries.filter { ArtworkLibraries.names.contains($0.name) }),
      fonts: joined(fonts, earlier.fonts), knownAnswer: knownAnswer)
  }
}

extension DrawingEnvironment {
  /// What is not as it was when `recorded` was taken, in words such as `FreeType 2.12.1, recorded with
  /// 2.13.0`; empty where pictures must be equal.
  public func differences(from recorded: DrawingEnvironment) -> [String] {
    var differences: [String] = []
    if architecture != recorded.architecture {
      differences.append("processor \(architecture), recorded with \(recorded.architecture)")
    }
    differences += Self.changes(from: recorded.libraries, to: libraries).map { name, old, new in
      switch (old, new) {
      case (let old?, let new?): "\(name) \(new), recorded with \(old)"
      case (nil, let new?): "\(name) \(new), recorded without it"
      default: "no \(name), recorded with \(old ?? "")"
      }
    }
    differences += Self.changes(from: recorded.fonts, to: fonts).map { name, old, new in
      switch (old, new) {
      case (let old?, let new?): "font \(name) \(new.prefix(8))…, recorded with \(old.prefix(8))…"
      case (nil, _?): "font \(name), recorded without it"
      default: "no font \(name), recorded with it"
      }
    }
    if differences.isEmpty, let knownAnswer, let before = recorded.knownAnswer, knownAnswer != before {
      differences.append("the picture that is drawn to compare environments is another")
    }
    return differences
  }

  /// What is not as it was when `recorded` was taken, as far as pages drawn here tell: a font that only one side
  /// has is a difference where one may stand in for the other, not where pages have fewer or other scripts; a library
  /// that draws artwork is one where both sides drew with it.
  public func relevantDifferences(from recorded: DrawingEnvironment) -> [String] {
    withLibraries(sharedWith: recorded).differencesOfFonts(from: recorded.withLibraries(sharedWith: self))
  }

  /// Without the libraries for artwork that the other has not.
  private func withLibraries(sharedWith other: DrawingEnvironment) -> DrawingEnvironment {
    let theirs = Set(other.libraries.map(\.name))
    var reduced = self
    reduced.libraries = libraries.filter {
      !ArtworkLibraries.names.contains($0.name) || theirs.contains($0.name)
    }
    return reduced
  }

  private func differencesOfFonts(from recorded: DrawingEnvironment) -> [String] {
    let (here, there) = (Set(fonts.map(\.name)), Set(recorded.fonts.map(\.name)))
    guard here.isSubset(of: there) || there.isSubset(of: here) else { return differences(from: recorded) }
    let shared = here.intersection(there)
    func only(_ environment: DrawingEnvironment) -> DrawingEnvironment {
      var reduced = environment
      reduced.fonts = environment.fonts.filter { shared.contains($0.name) }
      return reduced
    }
    return only(self).differences(from: only(recorded))
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
