internal import Foundation
internal import PageRender

/// The classes that Xcode makes of a Core Data model's entities.
struct ModelClasses {
  struct Entity {
    var name: String
    /// The name of the class above; `nil` for none.
    var parent: String?
    /// False if the app declares the class itself and only its properties are made.
    var isWhole: Bool
    var properties: [(name: String, type: String)]
  }

  private(set) var entities: [Entity] = []

  /// - Parameter models: The absolute paths of `.xcdatamodeld` folders, whose current versions count.
  init(models: [String]) {
    for model in models { add(model) }
  }

  private mutating func add(_ model: String) {
    guard let text = AppFiles.text(of: Self.version(of: model) + "/contents") else { return }
    for match in text.matches(of: #/<entity ([^>]*?)(?:/>|>(.*?)</entity>)/#.dotMatchesNewlines()) {
      let attributes = Self.attributes(String(match.1))
      let kind = attributes["codeGenerationType"]
      guard let name = attributes["representedClassName"] ?? attributes["name"],
        kind == "class" || kind == "category"
      else { continue }
      entities.append(
        Entity(
          name: name, parent: attributes["parentEntity"], isWhole: kind == "class",
          properties: Self.properties(String(match.2 ?? ""))))
    }
  }

  private static func version(of model: String) -> String {
    let versions = FilePath.names(in: model).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = AppFiles.text(of: model + "/.xccurrentversion") ?? ""
    let name = versions.first { current.contains("<string>\($0)</string>") } ?? versions.last ?? ""
    return "\(model)/\(name)"
  }

  private static func attributes(_ text: String) -> [String: String] {
    Dictionary(
      text.matches(of: #/(\w+)="([^"]*)"/#).map { (String($0.1), String($0.2)) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func properties(_ text: String) -> [(name: String, type: String)] {
    text.matches(of: #/<(attribute|relationship) ([^>]*?)/?>/#).compactMap { match in
      let values = attributes(String(match.2))
      guard let name = values["name"] else { return nil }
      if match.1 == "relationship" {
        let isMany = values["toMany"] == "YES"
        let type =
          isMany ? values["ordered"] == "YES" ? "NSOrderedSet" : "NSSet" : values["destinationEntity"]
        return type.map { (name, $0 + "?") }
      }
      let isScalar = values["usesScalarValueType"] == "YES"
      return type(values["attributeType"] ?? "", isScalar: isScalar).map { (name, $0) }
    }
  }

  /// The methods that Xcode writes for a relationship to many objects: `addToTasks(_:)` and `removeFromTasks(_:)`, with one or
  /// several objects.
  private static func accessors(of property: (name: String, type: String)) -> String {
    let kind = String(property.type.dropLast())
    guard ["NSSet", "NSOrderedSet"].contains(kind) else { return "" }
    let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let copy = "let all = \(property.name)?.mutableCopy() as? NSMutable\(kind.dropFirst(2)) ?? .init()"
    return [("addTo", "add"), ("removeFrom", "remove")].map { start, call in
      "  public func \(start)\(name)(_ value: NSManagedObject) { \(copy); all.\(call)(value); \(property.name) = all }\n"
        + "  public func \(start)\(name)(_ values: \(kind)) { \(copy); for value in values { all.\(call)(value) }; \(property.name) = all }\n"
    }.joined()
  }

  private static func type(_ kind: String, isScalar: Bool) -> String? {
    switch kind {
    case "String": "String?"
    case "Date": "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Decimal": "NSDecimalNumber?"
    case "Transformable": "NSObject?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    default: nil
    }
  }

  /// The name of the function that makes the classes of a module known by their names.
  static func functionName(_ module: String) -> String { "registerPageRenderModels_\(module)" }

  /// The code of the classes; `nil` if there are none.
  ///
  /// - Parameter module: The module's name.
  func code(for module: String) -> String? {
    guard !entities.isEmpty else { return nil }
    var text = "import CoreData\nimport Foundation\nimport UIKit\n"
    for entity in entities {
      if entity.isWhole {
        text += "\npublic class \(entity.name): \(entity.parent ?? "NSManagedObject") {}\n"
      }
      text += "\nextension \(entity.name) {\n"
      text +=
        "  public class func fetchRequest() -> NSFetchRequest<\(entity.name)> { NSFetchRequest<\(entity.name)>(entityName: \(SwiftLiteral.text(entity.name))) }\n"
      for property in entity.properties {
        let key = SwiftLiteral.text(property.name)
        text +=
          "  public var \(property.name): \(property.type) { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }\n"
        text += Self.accessors(of: property)
      }
      text += "}\n"
    }
    let whole = entities.filter(\.isWhole).map {
      "  MemberRegistry.register(\($0.name).self, as: \(SwiftLiteral.text($0.name)))\n"
    }
    return text + "\n@MainActor public func \(Self.functionName(module))() {\n\(whole.joined())}\n"
  }
}
