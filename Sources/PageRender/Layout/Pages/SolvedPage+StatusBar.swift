package import PageBase

extension SolvedPage {
  /// The status bar that iOS draws over the page in an environment; `nil` if there is none, or the page is no
  /// full screen.
  ///
  /// The page must have been solved without system bars.
  package func statusBar(in environment: PageEnvironment) -> StatusBar? {
    guard page.tree.systemBars.isOfScreen else { return nil }
    return SystemBars(of: page.tree, over: scene, in: environment).statusBar
  }
}
