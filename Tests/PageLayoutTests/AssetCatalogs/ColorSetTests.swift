import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout

struct ColorSetTests {
  private let fixture: CatalogFixture

  init() throws {
    fixture = try CatalogFixture()
  }

  private func color(_ entries: String...) throws -> Color.Dynamic {
    try fixture.write("c.colorset/Contents.json", "{\"colors\": [\(entries.joined(separator: ","))]}")
    let catalogs = try fixture.open()
    let color = catalogs.color(named: "c")
    let diagnostics = catalogs.takeDiagnostics()
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(color)
  }

  /// The values of iOS 26 are those of Apple's Human Interface Guidelines.
  @Test func `a reference has the values of the version that is drawn, colours of numbers keep theirs`()
    throws
  {
    let color = try color(
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}"#,
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": "#
        + #"{"components": {"red": "0x11", "green": "0x22", "blue": "0x33"}}}"#)
    let newer = SystemMetrics.ios26.palette.updated(color)
    #expect(newer == Color.Dynamic(light: Color(rgb: 0x0088FF), dark: Color(rgb: 0x112233)))
    #expect(SystemMetrics.ios17.palette.updated(color) == color)
    let plain = Color.Dynamic(Color(rgb: 0x007AFF))
    #expect(SystemMetrics.ios26.palette.updated(plain) == plain)
  }
}
