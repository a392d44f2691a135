internal import PageApps
internal import PageRender
internal import PageRenderCLI
internal import PageRuns

/// The flow of `renderpages app --flow "swipe left, tap Next"`.
enum AppFlow {
  /// The steps of the command line, parted by commas; empty without a flow.
  static func steps(_ arguments: Arguments) throws(AppFault) -> [String] {
    guard let text = arguments.value("flow") else { return [] }
    let steps = text.split(separator: ",", omittingEmptySubsequences: false).map { FlowStep(String($0)) }
    if let fault = steps.lazy.compactMap(\.fault).first {
      throw AppFault("--flow: \(fault)", exitCode: .usage)
    }
    guard steps.count <= FlowStep.maximumCount else {
      throw AppFault(
        "--flow has \(steps.count) steps; the most are \(FlowStep.maximumCount)", exitCode: .usage)
    }
    return steps.map(\.text)
  }
}
