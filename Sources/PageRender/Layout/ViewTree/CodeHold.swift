/// The code of an app that may change a view of an Interface Builder document, as far as the document names
/// it. PageRender has not run this code.
package struct CodeHold: Hashable, Sendable {
  /// The names of the outlets that lead to the view, in document order.
  package var outlets: [String] = []
  /// The app's class of the view; `nil` for a class of UIKit.
  package var customClass: String?
  /// The tag by which code may find the view, as in `viewWithTag(12)`; `nil` for none and for controls, whose
  /// tags tell actions apart.
  package var tag: Int?
  /// The key paths of user-defined runtime attributes whose effect is unknown.
  package var attributes: [String] = []

  package init() {}

  package var isEmpty: Bool {
    outlets.isEmpty && customClass == nil && tag == nil && attributes.isEmpty
  }
}
