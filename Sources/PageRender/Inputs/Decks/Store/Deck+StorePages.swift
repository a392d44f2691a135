internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

extension Deck {
  /// Builds store pictures; `nil`, with a diagnostic, for a picture that cannot be made.
  @MainActor
  func storePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits, _ texts: PageStrings
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    guard let environment = traits.window else { return (chosen.map { _ in nil }, []) }
    let canvas = StoreCanvas(
      size: environment.layoutEnvironment.size, isMirrored: environment.direction == .rightToLeft)
    let fit: StoreCaptionSizes.Fit
    do throws(TextError) {
      fit = try captionSizes.fit(of: self, canvas, traits)
    } catch {
      return (chosen.map { _ in nil }, [PageError.text(error).diagnostic])
    }
    let deck = localized(texts, only: chosen)
    var diagnostics: [Diagnostic] = []
    let prepared = AssetCatalogs.withCurrent(assets) {
      chosen.map { index -> PreparedPage? in
        let page = pages[index]
        let faults = deck.faults(of: index, fit, environment)
        guard faults.isEmpty else {
          diagnostics += faults.keeping(page: page.id.value)
          return nil
        }
        var builder = StorePageBuilder(
          deck: deck, index: index, canvas: canvas, environment: environment, images: images,
          scale: fit.scale)
        var made = builder.page(traits)
        made?.texts += self.texts(of: page, texts)
        diagnostics += made == nil ? builder.diagnostics.keeping(page: page.id.value) : builder.diagnostics
        return made
      }
    }
    return (prepared, diagnostics + assets.takeDiagnostics())
  }

  /// The faults of a caption: characters without a font, and a text that does not fit.
  private func faults(
    of index: Int, _ fit: StoreCaptionSizes.Fit, _ environment: PageEnvironment
  ) -> [Diagnostic] {
    let page = pages[index]
    let id = Wording.quoted(page.id.value)
    var faults = (fit.missing[index] ?? []).map { missing in
      Diagnostic(
        .error, file: file, position: page.summary.position,
        "page \(id): the caption in \(environment.locale) \(missing.fault); \(missing.advice)",
        exitCode: .badInput)
    }
    if fit.unfit.contains(index), let caption = page.composition?.caption {
      let percent = Int((caption.smallest * 100).rounded())
      var fault = Diagnostic(
        .error, file: file, position: page.summary.position,
        "page \(id): the caption \(Wording.quoted(page.summary.value.written)) does not fit in "
          + "\(environment.locale), even at \(percent) % of its size; shorten it, or give \"caption\" more \"height\"",
        exitCode: .badInput)
      fault.lintRule = "text-truncated"
      fault.environments = [environment.name]
      faults.append(fault)
    }
    return faults
  }
}
