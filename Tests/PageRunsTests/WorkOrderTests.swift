import LayoutEngine
import PageRender
import Testing

@testable import PageRuns

@MainActor
struct WorkOrderTests {
  /// Two pages that differ by locale.
  private struct Source: PageSource {
    let file = "Test.swift"
    let name = "Test"
    let entries = [PageEntry(id: "one", number: 1), PageEntry(id: "two", number: 2)]
    let pageCount = 2
    let matrix = PageMatrix()
    let fontFamilies: [Located<String>] = []
    let traitDependence: PageTraits.Aspects = .locale

    func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

    func preparePages(
      images: ImageStore, only chosen: [Int], traits: PageTraits
    ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
      (chosen.map { PreparedPage(id: entries[$0].id, tree: ViewTree(root: UIView())) }, [])
    }
  }

  @Test func `pages that share a layout system are solved one after another`() async throws {
    let devices = try ["iphone-x", "ipad-10"].map { try DeviceCatalog.builtin.device($0) }
    let environments = devices.flatMap { device in
      ["en", "ja"].map { PageEnvironment(device: device, locale: $0) }
    }
    let pages = await Source().prepareVariants(images: ImageStore(), only: [0, 1], for: environments).pages
    // As they are printed: by page, then device, then locale.
    let cells: [WorkOrder.Cell] = [0, 1].flatMap { page in environments.map { (0, page, $0) } }
    #expect(WorkOrder([pages]).indices(of: cells) == [0, 2, 1, 3, 4, 6, 5, 7])
  }
}
