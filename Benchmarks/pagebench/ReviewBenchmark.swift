internal import Foundation
internal import LayoutEngine
internal import PageRender

/// A deck's review, with redlines on all its devices: made from views to the finished document, its scenes written as a document,
/// and the same scenes drawn on cairo's bare PDF surface: no structure, links, bookmarks or searchable text.
@MainActor
struct ReviewBenchmark {
  private let review: Review
  private let repeats: Int

  /// - Parameter devices: Ids, with commas.
  init(deck file: String, devices: String, repeats: Int) async throws {
    guard let deck = DeckLoader().load(file).deck else {
      throw PageBenchmark.Failure(message: "\(file) cannot be read")
    }
    let environments = try devices.split(separator: ",").map {
      PageEnvironment(device: try DeviceCatalog.builtin.device(String($0)))
    }
    guard let first = environments.first else { throw PageBenchmark.Failure(message: "no device is named") }
    let pages = await deck.prepareVariants(
      images: ImageStore(), only: Array(deck.entries.indices), for: environments
    ).pages
    var settings = ReviewSettings(title: "Benchmark")
    settings.redlineDevices = environments.map(\.device.id)
    review = Review(
      settings: settings,
      sources: [
        ReviewSource(
          name: deck.name, file: file, fonts: FontCatalog(), entries: deck.entries, variants: pages,
          environments: environments, defaults: first)
      ])
    self.repeats = repeats
  }

  /// Prints one JSON object: medians in milliseconds, sheets, bytes, and the most memory the process had, in MB.
  func run() async throws {
    let scenes = try await ReviewDocument.scenes(of: review)
    var times: (whole: [Double], written: [Double], bare: [Double]) = ([], [], [])
    var (bytes, bareBytes) = (0, 0)
    // The first round warms caches.
    for round in 0..<repeats + 1 {
      let start = DispatchTime.now().uptimeNanoseconds
      bytes = try await ReviewDocument(review).bytes.count
      let made = DispatchTime.now().uptimeNanoseconds
      let writer = try PDFWriter(fonts: FontCatalog(), information: DocumentInformation(title: "Benchmark"))
      for scene in scenes { try writer.add(DocumentPage(scene: scene)) }
      _ = try writer.finish()
      let written = DispatchTime.now().uptimeNanoseconds
      bareBytes = try PDFWriter.drawBare(scenes)
      let end = DispatchTime.now().uptimeNanoseconds
      guard round > 0 else { continue }
      times.whole.append(Double(made - start) / 1e6)
      times.written.append(Double(written - made) / 1e6)
      times.bare.append(Double(end - written) / 1e6)
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print(
      "{\"sheets\": \(scenes.count), \"review_ms\": \(median(times.whole)), \"written_ms\": \(median(times.written)), "
        + "\"bare_cairo_ms\": \(median(times.bare)), "
        + "\"bytes\": \(bytes), \"bare_bytes\": \(bareBytes), \"peak_mb\": \(usage.ru_maxrss / 1024)}")
  }

  /// Writes the same sheets as a page for a browser.
  func writeHTML(to path: String, pictures folder: String) async throws {
    var page = SheetHTML(pictureFolder: folder)
    for scene in try await ReviewDocument.scenes(of: review) { try page.add(scene) }
    try AtomicFileWriter().write(page.text, to: path)
  }

  private func median(_ values: [Double]) -> String {
    let sorted = values.sorted()
    return sorted.isEmpty ? "null" : String(format: "%.1f", sorted[sorted.count / 2])
  }
}
