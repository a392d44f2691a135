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
    case .preview(let controller, let canvas):
      window = UIWindow(environment: canvas.environment(environment, of: controller))
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
  /// - Parameter turns: The pages that are turned before the page counts as shown.
  mutating func performWaiting(
    _ steps: some Sequence<Located<FlowStep>>, isProcessBusy: Bool, turns: Int = 0
  ) async {
    var later = LaterWork(window: window, isProcessBusy: isProcessBusy)
    var isRestless = await !later.settle()
    if turns != 0 {
      guard act(.turn(by: turns), "page \(abs(turns) + 1)", at: position) else { return }
      if await !later.settle() { isRestless = true }
    }
    add(after: nil)
    for step in steps {
      guard act(step) else { break }
      for _ in 0..<step.value.settleCount where await !later.settle() { isRestless = true }
      add(after: step.value)
    }
    if isRestless { reportRestlessness() }
  }

  /// Reports a list without rows that fills the screen.
  mutating func reportEmptyList() {
    guard let name = EmptyList.name(in: window) else { return }
    diagnostics.append(
      Diagnostic(
        .error, file: file, position: position,
        "page \(Wording.quoted(id)): the list \(Wording.quoted(name)) has no rows, and the screen shows nothing else: "
          + "the app's data is not there; give it sample data inside #if canImport(PageRender)",
        exitCode: .badInput))
  }

  /// The pages before and after the one that shows; `nil` if nothing on the screen has pages. Turns pages.
  func countPages() -> (before: Int, after: Int)? {
    window.layoutIfNeeded()
    return performer.countPages()
  }

  /// - Returns: True if the step was performed.
  private mutating func act(_ step: Located<FlowStep>) -> Bool {
    guard let action = step.value.action else { return false }
    return act(action, step.value.text, at: step.position)
  }

  private mutating func act(_ action: FlowAction, _ text: String, at position: SourcePosition?) -> Bool {
    // Bars recreate their subviews when a state is recorded; the new ones have no frames until the next
    // layout.
    window.layoutIfNeeded()
    do throws(FlowFault) {
      try performer.perform(action)
    } catch {
      diagnostics.append(
        Diagnostic(
          .error, file: file, position: position,
          "step \(Wording.quoted(text)) of page \(Wording.quoted(id)) on \(window.environment.name): "
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
    let screen = window.environment
    if FullHeight.isWanted.value == true { performer.showFullHeight() }
    // The next step is performed on the device's own screen.
    defer { if window.environment != screen { window.transition(to: screen) } }
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

extension FlowStep {
  /// How often the screen's deferred work is waited for after the step.
  @MainActor fileprivate var settleCount: Int {
    guard case .wait(let seconds) = action else { return 1 }
    return max(1, Int((seconds / LaterWork.limit).rounded(.up)))
  }
}

/// The contents of a page's screen.
enum PageScreenContent {
  /// A controller, whose view is shown in a window created for it.
  case controller(UIViewController)
  /// A controller with a canvas of its own.
  case preview(UIViewController, PreviewCanvas)
  /// A window that an app has created, with its root view controller.
  case window(UIWindow)
}

/// The reason why a step cannot be performed.
struct FlowFault: Error {
  /// The fault's message, which continues a sentence that begins with the step.
  var message: String
}
