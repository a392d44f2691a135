import Foundation
import LayoutEngine
import PageBase
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout

/// Questions about the set `a` of an asset catalogue.
@MainActor
enum CatalogAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "image": { question in
      try told(question, "imageset") { catalogs in
        guard let artwork = catalogs.image(named: "a") else { return [] }
        return artwork.variants.map(words)
          + (artwork.renderingIntent.map { ["as \($0)"] } ?? [])
          + (artwork.keepsShapes ? ["keeps shapes"] : [])
      }
    },
    "color": { question in
      try told(question, "colorset") { catalogs in
        guard let color = catalogs.color(named: "a") else { return [] }
        let dark = color.dark == color.light ? "" : " dark \(components(color.dark))"
        return [components(color.light) + dark]
      }
    },
    "symbol": { question in
      try told(question, "symbolset") { $0.symbol(named: "a") == nil ? [] : ["a symbol"] }
    },
  ]

  /// The pictures and colours of the set, and the lines about it without its path.
  private static func told(_ question: Question, _ kind: String, _ find: (AssetCatalogs) -> [String]) throws
    -> String
  {
    let fixture = try CatalogFixture()
    for line in question.lines {
      if ["png", "svg", "pdf", "text", "link"].contains(line.words[0]) {
        for file in line.words.joined(separator: " ").components(separatedBy: "; ") {
          try write(file.components(separatedBy: " "), into: "a.\(kind)", of: fixture)
        }
      } else {
        let text = line.words.joined(separator: " ")
        try fixture.write("a.\(kind)/Contents.json", text == "json" ? "" : text)
      }
    }
    let catalogs = try fixture.open()
    let found = find(catalogs)
    let lines = fixture.lines(catalogs.takeDiagnostics()).map {
      $0.replacing(/^Assets.xcassets\/a\.[a-z]+\/Contents.json: ?/, with: "")
    }
    return Say.list(found + lines)
  }

  private static func write(_ words: [String], into folder: String, of fixture: CatalogFixture) throws {
    let path = "\(folder)/\(words[1])"
    switch words[0] {
    case "png":
      let sides = words[2].split(separator: "x").compactMap { Int($0) }
      try fixture.write(path, Artworks.png(sides[0], sides[1]))
    case "svg": try fixture.write(path, Artworks.svg)
    case "pdf": try fixture.write(path, Artworks.pdf())
    case "link": try fixture.link(path, to: words[2])
    default: try fixture.write(path, "plain text")
    }
  }

  private static func words(_ variant: ArtworkVariant) -> String {
    let wanted = variant.conditions
    var words = [Say.size(variant.size)]
    if let scale = wanted.scale { words.append("\(Say.number(scale))x") }
    words += [wanted.idiom.map { "\($0)" }, wanted.appearance.map { "\($0)" }, wanted.locale].compactMap(
      \.self)
    words += [
      wanted.direction.map { "\($0)" }, wanted.horizontalSizeClass.map { "\($0)" },
      wanted.verticalSizeClass.map { "\($0)" },
    ].compactMap(\.self)
    if wanted.isForElsewhere { words.append("elsewhere") }
    if let slices = variant.slices {
      words.append(
        "slices \(sides(slices.caps))\(slices.center.map { " of \(Say.size($0))" } ?? "") \(slices.mode)")
    }
    if variant.alignmentInsets != .zero {
      words.append("aligned \(sides(variant.alignmentInsets)) to \(Say.size(variant.alignedSize))")
    }
    return words.joined(separator: " ")
  }

  private static func sides(_ insets: EdgeInsets) -> String {
    Say.numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Red, green and blue, and an alpha that is not 1.
  private static func components(_ color: Color) -> String {
    Say.numbers([color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha]))
  }
}
