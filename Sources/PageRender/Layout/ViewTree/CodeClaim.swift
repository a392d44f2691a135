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
  /// The uses of an outlet that sources declare, by the classes that have it in the document; none for one that no
  /// code uses. `nil` where nobody tells.
  func uses(ofOutlet name: String) -> [SourceUse]?
  /// The superclass of a class; `nil` if no source tells.
  func superclass(of name: String) -> String?
  /// The members that a class, its extensions and its superclasses set or override of their own; `nil` for a class
  /// of which no source tells.
  func members(ofClass name: String) -> [SourceUse]?
  /// The effect of sources on an outlet or a class, as far as it matters to a finding.
  func verdict(on name: String, isClass: Bool, for use: CodeUse) -> SourceVerdict
  /// True if all sources of the app are known.
  var areWhole: Bool { get }
  /// True if code may find views by their tags.
  var findTags: Bool { get }
}

/// The effect of sources on an object, as far as it matters to a finding.
package enum SourceVerdict: Sendable {
  /// Nobody tells.
  case unknown
  case none
  case possible
  case certain(SourceUse)

  /// - Parameter uses: The uses by sources; `nil` where nobody tells.
  package init(_ uses: [SourceUse]?, for use: CodeUse) {
    guard let uses else {
      self = .unknown
      return
    }
    let effects = uses.map(use.effect)
    let worst = effects.max() ?? .none
    let first = zip(uses, effects).first { $1 == .certain }?.0
    self = worst == .none ? .none : first.map { .certain($0) } ?? .possible
  }
}

/// A use of an object by a source.
package struct SourceUse: Hashable, Comparable, Sendable {
  /// The member that is used, such as `text` and `layer.borderWidth`, or the function that takes the object, with
  /// the label of its argument; empty for any other use of the object as a whole.
  package var member: String
  package var kind: Kind
  /// The file, in the project's folder, and the line, such as `App/Screen.swift:12`; empty if unknown.
  package var place: String

  package enum Kind: String, Sendable {
    /// The member is read.
    case reads
    /// The member is set, or called.
    case changes
    /// The object as a whole is used, as by a call that takes it.
    case passes
  }

  package init(_ member: String, _ kind: Kind, at place: String) {
    (self.member, self.kind, self.place) = (member, kind, place)
  }

  /// Uses that no source shows, where not all sources are known.
  package static let unseen = SourceUse("", .passes, at: "")

  package static func < (a: Self, b: Self) -> Bool {
    (a.place, a.member, a.kind.rawValue) < (b.place, b.member, b.kind.rawValue)
  }
}
