internal import Foundation
internal import LayoutEngine
internal import PageRender

/// A page of a deck on an iPhone 16's screen (393 × 852 pt at 3×), recorded, and then verified while nothing has
/// changed; the recorded file beside that of cairo's PNG writer; and ImageMagick's `compare` on the same pair of files.
@MainActor
struct SnapshotBenchmark {
  private let scene: Scene
  private let renderer: PageRenderer
  private let folder: String
  private let repeats: Int

  init(deck path: String, folder: String, repeats: Int) throws {
    guard let deck = DeckLoader().load(path).deck,
      let page = deck.preparePages(images: ImageStore(), only: [0], traits: PageTraits()).pages[0]
    else { throw PageBenchmark.Failure(message: "\(path) has no page to draw") }
    renderer = try PageRenderer(fonts: FontCatalog())
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("393x852@3x"))
    scene = try renderer.solve(page, in: environment).scene
    self.folder = folder
    self.repeats = repeats
  }

  /// Prints one JSON object: medians in milliseconds, and sizes in bytes.
  func run() throws {
    let writer = AtomicFileWriter()
    let (recorded, again) = (folder + "/recorded.png", folder + "/again.png")
    let (fast, cairo) = (folder + "/fast.png", folder + "/cairo.png")
    let picture = try renderer.picture(of: scene)
    let replay = try SceneReplay(scene, renderer: renderer)
    try replay.draw()
    try replay.writePNG(to: cairo)
    try PNGFile.write(picture, to: fast, with: writer)
    try PNGFile.write(picture, to: again, with: writer, isRecorded: true)
    let unsealed = try StoredPicture(contentsOf: fast)
    var times: [String: [Double]] = [:]
    for round in 0..<repeats + 2 {
      func time(_ stage: String, _ work: () throws -> Void) rethrows {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        let end = DispatchTime.now().uptimeNanoseconds
        // The first rounds warm caches.
        if round >= 2 { times[stage, default: []].append(Double(end - start) / 1e6) }
      }
      if round < 5 {
        try time("record") { try PNGFile.write(picture, to: recorded, with: writer, isRecorded: true) }
      }
      try time("draw") { try renderer.drawOnly(scene) }
      try time("verify") { try verify(StoredPicture(contentsOf: recorded)) }
      try time("verify_decoding") { try verify(unsealed) }
      try time("diff_files") {
        let (expected, actual) = (
          try StoredPicture(contentsOf: recorded).decode(), try StoredPicture(contentsOf: again).decode()
        )
        guard PictureComparison(expected: expected, actual: actual).isEqual else { throw differs }
      }
      if round < 10 { time("imagemagick") { runImageMagick(recorded, again) } }
    }
    let stages = times.keys.sorted().map {
      "\"\($0)_ms\": \(String(format: "%.3f", median(times[$0] ?? [])))"
    }
    let sizes = try [("recorded", recorded), ("fast", fast), ("cairo", cairo)].map { name, path in
      "\"\(name)_bytes\": \(try StoredPicture(contentsOf: path).bytes.count)"
    }
    print("{" + (stages + sizes + ["\"colors\": \(colors(of: picture))"]).joined(separator: ", ") + "}")
  }

  private var differs: PageBenchmark.Failure { .init(message: "the page differs from its recording") }

  private func verify(_ stored: StoredPicture) throws {
    guard case .same = try renderer.verify(scene, against: stored) else { throw differs }
  }

  /// `compare -metric AE`: counts the pixels that differ.
  private func runImageMagick(_ expected: String, _ actual: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["compare", "-metric", "AE", expected, actual, "null:"]
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
  }

  private func colors(of picture: PixelImage) -> Int {
    picture.withRows { rows in
      var colors: Set<UInt32> = []
      for y in 0..<picture.height {
        let row = rows.row(y)
        for x in 0..<picture.width { colors.insert(row.load(fromByteOffset: 4 * x, as: UInt32.self)) }
      }
      return colors.count
    }
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}
