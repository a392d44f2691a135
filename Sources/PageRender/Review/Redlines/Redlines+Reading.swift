internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageLint

extension PageRenderer {
  /// The redlines of a page.
  ///
  /// The rules are those of the renderer's last layout, which has to be the page's.
  /// - Parameters:
  ///   - environment: The environment in which the page was laid out.
  ///   - names: The names of the page's fonts.
  func redlines(
    of solved: SolvedPage, in environment: PageEnvironment, scope: RedlineLevel,
    names: StyleNames = StyleNames()
  ) -> Redlines {
    let layout = environment.layoutEnvironment
    var redlines = Redlines(
      size: layout.size, safeArea: layout.safeArea, direction: layout.direction, callouts: [])
    guard scope != .none, let system = currentSystem, !solved.page.tree.views.isEmpty else { return redlines }
    let inks = RedlineInks(SceneReading(solved, ink: ink), solved.scene)
    let reader = RedlineReader(solved, in: environment, inks: inks, names: names)
    var explainer = system.explainer(remembering: currentExplanations)
    redlines.callouts = reader.callouts(in: scope) { views in
      explainer.explanations(ofItems: views.map { solved.page.tree.views[$0].item })
    }
    redlines.gaps = inks.gaps(around: redlines.callouts.flatMap { $0.look.inks.compactMap(\.self) })
    return redlines
  }
}
