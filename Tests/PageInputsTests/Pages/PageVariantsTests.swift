import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

@MainActor
struct PageVariantsTests {
  /// Two pages; each shows the traits it was built for as the identifier of its root view.
  private struct TestSource: PageSource {
    let file = "Test.swift"
    let name = "Test"
    let entries = [PageEntry(id: "one", number: 1), PageEntry(id: "two", number: 2)]
    let pageCount = 2
    let matrix = PageMatrix()
    let fontFamilies: [Located<String>] = []
    var traitDependence: PageTraits.Aspects
    /// The index of a page that cannot be built for pads.
    var phoneOnly: Int?
    let log = Log()

    @MainActor
    final class Log {
      var traits: [PageTraits] = []
      nonisolated init() {}
    }

    func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

    func preparePages(
      images: ImageStore, only chosen: [Int], traits: PageTraits
    ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
      log.traits.append(traits)
      let pages = chosen.map { index -> PreparedPage? in
        if index == phoneOnly, traits.idiom == .pad { return nil }
        let view = UIView()
        view.accessibilityIdentifier = "\(traits.horizontal) \(traits.vertical) \(traits.idiom)"
        addMark(to: view, width: traits.horizontal.side, height: traits.vertical.side)
        return PreparedPage(id: entries[index].id, tree: ViewTree(root: view))
      }
      return (pages, [Diagnostic(.note, file: file, "built")])
    }

    /// A view in the corner whose size tells the traits.
    @MainActor
    private func addMark(to view: UIView, width: CGFloat, height: CGFloat) {
      let mark = UIView()
      mark.accessibilityIdentifier = "mark"
      mark.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.leftAnchor.constraint(equalTo: view.leftAnchor),
        mark.topAnchor.constraint(equalTo: view.topAnchor),
        mark.widthAnchor.constraint(equalToConstant: width),
        mark.heightAnchor.constraint(equalToConstant: height),
      ])
    }
  }

  /// Every orientation of two small phones, a large one and a pad: eight environments.
  private func environments() throws -> [PageEnvironment] {
    try ["iphone-x", "iphone-16-pro", "iphone-8-plus", "ipad-10"].flatMap { id in
      let device = try DeviceCatalog.builtin.device(id)
      return Orientation.allCases.map { PageEnvironment(device: device, orientation: $0) }
    }
  }

  @Test func `a source that depends on traits is built once for each of them, not for each device`()
    async throws
  {
    let source = TestSource(traitDependence: .device)
    let (pages, diagnostics) = await source.prepareVariants(
      images: ImageStore(), only: [0, 1], for: try environments())
    // Small phones are compact across in both orientations; a Plus is regular across in landscape.
    let phone = PageTraits(horizontal: .compact, vertical: .regular, idiom: .phone)
    let turned = PageTraits(horizontal: .compact, vertical: .compact, idiom: .phone)
    let large = PageTraits(horizontal: .regular, vertical: .compact, idiom: .phone)
    let pad = PageTraits(horizontal: .regular, vertical: .regular, idiom: .pad)
    // Below the Dynamic Island of a phone held upright, bars begin higher up.
    var island = phone
    island.statusBarGap = try DeviceCatalog.builtin.device("iphone-16-pro").statusBarGap(in: .portrait)
    #expect(island.statusBarGap > 5)
    #expect(source.log.traits == [phone, turned, island, large, pad])
    #expect(pages.map(\.pages.count) == [5, 5])
    #expect(diagnostics.count == 5)
  }

  @Test func `an environment shows the variant of its traits`() async throws {
    let source = TestSource(traitDependence: .device)
    let environments = try environments()
    let pages = await source.prepareVariants(images: ImageStore(), only: [1], for: environments).pages
    let shown = environments.map { pages[0].page(for: $0)?.tree.views.first?.identifier }
    let (phone, turned) = ("compact regular phone", "compact compact phone")
    let (large, pad) = ("regular compact phone", "regular regular pad")
    #expect(shown == [phone, turned, phone, turned, phone, large, pad, pad])
    #expect(pages[0].page(for: environments[0])?.id == "two")
  }

  @Test func `a source that does not depend on traits is built once, and one page serves every device`()
    async throws
  {
    let source = TestSource(traitDependence: [])
    let environments = try environments()
    let pages = await source.prepareVariants(images: ImageStore(), only: [0, 1], for: environments).pages
    #expect(source.log.traits.count == 1)
    let shown = environments.compactMap { pages[0].page(for: $0)?.identity }
    #expect(shown.count == 8)
    #expect(shown.allSatisfy { $0 === shown[0] })
  }

  @Test func `a source that depends on the locale is built once for each, on whatever device`() async throws {
    let source = TestSource(traitDependence: .locale)
    let environments = try environments().flatMap { environment in
      ["en", "ja"].map { locale in
        var other = environment
        other.locale = locale
        return other
      }
    }
    let pages = await source.prepareVariants(images: ImageStore(), only: [0], for: environments).pages
    #expect(source.log.traits == [PageTraits(locale: "en"), PageTraits(locale: "ja")])
    #expect(pages.map(\.pages.count) == [2])
  }

  @Test func `a page that cannot be built for some traits is missing only there`() async throws {
    let source = TestSource(traitDependence: .device, phoneOnly: 0)
    let environments = try environments()
    let pages = await source.prepareVariants(images: ImageStore(), only: [0, 1], for: environments).pages
    #expect(pages.map(\.pages.count) == [4, 5])
    #expect(
      environments.map { pages[0].page(for: $0) == nil } == [
        false, false, false, false, false, false, true, true,
      ])
  }

  @Test func `variants solved in turn keep their own frames`() async throws {
    let source = TestSource(traitDependence: .device)
    let environments = try environments()
    let variants = await source.prepareVariants(images: ImageStore(), only: [0, 1], for: environments).pages
    let shared = try PageRenderer(fonts: FontCatalog())
    for environment in environments + environments.reversed() {
      for page in variants.compactMap({ $0.page(for: environment) }) {
        let traits = environment.traits
        #expect(
          try shared.solve(page, in: environment).frame("mark")
            == Rect(x: 0, y: 0, width: traits.horizontal.side, height: traits.vertical.side))
      }
    }
  }

  @Test func `a deck does not depend on traits`() async throws {
    let folder = try TestDeck([("One", "1"), ("Two", "2")])
    let deck = try folder.load()
    #expect(deck.traitDependence == [])
    #expect(deck.entries.map(\.id) == ["1", "2"])
    #expect(deck.entries.map(\.sceneNames) == [nil, nil])
    let pages = await deck.prepareVariants(images: ImageStore(), only: [1], for: try environments()).pages
    withExtendedLifetime(folder) {}
    #expect(pages.map(\.pages.count) == [1])
    #expect(deck.pictureFiles(of: [1], locales: ["en"]) == [deck.folder + "/images/square@3x.png"])
  }
}

extension SizeClass {
  /// In points.
  fileprivate var side: CGFloat { self == .compact ? 10 : 20 }
}
