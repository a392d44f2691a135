internal import PageBase

/// A storyboard reference: `<viewControllerPlaceholder storyboardName referencedIdentifier bundleIdentifier>`, which stands
/// for a controller of another storyboard.
struct StoryboardReference: Hashable, Sendable {
  static let elementName = "viewControllerPlaceholder"

  /// The other storyboard's file without its ending; `nil` is the storyboard the reference is in.
  var storyboard: String?
  /// The storyboard identifier of the controller; `nil` is the storyboard's initial one.
  var identifier: String?
  /// The bundle the storyboard is in; `nil` is the app's own.
  var bundle: String?

  /// `nil` for elements that are no reference.
  init?(element: DocumentElement) {
    guard element.name == Self.elementName else { return nil }
    func word(_ attribute: String) -> String? { element[attribute].flatMap { $0.isEmpty ? nil : $0 } }
    storyboard = word("storyboardName")
    identifier = word("referencedIdentifier")
    bundle = word("bundleIdentifier")
  }

  /// Paths at which the other storyboard may be, from the folder of the document: beside it, above it where the document
  /// is in a folder such as `Base.lproj`, and in a `Base.lproj` beside it. Empty where the name is none of a file.
  func places(isLocalized: Bool) -> [String] {
    guard let storyboard, !storyboard.contains("/"), !storyboard.contains("\0"), storyboard.utf8.count <= 200
    else { return [] }
    let file = storyboard + ".storyboard"
    return [file] + (isLocalized ? ["../" + file] : ["Base.lproj/" + file])
  }
}
