import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageRenderCLI
@testable import PageRuns
@testable import PageSnapshots
@testable import PageInputs
@testable import UIKitCore
@testable import screenpages
@testable import tutorialpages

/// A deck or a catalogue of `Examples/` and its recorded pictures.
struct Example: Sendable {
  /// The folder in `Examples/` and in `Snapshots/`.
  let name: String
  let pages: [PageVariants]
  /// The environment whose values file names leave out.
  private let standard: PageEnvironment
  /// The step of a flow after which each page is shown, in file names.
  let steps: [String?]
  /// The device on which steps are recorded; `nil` is each.
  private(set) var deviceOfSteps: String?
  /// The environments of the deck's matrix: each device in each orientation and language.
  let environments: [PageEnvironment]
  /// Environments of recorded pictures beside them: an appearance, a text size, a direction or a version of iOS.
  private let variants: [PageEnvironment]

  static let decks = ["tutorial", "tutorial-en", "tutorial-storyboard", "languages"]

  /// All examples, prepared once for all tests of the process.
  static func loadAll() async throws -> [Example] { try await loading.value }

  private static let loading = Task { () async throws -> [Example] in
    var examples: [Example] = []
    for name in decks { examples.append(try await Example(deck: name)) }
    examples.append(try await Example.tutorialController())
    examples.append(try await Example.screens())
    return examples
  }

  @MainActor
  init(deck name: String) async throws {
    try await self.init(name, of: try Self.deck(name))
  }

  static func deck(_ name: String) throws -> Deck {
    let (deck, faults) = DeckLoader().load(Project.path("Examples/\(name)"))
    try #require(faults.isEmpty, "\(faults)")
    return try #require(deck)
  }

  /// The screen in Swift, whose folder is called `Tutorial`: on a disk where case does not count that is another's name.
  @MainActor
  static func tutorialController() async throws -> Example {
    try await Example("tutorial-controller", of: try swiftTutorial())
  }

  @MainActor
  static func swiftTutorial() throws -> SwiftPageSource {
    let (source, faults) = CatalogPages(tutorialpages.Pages()).load(devices: .builtin)
    try #require(faults.isEmpty, "\(faults)")
    return try #require(source)
  }

  /// The other screens in Swift. What their flows come to is recorded on one phone.
  @MainActor
  static func screens() async throws -> Example {
    let (source, faults) = CatalogPages(screenpages.Pages()).load(devices: .builtin)
    try #require(faults.isEmpty, "\(faults)")
    var screens = try await Example("screens", of: try #require(source))
    screens.deviceOfSteps = "iphone-16-pro"
    return screens
  }

  @MainActor
  private init(_ name: String, of loaded: some PageSource) async throws {
    let named = loaded.matrix.locales.map(\.value)
    let locales = named.isEmpty ? ["en"] : named
    let orientations = loaded.matrix.orientations.map(\.value)
    let environments = loaded.matrix.devices.flatMap { device in
      (orientations.isEmpty ? [.portrait] : orientations).flatMap { orientation in
        locales.map {
          PageEnvironment(
            device: device.value, orientation: orientation, locale: $0,
            system: loaded.matrix.systems.first?.value ?? .standard)
        }
      }
    }
    let standard = try #require(environments.first)
    let screens = Set(RecordedPictures.names(of: name).map { $0.drop { $0 != "/" } })
    let variants = Self.variants(of: standard).filter {
      screens.contains(Self.pictureName("", in: $0, standard)[...])
    }
    let (pages, pictureFaults) = await loaded.prepareVariants(
      images: ImageStore(), only: Array(loaded.entries.indices), for: environments + variants)
    try #require(pictureFaults.isEmpty, "\(pictureFaults)")
    self.name = name
    self.standard = standard
    self.environments = environments
    self.variants = variants
    self.pages = pages
    steps = loaded.entries.map(\.step)
  }

  /// Environments that differ from another one in a value of one axis.
  private static func variants(of environment: PageEnvironment) -> [PageEnvironment] {
    func with<Value>(_ axis: WritableKeyPath<PageEnvironment, Value>, _ values: Value...) -> [PageEnvironment]
    {
      values.map {
        var variant = environment
        variant[keyPath: axis] = $0
        return variant
      }
    }
    return with(\.appearance, .dark) + with(\.contentSize, .xSmall, .accessibility5)
      + with(\.direction, .rightToLeft) + with(\.system, .ios17, .ios18)
  }

  /// A page in an environment.
  struct Picture: Sendable {
    /// The file below the example's folder, without extension, as `renderpages record` names it there.
    let name: String
    let page: PreparedPage
    let environment: PageEnvironment
  }

  /// The folder of its recorded pictures.
  var folder: SnapshotFolder { SnapshotFolder(Project.path("Snapshots/\(name)")) }

  /// The pictures that are recorded.
  var recorded: [Picture] {
    let names = RecordedPictures.names(of: name)
    return pictures(in: environments + variants).filter { names.contains($0.name) }
  }

  /// All pictures of the deck's matrix.
  var pictures: [Picture] { pictures(in: environments) }

  private func pictures(in environments: [PageEnvironment]) -> [Picture] {
    zip(pages, steps).flatMap { page, step in
      environments.compactMap { environment in
        guard let page = page.page(for: environment) else { return nil }
        if step != nil, let deviceOfSteps, environment.device.id != deviceOfSteps { return nil }
        return Picture(
          name: Self.pictureName(page.id, in: environment, standard, step: step), page: page,
          environment: page.shownIn ?? environment)
      }
    }
  }

  /// The name that `renderpages record` gives a picture.
  private static func pictureName(
    _ page: String, in environment: PageEnvironment, _ standard: PageEnvironment, step: String? = nil
  ) -> String {
    naming.path(deck: "", page: page, environment: environment, defaults: standard, step: step)
  }

  private static let naming: FileNaming = {
    guard let naming = try? FileNaming(nil, deckCount: 1) else {
      preconditionFailure("the default is a template")
    }
    return naming
  }()
}
