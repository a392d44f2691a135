import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// The Info.plist of an app's bundle, from its file and its build settings.
struct InfoPlistTests {
  private func app(_ settings: [String: String], plist: String? = nil) throws -> (AppTarget, TemporaryFolder)
  {
    let folder = TemporaryFolder()
    var app = AppTarget(name: "My App", kind: .application, module: "My_App", settings: settings)
    if let plist {
      app.infoPlist = folder.path("Info.plist")
      try Data("<plist version=\"1.0\"><dict>\(plist)</dict></plist>".utf8)
        .write(to: URL(fileURLWithPath: folder.path("Info.plist")))
    }
    return (app, folder)
  }

  @Test func `build variables are replaced at any depth, and those that nobody sets are empty`() throws {
    let (app, folder) = try app(
      [
        "PRODUCT_NAME": "$(TARGET_NAME) Pro",
        "PRODUCT_BUNDLE_IDENTIFIER": "org.$(PRODUCT_NAME:rfc1034identifier)",
      ],
      plist: """
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>Names</key><array><string>${EXECUTABLE_NAME}!</string><string>$(NOBODY)</string></array>
        """)
    let info = try withExtendedLifetime(folder) { try InfoPlist(of: app).values }
    #expect(info["CFBundleIdentifier"] == .text("org.My-App-Pro"))
    #expect(info["Names"] == .list([.text("My App Pro!"), .text("")]))
    #expect(info["CFBundleName"] == .text("My App Pro"))
  }

  @Test func `numbers, lists and switches come back as they were written`() throws {
    let (app, folder) = try app(
      [:],
      plist: "<key>A</key><array><integer>3</integer><true/><real>1.5</real><dict/><string>7</string></array>"
    )
    try InfoPlist(of: app).text().write(toFile: folder.path("Info.plist"), atomically: true, encoding: .utf8)
    #expect(
      try InfoPlist(of: app).values["A"]
        == .list([.integer(3), .boolean(true), .real(1.5), .dictionary([:]), .text("7")]))
  }

  /// Apple's page of the key: iOS 27 ignores it.
  @Test func `an app that requires compatibility says so in the file or in its settings`() throws {
    let key = "UIDesignRequiresCompatibility"
    let (app, folder) = try app([:], plist: "<key>\(key)</key><true/>")
    #expect(try withExtendedLifetime(folder) { try InfoPlist(of: app).requiresCompatibility })
    #expect(try InfoPlist(of: self.app(["INFOPLIST_KEY_\(key)": "YES"]).0).requiresCompatibility)
    #expect(try !InfoPlist(of: self.app([:]).0).requiresCompatibility)
    #expect(SystemVersion.allCases.map(\.compatible) == [.ios17, .ios18, .ios18, .ios27])
  }

  @Test func `build settings stand in for keys that the file lacks`() throws {
    let (app, _) = try app([
      "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_UIRequiresFullScreen": "YES",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "UIInterfaceOrientationPortrait Other",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES", "MARKETING_VERSION": "2.1",
    ])
    let info = try InfoPlist(of: app).values
    #expect(info["UIMainStoryboardFile"] == .text("Main"))
    #expect(info["UIRequiresFullScreen"] == .boolean(true))
    #expect(
      info["UISupportedInterfaceOrientations~ipad"]
        == .list([.text("UIInterfaceOrientationPortrait"), .text("Other")]))
    #expect(info["UIApplicationSceneManifest"]?["UISceneConfigurations"] == .dictionary([:]))
    #expect(info["CFBundleShortVersionString"] == .text("2.1"))
  }

  /// Apple's page "Information Property List" has the keys; the values without settings are those of Xcode's template "App".
  @Test(arguments: [
    ("CFBundleDevelopmentRegion", "en", "DEVELOPMENT_LANGUAGE", "de"),
    ("CFBundleName", "My App", "PRODUCT_NAME", "P"),
    ("CFBundleIdentifier", "com.example.My_App", "PRODUCT_BUNDLE_IDENTIFIER", "a.b"),
    ("CFBundlePackageType", "APPL", "-", "APPL"),
    ("CFBundleShortVersionString", "1.0", "MARKETING_VERSION", "3.2"),
    ("CFBundleInfoDictionaryVersion", "6.0", "-", "6.0"),
    ("CFBundleVersion", "1", "CURRENT_PROJECT_VERSION", "7"),
    ("CFBundleExecutable", "My App", "PRODUCT_NAME", "P"),
  ])
  func `a key has its setting's value, else the template's`(
    key: String, usual: String, setting: String, value: String
  ) throws {
    #expect(try InfoPlist(of: app([:]).0).values[key] == .text(usual))
    #expect(try InfoPlist(of: app([setting: value]).0).values[key] == .text(value))
    let (empty, folder) = try app([setting: value], plist: "<key>\(key)</key><string></string>")
    #expect(try withExtendedLifetime(folder) { try InfoPlist(of: empty).values[key] } == .text(value))
    let (own, other) = try app([setting: value], plist: "<key>\(key)</key><string>own</string>")
    let written = key == "CFBundleExecutable" ? value : "own"
    #expect(try withExtendedLifetime(other) { try InfoPlist(of: own).values[key] } == .text(written))
  }

  /// Apple's page UIApplicationSceneManifest: a dictionary of UIApplicationSupportsMultipleScenes and UISceneConfigurations.
  @Test func `a scene manifest is made if none is written, and the phone's storyboard is the main one`()
    throws
  {
    let setting = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
    let made = try InfoPlist(of: app([setting: "YES"]).0).values
    #expect(made["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"] == .boolean(true))
    #expect(made["UIApplicationSceneManifest_Generation"] == nil)
    #expect(try InfoPlist(of: app([setting: "NO"]).0).values["UIApplicationSceneManifest"] == nil)
    let (own, folder) = try app(
      [setting: "YES"], plist: "<key>UIApplicationSceneManifest</key><string>own</string>")
    #expect(
      try withExtendedLifetime(folder) { try InfoPlist(of: own).values["UIApplicationSceneManifest"] }
        == .text("own"))
    let phone = "INFOPLIST_KEY_UIMainStoryboardFile_iPhone"
    #expect(try InfoPlist(of: app([phone: "Phone"]).0).values["UIMainStoryboardFile"] == .text("Phone"))
    #expect(
      try InfoPlist(of: app([phone: "Phone", "INFOPLIST_KEY_UIMainStoryboardFile": "Main"]).0).values[
        "UIMainStoryboardFile"]
        == .text("Main"))
  }

  @Test func `a variable that names itself does not loop`() throws {
    let (app, _) = try app(["PRODUCT_NAME": "$(PRODUCT_NAME)"])
    #expect(try InfoPlist(of: app).text().contains("CFBundleName"))
  }

  @Test func `a file that is no property list is named`() throws {
    let (app, folder) = try app([:], plist: "<key>A</key>")
    let fault = #expect(throws: AppFault.self) { try InfoPlist(of: app) }
    #expect(fault?.file == folder.path("Info.plist"))
  }

  @Test(arguments: [("<array>", "</array>"), ("<dict><key>A</key>", "</dict>")])
  func `a list nested deep is refused before it fills the stack`(start: String, end: String) throws {
    func values(_ depth: Int) throws -> [String: PropertyListValue] {
      let list =
        "<key>A</key>" + String(repeating: start, count: depth) + "<true/>"
        + String(repeating: end, count: depth)
      let (app, folder) = try app([:], plist: list)
      return try withExtendedLifetime(folder) { try InfoPlist(of: app).values }
    }
    #expect(try values(20)["A"] != nil)
    #expect(throws: AppFault.self) { try values(20_000) }
  }

  @Test func `the modules that stand for Apple's are those of Package.swift, with folders and in the docs`()
    throws
  {
    let checkout = Project.path(".")
    let modules = AppModules.appleModules(of: checkout)
    #expect(
      modules.contains("os") && modules.contains("OSLog") && modules.contains("WebKit")
        && modules.contains("CoreGraphics"))
    let table = try String(contentsOfFile: Project.path("docs/tables/apple-modules.md"), encoding: .utf8)
    #expect(modules.filter { !table.contains($0) } == [])
    #expect(
      modules.allSatisfy {
        FileManager.default.fileExists(atPath: "\(checkout)/Sources/PageApps/AppleModules/\($0)")
      })
  }
}
