/// A view controller class of the app, and the call that makes a controller.
struct FoundController: Codable {
  var name: String
  /// The call that makes the controller, with placeholders for arguments that only the app knows.
  var call: String
  /// True if the call can be compiled as it is.
  var isComplete: Bool
  var file: String
  var line: Int
}

extension AppIndex {
  /// Returns the view controllers that can be named outside of their files, in the order of files and lines.
  func controllers(in paths: [String], of module: Range<Int>) -> [FoundController] {
    classes.values.filter { type in
      module.contains(type.file) && !type.isPrivate && !type.isGeneric
        && foreignBase(of: type.name).map(Self.isController) == true
    }
    .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    .map { type in
      let (call, isComplete) = self.call(of: type.name)
      return FoundController(
        name: type.name, call: call, isComplete: isComplete, file: paths[type.file], line: type.line)
    }
  }

  /// Returns true for a class below `NSObject` itself whose objects can be made without arguments.
  func makesPlainObject(_ name: String) -> Bool {
    foreignBase(of: name) == "NSObject" && call(of: name).1
  }

  /// True for a view, controller or object whose class may be called without arguments and is not known before the
  /// program runs, as in generic functions.
  func isMadeByType(_ name: String) -> Bool {
    guard let base = foreignBase(of: name), base == "NSObject" || base.hasPrefix("UI") else { return false }
    return makesByType && call(of: name).1
  }

  private static func isController(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.hasSuffix("Controller")
      && !["UIAlertController", "UIPresentationController"].contains(name)
  }

  /// Returns the call that makes a controller, by Swift's rules of inheritance. A class without designated initialisers of its own,
  /// or with all of its superclass's, inherits the superclass's other initialisers too.
  private func call(of name: String) -> (String, Bool) {
    var required: [(label: String, type: String)]?
    for owner in ancestry(of: name) {
      let all = classes[owner]?.initializers ?? []
      let usable = all.filter { !$0.isHidden }
      if usable.contains(where: { $0.required.isEmpty }) { return ("\(name)()", true) }
      required =
        required
        ?? usable.first { !$0.labels.contains("coder") && !$0.labels.contains("nibName") }?.required
      let designated = all.filter { !$0.isConvenience }
      let hasAll =
        designated.contains { $0.labels == ["coder"] }
        && designated.contains { $0.labels.contains("nibName") }
      if !designated.isEmpty, !hasAll { return (call(name, required), false) }
    }
    if foreignBase(of: name) == "UICollectionViewController" {
      return ("\(name)(collectionViewLayout: <#UICollectionViewLayout#>)", false)
    }
    if foreignBase(of: name) == "UIHostingController" { return ("\(name)(rootView: <#View#>)", false) }
    return ("\(name)()", true)
  }

  private func call(_ name: String, _ required: [(label: String, type: String)]?) -> String {
    guard let required else { return "\(name)(<#arguments#>)" }
    let arguments = required.map { ($0.label.isEmpty ? "" : "\($0.label): ") + "<#\($0.type)#>" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
