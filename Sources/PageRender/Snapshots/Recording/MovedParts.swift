package import LayoutEngine
package import PageDrawing
package import PageLayout

extension FrameTree {
  /// Returns the changes from a stored tree to this one, as `sentences(since:)` describes them, and the parts
  /// of texts that moved because another part of the same text changed: neither frames nor properties show
  /// these.
  ///
  /// - Parameters:
  ///   - page: The page of this tree.
  ///   - regions: The regions of the page's picture whose pixels changed.
  ///   - namesAll: True if each sentence names all its views; false for the first four and a count.
  package func changes(
    since old: FrameTree, on page: SolvedPage, changedIn regions: [PixelRectangle], namesAll: Bool = false
  ) -> PictureChanges {
    guard old != self else { return PictureChanges() }
    let changes = TreeChanges(from: old, to: self)
    let areas = regions.map { $0.points(scale: scale) }
    let wording =
      namesAll ? ChangeWording(changes, namedViews: .max) : ChangeWording(changes)
    var told = wording.told
    told.remarks += changes.movedParts(on: page, in: areas)
    return told
  }
}

extension TreeChanges {
  /// Returns a sentence for each text of which some named parts changed and others only moved:
  /// `detail moved as summary changed`.
  fileprivate func movedParts(on page: SolvedPage, in areas: [Rect]) -> [String] {
    let nodes = page.page.tree.documentOrder.map(\.view)
    return page.texts.compactMap { view, drawn in
      guard let node = nodes.firstIndex(of: view) else { return nil }
      let changed = changedParts(of: node)
      guard !changed.isEmpty else { return nil }
      let moved = drawn.content.text.parts.map(\.name).filter { part in
        guard !changed.contains(part), let lines = page.lines(ofText: view, part: part) else { return false }
        return areas.contains { lines.intersection($0).map { min($0.width, $0.height) > 1 } ?? false }
      }
      guard !moved.isEmpty else { return nil }
      func list(_ parts: [String]) -> String { parts.map(PropertyWording.short).joined(separator: ", ") }
      return "\(list(moved)) moved as \(list(changed)) changed"
    }
  }

  /// Returns the named parts of a view's text that a cause is about.
  private func changedParts(of node: Int) -> [String] {
    causes.reduce(into: []) { parts, cause in
      guard case .property(node, let name, _, _) = cause, let part = PropertyWording.split(name).part,
        !parts.contains(part)
      else { return }
      parts.append(part)
    }
  }
}

extension PixelRectangle {
  /// Returns the rectangle in points; `scale` is in pixels per point.
  package func points(scale: Double) -> Rect {
    Rect(
      x: Double(x.lowerBound) / scale, y: Double(y.lowerBound) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
