/// Diagnostics without repetitions, in the order in which they are printed: by file (those without one
/// first), by position, errors before warnings before notes, then by message.
///
/// The order depends on nothing but the diagnostics, so pages that are checked in parallel have one report on
/// every run.
public struct DiagnosticList: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []

  public init(_ diagnostics: [Diagnostic] = []) {
    append(contentsOf: diagnostics)
  }

  public var isEmpty: Bool { diagnostics.isEmpty }

  /// The process's exit code: the highest one of the diagnostics, or `success`.
  public var exitCode: ExitCode {
    diagnostics.compactMap(\.exitCode).max() ?? .success
  }

  public mutating func append(_ diagnostic: Diagnostic) {
    append(contentsOf: [diagnostic])
  }

  public mutating func append(contentsOf others: [Diagnostic]) {
    var sorted: [Diagnostic] = []
    for diagnostic in (diagnostics + others).sorted(by: Self.precedes) {
      guard let last = sorted.last, last.isSameFault(as: diagnostic) else {
        sorted.append(diagnostic)
        continue
      }
      let more = diagnostic.environments.filter { !last.environments.contains($0) }
      sorted[sorted.count - 1].environments += more
    }
    diagnostics = sorted
  }

  private static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    if a.file != b.file {
      guard let first = a.file else { return true }
      guard let second = b.file else { return false }
      return first < second
    }
    let (first, second) = (sortKey(a), sortKey(b))
    if first != second { return first.lexicographicallyPrecedes(second) }
    return a.message < b.message
  }

  /// The numbers by which a diagnostic is sorted within one file; one without a position or an exit code
  /// comes first.
  private static func sortKey(_ diagnostic: Diagnostic) -> [Int] {
    let severity =
      switch diagnostic.severity {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    return [
      diagnostic.position?.line ?? 0, diagnostic.position?.column ?? 0, severity,
      Int(diagnostic.exitCode?.rawValue ?? 0),
    ]
  }
}

extension Diagnostic {
  /// Returns true if two diagnostics report one fault, whatever their environments and pages.
  fileprivate func isSameFault(as other: Diagnostic) -> Bool {
    var same = other
    same.environments = environments
    same.page = page
    if topic != nil, topic == other.topic { same.message = message }
    return self == same
  }
}
