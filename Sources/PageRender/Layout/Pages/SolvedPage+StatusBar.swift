package import PageBase

extension SolvedPage {
  /// The status bar that the system draws over the page in an environment; `nil` where there is none, or the page is no screen.
  ///
  /// The page was solved without the bars.
  package func statusBar(in environment: PageEnvironment) -> StatusBar? {
    guard page.tree.systemBars.isOfScreen else { return nil }
    return SystemBars(of: page.tree, over: scene, in: environment).statusBar
  }
}
