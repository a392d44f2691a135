public import LayoutEngine
public import PageBase
internal import PageDrawing

/// The views of one page as values, which can leave the main actor to be laid out and drawn for many
/// environments at once.
public struct ViewTree: Sendable {
  /// The layout items of views and guides, and their constraints.
  public var layout: LayoutInput
  /// The views in document order; the first is the root.
  package var views: [ViewNode]
  /// Faults of the tree, such as a constraint to a view outside it.
  public var diagnostics: [Diagnostic]
  /// The identifier of constraints that a table view cell generates for its own subviews.
  package static let cellPartConstraint = "UITableViewCell"

  /// The page's settings for the status bar and the home indicator.
  package var systemBars = SystemBarWishes()
  /// The place in which an app shows the page.
  package var shownAs = PagePlace.screen
  /// False for a page whose size only code decides: a xib's view, a freeform scene, and the content of a
  /// container view.
  package var hasKnownSize = true
  /// True if the page was designed on a device in landscape, so that the app may have no other orientation.
  package var isDesignedInLandscape = false
  /// True if the saved frames are of size classes to which the document gives other constraints.
  package var isOfOtherSizeClasses = false
  /// The only orientation that the app declares, by the kind of device. On iPadOS 26 windows have any size, so
  /// that findings in another one stay warnings.
  package var declaredOrientations: [Device.Idiom: Orientation] = [:]
  /// The only appearance that the app declares; `nil` for both, and where nobody tells.
  package var declaredAppearance: Appearance?
  /// The only kind of device that the app is for; `nil` for both, and where nobody tells.
  package var declaredIdiom: Device.Idiom?
  /// The faults of the page's scene in its document.
  package var sceneFaults: [SceneFault] = []
  /// The classes and actions that the page's scene expects of the app.
  package var claims: [CodeClaim] = []
  /// The app's classes of the page's controller and of those around it in the document.
  package var controllerClasses: [String] = []
  /// The app's sources; `nil` if no project is near.
  package var sources: (any AppSources)?

  package init(
    layout: LayoutInput, views: [ViewNode], diagnostics: [Diagnostic],
    systemBars: SystemBarWishes = SystemBarWishes()
  ) {
    self.layout = layout
    self.views = views
    self.diagnostics = diagnostics
    self.systemBars = systemBars
  }
}
