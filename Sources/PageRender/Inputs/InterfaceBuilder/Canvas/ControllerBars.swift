internal import PageBase

/// The bars around a controller's view.
struct ControllerBars: Hashable, Sendable {
  var hasNavigationBar = false
  /// True if the title stands large below the bar.
  var hasLargeTitle = false
  var hasTabBar = false
  var hasToolbar = false
  /// True if the controller simulates that there is none.
  var hidesStatusBar = false

  /// Returns the bars, with those of a container controller added.
  func adding(_ object: DocumentElement) -> ControllerBars {
    var bars = self
    switch ControllerKind(element: object) {
    case .navigationController:
      if object.flag("navigationBarHidden") != true {
        bars.hasNavigationBar = true
        bars.hasLargeTitle = object.child("navigationBar")?.flag("largeTitles") == true
      }
      bars.hasToolbar = object.flag("toolbarHidden") == false
    case .tabBarController: bars.hasTabBar = true
    default: break
    }
    return bars
  }

  /// Returns the bars as a controller's simulated metrics change them: bars that nothing puts around it, or none.
  func simulated(by object: DocumentElement) -> ControllerBars {
    var bars = self
    if let top = object.child(key: "simulatedTopBarMetrics") {
      bars.hasNavigationBar = top.name == "simulatedNavigationBarMetrics"
      bars.hasLargeTitle = bars.hasLargeTitle && bars.hasNavigationBar
    }
    bars.hidesStatusBar = object.child("nil", key: "simulatedStatusBarMetrics") != nil
    if let bottom = object.child(key: "simulatedBottomBarMetrics") {
      bars.hasTabBar = bottom.name == "simulatedTabBarMetrics"
      bars.hasToolbar = bottom.name == "simulatedToolbarMetrics"
    }
    return bars
  }

  /// The bars that a controller inside keeps.
  func seen(by object: DocumentElement) -> ControllerBars {
    var bars = self
    if object.flag("hidesBottomBarWhenPushed") == true { bars.hasTabBar = false }
    if object.child("navigationItem")?["largeTitleDisplayMode"] == "never" { bars.hasLargeTitle = false }
    return bars
  }

  func union(_ other: ControllerBars) -> ControllerBars {
    ControllerBars(
      hasNavigationBar: hasNavigationBar || other.hasNavigationBar,
      hasLargeTitle: hasLargeTitle || other.hasLargeTitle, hasTabBar: hasTabBar || other.hasTabBar,
      hasToolbar: hasToolbar || other.hasToolbar)
  }
}
