internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Builds the views of one scene, as UIKit does when it loads a nib: first all objects, then what connects
/// them.
@MainActor
final class DocumentBuilder {
  let document: InterfaceDocument
  let options: Options
  let variations: Variations
  /// Views, guides and controllers by their id.
  private(set) var objects: [String: AnyObject] = [:]
  /// The controller that lives, which keeps the builder.
  private weak var liveController: UIViewController?
  private var liveID: String?
  /// Records of the views built, in document order.
  private(set) var records: [Record] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Constraints whose items may not exist yet.
  private var pendingConstraints: [(element: DocumentElement, owner: UIView, isInstalled: Bool)] = []
  /// Views know their controllers, which nothing else keeps.
  private var controllers: [UIViewController] = []
  /// Builders of embedded controllers, which keep those and know their outlets.
  private var guests: [DocumentBuilder] = []
  let session: BuildingSession

  struct Options {
    /// Decide which variations are installed.
    var variations: Variations
    /// True if what Interface Builder uses only at design time takes part.
    var isCanvas = false
    /// True if the scene stands on the canvas itself, as its frames were saved there: without the containers around it,
    /// rows where they were.
    var isRecording = false
    /// True if a view of a xib is wanted as it is, not placed on a screen.
    var isBare = false
    /// True if the objects live in a window: cells come from data sources, and embedded controllers are children.
    var isLive = false
    /// BCP 47; decides the texts of storyboards that the document refers to.
    var locale: String?
  }

  /// A view and the element it was built from.
  struct Record {
    var view: UIView
    var element: DocumentElement
    /// The view's superview; `nil` for the root.
    var superview: UIView?
    /// True if the loader did not know the element, or something that decides where the view goes.
    var isUnclear = false
  }

  init(document: InterfaceDocument, options: Options, session: BuildingSession? = nil) {
    self.document = document
    self.options = options
    self.session = session ?? BuildingSession(locale: options.locale)
    variations = options.variations
  }

  // MARK: Reporting

  func report(_ severity: Diagnostic.Severity, _ element: DocumentElement, _ message: String) {
    append([
      Diagnostic(
        severity, file: document.file, position: element.position, message,
        exitCode: severity == .error ? .badInput : nil)
    ])
  }

  func append(_ more: [Diagnostic]) { diagnostics += more.filter { session.isNew($0) } }

  /// Returns true if the scene may have one more view; where it may not, that is reported once.
  func hasRoom(for element: DocumentElement) -> Bool {
    guard session.viewCount >= BuildingSession.maximumViews else { return true }
    if !session.isFull {
      session.isFull = true
      diagnostics.append(
        Diagnostic(
          .error, file: document.file, position: element.position,
          "the scene has more than \(BuildingSession.maximumViews) views; the rest of it is left out",
          exitCode: .limit))
    }
    return false
  }

  // MARK: Objects

  /// Remembers what an element became. Of several with one id, which is reported elsewhere, the first stays.
  func register(_ object: AnyObject, as element: DocumentElement) {
    guard let id = element.id, objects[id] == nil else { return }
    objects[id] = object
  }

  func registerLive(_ controller: UIViewController, as element: DocumentElement) {
    (liveController, liveID) = (controller, element.id)
  }

  func object(_ id: String) -> AnyObject? { id == liveID ? liveController : objects[id] }

  func record(_ view: UIView, _ element: DocumentElement, superview: UIView?) {
    session.countView()
    view.documentPlace = FilePlace(file: document.file, position: element.position)
    records.append(Record(view: view, element: element, superview: superview))
  }

  /// Notes that where a view goes depends on something that was not understood.
  func markUnclear(_ item: AnyObject?) {
    guard let view = NSLayoutConstraint.view(of: item) else { return }
    for index in records.indices where records[index].view === view { records[index].isUnclear = true }
  }

  /// The views of the scene that outlets of the document name; of two with one name the first.
  var outlets: [String: UIView] {
    var views: [String: UIView] = [:]
    document.root.forEach { element in
      if element.name == "outlet", let name = element["property"], let target = element["destination"],
        let view = objects[target] as? UIView, views[name] == nil
      {
        views[name] = view
      }
    }
    for guest in guests { views.merge(guest.outlets) { own, _ in own } }
    return views
  }

  func outletName(of element: DocumentElement) -> String? {
    element.id.flatMap { document.outletNames[$0] }
  }

  func keep(_ controller: UIViewController) { controllers.append(controller) }

  /// A builder for a controller that is shown inside this one's scene. It has ids of its own: one controller may be
  /// embedded twice.
  func guest(in document: InterfaceDocument) -> DocumentBuilder {
    DocumentBuilder(document: document, options: options, session: session)
  }

  /// Takes over what a guest has learnt, once it has built its views.
  func welcome(_ guest: DocumentBuilder) {
    guest.connect()
    takeDiagnostics(of: guest)
    guests.append(guest)
  }

  func takeDiagnostics(of guest: DocumentBuilder) { diagnostics += guest.diagnostics }

  // MARK: Constraints

  func postpone(_ constraint: DocumentElement, of owner: UIView, isInstalled: Bool) {
    pendingConstraints.append((constraint, owner, isInstalled))
  }

  /// Makes the constraints, once every object exists.
  func connect() {
    for (element, owner, isInstalled) in pendingConstraints {
      addConstraint(element, owner: owner, isInstalled: isInstalled)
    }
    pendingConstraints = []
  }
}
