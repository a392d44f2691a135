import PageTestSupport
import Testing

@testable import LayoutEngine
@testable import PageBase

struct DevicesFileTests {
  private func add(_ text: String) throws -> (catalog: DeviceCatalog, lines: [String]) {
    let fixture = try DeckFixture()
    try fixture.write("d.json", text)
    var catalog = DeviceCatalog.builtin
    let diagnostics = catalog.add(file: fixture.folder + "/d.json")
    return (catalog, diagnostics.map { $0.description.replacing(fixture.folder + "/", with: "") })
  }

  @Test func `a user's device follows the rules where the file is silent`() throws {
    let (catalog, lines) = try add(
      """
      {"devices": [{"id": "foldable", "name": "Foldable", "width": 420, "height": 900, "scale": 3,
                    "safeArea": {"portrait": {"top": 50, "bottom": 34}},
                    "safeArea26": {"portrait": {"top": 54, "bottom": 34}}}]}
      """)
    #expect(lines.isEmpty)
    #expect(catalog.devices.count == 89)
    let device = try catalog.device("foldable")
    #expect(device.idiom == .phone)
    #expect(device.safeArea.landscape == EdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
    #expect(device.running(.ios18) == device && device.running(.ios27).safeArea.portrait.top == 54)
    #expect(device.rootMargins == ByOrientation(portrait: 20, landscape: 66))
    #expect(device.sizeClasses.landscape == Device.SizeClasses(horizontal: .regular, vertical: .compact))
    #expect(device.provenance == .tables)
    #expect(device.cornerRadius == nil)
  }

  @Test func `a user's device replaces the program's of the same id, in its place`() throws {
    let (catalog, lines) = try add(
      """
      {"devices": [{"id": "iphone-x", "name": "iPhone X", "width": 300, "height": 600, "scale": 2,
        "sizeClasses": {"portrait": {"horizontal": "regular"}}, "rootMargins": {"landscape": 7}}]}
      """)
    #expect(lines.isEmpty)
    #expect(catalog.devices.map(\.id) == DeviceCatalog.builtin.devices.map(\.id))
    let device = try catalog.device("iphone-x")
    #expect(device.size.width == 300)
    #expect(device.sizeClasses.portrait == Device.SizeClasses(horizontal: .regular, vertical: .regular))
    #expect(device.rootMargins == ByOrientation(portrait: 16, landscape: 7))
  }

  @Test func `every fault of a devices file is reported, and the good devices are there`() throws {
    let (catalog, lines) = try add(
      """
      {"devices": [
        {"id": "A B", "name": "N1", "width": 0, "height": 10, "scale": "3"},
        {"id": "good", "name": "Good", "width": 10, "height": 10, "scale": 1},
        {"id": "good", "name": "Again", "width": 10, "height": 10, "scale": 1},
        {"id": "x", "name": "iphone x", "width": 10, "height": 10, "scale": 1},
        {"id": "y", "name": "Y", "width": 10.5, "height": 10, "scale": 1, "ideom": "pad"}
      ]}
      """)
    #expect(
      lines == [
        #"d.json:2:10: error: device id "A B" is not made of a-z, 0-9, "-", "_" and "."; "#
          + "write one such as iphone-16-pro",
        #"d.json:2:40: error: "width" must be a number from 1 to 10000, found 0"#,
        #"d.json:2:66: error: "scale" must be a number from 1 to 4, found the string "3""#,
        #"d.json:4:3: error: device id "good" occurs twice; delete one"#,
        #"d.json:5:3: error: device name "iphone x" is that of iphone-x; write another name"#,
        #"d.json:6:3: error: impossible size: a side times the scale must be a whole number of pixels"#,
        #"d.json:6:78: error: unknown key "ideom" in a device; did you mean "idiom"?"#,
      ])
    #expect(catalog.devices.count == 89)
    #expect(try catalog.device("good").size.width == 10)
  }

  @Test func `broken and missing devices files add nothing`() throws {
    #expect(try add("[").lines == ["d.json:1:2: error: not JSON: expected a value, but the file ends here"])
    var catalog = DeviceCatalog.builtin
    let diagnostics = catalog.add(file: "/nonexistent")
    #expect(
      diagnostics.map(\.description) == [#"renderpages: error: devices file "/nonexistent" does not exist"#])
    #expect(catalog.devices.count == 88)
  }
}
