import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// The orientations and the appearance that an app declares beside its documents.
struct DeclaredScreensTests {
  private func plist(_ words: [String], pad: [String]? = nil) -> String {
    func list(_ key: String, _ words: [String]) -> String {
      "<key>\(key)</key><array>"
        + words.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined() + "</array>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(list("UISupportedInterfaceOrientations", words))\
      \(pad.map { list("UISupportedInterfaceOrientations~ipad", $0) } ?? "")</dict></plist>
      """
  }

  private func only(_ text: String) -> [Device.Idiom: Orientation]? {
    DeclaredScreens(plist: Array(text.utf8))?.only
  }

  @Test func `a device has one orientation if all that are declared for it are of one kind`() {
    #expect(only(plist(["LandscapeLeft", "LandscapeRight"])) == [.phone: .landscape, .pad: .landscape])
    #expect(only(plist(["Portrait"], pad: ["Portrait", "LandscapeLeft"])) == [.phone: .portrait])
    #expect(only(plist(["Portrait", "PortraitUpsideDown"])) == [.phone: .portrait, .pad: .portrait])
    #expect(only(plist(["Portrait", "LandscapeLeft"])) == [:])
  }

  @Test func `a list without orientations, and a file that is no list, declare nothing`() {
    #expect(only(plist([])) == nil)
    #expect(only("<plist><dict><key>A</key><string>B</string></dict></plist>") == nil)
    #expect(only("no list") == nil)
  }

  @Test(arguments: [("Light", .light), ("Dark", .dark), ("Automatic", nil)] as [(String, Appearance?)])
  func `a list may declare one appearance`(style: String, appearance: Appearance?) {
    let text = "<plist><dict><key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>"
    #expect(DeclaredScreens(plist: Array(text.utf8))?.appearance == appearance)
    #expect(DeclaredScreens(plist: Array(text.utf8))?.only ?? [:] == [:])
  }

  @Test func `the nearest list above a document counts`() throws {
    let folder = TemporaryFolder()
    let deep = URL(fileURLWithPath: folder.path("App/Views/Home"))
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    func write(_ text: String, _ path: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(path)))
    }
    let document = deep.appending(path: "Home.storyboard").path
    try write(plist(["Portrait"]), "Info.plist")
    #expect(DeclaredScreens(near: document).only == [.phone: .portrait, .pad: .portrait])
    try write(plist(["LandscapeLeft"]), "App/Info.plist")
    #expect(DeclaredScreens(near: document).only == [.phone: .landscape, .pad: .landscape])
  }
}
