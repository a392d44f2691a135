internal import PageDrawing
public import PageLayout

extension PreparedPage {
  /// The names by which exceptions mean views: identifiers, and the names of parts of texts.
  public var viewNames: [String] {
    tree.views.flatMap { view in
      var names = [view.identifier].compactMap(\.self)
      if case .text(let content) = view.content { names += content.text.parts.map(\.name) }
      return names
    }
  }
}
