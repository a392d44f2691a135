internal import PageBase

/// Replaces the localizable texts of a document, by Interface Builder's keys: an object's id, a dot, and the
/// property.
struct DocumentTexts {
  /// Returns the replacement for a key and the document's own text; `nil` keeps the own text.
  let text: (_ key: String, _ own: String?, _ object: DocumentElement) -> String?

  /// The attributes that are texts on any object; properties in keys have the same names.
  private static let attributes = [
    "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "badgeValue",
  ]
  private static let states = ["normal", "highlighted", "selected", "disabled"]

  /// The element, with its texts and those of its descendants replaced.
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

  /// Replaces an existing text, which is an attribute, or a child element if it has line breaks.
  private func replace(
    _ name: String, _ key: String, in element: inout DocumentElement, of object: DocumentElement
  ) {
    let place = element.children.firstIndex {
      $0["key"] == name && ["string", "mutableString"].contains($0.name)
    }
    // Attributed texts are not replaced, since the keys of their parts are not documented.
    guard place != nil || element[name] != nil else { return }
    // The text of a child in base 64 is not decoded.
    let own = place.map { element.children[$0].text } ?? element[name]
    guard let text = text(key, own, object), text != own else { return }
    if let place { element.children.remove(at: place) }
    element.attributes[name] = text
  }
}

extension DocumentElement {
  /// True if the object's comment for translators has the mark `#bc-ignore!`, by which BartyCrouch leaves texts
  /// out.
  var isNotTranslated: Bool { notes.contains { $0.contains("#bc-ignore!") } }

  /// The texts of Xcode's notes.
  var notes: [String] {
    let comments = children.first { $0["key"] == "userComments" }
    return (comments?.children ?? []).flatMap { [$0["content"] ?? ""] + $0.children.map(\.text) }
  }
}
