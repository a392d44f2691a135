import Foundation
import LayoutEngine
import PageBase
import PageDrawing
import PageLayout
import TestSupport
import Testing

/// resvg, which shares no code with cairo: what it makes of the SVG documents of scenes, beside our own pixels.
package enum SVGViewer {
  /// A Python with resvg: that of `Scripts/install-dependencies test`; `nil` where it is not installed.
  package static let python: String? = {
    let candidate = Project.path(".build/bench-venv/bin/python")
    guard FileManager.default.isExecutableFile(atPath: candidate) else { return nil }
    return (try? run(candidate, ["-c", "import resvg_py, numpy, PIL"])) == nil ? nil : candidate
  }()

  package static let isMissing: Comment = "no Python with resvg_py: Scripts/install-dependencies test"

  /// How far two pictures lie apart, as `Scripts/check-svg` measures it.
  package struct Distance: Decodable, Sendable {
    package var pixels: Int
    /// The pixels that lie more than 16 of 255 beyond all that the other picture has at most one pixel away.
    package var far: Int
    package var largest: Int
  }

  /// Draws each scene as an SVG document and as pixels, `scale` of them per point.
  ///
  /// - Returns: A distance for each, in order.
  package static func distances(of scenes: [Scene], scale: Double = 2) throws -> [Distance] {
    let python = try #require(python)
    let folder = TemporaryFolder()
    let renderer = try PageRenderer(fonts: FontCatalog())
    let names = scenes.indices.map { String($0) }
    for (name, var scene) in zip(names, scenes) {
      scene.scale = scale
      let information = DocumentInformation(title: name)
      for format in [PageFormat.svg, .png] {
        try renderer.write(
          scene, as: format, to: folder.path("\(name).\(format.rawValue)"), with: AtomicFileWriter(),
          information: information)
      }
    }
    let output = try run(python, [Project.path("Scripts/check-svg"), folder.path(".")])
    let found = try JSONDecoder().decode([String: Distance].self, from: output)
    return try names.map { try #require(found[$0]) }
  }

  /// What a program prints.
  private static func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(program: program) }
    return output
  }

  private struct Failure: Error { var program: String }
}
