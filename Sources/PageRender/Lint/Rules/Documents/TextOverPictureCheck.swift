internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds texts on a picture that the document does not have: one that was not found, or one of an image view
/// that code fills through an outlet. Nobody can tell such a text's contrast.
///
/// A fill or a gradient between the two, as of a scrim, is meant to make the text legible on any picture.
struct TextOverPictureCheck {
  let page: DrawnPage

  /// The share of the text's ink that has to lie on the picture.
  private static let share = 0.8

  func findings() -> [LintFinding] {
    let pictures = page.views.indices.filter { isUnknownPicture($0) }
    guard !pictures.isEmpty else { return [] }
    var found: [LintFinding] = []
    for (index, mark) in page.marks.enumerated() {
      guard case .glyphs(let run) = mark.kind, mark.isNoticed, page.views[mark.view].isSeen,
        let ink = mark.visible, !page.isPassing(mark.view),
        let picture = pictures.last(where: { lies(ink, of: mark.view, on: $0) }),
        !isSeparated(ink, below: index, from: picture)
      else { continue }
      let finding = LintFinding(
        .textOverPicture, on: page, text: mark.view, part: page.part(of: run, in: mark.view),
        others: [picture],
        fault: "lies on \(page.name(of: picture)), whose picture is not known, so that its contrast is not",
        fix: "put a scrim or a plain colour between them", amount: 0, areas: [mark.ink])
      if !found.contains(where: { $0.topic == finding.topic }) { found.append(finding) }
    }
    return found
  }

  private func isUnknownPicture(_ view: Int) -> Bool {
    let node = page.node(view)
    guard node.place != nil, page.views[view].isSeen, node.className == "UIImageView" else { return false }
    return node.behavior.missingImage != nil || !(node.hold?.outlets ?? []).isEmpty
  }

  private func lies(_ ink: Rect, of view: Int, on picture: Int) -> Bool {
    guard picture < view, let common = page.views[picture].visible?.intersection(ink) else { return false }
    if let control = page.control(of: view), page.isInside(picture, of: control) { return false }
    return common.area >= Self.share * ink.area
  }

  /// Returns true if something is painted between a text and a picture.
  private func isSeparated(_ ink: Rect, below index: Int, from picture: Int) -> Bool {
    page.marks.prefix(index).contains { mark in
      guard mark.view > picture, mark.isNoticed, let visible = mark.visible,
        let common = visible.intersection(ink), common.area >= Self.share * ink.area
      else { return false }
      switch mark.kind {
      case .fill, .gradient, .image: return true
      case .glyphs, .line: return false
      }
    }
  }
}
