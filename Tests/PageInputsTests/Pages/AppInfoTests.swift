import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// The list of an app: how it is launched.
@MainActor
struct AppInfoTests {
  private func info(_ list: [String: Any], isPad: Bool = false) throws -> AppInfo {
    let folder = TemporaryFolder()
    let path = folder.path("Info.plist")
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: URL(filePath: path))
    let device = try DeviceCatalog.builtin.device(isPad ? "ipad-mini-6" : "iphone-se-3")
    return try UITraitCollection.withCurrent(UITraitCollection(PageEnvironment(device: device).traits)) {
      try AppInfo(reading: path)
    }
  }

  @Test(
    arguments: [
      ("Main", "Main"), ("Main.storyboard", "Main"), ("Main.xib", "Main.xib"), ("", nil),
      ("storyboard", "storyboard"),
    ] as [(String, String?)])
  func `a storyboard is named without its ending`(written: String, name: String?) throws {
    let found = try info(["UIMainStoryboardFile": written])
    #expect(found == AppInfo(mainStoryboard: name))
  }

  @Test func `a list without the key, or with a number for it, names no storyboard`() throws {
    #expect(try info(["CFBundleName": "App"]) == AppInfo())
    #expect(try info(["UIMainStoryboardFile": 3]) == AppInfo())
  }

  @Test func `a key of a device counts before the key of all`() throws {
    let list = [
      "UIMainStoryboardFile": "Any", "UIMainStoryboardFile~ipad": "Pad",
      "UIMainStoryboardFile~iphone": "Phone",
    ]
    #expect(try info(list).mainStoryboard == "Phone")
    #expect(try info(list, isPad: true).mainStoryboard == "Pad")
    let one = ["UIMainStoryboardFile": "Any", "UIMainStoryboardFile~ipad": "Pad"]
    #expect(try info(one).mainStoryboard == "Any" && info(one, isPad: true).mainStoryboard == "Pad")
  }

  @Test func `scenes are listed by their roles, with classes without their modules`() throws {
    func manifest(_ roles: [String: [[String: String]]]) -> [String: Any] {
      ["UIApplicationSceneManifest": ["UISceneConfigurations": roles]]
    }
    let found = try info(
      manifest([
        "b": [["UISceneConfigurationName": "Last"]],
        "a": [
          [
            "UISceneConfigurationName": "First",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).Delegate",
            "UISceneStoryboardFile": "Main.storyboard",
          ], ["UISceneDelegateClassName": "Bare"],
        ],
      ]))
    let (a, b) = (UISceneSession.Role(rawValue: "a"), UISceneSession.Role(rawValue: "b"))
    #expect(
      found.scenes == [
        AppInfo.Scene(name: "First", role: a, delegateClass: "Delegate", storyboard: "Main"),
        AppInfo.Scene(role: a, delegateClass: "Bare"), AppInfo.Scene(name: "Last", role: b),
      ])
    #expect(found.mainStoryboard == nil)
  }

  @Test func `a manifest without scenes leaves an app its main storyboard`() throws {
    let empty: [String: Any] = ["UIApplicationSupportsMultipleScenes": false]
    #expect(try info(["UIApplicationSceneManifest": empty]) == AppInfo(scenes: []))
    #expect(
      try info(["UIApplicationSceneManifest": empty, "UIMainStoryboardFile": "Main"])
        == AppInfo(mainStoryboard: "Main"))
    let written: [String: Any] = ["UISceneConfigurations": [String: Any]()]
    #expect(
      try info(["UIApplicationSceneManifest": written, "UIMainStoryboardFile": "Main"])
        == AppInfo(mainStoryboard: "Main", scenes: []))
  }

  @Test func `a file that is no list of keys and values is refused`() throws {
    let folder = TemporaryFolder()
    for text in ["no list", "<plist version=\"1.0\"><array><string>one</string></array></plist>"] {
      try Data(text.utf8).write(to: URL(filePath: folder.path("Info.plist")))
      #expect(throws: LaunchError.self) { try AppInfo(reading: folder.path("Info.plist")) }
    }
    #expect(throws: LaunchError.self) { try AppInfo(reading: folder.path("Gone.plist")) }
  }
}
