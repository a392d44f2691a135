internal import PageBase

/// Says what a page's code uses that has no effect in PageRender, once a page.
enum Effectless {
  /// - Parameters:
  ///   - name: Apple's name of it.
  ///   - advice: What to do instead, or what is seen.
  static func say(_ name: String, _ advice: String) {
    CodeFaults.current?.append(Diagnostic(.warning, "\(name) has no effect in PageRender: \(advice)"))
  }
}
