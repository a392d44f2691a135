internal import PageBase

/// The bars around a controller's view.
struct ControllerBars: Hashable, Sendable {
  var hasNavigationBar = false
  /// True if the navigation bar shows a large title.
  var hasLargeTitle = false
  var hasTabBar = false
  var hasToolbar = false
  /// True if the controller simulates a screen without a status bar.
  var hidesStatusBar = false

  /// Returns the bars together with those of a container controller.
  func adding(_ object: DocumentElement) -> ControllerBars {
    var bars = self
    switch ControllerKind(element: object) {
    case .navigationController:
      if object.flag("navigationBarHidden") != true {
        bars.hasNavigationBar = true
        bars.hasLargeTitle = object.child("navigationBar")?.flag("largeTitles") == true
      }
      bars.hasToolbar = object.flag("toolbarHidden") == false
      bars.simulateBottom(of: object)
    case .tabBarController: bars.hasTabBar = true
    default: break
    }
    return bars
  }

  /// Returns the bars as changed by a controller's simulated metrics, which add bars that no container has,
  /// or remove bars.
  func simulated(by object: DocumentElement) -> ControllerBars {
    var bars = self
    if let top = object.child(key: "simulatedTopBarMetrics") {
      bars.hasNavigationBar = top.name == "simulatedNavigationBarMetrics"
      bars.hasLargeTitle = bars.hasLargeTitle && bars.hasNavigationBar
    }
    bars.hidesStatusBar = object.child("nil", key: "simulatedStatusBarMetrics") != nil
    bars.simulateBottom(of: object)
    return bars
  }

  /// Shows the bottom bar that a controller simulates. One of a navigation controller holds for its whole stack.
  private mutating func simulateBottom(of object: DocumentElement) {
    guard let bottom = object.child(key: "simulatedBottomBarMetrics") else { return }
    hasTabBar = bottom.name == "simulatedTabBarMetrics"
    hasToolbar = bottom.name == "simulatedToolbarMetrics"
  }

  /// The bars that remain around a controller inside a container.
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
