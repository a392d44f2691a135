import Foundation
import LayoutEngine
import Testing

@testable import PageRender

/// A deck of `Examples/` and its recorded pictures.
struct Example: Sendable {
  /// The folder in `Examples/` and in `Snapshots/`.
  let name: String
  let pages: [PageVariants]
  /// The language that file names do not say.
  let mainLocale: String
  /// What the deck's matrix names: each device in each orientation and language.
  let environments: [PageEnvironment]

  static let names = ["tutorial", "tutorial-en", "tutorial-storyboard", "languages"]

  static func loadAll() async throws -> [Example] {
    var examples: [Example] = []
    for name in names { examples.append(try await Example(name)) }
    return examples
  }

  @MainActor
  init(_ name: String) throws {
    let (deck, faults) = DeckLoader().load(Project.path("Examples/\(name)"))
    try #require(faults.isEmpty, "\(faults)")
    let loaded = try #require(deck)
    let locales = loaded.matrix.locales.map(\.value)
    let orientations = loaded.matrix.orientations.map(\.value)
    let environments = loaded.matrix.devices.flatMap { device in
      (orientations.isEmpty ? [.portrait] : orientations).flatMap { orientation in
        locales.map { PageEnvironment(device: device.value, orientation: orientation, locale: $0) }
      }
    }
    mainLocale = try #require(locales.first)
    let (pages, pictureFaults) = loaded.prepareVariants(
      images: ImageStore(), only: Array(loaded.pages.indices), for: environments)
    try #require(pictureFaults.isEmpty, "\(pictureFaults)")
    self.name = name
    self.environments = environments
    self.pages = pages
  }

  /// A page in an environment.
  struct Picture: Sendable {
    /// The file below `Snapshots/`, without extension, as `renderpages render` names it there.
    let name: String
    let page: PreparedPage
    let environment: PageEnvironment

    var file: String { name + ".png" }
    var path: String { "\(SnapshotStore.folder)/\(file)" }
  }

  var pictures: [Picture] {
    pages.flatMap { page in
      environments.compactMap { environment in
        guard let page = page.page(for: environment) else { return nil }
        let orientation = environment.orientation == .portrait ? "" : ".\(environment.orientation.rawValue)"
        let suffix = orientation + (environment.locale == mainLocale ? "" : ".\(environment.locale)")
        return Picture(
          name: "\(name)/\(page.id)/\(environment.device.id)\(suffix)", page: page, environment: environment)
      }
    }
  }

  /// The paths of the font files that the example's texts are drawn with, sorted.
  func fontFiles() throws -> [String] {
    let renderer = try PageRenderer(fonts: FontCatalog())
    var seen: Set<String> = []
    let languages = environments.filter { seen.insert($0.locale).inserted }
    let scenes = try languages.flatMap { environment in
      try pages.compactMap { $0.page(for: environment) }.map {
        try renderer.solve($0, in: environment).scene
      }
    }
    return Set(scenes.flatMap { $0.items.flatMap(\.fontFiles) }).sorted()
  }
}

extension SceneItem {
  fileprivate var fontFiles: [String] {
    switch kind {
    case .glyphs(let glyphs): [glyphs.face.path]
    case .clip(_, let items), .group(_, let items): items.flatMap(\.fontFiles)
    case .shape, .stroke, .shadow, .image: []
    }
  }
}

/// The repository that this file is in.
enum Project {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func path(_ name: String) -> String { root.appending(path: name).path }
}
