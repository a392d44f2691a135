internal import PageBase
public import PageLayout
public import UIKitCore

/// One page of an app's own source: a name, and the code that makes its screen.
///
/// ```swift
/// Page("badge") { BadgeView(text: "New") }
/// Page("tutorial", flow: ["tap next", "rotate"]) { TutorialController() }
/// ```
///
/// The screen is made for each environment that it is shown in (device, orientation, locale and so on), and lives in a
/// window of that size, so that what the code asks of its traits and bounds is answered as in an app.
public struct Page: Sendable {
  /// Names the page's pictures: unique in its catalogue, and fit to be a file's name.
  public let id: String
  /// The place of the page's code; faults of the page are reported there.
  public let place: SourcePlace
  /// The steps performed on the screen; a picture is drawn after each. Empty for a page without a flow.
  public let flow: [FlowStep]
  /// Makes the screen; `nil` where the code had none to give.
  let makeScreen: @MainActor () throws -> PageScreenContent?

  /// - Parameters:
  ///   - flow: What is done on the screen, such as `["tap next", .rotate]` (docs/flows.md).
  ///   - content: Gives a view controller, a window with one (`AppLaunch`), or a view, which then fills the screen. What it throws is reported as the
  ///     page's fault, and so is `nil`.
  ///   - file: Where the page is declared, as the compiler knows it; so are the following.
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
      return content.controllerForPageRender.map { .controller($0) }
    }
  }
}

/// The contents of a page: a view controller, a view, or, where the code may fail to make one, an optional of these.
@preconcurrency @MainActor
public protocol PageContent {
  /// The controller whose view fills the screen; `nil` where there is none. Every controller and view has this member, so its
  /// name is one that no app has for its own.
  var controllerForPageRender: UIViewController? { get }
}

extension UIViewController: PageContent {
  public var controllerForPageRender: UIViewController? { self }
}

extension UIView: PageContent {
  /// A controller with this view.
  public var controllerForPageRender: UIViewController? {
    let controller = ViewPageController()
    controller.view = self
    return controller
  }
}

extension Optional: PageContent where Wrapped: PageContent {
  public var controllerForPageRender: UIViewController? { self?.controllerForPageRender }
}

/// Makes a list of pages of the statements of a closure: pages, lists of pages, `if` and `for`.
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
