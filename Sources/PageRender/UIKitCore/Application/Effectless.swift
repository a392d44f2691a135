internal import PageBase

/// Warns of members that a page's code uses and that have no effect in PageRender, once per page.
package enum Effectless {
  /// - Parameters:
  ///   - name: Apple's name of the member.
  ///   - advice: What to do instead, or what the picture shows.
  package static func say(_ name: String, _ advice: String) {
    CodeFaults.current?.append(Diagnostic(.warning, "\(name) has no effect in PageRender: \(advice)"))
  }

  /// Says so if a property has another value than its default.
  package static func say(_ isSet: Bool, _ name: String, _ advice: String) {
    if isSet { say(name, advice) }
  }
}
