internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The pictures for the App Store that the pages of a deck are, in one set of traits.
@MainActor
struct StorePages {
  let deck: Deck
  let strings: PageStrings
  let pictures: DeckPictures
  let traits: PageTraits

  /// Builds the pictures of some pages; `nil`, with a diagnostic, for a picture that cannot be made.
  func prepare(_ chosen: [Int]) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    guard let environment = traits.window else { return (chosen.map { _ in nil }, []) }
    let canvas = StoreCanvas(
      size: environment.layoutEnvironment.size, isMirrored: environment.direction == .rightToLeft)
    let fit: StoreCaptionSizes.Fit
    do throws(TextError) {
      fit = try deck.store.captionSizes.fit(of: deck, canvas, traits)
    } catch {
      return (chosen.map { _ in nil }, [PageError.text(error).diagnostic])
    }
    let texts = DeckTexts(of: deck, in: strings, only: chosen)
    var diagnostics: [Diagnostic] = []
    let prepared = AssetCatalogs.withCurrent(deck.assets) {
      chosen.map { index -> PreparedPage? in
        let page = deck.pages[index]
        guard let own = texts.pages[index] else { return nil }
        let faults = faults(of: index, own, fit, environment)
        guard faults.isEmpty else {
          diagnostics += faults.keeping(page: page.id.value)
          return nil
        }
        var builder = StorePageBuilder(
          index: index, texts: own, pictures: pictures, canvas: canvas, environment: environment,
          scale: fit.scale)
        var made = builder.page(traits)
        made?.texts += [own.summary] + (page.detail.value == "" ? [] : [own.detail])
        diagnostics += made == nil ? builder.diagnostics.keeping(page: page.id.value) : builder.diagnostics
        return made
      }
    }
    return (prepared, diagnostics + deck.assets.takeDiagnostics())
  }

  /// The faults of a caption: characters without a font, and a text that does not fit.
  private func faults(
    of index: Int, _ texts: DeckTexts.Page, _ fit: StoreCaptionSizes.Fit, _ environment: PageEnvironment
  ) -> [Diagnostic] {
    let page = deck.pages[index]
    let id = Wording.quoted(page.id.value)
    var faults = (fit.missing[index] ?? []).map { missing in
      Diagnostic(
        .error, file: deck.file, position: page.summary.position,
        "page \(id): the caption in \(environment.locale) \(missing.fault); \(missing.advice)",
        exitCode: .badInput)
    }
    if fit.unfit.contains(index), let caption = page.composition?.caption {
      let percent = Int((caption.smallest * 100).rounded())
      var fault = Diagnostic(
        .error, file: deck.file, position: page.summary.position,
        "page \(id): the caption \(Wording.quoted(texts.summary.text)) does not fit in "
          + "\(environment.locale), even at \(percent) % of its size; shorten it, or give \"caption\" more \"height\"",
        exitCode: .badInput)
      fault.lintRule = "text-truncated"
      fault.environments = [environment.name]
      faults.append(fault)
    }
    return faults
  }
}
