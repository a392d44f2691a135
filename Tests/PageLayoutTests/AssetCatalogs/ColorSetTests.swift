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

  private func entry(_ components: String, space: String = "srgb", _ more: String = "") -> String {
    #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}\#(more)}"#
  }

  @Test(arguments: [
    #""red": "0.400", "green": "0.800", "blue": "0.200", "alpha": "0.600""#,
    #""red": "0x66", "green": "0xCC", "blue": "0x33", "alpha": "0x99""#,
    #""red": "102", "green": "204", "blue": "51", "alpha": "153""#,
    #""red": "0x66", "green": "204", "blue": "0.200", "alpha": "0.600""#,
    #""red": 0.4, "green": 204, "blue": 0.2, "alpha": 0.6"#,
  ])
  func `every notation of a component is read`(components: String) throws {
    let light = try color(entry(components)).light
    #expect(near(light, 0.4, 0.8, 0.2, alpha: 0.6), "\(light)")
  }

  @Test func `whole numbers that are all 0 or 1 are pure colours, and among others shades`() throws {
    #expect(
      try color(entry(#""red": "0", "green": "1", "blue": "1", "alpha": "1""#)).light == Color(rgb: 0x00FFFF))
    #expect(try color(entry(#""red": "1", "green": "0", "blue": "51""#)).light == Color(rgb: 0x010033))
  }

  /// Grey of gamma 2.2: 0.5 ^ 2.2 = 0.21764 linear, and 1.055 * 0.21764 ^ (1 / 2.4) - 0.055 = 0.50387.
  /// Display P3: 0.5, 0.25, 0.25 is 0.21404, 0.05088, 0.05088 linear; the matrix gives 0.25074, 0.04401, 0.04767,
  /// encoded 0.53783, 0.23213, 0.24184. Linear: 0.21404 is 0.5 encoded.
  @Test(arguments: [
    ("gray-gamma-22", #""white": "0.500""#, [0.50387, 0.50387, 0.50387]),
    ("extended-gray", #""white": "0.500""#, [0.5, 0.5, 0.5]),
    ("display-p3", #""red": "0.500", "green": "0.250", "blue": "0.250""#, [0.53783, 0.23213, 0.24184]),
    ("display-p3", #""red": "1.000", "green": "0.000", "blue": "0.000""#, [1, 0, 0]),
    ("extended-srgb", #""red": "1.200", "green": "-0.100", "blue": "0.500""#, [1, 0, 0.5]),
    ("extended-linear-srgb", #""red": "0.21404", "green": "0.000", "blue": "1.000""#, [0.5, 0, 1]),
  ])
  func `other spaces become sRGB, clipped`(space: String, components: String, expected: [Double]) throws {
    let light = try color(entry(components, space: space)).light
    #expect(near(light, expected[0], expected[1], expected[2]), "\(light)")
  }

  @Test func `each appearance has its colour, and high contrast none`() throws {
    let contrast = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#
    let color = try color(
      entry(#""white": "0x00""#, space: "extended-gray", contrast),
      entry(#""red": "0x11", "green": "0x22", "blue": "0x33""#),
      entry(#""red": "0x44", "green": "0x55", "blue": "0x66""#, CatalogFixture.dark))
    #expect(color == Color.Dynamic(light: Color(rgb: 0x112233), dark: Color(rgb: 0x445566)))
  }

  @Test func `a colour for any device beats one for pads, wherever it stands`() throws {
    let pad = #"{"idiom": "ipad", "color": {"components": {"red": "0x99", "green": "0", "blue": "0"}}}"#
    #expect(
      try color(pad, entry(#""red": "0x11", "green": "0x22", "blue": "0x33""#)).light == Color(rgb: 0x112233))
  }

  @Test func `a reference is a system colour in both appearances`() throws {
    let color = try color(
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}"#)
    #expect(color == Color.Dynamic(light: Color(rgb: 0x007AFF), dark: Color(rgb: 0x0A84FF)))
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

  @Test(arguments: [
    (#"{"colors": {}}"#, "1:12: error: \"colors\" must be a list, found an object"),
    (#"{"colors": []}"#, "1:12: error: colour set \"c\" has no colour; add one"),
    (#"{"colors": [{"color": {}}]}"#, "1:23: error: \"color\" has no \"components\"; add them"),
    (
      #"{"colors": [{"color": {"components": {"red": "1.0"}}}]}"#,
      "1:38: error: \"components\" has no \"green\"; add it"
    ),
    (
      #"{"colors": [{"color": {"components": {"red": "0xGG"}}}]}"#,
      "1:46: error: \"red\" must be a component such as \"0.500\", \"0x80\" or \"128\", found the string \"0xGG\""
    ),
    (
      #"{"colors": [{"color": {"components": {"red": "nan"}}}]}"#,
      "1:46: error: \"red\" must be a component such as \"0.500\", \"0x80\" or \"128\", found the string \"nan\""
    ),
    (
      #"{"colors": [{"color": {"reference": "systemBleuColor"}}]}"#,
      "1:37: error: system colour \"systemBleuColor\" is not known; did you mean \"systemBlueColor\"?"
    ),
    (
      #"{"colors": [{"color": {"color-space": "cmyk", "components": {}}}]}"#,
      "1:39: error: \"color-space\" must be srgb, extended-srgb, extended-linear-srgb, display-p3, gray-gamma-22 "
        + "or extended-gray, found \"cmyk\""
    ),
  ])
  func `what is wrong is one line at its place`(contents: String, line: String) throws {
    try fixture.write("c.colorset/Contents.json", contents)
    let catalogs = try fixture.open()
    #expect(catalogs.color(named: "c") == nil)
    #expect(fixture.lines(catalogs.takeDiagnostics()) == ["Assets.xcassets/c.colorset/Contents.json:" + line])
  }

  @Test func `the accent colour of Xcode's template is none, and no fault`() throws {
    try fixture.write("c.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#)
    let catalogs = try fixture.open()
    #expect(catalogs.color(named: "c") == nil && catalogs.takeDiagnostics().isEmpty)
  }

  private func near(_ color: Color, _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> Bool
  {
    zip([color.red, color.green, color.blue, color.alpha], [red, green, blue, alpha]).allSatisfy {
      abs($0 - $1) < 0.0005
    }
  }
}
