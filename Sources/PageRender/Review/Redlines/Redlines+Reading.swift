internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageLint

extension PageRenderer {
  /// The redlines of a page.
  ///
  /// The rules are those of the renderer's last layout, which has to be the page's.
  /// - Parameter environment: The environment in which the page was laid out.
  func redlines(
    of solved: SolvedPage, in environment: PageEnvironment, scope: RedlineLevel
  ) -> Redlines {
    let layout = environment.layoutEnvironment
    var redlines = Redlines(
      size: layout.size, safeArea: layout.safeArea, direction: layout.direction, callouts: [])
    guard scope != .none, let system = currentSystem, !solved.page.tree.views.isEmpty else { return redlines }
    let reader = RedlineReader(
      solved, in: environment, inks: RedlineInks(SceneReading(solved, ink: ink), solved.scene))
    var explainer = system.explainer(remembering: currentExplanations)
    redlines.callouts = reader.callouts(in: scope) { views in
      explainer.explanations(ofItems: views.map { solved.page.tree.views[$0].item })
    }
    return redlines
  }
}

extension TextStyle {
  /// The text style whose font at a content size has this font's point size, weight and leading; the leading
  /// tells text styles from other fonts. `nil` if no style matches, or several do.
  static func style(of font: FontDescriptor, at size: ContentSize) -> TextStyle? {
    guard font.family == .system, font.leading != 0 else { return nil }
    let sized = allCases.filter {
      $0.pointSize(at: size) == font.pointSize && abs($0.leading(at: size) - font.leading) < 1e-6
    }
    for found in [
      sized.filter { $0.weight == font.weight }, sized.filter { $0.emphasizedWeight == font.weight },
    ] where !found.isEmpty {
      return found.count == 1 ? found.first : nil
    }
    return nil
  }
}
