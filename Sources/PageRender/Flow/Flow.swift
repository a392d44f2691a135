/// A screen that lives in a window, and what is done on it step by step.
@MainActor
struct Flow {
  private let window: UIWindow
  private let performer: FlowPerformer
  private let id: String
  private let title: String?
  private let file: String
  private let position: SourcePosition?
  private let start: PageEnvironment
  /// The screen as it appeared, and after each step that could be performed.
  private(set) var states: [PreparedPage] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Shows a controller in a window.
  ///
  /// - Parameters:
  ///   - id: Of the page.
  ///   - title: What its film strip is headed; the id unless given.
  ///   - file: Where the page is described; faults of it are reported there.
  init(
    of controller: UIViewController, in environment: PageEnvironment, id: String, title: String? = nil,
    file: String, position: SourcePosition?
  ) {
    self.id = id
    self.title = title
    self.file = file
    self.position = position
    start = environment
    window = UIWindow(environment: environment)
    performer = FlowPerformer(window: window)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    add(after: nil)
  }

  /// Performs steps, until one cannot be.
  mutating func perform(_ steps: some Sequence<Located<FlowStep>>) {
    for step in steps {
      guard let action = step.value.action else { return }
      // Bars make their parts anew when a page is written down; those have no frames until the next layout.
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
        return
      }
      window.layoutIfNeeded()
      add(after: step.value)
    }
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

/// Why a step cannot be performed.
struct FlowFault: Error {
  /// To be read after the step.
  var message: String
}
