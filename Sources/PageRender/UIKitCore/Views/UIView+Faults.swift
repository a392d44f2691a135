internal import Foundation
internal import PageBase

extension UIView {
  /// Records an error of a call, which the page that shows the view reports.
  ///
  /// - Parameter isUrgent: True to write the error at once, since the app's code is likely to crash before
  ///   the page reports it.
  package func report(_ call: String, _ problem: String, isUrgent: Bool = false) {
    report("\(diagnosticName): \(call) \(problem)", isUrgent: isUrgent)
  }

  /// Records an error in the words of the page that shows the view.
  package func report(_ words: String, isUrgent: Bool = false) {
    let fault = Diagnostic(.error, words, exitCode: .badInput)
    guard !faults.contains(fault) else { return }
    faults.append(fault)
    if isUrgent { UrgentReport.write(fault) }
  }
}

extension UIView {
  func reportDepth(_ limit: Int) {
    report(
      "addSubview(_:)", "puts views into one another more than \(limit) deep; those further in are left out")
  }
}

extension UIViewController {
  /// The controller's name in messages.
  private var diagnosticName: String {
    viewIfLoaded?.accessibilityIdentifier ?? String(describing: type(of: self))
  }

  /// Records a fault of a call, which the page that shows the controller's view reports.
  func report(_ call: String, _ problem: String, severity: Diagnostic.Severity = .error) {
    let fault = Diagnostic(
      severity, "\(diagnosticName): \(call) \(problem)", exitCode: severity == .error ? .badInput : nil)
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// The given controllers without this one and its ancestors, which are reported as faults.
  func withoutSelf(_ controllers: [UIViewController], _ call: String) -> [UIViewController] {
    let around = Array(sequence(first: self, next: \.parent))
    let sound = controllers.filter { one in !around.contains { $0 === one } }
    if sound.count < controllers.count {
      report(
        call, "is given the controller itself or one of its parents; a controller cannot contain itself")
    }
    return sound
  }
}
