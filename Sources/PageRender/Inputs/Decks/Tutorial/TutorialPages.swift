internal import Foundation
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// The built-in pages of a deck, with its texts and pictures in one set of traits.
@MainActor
struct TutorialPages {
  let deck: Deck
  let texts: DeckTexts
  let pictures: DeckPictures
  let traits: PageTraits

  /// Builds the pages with some indices in the deck's entries; `nil`, with a diagnostic, for one that cannot be
  /// built.
  func prepare(_ chosen: [Int]) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    let pages = deck.pages
    var diagnostics: [Diagnostic] = []
    var shown = [TutorialPage?](repeating: nil, count: deck.pageCount)
    let prepared = AssetCatalogs.withCurrent(deck.assets) {
      for index in deck.shownPages(of: chosen) {
        let picture = pictures.picture(of: pages[index])
        do throws(ImageError) {
          shown[pages[index].number - 1] = try page(index, picture)
        } catch {
          diagnostics += [error.diagnostic(for: picture, in: deck.file)].keeping(page: pages[index].id.value)
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
    diagnostics += deck.assets.takeDiagnostics()
    // The flow has already reported the faults of its screens.
    let faults = zip(chosen, prepared).filter { $0.0 < pages.count }.flatMap { $1?.tree.diagnostics ?? [] }
    return (prepared, diagnostics + faults)
  }

  private func prepare(_ page: Deck.Page, among pages: [TutorialPage?]) -> PreparedPage {
    let controller = TutorialController(pages: pages, style: style)
    let view: UIView = controller.view
    controller.show(page: page.number - 1)
    return PreparedPage(id: page.id.value, tree: ViewTree(root: view), position: page.summary.position)
  }

  /// The flow's screens up to a step, in a window of their own; fewer if a step cannot be performed.
  ///
  /// - Parameters:
  ///   - pages: The deck's pages by number; `nil` for pages that cannot be shown.
  ///   - last: The number of steps to perform.
  private func flowStates(
    _ pages: [TutorialPage?], upTo last: Int, in environment: PageEnvironment
  ) -> (states: [PreparedPage], diagnostics: [Diagnostic]) {
    var performed = Flow(
      of: .controller(TutorialController(pages: pages, style: style)), in: environment, id: DeckFlow.id,
      title: texts.title.text, file: deck.file, position: deck.flow.first?.position)
    performed.perform(deck.flow.prefix(last))
    return (performed.states, performed.diagnostics)
  }

  private func page(_ index: Int, _ picture: Located<Deck.Picture>) throws(ImageError) -> TutorialPage? {
    guard let texts = texts.pages[index], let image = try pictures.image(picture) else { return nil }
    return TutorialPage(
      image: image, imageDescription: texts.alt?.text,
      text: texts.attributed(deck.style, on: traits.system))
  }

  var style: TutorialStyle {
    let (font, colors) = (deck.style.fonts.controls.value, deck.style.colors)
    return TutorialStyle(
      previousTitle: texts.previous.text, nextTitle: texts.next.text, controlFont: UIFont(following: font),
      controlColor: UIColor(colors.controls), backgroundColor: UIColor(colors.background),
      currentPageColor: UIColor(colors.currentPage), otherPagesColor: UIColor(colors.otherPages))
  }
}

extension DeckTexts.Page {
  /// The summary, then, in a second run, three newlines and the detail; all centred.
  @MainActor
  func attributed(_ style: Deck.Style, on system: SystemVersion) -> NSAttributedString {
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let text = NSMutableAttributedString()
    for (part, words, font, color) in [
      ("summary", summary.text, style.fonts.summary, style.colors.summary),
      ("detail", "\n\n\n" + detail.text, style.fonts.detail, style.colors.detail(on: system)),
    ] {
      text.append(
        NSAttributedString(
          string: words,
          attributes: [
            .font: UIFont(following: font.value), .foregroundColor: UIColor(color),
            .paragraphStyle: centred, .textPart: part,
          ]))
    }
    return text
  }
}
