internal import Foundation

/// The translator's answer: what it found in an app's sources, and what it left out of them.
package struct AppTranslation: Decodable {
  package struct Controller: Decodable {
    var name: String
    package var call: String
    var isComplete: Bool
    package var file: String
    package var line: Int
  }
  struct Delegate: Decodable {
    var name: String
    var file: String
    var line: Int
    /// True for SwiftUI's `App` in place of a delegate.
    var isSwiftUIApp: Bool?
  }
  struct Module: Decodable {
    var name: String
    var controllers: [Controller]
    var applicationDelegate: Delegate?
    var previews: [AppPreview]
  }
  struct Note: Decodable {
    var kind: String
    var file: String
    var line: Int
    var column: Int
    var message: String
  }
  /// A piece of code that is left out, because the compiler refuses it.
  package struct Cut: Decodable {
    /// The kind of code, such as `statement` or `property`.
    package var kind: String
    package var file: String
    package var line: Int
    /// The compiler's reason.
    package var message: String

    /// True for code that may move views: it uses a member that a view has not. Members that load pictures and bind values
    /// are others.
    package var isOfLayout: Bool {
      guard
        let found = message.firstMatch(of: #/^value of type '(?:UI\w+|\w*View)\??' has no member '(\w+)'/#)
      else { return false }
      return !["kf", "rx", "af", "hero"].contains(found.1) && !found.1.hasPrefix("sd_")
    }
  }
  var modules: [Module]
  var notes: [Note]
  var cuts: [Cut]

  init?(_ text: String) {
    guard let answer = try? JSONDecoder().decode(AppTranslation.self, from: Data(text.utf8)) else {
      return nil
    }
    self = answer
  }

  /// The view controllers of the app's own module.
  var controllers: [Controller] { modules.last?.controllers ?? [] }
  var controllerNames: Set<String> { Set(controllers.map(\.name)) }
  var previews: [AppPreview] { modules.last?.previews ?? [] }

  /// The files of the app's controllers, by class.
  var files: [String: String] {
    Dictionary(controllers.map { ($0.name, $0.file) }, uniquingKeysWith: { first, _ in first })
  }

  /// The cuts by file and line. An import that nothing in its file misses is no loss.
  var toldCuts: [Cut] {
    let missing = Set(cuts.filter { $0.kind != "import" }.map(\.file))
    return cuts.filter { $0.kind != "import" || missing.contains($0.file) }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}
