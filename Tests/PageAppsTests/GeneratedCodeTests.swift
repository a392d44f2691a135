import Foundation
import TestSupport
import Testing

@testable import PageApps

/// The code that Xcode would generate: symbols of assets, classes of Core Data models.
struct GeneratedCodeTests {
  private func catalog(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for (file, text) in files { try AppFiles.write(text, to: folder.path(file)) }
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

  /// As Xcode writes NSManagedObject subclasses, and their generated accessors.
  @Test func `a class that the app declares has only properties, and a set its accessors`() throws {
    let contents = """
      <model><entity name="E" representedClassName="Own" parentEntity="Base" codeGenerationType="category">
      <relationship name="one" destinationEntity="Part"/>
      <relationship name="all" toMany="YES" ordered="YES" destinationEntity="Part"/></entity>
      <entity name="Part" parentEntity="Base" codeGenerationType="class"/></model>
      """
    let folder = try catalog([
      "M.xcdatamodeld/A.xcdatamodel/contents": "<model/>", "M.xcdatamodeld/B.xcdatamodel/contents": contents,
    ])
    let code = try #require(ModelClasses(models: [folder.path("M.xcdatamodeld")]).code(for: "App"))
    for line in [
      "public class Part: Base {}", #"NSFetchRequest<Own>(entityName: "Own")"#,
      "MemberRegistry.register(Part.self",
      #"public var one: Part? { get { managedValue("one") }"#, "func addToAll(_ values: NSOrderedSet)",
      "as? NSMutableOrderedSet ?? .init(); all.remove(value); all = all",
    ] { #expect(code.contains(line), "\(line)") }
    #expect(!code.contains("class Own") && !code.contains("ToOne") && !code.contains("register(Own"))
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
