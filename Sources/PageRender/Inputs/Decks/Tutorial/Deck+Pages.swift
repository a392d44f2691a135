internal import Foundation
internal import LayoutEngine
public import PageBase
public import PageDrawing
public import PageLayout
internal import UIKitCore

extension Deck {
  /// Builds the views of the deck's pages, as an app would build them.
  ///
  /// - Parameters:
  ///   - chosen: The indices of pages in `entries`.
  ///   - traits: The traits that texts, and the variations of a document's views, follow.
  /// - Returns: A page for each index; `nil`, with a diagnostic, for a page that cannot be built.
  @MainActor
  public func preparePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    let texts = PageStrings(strings, locale: traits.locale, idiom: traits.idiom)
    if layout.store != nil {
      let (pages, diagnostics) = PageStrings.withCurrent(texts) {
        storePages(images: images, only: chosen, traits: traits, texts)
      }
      return (pages, texts.takeDiagnostics() + diagnostics)
    }
    var (pages, diagnostics) = PageStrings.withCurrent(texts) {
      localized(texts, only: shownPages(of: chosen)).prepareLocalized(
        images: images, only: chosen, traits: traits)
    }
    for (place, entry) in chosen.enumerated() {
      pages[place]?.tree.systemBars.statusBarContent = statusBarStyle.content
      pages[place]?.tree.systemBars.isOfScreen = true
      pages[place]?.texts += shownPages(of: [entry]).flatMap { self.texts(of: self.pages[$0], texts) }
    }
    return (pages, texts.takeDiagnostics() + diagnostics)
  }

  /// Builds the pages of a deck whose keys have been replaced by texts.
  @MainActor
  private func prepareLocalized(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    if case .document(let layout) = layout {
      let (pages, diagnostics) = AssetCatalogs.withCurrent(assets) {
        documentPages(layout, images: images, only: chosen, traits: traits)
      }
      return (pages, diagnostics + assets.takeDiagnostics())
    }
    var diagnostics: [Diagnostic] = []
    var shown = [TutorialPage?](repeating: nil, count: pageCount)
    let seen = shownPages(of: chosen).map { self.pages[$0] }
    let prepared = AssetCatalogs.withCurrent(assets) {
      for page in seen {
        do throws(ImageError) {
          shown[page.number - 1] = try tutorialPage(page, images: images, on: traits.system)
        } catch {
          diagnostics += [error.diagnostic(for: page.image, in: file)].keeping(page: page.id.value)
        }
      }
      let last = (chosen.max() ?? 0) - pages.count
      let window = last < 0 ? nil : traits.window
      let (flow, problems) = window.map { flowStates(shown, upTo: last, in: $0) } ?? ([], [])
      diagnostics += problems
      return chosen.map { entry -> PreparedPage? in
        guard entry < pages.count else {
          let state = entry - pages.count
          return flow.indices.contains(state) ? flow[state] : nil
        }
        return shown[pages[entry].number - 1] == nil ? nil : prepare(pages[entry], among: shown)
      }
    }
    diagnostics += assets.takeDiagnostics()
    // The flow has already reported the faults of its screens.
    let faults = zip(chosen, prepared).filter { $0.0 < pages.count }.flatMap { $1?.tree.diagnostics ?? [] }
    return (prepared, diagnostics + faults)
  }

  @MainActor
  private func prepare(_ page: Page, among pages: [TutorialPage?]) -> PreparedPage {
    let controller = TutorialController(pages: pages, style: tutorialStyle)
    let view: UIView = controller.view
    controller.show(page: page.number - 1)
    return PreparedPage(id: page.id.value, tree: ViewTree(root: view), position: page.summary.position)
  }

  @MainActor
  var tutorialStyle: TutorialStyle {
    TutorialStyle(
      previousTitle: controls.previous.value.written, nextTitle: controls.next.value.written,
      controlFont: UIFont(following: style.fonts.controls.value),
      controlColor: UIColor(style.colors.controls),
      backgroundColor: UIColor(style.colors.background), currentPageColor: UIColor(style.colors.currentPage),
      otherPagesColor: UIColor(style.colors.otherPages))
  }

  /// Builds pages from the document of the deck's layout; `nil`, with a diagnostic, for a page that cannot be
  /// built.
  @MainActor
  private func documentPages(
    _ layout: DeckDocumentLayout, images: ImageStore, only chosen: [Int], traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    guard
      var builder = DeckDocumentPages(self, layout, images: images, traits: traits, reporting: &diagnostics)
    else { return ([PreparedPage?](repeating: nil, count: chosen.count), diagnostics) }
    let pages = chosen.map { index in
      let page = self.pages[index]
      let made = builder.prepare(page)
      let problems = builder.takeDiagnostics()
      diagnostics += made == nil ? problems.keeping(page: page.id.value) : problems
      return made
    }
    return (pages, diagnostics)
  }

  @MainActor
  private func tutorialPage(
    _ page: Page, images: ImageStore, on system: SystemVersion
  ) throws(ImageError) -> TutorialPage? {
    guard let image = try image(of: page, in: images) else { return nil }
    return TutorialPage(
      image: image, imageDescription: page.alt?.value.written, text: attributedText(of: page, on: system))
  }

  /// The page's picture, whose file is decoded when it is drawn; its header is read now.
  @MainActor
  func image(of page: Page, in images: ImageStore) throws(ImageError) -> UIImage? {
    try image(page.image, in: images)
  }

  /// A picture as `image(of:in:)` returns it; `nil` for a page of another deck.
  @MainActor
  func image(_ picture: Located<Picture>, in images: ImageStore) throws(ImageError) -> UIImage? {
    switch picture.value {
    case .file(let file):
      let scale = max(ImageScale.scale(ofFileAt: file.written), 1)
      let pixels = try images.pixelSize(of: file.path)
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      var reference = ArtworkReference(
        path: file.path, name: name, file: self.file, position: picture.position, store: images)
      reference.writtenName = file.written
      reference.isEssential = true
      let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
      return UIImage(
        Artwork(
          ArtworkVariant(
            source: .file(reference, isShapes: false), size: size, conditions: ImageConditions(scale: scale)))
      )
    case .named(let name): return assets.image(named: name).map { UIImage($0) }
    case .page: return nil
    }
  }

  /// The summary, then, in a second run, three newlines and the detail; all centred.
  func attributedText(of page: Page, on system: SystemVersion) -> NSAttributedString {
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let text = NSMutableAttributedString(
      string: page.summary.value.written,
      attributes: [
        .font: UIFont(following: style.fonts.summary.value), .foregroundColor: UIColor(style.colors.summary),
        .paragraphStyle: centred, .textPart: "summary",
      ])
    text.append(
      NSAttributedString(
        string: "\n\n\n" + page.detail.value.written,
        attributes: [
          .font: UIFont(following: style.fonts.detail.value),
          .foregroundColor: UIColor(style.colors.detail(on: system)), .paragraphStyle: centred,
          .textPart: "detail",
        ]))
    return text
  }
}
