internal import LayoutEngine
internal import PageBase

/// The `<resources>` of a document: copies of the sizes of images, and of colours, that are defined outside
/// of it.
struct DocumentResources: Sendable {
  /// The sizes of images, in points, by name.
  private(set) var imageSizes: [String: Size] = [:]
  /// The names of images that the document itself holds, as old versions of Xcode archived symbols and tabs' icons.
  private(set) var archived: Set<String> = []
  /// The names of system symbols, whose size depends on their use.
  private(set) var symbols: Set<String> = []
  private(set) var colors: [String: DocumentElement] = [:]
  private(set) var systemColors: [String: DocumentElement] = [:]

  init(_ root: DocumentElement) {
    for resource in root.members(of: "resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        if resource["catalog"] == "system" { symbols.insert(name) }
        if resource.children.contains(where: { $0.name == "mutableData" }) { archived.insert(name) }
        if let width = resource.number("width"), let height = resource.number("height") {
          imageSizes[name] = Size(width: width, height: height)
        }
      case "namedColor": colors[name] = resource.child("color")
      case "systemColor": systemColors[name] = resource.child("color")
      default: break
      }
    }
  }
}
