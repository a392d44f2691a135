extension DiagnosticList {
  /// The maximum number of pages of a file whose equal diagnostics are all printed.
  static let repeatLimit = 5

  /// The diagnostics to print. If more than `repeatLimit` pages of a file have equal diagnostics, the first
  /// is printed, with the number of the others.
  package var told: [Diagnostic] {
    var groups: [Diagnostic: [Int]] = [:]
    for (place, diagnostic) in diagnostics.enumerated() {
      if let common = diagnostic.withoutPage { groups[common, default: []].append(place) }
    }
    var counts: [Int: Int] = [:]
    var hidden = Set<Int>()
    for places in groups.values where places.count > Self.repeatLimit {
      counts[places[0]] = places.count - 1
      hidden.formUnion(places.dropFirst())
    }
    return diagnostics.indices.filter { !hidden.contains($0) }.map { place in
      var diagnostic = diagnostics[place]
      if let count = counts[place] { diagnostic.message += "; \(count) more pages say the same" }
      return diagnostic
    }
  }
}

extension Diagnostic {
  /// A copy without the page, its name in the message, the topic and the position; `nil` if the diagnostic is
  /// about no page.
  fileprivate var withoutPage: Diagnostic? {
    guard page != nil || message.hasPrefix("page \"") else { return nil }
    var copy = self
    copy.page = nil
    copy.topic = nil
    copy.position = nil
    if message.hasPrefix("page \""), let end = message.firstRange(of: "\": ") {
      copy.message = String(message[end.upperBound...])
    }
    return copy
  }
}
