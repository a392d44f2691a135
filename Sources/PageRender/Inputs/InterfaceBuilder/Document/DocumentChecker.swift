internal import PageBase

/// Finds what is wrong with a document before anything is built from it: ids that are not unique, and
/// references to objects that are not there.
struct DocumentChecker {
  private let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private var positions: [String: SourcePosition] = [:]

  init(file: String) {
    self.file = file
  }

  mutating func check(_ root: DocumentElement) {
    collect(root)
    checkReferences(root)
  }

  mutating func check(_ cycles: EmbedCycles) {
    for segue in cycles.segues {
      report(
        segue,
        "the embed segue leads back to a controller that it is inside; views in views would never end")
    }
  }

  /// `id` names an object everywhere but in these, which only refer to others.
  private mutating func collect(_ element: DocumentElement) {
    if let id = element.id, !["device", "adaptation"].contains(element.name) {
      if let first = positions[id] {
        report(
          element,
          "the id \(Wording.quoted(id)) is used a second time; the first is at line \(first.line); give one of "
            + "them another")
      } else {
        positions[id] = element.position
      }
    }
    for child in element.children { collect(child) }
  }

  private mutating func checkReferences(_ element: DocumentElement) {
    switch element.name {
    case "constraint":
      for attribute in ["firstItem", "secondItem"] { checkReference(attribute, of: element) }
    case "outlet", "action": checkReference("destination", of: element)
    case "segue":
      if element["kind"] != "unwind" { checkReference("destination", of: element) }
    case "exclude", "include": checkReference("reference", of: element)
    default: break
    }
    for child in element.children { checkReferences(child) }
  }

  private mutating func checkReference(_ attribute: String, of element: DocumentElement) {
    guard let id = element[attribute], positions[id] == nil else { return }
    let own = element.id.map { " \(Wording.quoted($0))" } ?? ""
    report(
      element,
      "the \(element.name)\(own) refers to \(Wording.quoted(id)), which is not in the document; remove it or "
        + "correct \(attribute)")
  }

  private mutating func report(_ element: DocumentElement, _ message: String) {
    diagnostics.append(
      Diagnostic(.error, file: file, position: element.position, message, exitCode: .badInput))
  }
}
