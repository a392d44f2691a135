internal import CReplay
internal import Foundation
internal import LayoutEngine
internal import PageRender

/// Sheets of boxes and numbered sentences made one PDF document, and the same glyphs and boxes drawn on cairo's bare PDF
/// surface from C: without text, structure, links and bookmarks.
@MainActor
struct PDFBenchmark {
  private let scenes: [Scene]
  private let renderer: PageRenderer
  private let repeats: Int

  /// Lines of text on a sheet, each beside its box.
  private static let linesPerPage = 40

  init(pageCount: Int, repeats: Int) throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let engine = try TextEngine(catalog: FontCatalog())
    scenes = try (0..<pageCount).map { try Self.sheet($0, engine: engine) }
    self.renderer = renderer
    self.repeats = repeats
  }

  /// A sheet of A4.
  private static func sheet(_ number: Int, engine: TextEngine) throws -> Scene {
    var items: [SceneItem] = []
    for line in 0..<linesPerPage {
      let y = 40 + 19 * Double(line)
      let box = Rect(x: 40, y: y, width: 12, height: 12)
      let figure = [SceneItem(.shape(.rectangle(box), Color(rgb: 0x007AFF)), source: 0)]
      items.append(SceneItem(.tagged(.figure(alternative: "Box \(line)"), figure), source: 0))
      let text = AttributedText(
        "\(number).\(line)  Sheet \(number * 7919 % 1000): 24 pt below the title, 0.5 × cell height, 日本語",
        attributes: TextAttributes(font: FontDescriptor(pointSize: line % 10 == 0 ? 14 : 9)))
      let layout = try engine.layout(text, TextLayoutOptions(width: nil))
      let runs = layout.lines.flatMap(\.runs).map { run in
        var glyphs = run.glyphs
        for index in glyphs.indices {
          glyphs[index].x += 60
          glyphs[index].y += y
        }
        return SceneItem(
          .glyphs(
            SceneGlyphs(
              face: run.face, pointSize: run.pointSize, color: .black, glyphs: glyphs, text: run.text)),
          source: 0)
      }
      let area = Rect(x: 60, y: y, width: 400, height: 14)
      let tag: StructureTag = line % 10 == 9 ? .link(to: "page \(number - 1)", area: area) : .paragraph
      items.append(SceneItem(.tagged(tag, runs), source: 0))
    }
    return Scene(size: Size(width: 595, height: 842), scale: 1, background: .white, items: items)
  }

  /// Prints one JSON object: medians in milliseconds, bytes, and the most memory the process had, in MB.
  func run() throws {
    let replays = try scenes.map { try SceneReplay($0, renderer: renderer) }
    var times: [String: [Double]] = [:]
    var (bytes, bareBytes) = (0, 0)
    for round in 0..<repeats + 1 {
      func time(_ stage: String, _ work: () throws -> Void) rethrows {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        let end = DispatchTime.now().uptimeNanoseconds
        // The first round warms caches.
        if round > 0 || repeats == 0 { times[stage, default: []].append(Double(end - start) / 1e6) }
      }
      let writer = try PDFWriter(renderer: renderer, information: DocumentInformation(title: "Benchmark"))
      try time("pdf") {
        try time("pages") {
          for (number, scene) in scenes.enumerated() {
            let destination = DocumentPage.Destination(name: "page \(number)")
            try writer.add(DocumentPage(scene: scene, label: "\(number)", destinations: [destination]))
          }
        }
        try time("finishing") {
          let outline = scenes.indices.map { OutlineEntry(title: "Page \($0)", destination: "page \($0)") }
          bytes = try writer.finish(outline: outline).count
        }
      }
      if repeats > 0 { try time("bare_cairo") { bareBytes = try draw(replays) } }
    }
    let stages = times.keys.sorted().map {
      "\"\($0)_ms\": \(String(format: "%.1f", median(times[$0] ?? [])))"
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let sizes = "\"bytes\": \(bytes), \"bare_bytes\": \(bareBytes), \"peak_mb\": \(usage.ru_maxrss / 1024)"
    print("{\"pages\": \(scenes.count), " + stages.joined(separator: ", ") + ", " + sizes + "}")
  }

  /// The bytes of the document that cairo alone makes.
  private func draw(_ replays: [SceneReplay]) throws -> Int {
    var pages: [replay_page] = []
    // Each replay keeps its list unchanged while this runs.
    for (replay, scene) in zip(replays, scenes) { replay.withPage(scene.size) { pages.append($0) } }
    var bytes = 0
    let status = replay_pdf(pages, pages.count, &bytes)
    guard status == 0 else { throw SceneReplay.Failure(status: status) }
    return bytes
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}
