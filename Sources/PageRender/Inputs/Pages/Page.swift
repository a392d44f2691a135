internal import PageBase
public import PageLayout
public import UIKitCore

/// A page declared in an app's own code: an id, and the code that creates its screen.
///
/// ```swift
/// Page("badge") { BadgeView(text: "New") }
/// Page("tutorial", flow: ["tap next", "rotate"]) { TutorialController() }
/// ```
///
/// The screen is created for each environment that it is shown in (device, orientation, locale and so on), in
/// a window of that size. Its code therefore finds the traits and bounds that it would find in an app.
public struct Page: Sendable {
  /// The page's id, which names its pictures: unique in its catalogue, and valid as a file name.
  public package(set) var id: String
  /// The position of the page's code, at which its faults are reported.
  public let place: SourcePlace
  /// The steps performed on the screen; a picture is drawn after each. Empty for a page without a flow.
  public package(set) var flow: [FlowStep]
  /// The pages that are turned before the page counts as shown: -1 is the one before.
  package var turns = 0
  /// Receives the numbers of pages before and after the one that shows; `nil` if nobody wants to know.
  package var countsPages: (@MainActor @Sendable (_ before: Int, _ after: Int) -> Void)?
  /// Creates the screen; returns `nil` if the page's code gave none.
  let makeScreen: @MainActor () throws -> PageScreenContent?

  /// - Parameters:
  ///   - flow: The steps performed on the screen, such as `["tap next", .rotate]` (docs/flows.md).
  ///   - content: Creates a view controller, a window with one (`AppLaunch`), or a view, which then fills the
  ///     screen. An error that it throws is reported as the page's fault, and so is `nil`.
  ///   - file: The file that declares the page, which the compiler fills in, as it does the following
  ///     parameters.
  public init<Content: PageContent>(
    _ id: String, flow: [FlowStep] = [], file: StaticString = #filePath, fileID: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column, content: @escaping @MainActor () throws -> Content
  ) {
    self.id = id
    self.flow = flow
    place = SourcePlace(
      path: "\(file)", fileID: "\(fileID)", position: SourcePosition(line: line, column: column))
    makeScreen = {
      let content = try content()
      if let window = content as? UIWindow { return .window(window) }
      if let preview = content as? PreviewScreen {
        return preview.controllerForPageRender.map { .preview($0, preview.canvas) }
      }
      return content.controllerForPageRender.map { .controller($0) }
    }
  }
}

extension Page {
  /// Makes a page that another process builds and draws.
  package init(drawnElsewhere id: String, at place: SourcePlace) {
    self.id = id
    self.place = place
    flow = []
    makeScreen = { nil }
  }
}

/// The contents of a page: a view controller, a view, or an optional of either, for code that may fail to
/// create one.
@preconcurrency @MainActor
public protocol PageContent {
  /// The controller whose view fills the screen; `nil` if there is none. Every controller and view has this
  /// member, so its name is one that no app uses.
  var controllerForPageRender: UIViewController? { get }
}

extension UIViewController: PageContent {
  public var controllerForPageRender: UIViewController? { self }
}

extension UIView: PageContent {
  /// A new controller with this view.
  public var controllerForPageRender: UIViewController? {
    let controller = ViewPageController()
    controller.view = self
    return controller
  }
}

extension Optional: PageContent where Wrapped: PageContent {
  public var controllerForPageRender: UIViewController? { self?.controllerForPageRender }
}

/// Builds a list of pages from the statements of a closure: pages, lists of pages, `if` and `for`.
///
/// ```swift
/// @PageBuilder func pages(isSignedIn: Bool) -> [Page] {
///   Page("welcome") { WelcomeController() }
///   for step in 1...3 {
///     Page("tutorial-\(step)") { TutorialController(step: step) }
///   }
///   if isSignedIn {
///     Page("settings") { SettingsController() }
///   }
/// }
/// print(pages(isSignedIn: false).map(\.id))  // ["welcome", "tutorial-1", "tutorial-2", "tutorial-3"]
/// ```
@resultBuilder
public enum PageBuilder {
  public static func buildExpression(_ page: Page) -> [Page] { [page] }
  public static func buildExpression(_ pages: [Page]) -> [Page] { pages }
  public static func buildBlock(_ pages: [Page]...) -> [Page] { pages.flatMap { $0 } }
  public static func buildOptional(_ pages: [Page]?) -> [Page] { pages ?? [] }
  public static func buildEither(first pages: [Page]) -> [Page] { pages }
  public static func buildEither(second pages: [Page]) -> [Page] { pages }
  public static func buildArray(_ pages: [[Page]]) -> [Page] { pages.flatMap { $0 } }
  public static func buildLimitedAvailability(_ pages: [Page]) -> [Page] { pages }
}
