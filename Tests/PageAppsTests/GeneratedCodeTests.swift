import Foundation
import TestSupport
import Testing

@testable import PageApps

/// The code that Xcode would generate: symbols of assets, classes of Core Data models.
struct GeneratedCodeTests {
  @Test(arguments: [
    ("hero", "hero"), ("Hero", "hero"), ("onboarding-1", "onboarding1"), ("ic_24_home", "ic24Home"),
    ("URLIcon", "urlIcon"), ("FAQ", "faq"), ("1st", "_1st"), ("heroImage", "hero"), ("Image", "image"),
  ])
  func `an image's symbol is its name in camel case`(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, without: "image") == symbol)
  }

  @Test func `a colour's symbol ends before the word colour`() {
    #expect(AssetSymbols.symbol("BrandColor", without: "color") == "brand")
    #expect(AssetSymbols.symbol("Brand Color", without: "color") == "brand")
    #expect(AssetSymbols.symbol("Color", without: "color") == "color")
  }

  @Test func `every screen finds the app's delegate, which only the first screen launches`() throws {
    let app = AppTarget(name: "App", kind: .application, module: "App")
    let canvas = AppPreview.Canvas(isLandscape: false, fits: false)
    let kinds: [AppScreen.Kind] = [
      .launch("AppDelegate()"), .scene("a-b", "Main.storyboard"), .controller("Welcome"),
      .preview("p", canvas),
    ]
    let package = AppPackage(
      app: app, modules: [app],
      screens: kinds.enumerated().map {
        AppScreen(id: "s\($0.offset)", kind: $0.element, file: "A.swift", line: 1, name: "")
      },
      infoPlist: "Info.plist", leftOutClasses: [], modelModules: [])
    #expect(package.screenCode.contains("UIApplication.shared.delegate = AppDelegate()"))
    let pages = try package.catalogCode().split(separator: "\n").filter {
      $0.contains("PageRenderCLI.Page(\"")
    }
    #expect(pages.map { $0.contains("pageRenderInApp(") } == [false, true, true, true])
  }

  private func catalog(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for (file, text) in files {
      let url = URL(fileURLWithPath: folder.path(file))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  @Test func `the symbols that sources use are declared, but none that a source declares itself`() throws {
    let folder = try catalog([
      "A.xcassets/hero.imageset/Contents.json": "{}", "A.xcassets/unused.imageset/Contents.json": "{}",
      "A.xcassets/Brand.colorset/Contents.json": "{}", "A.xcassets/red.colorset/Contents.json": "{}",
      "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Icons/home.imageset/Contents.json": "{}",
    ])
    let symbols = AssetSymbols(catalogs: [folder.path("A.xcassets")])
    let source = """
      let a = UIImage(resource: .hero), b = UIImage(resource: .Icons.home), c = UIColor.brand, d = UIColor.red
      extension UIImage { static let hero = UIImage() }
      """
    let code = try #require(symbols.code(for: [source]))
    #expect(code.contains(#"static let hero = ImageResource(name: "hero", bundle: .main)"#))
    #expect(code.contains("enum Icons {"))
    #expect(code.contains(#"static let home = ImageResource(name: "Icons/home", bundle: .main)"#))
    #expect(code.contains("class var brand: UIColor { UIColor(resource: .brand) }"))
    #expect(!code.contains("unused") && !code.contains("var hero") && !code.contains("var red"))
    #expect(symbols.code(for: ["let a = 1"]) == nil)
  }

  @Test func `a model's current version has a class for each entity that Xcode makes one for`() throws {
    let contents = """
      <model><entity name="Lesson" representedClassName="Lesson" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="minutes" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <relationship name="parts" optional="YES" toMany="YES" destinationEntity="Part"/>
      </entity><entity name="Part" representedClassName="Part"><attribute name="a" attributeType="String"/></entity></model>
      """
    let folder = try catalog([
      "M.xcdatamodeld/M.xcdatamodel/contents": "<model/>",
      "M.xcdatamodeld/M 2.xcdatamodel/contents": contents,
      "M.xcdatamodeld/.xccurrentversion": "<plist><string>M 2.xcdatamodel</string></plist>",
    ])
    let model = ModelClasses(models: [folder.path("M.xcdatamodeld")])
    #expect(model.entities.map(\.name) == ["Lesson"])
    #expect(model.entities.first?.properties.map(\.type) == ["String?", "Int16", "NSSet?"])
    let code = try #require(model.code(for: "App"))
    #expect(code.contains("public class Lesson: NSManagedObject {}"))
    #expect(code.contains("public func registerPageRenderModels_App()"))
    for start in ["addTo", "removeFrom"] {
      #expect(code.contains("public func \(start)Parts(_ value: NSManagedObject)"))
      #expect(code.contains("public func \(start)Parts(_ values: NSSet)"))
    }
    #expect(ModelClasses(models: []).code(for: "App") == nil)
  }
}
