/// The ground of a finding, which limits its severity: only a proved finding may be an error.
///
/// Findings about decks and pages in Swift are proved, as no code remains that could change the page: a deck
/// has none, and that of Swift pages and apps has run.
public enum LintGround: Hashable, Sendable {
  /// The files read hold the evidence, and name nothing through which the app's code would change it.
  case proved
  /// True of the document as it stands. Code, classes and containers on which the finding depends may change
  /// it; there is at least one.
  case asDrawn([Dependency])
  /// True of a choice of PageRender's own, such as the size of Interface Builder's canvas or a font that
  /// stands in for another. The finding is not reported; it only suppresses its effects.
  case ours

  /// Something outside a document that may change a finding.
  public struct Dependency: Hashable, Sendable {
    public var kind: Kind
    /// The name of the outlet, class, attribute, constraint or colour, or of the page in an unknown container.
    public var name: String
    /// The verdict of the app's sources on it.
    public var verdict = Verdict.unread

    /// The verdict of sources on a finding that code may change. Code that cannot change it is no dependency.
    public enum Verdict: Hashable, Sendable {
      /// No sources are near.
      case unread
      /// Code touches it, and nobody tells the effect.
      case unknown
      /// Code takes the finding away at a place, such as `App/Screen.swift:12`, by a member.
      case refuted(place: String, member: String)
    }

    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// An outlet that leads to a view of the finding, or to a superview.
      case outlet
      /// An outlet that leads to a constraint.
      case constraint
      /// The app's class of a view.
      case customClass = "class"
      /// The tag of a view.
      case tag
      /// A user-defined runtime attribute of unknown effect.
      case attribute
      /// The container in which code shows the page.
      case container
      /// The only orientation that the app may have.
      case orientation
      /// The only kind of device that the app is for.
      case device
      /// An optional constraint that takes a text's room.
      case priority
      /// A colour of a catalogue that was not found: the document's copy has only its light value.
      case color
    }

    public init(_ kind: Kind, _ name: String, _ verdict: Verdict = .unread) {
      self.kind = kind
      self.name = name
      self.verdict = verdict
    }
  }

  /// The ground of these dependencies: `proved` without any.
  init(dependingOn dependencies: [Dependency]) {
    self = dependencies.isEmpty ? .proved : .asDrawn(dependencies)
  }

  /// The name in JSON, SARIF, CSV and baselines.
  public var name: String {
    switch self {
    case .proved: "proved"
    case .asDrawn: "as-drawn"
    case .ours: "ours"
    }
  }

  /// The place and the member of the code that takes the finding away; `nil` for none.
  var refutation: (place: String, member: String)? {
    for case .refuted(let place, let member) in dependencies.map(\.verdict) { return (place, member) }
    return nil
  }

  public var dependencies: [Dependency] {
    if case .asDrawn(let dependencies) = self { dependencies } else { [] }
  }
}
