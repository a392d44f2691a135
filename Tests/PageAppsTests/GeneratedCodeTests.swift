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

  /// Apple's page NSAttributeType has the kinds; optional scalars are objects, as Xcode writes NSManagedObject subclasses.
  @Test func `an attribute has the type that Xcode writes, and a relationship its objects`() throws {
    let kinds = [
      ("Date", "Date?", "Date?"), ("Binary", "Data?", "Data?"), ("UUID", "UUID?", "UUID?"),
      ("URI", "URL?", "URL?"),
      ("Decimal", "NSDecimalNumber?", "NSDecimalNumber?"), ("Transformable", "NSObject?", "NSObject?"),
      ("Boolean", "NSNumber?", "Bool"), ("Double", "NSNumber?", "Double"), ("Float", "NSNumber?", "Float"),
      ("Integer 16", "NSNumber?", "Int16"), ("Integer 32", "NSNumber?", "Int32"),
      ("Integer 64", "NSNumber?", "Int64"),
    ]
    let attributes = kinds.enumerated().flatMap { number, kind in
      [("a", ""), ("b", #" usesScalarValueType="YES""#)].map {
        #"<attribute name="\#($0.0)\#(number)" attributeType="\#(kind.0)"\#($0.1)/>"#
      }
    }
    let contents = """
      <model><entity name="E" representedClassName="Own" parentEntity="Base" codeGenerationType="category">\(attributes.joined())
      <attribute name="odd" attributeType="Undefined"/><relationship name="one" destinationEntity="Part"/>
      <relationship name="all" toMany="YES" ordered="YES" destinationEntity="Part"/></entity>
      <entity name="Part" parentEntity="Base" codeGenerationType="class"/></model>
      """
    let folder = try catalog([
      "M.xcdatamodeld/A.xcdatamodel/contents": "<model/>", "M.xcdatamodeld/B.xcdatamodel/contents": contents,
    ])
    let model = ModelClasses(models: [folder.path("M.xcdatamodeld")])
    #expect(model.entities.map(\.name) == ["Own", "Part"] && model.entities.map(\.isWhole) == [false, true])
    #expect(
      model.entities[0].properties.map(\.type) == kinds.flatMap { [$0.1, $0.2] } + ["Part?", "NSOrderedSet?"])
    let code = try #require(model.code(for: "App"))
    #expect(code.contains("public class Part: Base {}") && !code.contains("class Own"))
    for line in [
      #"NSFetchRequest<Own>(entityName: "Own")"#, #"public var one: Part? { get { managedValue("one") }"#,
      "func addToAll(_ values: NSOrderedSet)",
      "as? NSMutableOrderedSet ?? .init(); all.remove(value); all = all",
      "MemberRegistry.register(Part.self",
    ] { #expect(code.contains(line), "\(line)") }
    #expect(!code.contains("ToOne") && !code.contains("ToA0") && !code.contains("register(Own"))
  }

  /// Xcode 15's release notes: `Color.brand` and `ShapeStyle.brand` of SwiftUI, too.
  @Test func `symbols of namespaces nest, and those of colours are SwiftUI's too`() throws {
    let space = #"{"properties": {"provides-namespace": true}}"#
    let folder = try catalog([
      "A.xcassets/brand.colorset/x": "", "A.xcassets/mint.colorset/x": "", "A.xcassets/class.colorset/x": "",
      "A.xcassets/icons/Contents.json": space, "A.xcassets/icons/in/Contents.json": space,
      "A.xcassets/icons/in/deep.symbolset/x": "", "A.xcassets/icons/up.imageset/x": "",
      "A.xcassets/Plain/flat.imageset/x": "",
      "A.xcassets/--.imageset/x": "", "A.xcassets/add.imageset/x": "", "B.xcassets/brand.colorset/x": "",
    ])
    let symbols = AssetSymbols(catalogs: [folder.path("A.xcassets"), folder.path("B.xcassets")])
    #expect(
      symbols.symbols.map { "\($0.name) \($0.path.joined(separator: "."))" }.sorted() == [
        "add add", "brand brand", "class class", "flat flat", "icons/in/deep Icons.In.deep",
        "icons/up Icons.up", "mint mint",
      ])
    let uses = "let a: [Any] = [Color.brand, Color.mint, UIColor.class, x.deep, x.up, x.flat, y.add]"
    let plain = try #require(symbols.code(for: [uses]))
    #expect(
      !plain.contains("SwiftUI")
        && plain.contains("class var `class`: UIColor { UIColor(resource: .`class`) }"))
    #expect(
      plain.contains("  enum Icons {\n  static let up = ")
        && plain.contains("  enum In {\n  static let deep = "))
    #expect(plain.contains("class var flat") && !plain.contains("var add") && !plain.contains("var deep"))
    let code = try #require(symbols.code(for: [uses, "import SwiftUI"]))
    for line in [
      "extension SwiftUI.Color {", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {",
      "import SwiftUI\n",
    ] {
      #expect(code.contains(line), "\(line)")
    }
    let own = "static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }"
    #expect(code.contains(own) && !code.contains("static var mint") && !code.contains("static var flat"))
  }
}
