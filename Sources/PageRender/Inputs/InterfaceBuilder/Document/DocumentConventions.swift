internal import PageBase

/// The classes and prototypes of a document, as far as lint has to know all of them.
struct DocumentConventions: Sendable {
  /// The ids of prototype cells of tables and collections that have no reuse identifier.
  private(set) var namelessPrototypes: Set<String> = []
  /// The ids of the rows of static sections, which the document fills.
  private(set) var staticCells: Set<String> = []
  /// The classes of the target that has the document, by the ids of their objects.
  private(set) var ownClasses: [String: String] = [:]
  /// True if the document names a module for at least one class.
  private(set) var namesModules = false

  init(_ root: DocumentElement) {
    var (nameless, rows, namesModules): (Set<String>, Set<String>, Bool) = ([], [], false)
    var own: [String: String] = [:]
    root.forEach { element in
      if element["customModuleProvider"] == "target", let name = element["customClass"], let id = element.id {
        own[id] = name
      }
      if element["customClass"] != nil, Self.module(of: element) != nil { namesModules = true }
      for cell in Self.prototypes(of: element) where (cell["reuseIdentifier"] ?? "").isEmpty {
        if let id = cell.id { nameless.insert(id) }
      }
      if element.name == "tableViewSection" {
        rows.formUnion(element.members(of: "cells").compactMap(\.id))
      }
    }
    (namelessPrototypes, staticCells, self.namesModules) = (nameless, rows, namesModules)
    ownClasses = own
  }

  /// The prototypes of a table or a collection, also of a collection's headers and footers. A table's static
  /// rows lie in its sections.
  private static func prototypes(of element: DocumentElement) -> [DocumentElement] {
    switch element.name {
    case "tableView": element.members(of: "prototypes")
    case "collectionView":
      element.members(of: "cells") + element.children.filter { $0.name == "collectionReusableView" }
    default: []
    }
  }

  private static func module(of element: DocumentElement) -> String? {
    if element["customModuleProvider"] == "target" { return "" }
    return element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The class of an element without a module, in a document that names the modules of others; `nil` for
  /// classes of Objective-C, which have none.
  ///
  /// A class of Objective-C is told by its prefix of at least two capitals, as in `WPTableView`: Apple's
  /// guidelines ask for one, and classes of Swift need none.
  func classWithoutModule(of element: DocumentElement) -> String? {
    guard namesModules, let name = element["customClass"], Self.module(of: element) == nil,
      !name.contains("."), !name.hasPrefix("_")
    else { return nil }
    let capitals = name.unicodeScalars.prefix { $0.properties.isUppercase }.count
    return capitals < 3 && name.unicodeScalars.count > 1 ? name : nil
  }
}
