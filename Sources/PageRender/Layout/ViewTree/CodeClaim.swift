package import PageBase

/// A class or a method that a document expects of the app's own sources.
package struct CodeClaim: Hashable, Sendable {
  package var kind: Kind
  /// The class, or the action's selector, such as `save:`.
  package var name: String
  /// The position of the element that has the class or sends the action.
  package var position: SourcePosition

  package enum Kind: Hashable, Sendable {
    /// A class of the target that has the document.
    case customClass
    /// An action sent to an object of a class.
    case action(receiver: String)
  }

  package init(_ kind: Kind, _ name: String, at position: SourcePosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }

  /// The words of which a source that has the claim has one: the class, or the method's name, which in Swift is
  /// `save` for the selectors `save:` and `saveWithSender:`.
  package var words: [String] {
    guard case .action = kind else { return [name] }
    let method = name.split(separator: ":").first.map(String.init) ?? name
    guard let end = method.firstRange(of: "With")?.lowerBound, end > method.startIndex else {
      return [method]
    }
    return [method, String(method[..<end])]
  }
}

/// The sources of the app around a document, searched for the names that the document has.
package protocol AppSources: AnyObject, Sendable {
  /// Returns true if no source has a word. False where not all sources are known.
  func lack(_ word: String) -> Bool
  /// The members through which code uses an outlet that sources declare, such as `text` and `layer.borderWidth`;
  /// empty for one that no code uses. `nil` if code uses the object as a whole, and where nobody tells.
  func members(ofOutlet name: String) -> Set<String>?
  /// The superclass of a class; `nil` if no source tells.
  func superclass(of name: String) -> String?
  /// Returns true if a class, an extension of it or a superclass has one of the members of the status bar.
  func overrides(_ members: Set<String>, in name: String) -> Bool
}
