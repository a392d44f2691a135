internal import PageBase

/// Which texts a document has that files of strings may replace, by the keys that Interface Builder gives them:
/// the id of an object, a dot, and the property.
struct DocumentTexts {
  /// The text for a key and what the document says there; `nil` keeps the latter.
  let text: (_ key: String, _ own: String?, _ object: SourcePosition) -> String?

  /// Attributes that are texts on any object, and the properties they are.
  private static let attributes = [
    "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "badgeValue",
  ]
  private static let states = ["normal", "highlighted", "selected", "disabled"]

  /// The element and all in it with their texts replaced.
  func applied(to element: DocumentElement) -> DocumentElement {
    var result = element
    result.children = element.children.map(applied)
    guard let id = element.id else { return result }
    for attribute in Self.attributes { replace(attribute, "\(id).\(attribute)", in: &result, of: element) }
    for index in result.children.indices {
      let child = result.children[index]
      switch child.name {
      case "state":
        if let state = child["key"], Self.states.contains(state) {
          replace("title", "\(id).\(state)Title", in: &result.children[index], of: element)
        }
      case "buttonConfiguration":
        replace("title", "\(id).configuration.title", in: &result.children[index], of: element)
        replace("subtitle", "\(id).configuration.subtitle", in: &result.children[index], of: element)
      case "segments":
        for place in child.children.indices {
          replace(
            "title", "\(id).segmentTitles[\(place)]", in: &result.children[index].children[place], of: element
          )
        }
      case "accessibility":
        replace("label", "\(id).accessibilityLabel", in: &result.children[index], of: element)
        replace("hint", "\(id).accessibilityHint", in: &result.children[index], of: element)
      default: break
      }
    }
    return result
  }

  /// Replaces a text, which is an attribute, or a child where it has line breaks; only a text that is there.
  private func replace(
    _ name: String, _ key: String, in element: inout DocumentElement, of object: DocumentElement
  ) {
    let place = element.children.firstIndex {
      $0["key"] == name && ["string", "mutableString"].contains($0.name)
    }
    // Attributed texts keep their own: the keys of their parts are not documented.
    guard place != nil || element[name] != nil else { return }
    // A child in base 64 has no text of its own to show.
    let own = place.map { element.children[$0].text } ?? element[name]
    guard let text = text(key, own, object.position), text != own else { return }
    if let place { element.children.remove(at: place) }
    element.attributes[name] = text
  }
}
