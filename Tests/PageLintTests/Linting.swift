import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import PageInputs
@testable import UIKitCore

/// Pages of any kind, judged as `renderpages lint` judges them.
enum Linting {
  static let phone = PageEnvironment(device: try! DeviceCatalog.builtin.device("iphone-x"))

  /// Small documents of tests have fonts in points, no identifiers and no edges to spare: the rules about that
  /// judge where a test asks for them.
  static let rulesOfWhatIsDrawn = Set(LintRule.allCases).subtracting(LintRule.ofDocuments)
    .subtracting([.lightInDark])

  /// What is wrong with the pages of a source: each finding in each environment, in the order of pages and environments.
  @MainActor
  static func findings(
    of source: some PageSource, in environments: [PageEnvironment] = [phone],
    settings: LintSettings? = nil, fonts: FontCatalog = FontCatalog()
  ) async throws -> [LintFinding] {
    let settings =
      settings ?? LintSettings(exceptions: source.ownLintExceptions, only: rulesOfWhatIsDrawn)
    let (pages, _) = await FontCatalog.withCurrent(fonts) {
      await source.prepareVariants(
        images: ImageStore(), only: Array(source.entries.indices), for: environments)
    }
    let linter = PageLinter(try PageRenderer(fonts: fonts), settings: settings)
    return pages.flatMap { page in
      environments.flatMap { environment in
        page.page(for: environment).map { linter.findings(of: $0, in: $0.shownIn ?? environment) } ?? []
      }
    }
  }

  /// What is wrong with a screen made by code.
  @MainActor
  static func findings(
    in environments: [PageEnvironment] = [phone], settings: LintSettings? = nil,
    fonts: FontCatalog = FontCatalog(), _ make: @escaping @MainActor () -> UIViewController
  ) async throws -> [LintFinding] {
    let (source, faults) = SwiftPageSource.load([Page("page") { make() }], name: "planted")
    try #require(faults.isEmpty, "\(faults)")
    return try await findings(
      of: try #require(source), in: environments, settings: settings, fonts: fonts)
  }

  /// What is wrong with a screen whose view is filled by code; its background is white.
  @MainActor
  static func findings(
    in environments: [PageEnvironment] = [phone], settings: LintSettings? = nil,
    fill: @escaping @MainActor (UIView) -> Void
  ) async throws -> [LintFinding] {
    try await findings(in: environments, settings: settings) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      fill(controller.view)
      return controller
    }
  }

  /// The file of a deck or an Interface Builder document, read and judged.
  @MainActor
  static func findings(
    ofFile path: String, in environments: [PageEnvironment] = [phone], settings: LintSettings? = nil
  ) async throws -> [LintFinding] {
    if InterfaceBuilderSource.isDocument(path) {
      let (source, faults) = InterfaceBuilderSource.load(path)
      try #require(!faults.contains { $0.severity == .error }, "\(faults)")
      return try await findings(of: try #require(source), in: environments, settings: settings)
    }
    let (deck, faults) = DeckLoader().load(path)
    try #require(!faults.contains { $0.severity == .error }, "\(faults)")
    return try await findings(of: try #require(deck), in: environments, settings: settings)
  }
}
