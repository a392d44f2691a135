internal import Foundation

extension Deck {
  /// Pages of the deck as views, built as an app would build them.
  ///
  /// - Parameter chosen: Indices in `pages`.
  /// - Returns: A page for each index; `nil`, and a diagnostic, for one whose picture cannot be read.
  @MainActor
  public func preparePages(
    images: ImageStore, only chosen: [Int]
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var shown = [TutorialPage?](repeating: nil, count: pageCount)
    let pages = chosen.map { self.pages[$0] }
    for page in pages {
      do {
        shown[page.number - 1] = try tutorialPage(page, images: images)
      } catch {
        diagnostics.append(error.diagnostic(for: page.image, in: file))
      }
    }
    let prepared = pages.map { page -> PreparedPage? in
      shown[page.number - 1] == nil ? nil : prepare(page, among: shown)
    }
    return (prepared, diagnostics + prepared.flatMap { $0?.tree.diagnostics ?? [] })
  }

  @MainActor
  private func prepare(_ page: Page, among pages: [TutorialPage?]) -> PreparedPage {
    let controller = TutorialController(pages: pages, style: tutorialStyle)
    let view: UIView = controller.view
    controller.show(page: page.number - 1)
    return PreparedPage(id: page.id.value, tree: ViewTree(root: view), position: page.summary.position)
  }

  @MainActor
  private var tutorialStyle: TutorialStyle {
    TutorialStyle(
      previousTitle: controls.previous.value, nextTitle: controls.next.value,
      controlFont: UIFont(style.fonts.controls.value), controlColor: UIColor(style.colors.controls),
      backgroundColor: UIColor(style.colors.background), currentPageColor: UIColor(style.colors.currentPage),
      otherPagesColor: UIColor(style.colors.otherPages))
  }

  @MainActor
  private func tutorialPage(_ page: Page, images: ImageStore) throws(ImageError) -> TutorialPage {
    let scale = ImageScale.scale(ofFileAt: page.image.value.written)
    let image = UIImage(try images.image(at: page.image.value.path), scale: CGFloat(scale))
    return TutorialPage(image: image, imageDescription: page.alt?.value, text: attributedText(of: page))
  }

  /// The summary, and, in one run below it, three newlines and the detail; all centred.
  private func attributedText(of page: Page) -> NSAttributedString {
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let text = NSMutableAttributedString(
      string: page.summary.value,
      attributes: [
        .font: UIFont(style.fonts.summary.value), .foregroundColor: UIColor(style.colors.summary),
        .paragraphStyle: centred,
      ])
    text.append(
      NSAttributedString(
        string: "\n\n\n" + page.detail.value,
        attributes: [
          .font: UIFont(style.fonts.detail.value), .foregroundColor: UIColor(style.colors.detail),
          .paragraphStyle: centred,
        ]))
    return text
  }
}
