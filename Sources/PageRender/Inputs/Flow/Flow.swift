internal import PageBase
internal import PageLayout
internal import UIKitCore

/// A screen in a live window, on which the steps of a flow are performed.
@MainActor
struct Flow {
  private let window: UIWindow
  private let performer: FlowPerformer
  private let id: String
  private let title: String?
  private let file: String
  private let position: SourcePosition?
  private let start: PageEnvironment
  /// The screen as it first appeared, then after each step that could be performed.
  private(set) var states: [PreparedPage] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Shows a controller in a new window, or shows an app's own window.
  ///
  /// - Parameters:
  ///   - id: The page's id.
  ///   - title: The heading of the flow's film strip; `nil` for the id.
  ///   - file: The file that describes the page; the page's faults are reported in it.
  init(
    of screen: PageScreenContent, in environment: PageEnvironment, id: String, title: String? = nil,
    file: String, position: SourcePosition?
  ) {
    self.id = id
    self.title = title
    self.file = file
    self.position = position
    start = environment
    switch screen {
    case .controller(let controller):
      window = UIWindow(environment: environment)
      window.rootViewController = controller
    case .window(let own): window = own
    }
    performer = FlowPerformer(window: window)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Performs steps until one cannot be performed, on a screen whose code never defers work.
  mutating func perform(_ steps: some Sequence<Located<FlowStep>>) {
    add(after: nil)
    for step in steps {
      guard act(step) else { return }
      add(after: step.value)
    }
  }

  /// Performs steps until one cannot be performed. Before the first step and after each, it waits for the
  /// work that the screen's code defers.
  ///
  /// - Parameter isProcessBusy: True if other threads were already working before the screen was created.
  mutating func performWaiting(_ steps: some Sequence<Located<FlowStep>>, isProcessBusy: Bool) async {
    var later = LaterWork(window: window, isProcessBusy: isProcessBusy)
    var isRestless = await !later.settle()
    add(after: nil)
    for step in steps {
      guard act(step) else { break }
      if await !later.settle() { isRestless = true }
      add(after: step.value)
    }
    if isRestless { reportRestlessness() }
  }

  /// - Returns: True if the step was performed.
  private mutating func act(_ step: Located<FlowStep>) -> Bool {
    guard let action = step.value.action else { return false }
    // Bars recreate their subviews when a state is recorded; the new ones have no frames until the next
    // layout.
    window.layoutIfNeeded()
    do throws(FlowFault) {
      try performer.perform(action)
    } catch {
      diagnostics.append(
        Diagnostic(
          .error, file: file, position: step.position,
          "step \(Wording.quoted(step.value.text)) of page \(Wording.quoted(id)) on \(window.environment.name): "
            + error.message,
          exitCode: .badInput))
      return false
    }
    window.layoutIfNeeded()
    return true
  }

  private mutating func reportRestlessness() {
    diagnostics.append(
      Diagnostic(
        .warning, file: file, position: position,
        "page \(Wording.quoted(id)) never comes to rest: code on the main queue, a task or a timer goes on changing it; it "
          + "is drawn as it is after some \(Wording.number(LaterWork.limit)) s"))
  }

  private mutating func add(after step: FlowStep?) {
    var page = window.preparedPage(id: id, position: position)
    page.file = file
    page.title = title
    page.step = step
    if window.environment != start { page.shownIn = window.environment }
    states.append(page)
    diagnostics += page.tree.diagnostics.map { fault in
      var fault = fault
      guard fault.file == nil else { return fault }
      fault.file = file
      fault.position = position
      fault.message = "page \(Wording.quoted(id)): " + fault.message
      return fault
    }
  }
}

/// The contents of a page's screen.
enum PageScreenContent {
  /// A controller, whose view is shown in a window created for it.
  case controller(UIViewController)
  /// A window that an app has created, with its root view controller.
  case window(UIWindow)
}

/// The reason why a step cannot be performed.
struct FlowFault: Error {
  /// The fault's message, which continues a sentence that begins with the step.
  var message: String
}
