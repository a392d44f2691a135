package import LayoutEngine

/// One element of an Interface Builder document.
package struct DocumentElement: Sendable {
  package var name: String
  package var attributes: [String: String]
  package var children: [DocumentElement] = []
  /// The characters directly inside the element, in order.
  package var text = ""
  /// The position of the element's start tag.
  package var position: SourcePosition

  package subscript(attribute: String) -> String? { attributes[attribute] }

  package var id: String? { attributes["id"] }

  /// The first child of a name.
  package func child(_ name: String) -> DocumentElement? {
    children.first { $0.name == name }
  }

  /// The first child with a `key` attribute of this value, which names a property of the parent.
  package func child(key: String) -> DocumentElement? {
    children.first { $0.attributes["key"] == key }
  }

  /// The first child of a name and key.
  package func child(_ name: String, key: String) -> DocumentElement? {
    children.first { $0.name == name && $0.attributes["key"] == key }
  }

  /// The children of a container such as `subviews`; empty if there is no container.
  package func members(of container: String) -> [DocumentElement] {
    child(container)?.children ?? []
  }

  /// The attribute as a Boolean: `YES` or `NO`; `nil` if it is missing or has another value.
  package func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The attribute as a number; `nil` if it is missing, not a number or larger than any layout needs.
  package func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Self.number)
  }

  package func integer(_ attribute: String) -> Int? {
    number(attribute).flatMap { Int(exactly: $0.rounded()) }
  }

  /// The greatest magnitude of a number, which is that of lengths in the layout engine.
  private static let greatestNumber = 1e7

  package static func number(_ word: String) -> Double? {
    // NaN fails this comparison too.
    guard let value = Double(word), value.magnitude <= greatestNumber else { return nil }
    return value
  }

  /// Calls `visit` for the element and all its descendants, parents first.
  package func forEach(_ visit: (DocumentElement) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }
}

extension DocumentElement {
  /// A rectangle child such as `<rect key="frame" x="0" y="20" width="375" height="647"/>`, in points.
  package func rect(key: String) -> Rect? {
    guard let rect = child("rect", key: key), let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The frame that Interface Builder saved for a view, in points: `<rect key="frame">`, or `<frame
  /// key="frameInset" minX minY width height>` of Xcode 8's first versions, which omits coordinates of 0.
  package var savedFrame: Rect? {
    if let rect = rect(key: "frame") { return rect }
    guard let frame = child("frame", key: "frameInset"), let width = frame.number("width"),
      let height = frame.number("height")
    else { return nil }
    return Rect(x: frame.number("minX") ?? 0, y: frame.number("minY") ?? 0, width: width, height: height)
  }

  /// A size child such as `<size key="itemSize" width="50" height="50"/>`, in points.
  package func size(key: String) -> Size? {
    guard let size = child("size", key: key), let width = size.number("width"),
      let height = size.number("height")
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Insets written as `<inset key= minX minY maxX maxY>` or `<edgeInsets key= top left bottom right>`, in
  /// points.
  package func insets(key: String) -> EdgeInsets? {
    guard let child = child(key: key) else { return nil }
    switch child.name {
    case "inset":
      return EdgeInsets(
        top: child.number("minY") ?? 0, left: child.number("minX") ?? 0, bottom: child.number("maxY") ?? 0,
        right: child.number("maxX") ?? 0)
    case "edgeInsets", "directionalEdgeInsets":
      return EdgeInsets(
        top: child.number("top") ?? 0, left: child.number("left") ?? child.number("leading") ?? 0,
        bottom: child.number("bottom") ?? 0, right: child.number("right") ?? child.number("trailing") ?? 0)
    default: return nil
    }
  }
}
