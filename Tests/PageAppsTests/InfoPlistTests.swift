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
