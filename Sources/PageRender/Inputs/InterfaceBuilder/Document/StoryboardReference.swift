internal import PageBase

/// A storyboard reference, a placeholder for a controller of another storyboard: `<viewControllerPlaceholder
/// storyboardName referencedIdentifier bundleIdentifier>`.
struct StoryboardReference: Hashable, Sendable {
  static let elementName = "viewControllerPlaceholder"

  /// The other storyboard's file name without its ending; `nil` for the storyboard that contains the
  /// reference.
  var storyboard: String?
  /// The storyboard identifier of the controller; `nil` for the storyboard's initial controller.
  var identifier: String?
  /// The bundle that contains the storyboard; `nil` for the app's own.
  var bundle: String?

  /// Returns `nil` for elements that are no reference.
  init?(element: DocumentElement) {
    guard element.name == Self.elementName else { return nil }
    func word(_ attribute: String) -> String? { element[attribute].flatMap { $0.isEmpty ? nil : $0 } }
    storyboard = word("storyboardName")
    identifier = word("referencedIdentifier")
    bundle = word("bundleIdentifier")
  }

  /// The paths at which the other storyboard may be, relative to the document's folder: beside the document;
  /// then in the folder's parent if the document lies in a localized folder such as `Base.lproj`, otherwise in a
  /// folder `Base.lproj` beside the document. Empty if the name is no valid file name.
  func places(isLocalized: Bool) -> [String] {
    guard let storyboard, !storyboard.contains("/"), !storyboard.contains("\0"), storyboard.utf8.count <= 200
    else { return [] }
    let file = storyboard + ".storyboard"
    return [file] + (isLocalized ? ["../" + file] : ["Base.lproj/" + file])
  }
}
