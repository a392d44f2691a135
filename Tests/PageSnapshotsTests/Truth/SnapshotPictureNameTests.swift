import LayoutEngine
import Testing

@testable import PageBase
@testable import PageSnapshots

/// The screens that names and sizes of pictures of swift-snapshot-testing tell.
struct SnapshotPictureNameTests {
  private let pages = ["login", "login-help", "welcome"]

  @Test(
    arguments: [
      ("__Snapshots__/LoginTests/testOnPhones.1.png", "login"),
      ("__Snapshots__/ScreenTests/testWelcome.1.png", "welcome"),
      ("__Snapshots__/ScreenTests/testAll.loginHelp.png", "login-help"),
      ("__Snapshots__/ScreenTests/testLoginHelpInGerman.1.png", "login-help"),
      ("__Snapshots__/ScreenTests/testSettings.1.png", nil),
    ] as [(String, String?)])
  func `the snapshot, the test or its class names the page`(path: String, page: String?) {
    #expect(SnapshotPictureName(path).page(of: pages) == page)
  }

  @Test func `the word dark is the appearance`() {
    #expect(SnapshotPictureName("__Snapshots__/A/testLogin.iPhoneX-dark.png").appearance == .dark)
    #expect(SnapshotPictureName("__Snapshots__/A/testLoginDark.1.png").appearance == .dark)
    #expect(SnapshotPictureName("__Snapshots__/A/testLogin.1.png").appearance == .light)
  }

  private func device(_ name: String, _ width: Int, _ height: Int, asked: String? = nil) throws -> String? {
    let devices = DeviceCatalog.builtin
    let asked = try asked.map { try devices.device($0) }
    let found = SnapshotPictureName("__Snapshots__/A/testLogin.\(name).png")
      .device(
        ofSize: Size(width: Double(width), height: Double(height)), isInPixels: true, in: devices.devices,
        asked: asked)
    return found.map { $0.orientation == .portrait ? $0.device.id : "\($0.device.id) landscape" }
  }

  /// An iPhone X and later models such as the XS, the 11 Pro and the 13 mini have 1125 × 2436 pixels.
  @Test func `the size chooses devices, and the name or the command line one of them`() throws {
    #expect(try device("1", 1125, 2436) == "iphone-x")
    #expect(try device("1", 2436, 1125) == "iphone-x landscape")
    #expect(try device("iPhone11Pro", 1125, 2436) == "iphone-11-pro")
    #expect(try device("iPhone13Mini-dark", 1125, 2436) == "iphone-13-mini")
    #expect(try device("1", 1125, 2436, asked: "iphone-xs") == "iphone-xs")
    // A device of another size is not the picture's.
    #expect(try device("1", 1125, 2436, asked: "iphone-8") == "iphone-x")
    #expect(try device("1", 300, 100) == nil)
    // In points, a view of an iPhone 8 or SE is 375 × 667.
    let view = SnapshotPictureName("__Snapshots__/A/testLogin.1.txt").device(
      ofSize: Size(width: 375, height: 667), isInPixels: false, in: DeviceCatalog.builtin.devices,
      asked: try DeviceCatalog.builtin.device("iphone-8"))
    #expect(view?.device.id == "iphone-8" && view?.orientation == .portrait)
  }
}
