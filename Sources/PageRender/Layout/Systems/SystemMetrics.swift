package import PageBase

/// The look and metrics of a version of iOS: lengths in points, colours, and kinds of look.
///
/// Each version has a file of its own, which begins with the version before it and changes what differs.
package struct SystemMetrics: Sendable {
  package var palette: SystemPalette
  package var toggle: SwitchMetrics
  package var slider: SliderMetrics
  package var segments: SegmentMetrics
  package var stepper: StepperMetrics
  package var textField: TextFieldMetrics
  package var searchBar: SearchBarMetrics
  package var pickers: PickerMetrics
  package var configuredButton: ConfiguredButtonMetrics
  package var navigationBar: NavigationBarMetrics
  package var toolbar: ToolbarMetrics
  package var tabBar: TabBarMetrics
  package var glass: GlassMetrics
  /// The effect of bars on content below them; `nil` if bars have a ground.
  package var scrollEdge: ScrollEdgeMetrics?
  package var list: ListMetrics
  package var alert: AlertMetrics
  /// The look of sheets; `nil` if they are drawn over the whole screen.
  package var sheet: SheetMetrics?
  /// The look of menus; `nil` if they are not drawn.
  package var menu: MenuMetrics?
  /// The look of popovers; `nil` if they are drawn over the whole screen.
  package var popover: PopoverMetrics?
  /// The columns of split view controllers; `nil` if they have a single one.
  package var split: SplitMetrics?
}

extension SystemVersion {
  /// The version's table.
  package var metrics: SystemMetrics {
    switch self {
    case .ios17: .ios17
    case .ios18: .ios18
    case .ios26: .ios26
    case .ios27: .ios27
    }
  }
}
