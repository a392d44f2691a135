package import LayoutEngine
package import PageBase

/// Facts of an Interface Builder document about a view that no picture shows.
package struct WrittenView: Hashable, Sendable {
  /// The text size that the view's font has; `nil` for a text style, and for views without a font.
  package var textSize: TextSize?
  /// The name of the only picture of a button, or of a picture that is an accessibility element, if the view
  /// has no accessibility label; `nil` for other views, and for system symbols, which have names.
  package var unnamedPicture: String?
  /// The key that Xcode exports the view's text by, such as `a1B-2c-D3e.normalTitle`; `nil` for views without
  /// a text of their own.
  package var textKey: String?
  /// The frame that Interface Builder saved, in points of the superview; `nil` without one.
  package var frame: Rect?
  /// True if Interface Builder flagged the saved frame as misplaced.
  package var isMisplaced = false
  /// True if a placeholder of Interface Builder stands for a size that code gives at run time.
  package var isSizedByCode = false
  /// True if the view has no constraints and keeps its saved frame.
  package var isFixedFrame = false
  /// True for a prototype of a table or a collection without a reuse identifier.
  package var lacksReuseIdentifier = false
  /// The view's class, if it seems to be one of Swift and the document names no module for it.
  package var classWithoutModule: String?

  /// The rules that the view's notes leave out, by their names, for the view and what is in it; each with its
  /// reason, empty without one.
  package var ignored: [String: String] = [:]

  package enum TextSize: Hashable, Sendable {
    /// A number of points.
    case fixed
    /// A number of points, although the document has the font adjusted to the content size.
    case fixedThoughAdjusted
  }

  package init() {}
}

/// A fault of a scene of an Interface Builder document, or of a deck's page.
package enum SceneFault: Hashable, Sendable {
  /// No segue leads to the scene, it is not the initial one, and it has no identifier by which code could
  /// make it.
  case unreachable
  /// A view of a controller's xib to which no outlet leads, beside the one that the controller shows.
  case unconnected
  /// The document names no module for the controller's class, which seems to be one of Swift.
  case classWithoutModule(String)
  /// An item of a bar has neither a title nor an accessibility label.
  case unnamedBarItem(BarItem)
  /// The picture of a deck's page has no words, or a file's name in their place.
  case unnamedPicture(String?)
  /// A deck's page has the picture and the texts of an earlier page, by its id.
  case copy(of: String)

  /// An item of a navigation bar, a toolbar or a tab bar that shows only a picture.
  package struct BarItem: Hashable, Sendable {
    /// The item's id in the document; empty without one.
    package var id: String
    /// The picture's name.
    package var picture: String
    /// The names of the outlets that lead to the item.
    package var outlets: [String]
    package var position: SourcePosition
    /// True for a tab, which code may name through `tabBar`.
    package var isTab: Bool

    package init(id: String, picture: String, outlets: [String], position: SourcePosition, isTab: Bool) {
      self.id = id
      self.picture = picture
      self.outlets = outlets
      self.position = position
      self.isTab = isTab
    }
  }
}
