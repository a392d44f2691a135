import PageTestSupport
import TestSupport
import Testing

@testable import LayoutEngine
@testable import PageBase

/// Which device a word names, in a catalogue of a few devices.
struct DeviceCatalogTests {
  private func device(_ id: String, _ name: String, _ systems: ClosedRange<Int>? = nil) -> Device {
    var device = Device(
      id: id, name: name, idiom: .pad, size: Size(width: 1000, height: 1400), scale: 1)
    device.systems = systems
    return device
  }

  private var catalog: DeviceCatalog {
    DeviceCatalog(devices: [
      device("alpha-20", "First"), device("alpha-12", "Second"), device("alpha-7", "Third"),
      device("beta-20-30", "Quite Another Name"), device("a@window=b", "Odd"),
    ])
  }

  private func error(_ text: String) -> DeviceError? {
    do throws(DeviceError) {
      _ = try catalog.device(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("alpha-12", "alpha-12"), ("ALPHA-12", "alpha-12"), ("third", "alpha-7"), ("THIRD", "alpha-7"),
      ("a@window=b", "a@window=b"), ("alpha-12@window=half", "alpha-12@window=half"),
      ("second@window=300x400", "alpha-12@window=300x400"), ("390x844@3x", "390x844@3x"),
      ("390x844@3x@window=300x400", "390x844@3x@window=300x400"),
    ])
  func `a word names a device, a window or a size`(text: String, id: String) throws {
    #expect(try catalog.device(text).id == id)
  }

  @Test func `a window is all that stands behind the first mark`() {
    #expect(error("alpha-12@window=half@window=half") == .malformedWindow("half@window=half"))
    #expect(error("alpha-12@window=") == .malformedWindow(""))
    #expect(error("@window=half")?.text == "")
    #expect(error("nothing@window=half")?.text == "nothing")
  }

  /// The nearest number of a family; then the spelling among devices that have the numbers, then among all.
  @Test(
    arguments: [
      ("alpha-18", "alpha-20"), ("alpha-15", "alpha-12"), ("alpha-99", "alpha-20"), ("alpha-1", "alpha-7"),
      // 21 is 12 with its digits swapped.
      ("alpha-21", "alpha-12"), ("Alpha 70", "alpha-20"), ("alpha-99999999999999999999", "alpha-20"),
      ("beta-20-3", "beta-20-30"), ("beta-30-20", "beta-20-30"), ("betta-20-30", "beta-20-30"),
      ("quite anoter name", "beta-20-30"), ("zzzzzzz-12", nil), ("zzz", nil), ("", nil),
    ] as [(String, String?)])
  func `a word that names none may be near one`(text: String, id: String?) {
    #expect(catalog.suggestions(for: text).first == id)
  }

  @Test func `a version's devices run it, and came with no later one than iOS 26 or itself`() {
    let catalog = DeviceCatalog(devices: [
      device("old", "Old", 9...16), device("new", "New", 26...Int.max), device("next", "Next", 27...Int.max),
      device("unknown", "Unknown"), device("both", "Both", 12...27),
    ])
    #expect(catalog.devices(runningIOS: 16).map(\.id) == ["old", "new", "unknown", "both"])
    #expect(catalog.devices(runningIOS: 17).map(\.id) == ["new", "unknown", "both"])
    #expect(catalog.devices(runningIOS: 27).map(\.id) == ["new", "next", "unknown", "both"])
    #expect(catalog.devices(runningIOS: 28).map(\.id) == ["new", "next", "unknown"])
  }

  @Test func `a devices file has at most a mebibyte`() throws {
    let folder = TemporaryFolder()
    let text = #"{"devices": []}"#
    let path = folder.path("d.json")
    for (size, lines) in [(1 << 20, []), (1 << 20 + 1, ["is larger than 1 MiB"])] {
      try AtomicFileWriter().write(text + String(repeating: " ", count: size - text.utf8.count), to: path)
      var catalog = catalog
      let diagnostics = catalog.add(file: path)
      #expect(diagnostics.map(\.message) == lines.map { "devices file \(Wording.quoted(path)) \($0)" })
      #expect(diagnostics.allSatisfy { $0.exitCode == .limit })
    }
  }

  @Test func `words for what names no device`() {
    #expect(
      DeviceError.largeWindow("9x9", on: "Slate").message
        == "a window of 9x9 is larger than the screen of Slate")
    #expect(
      DeviceError.malformedWindow("big").message
        == "not a window: \"big\"; write half, third or WIDTHxHEIGHT, such as ipad-pro-13-m4@window=375x700")
  }
}
