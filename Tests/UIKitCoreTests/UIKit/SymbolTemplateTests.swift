import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Symbols that were exported as templates.
@MainActor
struct SymbolTemplateTests {
  /// A square of 80 in room of 100, as the SF Symbols app lays templates out: small drawings between the lines for
  /// text of 100 points, whose capitals are 70.459 high.
  private static let square = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Notes"><text id="template-version">Template v.3.0</text></g>
      <g id="Guides">
        <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
        <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
        <line id="left-margin-Regular-S" x1="1000" x2="1000" y1="600" y2="720"/>
        <line id="right-margin-Regular-S" x1="1100" x2="1100" y1="600" y2="720"/>
      </g>
      <g id="Symbols">
        <g id="Regular-S" transform="matrix(1 0 0 1 1010 696)"><path d="M0-75.2295H80V4.7705H0Z"/></g>
      </g>
    </svg>
    """

  private func withCatalog<Result>(_ text: String, _ body: () throws -> Result) throws -> (Result, [String]) {
    let fixture = try CatalogFixture()
    try fixture.write(
      "tile.symbolset/Contents.json", #"{"symbols": [{"filename": "tile.svg", "idiom": "universal"}]}"#)
    try fixture.write("tile.symbolset/tile.svg", text)
    let (catalogs, faults) = AssetCatalogs.open([fixture.path])
    #expect(faults.isEmpty)
    let result = try AssetCatalogs.withCurrent(catalogs, body)
    return (result, catalogs.takeDiagnostics().map(\.message))
  }

  /// A medium symbol is the small drawing 1.25 times: 100 · 1.25 · 17 ⁄ 100 = 21.25 wide, and 19 high as symbols count.
  @Test func `a symbol takes the room of its template at the size of the text`() throws {
    let ((), messages) = try withCatalog(Self.square) {
      let symbol = try #require(UIImage(systemName: "tile"))
      let aligned = symbol.artwork.nominal.alignedSize
      // In whole pixels, three for each point.
      #expect(abs(aligned.width - 21.25) < 1.0 / 3 && abs(aligned.height - 19) < 1.0 / 3)
      #expect(symbol.renderingMode == .alwaysTemplate)
      #expect(symbol.shortcoming == nil)
      let large = try #require(
        UIImage(systemName: "tile", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
      #expect(abs(large.artwork.nominal.alignedSize.width - 42.5) < 1.0 / 3)
    }
    #expect(messages.isEmpty)
  }

  /// Apple, `UIImage.init(named:)`: "the name of the image asset or symbol image".
  @Test func `a catalogue's symbol is found by the name of an image`() throws {
    let ((), messages) = try withCatalog(Self.square) {
      let symbol = try #require(UIImage(named: "tile"))
      #expect(symbol.isSymbolImage && symbol.renderingMode == .alwaysTemplate)
      #expect(symbol.size == UIImage(systemName: "tile")?.size)
      let large = try #require(
        UIImage(named: "tile", in: nil, with: UIImage.SymbolConfiguration(pointSize: 34)))
      #expect(large.size == symbol.applyingSymbolConfiguration(.init(pointSize: 34))?.size)
    }
    #expect(messages.isEmpty)
  }

  /// The square of 80 is 17 points wide and high in the middle of 21.25 × 19: from 2.125 and 1.
  @Test func `the symbol is drawn in the tint colour where its template has it`() throws {
    let (scene, _) = try withCatalog(Self.square) {
      let view = UIImageView(image: UIImage(systemName: "tile"))
      view.tintColor = .red
      let root = UIView()
      root.backgroundColor = .white
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      ])
      return try PlacedView(root, width: 60, height: 60).drawing()
    }
    // From 22.125 to 39.125, and from 21 to 38.
    #expect(scene[30, 30] == 0xFF0000)
    #expect(scene[23, 22] == 0xFF0000 && scene[38, 37] == 0xFF0000)
    #expect(scene[20, 30] == 0xFFFFFF && scene[40, 30] == 0xFFFFFF)
    #expect(scene[30, 19] == 0xFFFFFF && scene[30, 39] == 0xFFFFFF)
  }

  @Test func `a file that is no template is named, and a box drawn`() throws {
    let ((), messages) = try withCatalog("<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></svg>")
    {
      let symbol = try #require(UIImage(systemName: "tile"))
      #expect(symbol.shortcoming != nil)
    }
    #expect(
      messages == [
        "symbol \"tile.svg\" is no symbol template; export the symbol from the SF Symbols app as a template, whose group "
          + "\"Symbols\" has \"Regular-M\" or \"Regular-S\""
      ])
  }
}
