internal import PageBase

/// Finds faults of a document before anything is built from it: duplicate ids, references to missing objects,
/// and controllers embedded in themselves.
struct DocumentChecker {
  private let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private var positions: [String: SourcePosition] = [:]
  /// The missing objects whose masks were told.
  private var masked: Set<String> = []

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
        "the embed segue puts a controller into itself; embed another one, or remove the segue")
    }
  }

  /// Records the ids of objects, and reports duplicates. In `device` and `adaptation` elements `id` does not
  /// identify an object.
  private mutating func collect(_ element: DocumentElement) {
    if let id = element.id, !["device", "adaptation"].contains(element.name) {
      if let first = positions[id] {
        report(
          element, rule: "duplicate-id",
          "the id \(Wording.quoted(id)) is already used in line \(first.line); give one of the two objects "
            + "another id")
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
    case "exclude", "include": checkMask(element)
    default: break
    }
    for child in element.children { checkReferences(child) }
  }

  /// Reports a reference to a missing object as a warning: Xcode compiles such a document, and only what refers to the object is lost.
  private mutating func checkReference(_ attribute: String, of element: DocumentElement) {
    guard let id = element[attribute], positions[id] == nil else { return }
    let (kind, name) = (element.name, Self.name(of: element).map { " \(Wording.quoted($0))" } ?? "")
    report(
      element, severity: .warning, rule: "missing-object",
      "the \(kind)\(name) refers to the object \(Wording.quoted(id)), which is not in the document; "
        + "remove the \(kind) or correct its \(attribute)")
  }

  /// Interface Builder leaves masks of a constraint or view that was deleted; they mask nothing.
  private mutating func checkMask(_ element: DocumentElement) {
    guard let id = element["reference"], positions[id] == nil, masked.insert(id).inserted else { return }
    report(
      element, severity: .note, rule: "missing-object",
      "a size class masks the object \(Wording.quoted(id)), which was deleted; remove the \(element.name)")
  }

  /// The name by which a person knows a connection; the id of other elements.
  private static func name(of element: DocumentElement) -> String? {
    switch element.name {
    case "outlet": element["property"]
    case "action": element["selector"]
    case "segue": element["identifier"]
    default: element.id
    }
  }

  private mutating func report(
    _ element: DocumentElement, severity: Diagnostic.Severity = .error, rule: String? = nil,
    _ message: String
  ) {
    var diagnostic = Diagnostic(
      severity, file: file, position: element.position, message,
      exitCode: severity == .error ? .badInput : nil)
    diagnostic.lintRule = rule
    diagnostics.append(diagnostic)
  }
}
