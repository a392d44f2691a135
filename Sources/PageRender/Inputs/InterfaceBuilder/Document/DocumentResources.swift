internal import LayoutEngine
internal import PageBase

/// The `<resources>` of a document: what it remembers of images and colours that live elsewhere.
struct DocumentResources: Sendable {
  /// Sizes in points of images by name.
  private(set) var imageSizes: [String: Size] = [:]
  /// The names of Apple's symbols, whose size depends on where they are used.
  private(set) var symbols: Set<String> = []
  private(set) var colors: [String: DocumentElement] = [:]
  private(set) var systemColors: [String: DocumentElement] = [:]

  init(_ root: DocumentElement) {
    for resource in root.members(of: "resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        if resource["catalog"] == "system" { symbols.insert(name) }
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
