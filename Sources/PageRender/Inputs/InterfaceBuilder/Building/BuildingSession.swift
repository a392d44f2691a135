internal import Foundation
internal import PageBase
internal import UIKitCore

/// The state shared by the builders of one scene: a builder for the scene itself, and one for each controller
/// embedded in it.
@MainActor
final class BuildingSession {
  /// The deepest nesting of embedded controllers; apps have two or three levels.
  static let maximumDepth = 8
  /// The most embedded controllers in one scene. Without a limit, a few scenes that each embed another twice
  /// would grow exponentially.
  static let maximumEmbedded = 100
  /// The most views of one scene, including those of embedded controllers; a screen has a few hundred.
  static let maximumViews = 2_000
  /// The most storyboards that a scene refers to.
  static let maximumDocuments = 50

  /// A closure that creates the next controller in place of its class's `init(coder:)`; `nil` for none.
  var creator: ((NSCoder) -> UIViewController?)?
  /// The controllers whose views are being built, the outermost first.
  private(set) var embedding: [ControllerKey] = []
  private(set) var embeddedCount = 0
  private(set) var viewCount = 0
  /// The locale that referenced storyboards are translated into; `nil` leaves them untranslated.
  let locale: String?
  /// The live controller whose view is being built; `nil` if none is.
  var liveOwner: UIViewController?
  /// Views of custom classes that wait for `awakeFromNib()`.
  var awake: [UIView] = []
  /// True if a view was left out because of `maximumViews`, which is reported only once.
  var isFull = false
  private var documents: [DocumentKey: InterfaceDocument?] = [:]
  private var reported: Set<Report> = []

  /// The identity of a controller among those of several documents.
  struct ControllerKey: Hashable {
    var file: String
    var id: String
  }

  init(locale: String? = nil) {
    self.locale = locale
  }

  private struct DocumentKey: Hashable {
    var file: String
    var storyboard: String?
  }

  private struct Report: Hashable {
    var file: String
    var position: SourcePosition
    var message: String
  }

  func countView() { viewCount += 1 }

  func enter(_ key: ControllerKey) {
    embedding.append(key)
    embeddedCount += 1
  }

  func leave() { embedding.removeLast() }

  /// Returns true if a diagnostic is reported for the first time, since a controller may be built more than
  /// once.
  func isNew(_ diagnostic: Diagnostic) -> Bool {
    guard let file = diagnostic.file, let position = diagnostic.position else { return true }
    return reported.insert(Report(file: file, position: position, message: diagnostic.message)).inserted
  }

  /// The storyboard that a reference names, read once.
  func document(
    _ reference: StoryboardReference, from document: InterfaceDocument
  ) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    let key = DocumentKey(file: document.file, storyboard: reference.storyboard)
    if let known = documents[key] { return (known, []) }
    guard documents.count < Self.maximumDocuments else {
      let message = "the scene refers to more than \(Self.maximumDocuments) storyboards; split it"
      return (nil, [Diagnostic(.error, file: document.file, message, exitCode: .limit)])
    }
    var (read, diagnostics) = document.referenced(by: reference)
    if let locale, let base = read {
      let (localized, problems) = LocalizedDocument.find(base)
      let (translated, warnings) = localized.document(for: locale)
      read = translated
      diagnostics += problems + warnings
    }
    documents[key] = .some(read)
    return (read, diagnostics)
  }
}
