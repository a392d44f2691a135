internal import Foundation
internal import LayoutEngine
internal import PageRender

/// The first scene of each Interface Builder document, read, built, solved and drawn anew every time, on an iPhone 16's
/// screen (393 × 852 pt at 3×), in a process whose fonts are open.
@MainActor
struct DocumentBenchmark {
  private let files: [String]
  private let repeats: Int
  private let renderer: PageRenderer
  private let environment: PageEnvironment

  init(files: [String], repeats: Int) throws {
    self.files = files
    self.repeats = repeats
    renderer = try PageRenderer(fonts: FontCatalog())
    environment = PageEnvironment(device: try DeviceCatalog.builtin.device("393x852@3x"))
  }

  /// Prints one JSON object: medians of each stage in milliseconds, of the document whose total is the median and of
  /// the slowest.
  func run() async throws {
    var documents: [(file: String, times: [String: Double])] = []
    for file in files {
      if let times = try await measure(file) { documents.append((file, times)) }
    }
    documents.sort { ($0.times["total"] ?? 0) < ($1.times["total"] ?? 0) }
    guard let slowest = documents.last else {
      throw PageBenchmark.Failure(message: "no document has a scene")
    }
    let middle = documents[documents.count / 2]
    print(
      "{\"documents\": \(documents.count), \"median\": \(json(middle.times)), \"slowest\": \(json(slowest.times))}"
    )
  }

  private func measure(_ file: String) async throws -> [String: Double]? {
    var stages: [String: [Double]] = [:]
    for round in 0..<repeats + 3 {
      var clock = DispatchTime.now().uptimeNanoseconds
      var total = 0.0
      func lap(_ stage: String) {
        let now = DispatchTime.now().uptimeNanoseconds
        let time = Double(now - clock) / 1e6
        total += time
        // The first rounds warm caches.
        if round >= 3 { stages[stage, default: []].append(time) }
        clock = DispatchTime.now().uptimeNanoseconds
      }
      guard let source = InterfaceBuilderSource.load(file).source else { return nil }
      let page = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
        .pages.first
      guard let page = page?.page(for: environment) else { return nil }
      lap("load")
      let scene = try renderer.solve(page, in: environment).scene
      lap("solve")
      try renderer.drawOnly(scene)
      lap("draw")
      if round >= 3 { stages["total", default: []].append(total) }
    }
    return stages.mapValues { times in times.sorted()[times.count / 2] }
  }

  private func json(_ times: [String: Double]) -> String {
    let members = times.keys.sorted().map { "\"\($0)_ms\": \(String(format: "%.3f", times[$0] ?? .nan))" }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
