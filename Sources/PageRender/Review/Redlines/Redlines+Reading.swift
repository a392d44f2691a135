internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageLint

extension PageRenderer {
  /// The measures of a page that a designer asks for.
  ///
  /// The rules are those of the layout that was solved last, which has to be the page's.
  /// - Parameter environment: That in which the page was solved.
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
  /// The style whose font at a content size is this one: of its size, its weight and its own distance between lines, which
  /// no other font has. `nil` where there is none, or more than one.
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
