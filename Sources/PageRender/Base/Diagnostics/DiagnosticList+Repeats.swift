extension DiagnosticList {
  /// The maximum number of pages of a file whose equal diagnostics are all printed.
  static let repeatLimit = 5

  /// The diagnostics to print. If more than `repeatLimit` pages of a file have equal diagnostics, or as many
  /// lines errors of one topic, the first is printed, with the number of the others.
  package var told: [Diagnostic] {
    var groups: [Diagnostic: [Int]] = [:]
    for (place, diagnostic) in diagnostics.enumerated() {
      let common = diagnostic.withoutPage ?? diagnostic.withoutLine
      if let common { groups[common, default: []].append(place) }
    }
    var counts: [Int: Int] = [:]
    var hidden = Set<Int>()
    for places in groups.values where places.count > Self.repeatLimit {
      counts[places[0]] = places.count - 1
      hidden.formUnion(places.dropFirst())
    }
    return diagnostics.indices.filter { !hidden.contains($0) }.map { place in
      var diagnostic = diagnostics[place]
      if let count = counts[place] {
        let others = diagnostic.withoutPage == nil ? "lines have this fault" : "pages say the same"
        diagnostic.message += "; \(count) more \(others)"
      }
      return diagnostic
    }
  }
}

extension Diagnostic {
  /// A copy of an error without position and words; `nil` without a topic, which then stands for all.
  fileprivate var withoutLine: Diagnostic? {
    guard severity == .error, topic != nil else { return nil }
    var copy = self
    (copy.position, copy.message) = (nil, "")
    return copy
  }

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
