import Foundation
import LayoutEngine
import PageBase
import PageDrawing
import PageLayout
import TestSupport
import Testing

/// A folder of its own for one test with the asset catalogue `Assets.xcassets`; it goes with the value.
package final class CatalogFixture {
  package let folder: String

  package init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder + "/Assets.xcassets", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  package var path: String { folder + "/Assets.xcassets" }

  /// Writes a file of the catalogue, with the folders it is in.
  package func write(_ path: String, _ bytes: [UInt8]) throws {
    let url = URL(filePath: self.path).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  package func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path + "/" + path, withDestinationPath: target)
  }

  /// An image set whose slots are written as JSON; `more` are further members of the file.
  package func imageSet(_ name: String, _ slots: String..., more: String = "") throws {
    let text = "{\"images\": [\n\(slots.joined(separator: ",\n"))]\(more)}"
    try write("\(name).imageset/Contents.json", text)
  }

  package func colorSet(_ name: String, _ colors: String...) throws {
    try write(
      "\(name).colorset/Contents.json", "{\"colors\": [\n\(colors.joined(separator: ",\n"))]}")
  }

  package func open() throws -> AssetCatalogs {
    let (catalogs, diagnostics) = AssetCatalogs.open([path])
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return catalogs
  }

  /// The lines a user would see, without the folder's name.
  package func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { $0.description.replacing(folder + "/", with: "") }
  }

  /// A slot for any device.
  package static func slot(_ filename: String, scale: String? = nil, _ more: String = "") -> String {
    let scale = scale.map { ", \"scale\": \"\($0)\"" } ?? ""
    return "{\"idiom\": \"universal\", \"filename\": \"\(filename)\"\(scale)\(more)}"
  }

  package static let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
}

/// Files to put into sets.
package enum Artworks {
  /// An opaque picture of one colour, 0xRRGGBB.
  package static func png(_ width: Int, _ height: Int, _ color: Int = 0xFF9500) -> [UInt8] {
    let pixel = [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    let row = [UInt8(0)] + Array([[UInt8]](repeating: pixel, count: width).joined())
    let rows = Array([[UInt8]](repeating: row, count: height).joined())
    return HandmadePNG(width: width, height: height, colorType: 2, rows: rows).bytes
  }

  /// An SVG file 24 × 16 pt: its left half is red and its right half is clear.
  package static let svg = svg("<path fill=\"#F00\" d=\"M0 0h12v16H0z\"/>")

  package static func svg(_ content: String, size: String = #"width="24" height="16""#) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \#(size)>\#(content)</svg>"#
  }

  /// A PDF file of one page, 40 × 30 pt unless a box is given: its lower left quarter is blue.
  package static func pdf(
    box: String = "0 0 40 30", more: String = "", content: String = "0 0 1 rg 0 0 20 15 re f",
    resources: String = ""
  ) -> [UInt8] {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[\(box)]/Contents 4 0 R/Resources<<\(resources)>>\(more)>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
    ]
    var file = "%PDF-1.4\n"
    var table = "xref\n0 5\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table +=
        String(repeating: "0", count: 10 - String(file.utf8.count).count) + "\(file.utf8.count) 00000 n \n"
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    file += table + "trailer<</Size 5/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(file.utf8)
  }
}

extension ImageTraits {
  /// The nominal traits with some changed.
  package func with(
    scale: Double? = nil, idiom: Device.Idiom? = nil, appearance: Appearance? = nil, locale: String? = nil,
    direction: LayoutDirection? = nil, horizontal: SizeClass? = nil, vertical: SizeClass? = nil
  ) -> ImageTraits {
    var traits = self
    if let scale { traits.scale = scale }
    if let idiom { traits.idiom = idiom }
    if let appearance { traits.appearance = appearance }
    if let locale { traits.locale = locale }
    if let direction { traits.direction = direction }
    if let horizontal { traits.horizontalSizeClass = horizontal }
    if let vertical { traits.verticalSizeClass = vertical }
    return traits
  }
}
