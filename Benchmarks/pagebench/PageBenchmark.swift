internal import CReplay
internal import Foundation
internal import LayoutEngine
internal import PageRender

/// One page of a deck on an iPhone 16's screen (393 × 852 pt at 3×), timed stage by stage, and drawn and written by
/// others: the same cairo calls from C, and cairo's own PNG writer.
@MainActor
struct PageBenchmark {
  private let page: PreparedPage
  private let environment: PageEnvironment
  private let renderer: PageRenderer
  private let folder: String
  private let repeats: Int

  struct Failure: Error {
    var message: String
  }

  init(deck path: String, folder: String, repeats: Int) throws {
    guard let deck = DeckLoader().load(path).deck,
      let page = deck.preparePages(images: ImageStore(), only: [0], traits: PageTraits()).pages[0]
    else { throw Failure(message: "\(path) has no page to draw") }
    self.page = page
    environment = PageEnvironment(device: try DeviceCatalog.builtin.device("393x852@3x"))
    renderer = try PageRenderer(fonts: FontCatalog())
    self.folder = folder
    self.repeats = repeats
  }

  /// Prints one JSON object of medians in milliseconds.
  func run() throws {
    let scene = try renderer.solve(page, in: environment).scene
    let replay = try SceneReplay(scene, renderer: renderer)
    let writer = AtomicFileWriter()
    // The stages take turns, so that whatever else the machine does meets them all alike.
    var times: [String: [Double]] = [:]
    for round in 0..<repeats + 3 {
      func time(_ stage: String, _ work: () throws -> Void) rethrows {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        let end = DispatchTime.now().uptimeNanoseconds
        // The first rounds warm caches.
        if round >= 3 { times[stage, default: []].append(Double(end - start) / 1e6) }
      }
      try time("solve") { _ = try renderer.solve(page, in: environment) }
      try time("draw") { try renderer.drawOnly(scene) }
      try time("draw_from_c") { try replay.draw() }
      try time("write") { try renderer.writePNG(of: scene, to: folder + "/page.png", with: writer) }
      try time("page") {
        try renderer.writePNG(
          of: renderer.solve(page, in: environment).scene, to: folder + "/page.png", with: writer)
      }
      try time("page_by_cairo") {
        try replay.draw()
        try replay.writePNG(to: folder + "/cairo.png")
      }
    }
    let stages = times.keys.sorted().map {
      "\"\($0)_ms\": \(String(format: "%.3f", median(times[$0] ?? [])))"
    }
    print("{" + stages.joined(separator: ", ") + "}")
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}
