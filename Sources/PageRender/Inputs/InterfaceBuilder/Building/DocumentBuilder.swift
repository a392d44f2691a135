internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Builds the views of one scene, as UIKit does when it loads a nib: first all objects, then their
/// connections and constraints.
@MainActor
final class DocumentBuilder {
  let document: InterfaceDocument
  let options: Options
  let variations: Variations
  /// Views, guides and controllers, by id.
  private(set) var objects: [String: AnyObject] = [:]
  /// Records of the views built, in document order.
  private(set) var records: [Record] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The ids of subviews that the current variations do not install, and of what they contain.
  private(set) var uninstalled: Set<String> = []
  /// Constraints whose items may not exist yet.
  private var pendingConstraints: [(element: DocumentElement, owner: UIView, isInstalled: Bool)] = []
  /// Views know their controllers, which nothing else keeps.
  private var controllers: [UIViewController] = []
  /// The builders of embedded controllers, which retain the controllers and know their outlets.
  private var guests: [DocumentBuilder] = []
  let session: BuildingSession
  /// The table whose rows are built.
  var rowsTable: DocumentElement?

  struct Options {
    /// The size classes that decide which variations are installed.
    var variations: Variations
    /// True to include what Interface Builder uses only at design time, such as placeholder constraints.
    var isCanvas = false
    /// True to build the scene as on the canvas where its frames were saved: without containers, and with
    /// rows at their saved frames.
    var isRecording = false
    /// True to build the view of a xib as it is, not placed on a screen.
    var isBare = false
    /// True if the objects are live in a window: cells come from data sources, and embedded controllers are
    /// children.
    var isLive = false
    /// True if a deck fills the outlets in place of the app's code.
    var isFilled = false
    /// True if a deck's cells fill the scene's collection view.
    var hasDeckCells = false
    /// The locale, a BCP 47 tag, of referenced storyboards' texts; `nil` leaves them untranslated.
    var locale: String?
  }

  /// A view and the element it was built from.
  struct Record {
    var view: UIView
    var element: DocumentElement
    /// The view's superview; `nil` for the root.
    var superview: UIView?
    /// True if the element, or something that determines the view's frame, is unknown to the builder.
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

  /// Returns true if the scene may have one more view; if not, reports the limit once.
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

  /// Records the object built from an element, by the element's id. Of several elements with one id, which
  /// another check reports, the first stays.
  func register(_ object: AnyObject, as element: DocumentElement) {
    guard let id = element.id, objects[id] == nil else { return }
    objects[id] = object
  }

  func leaveOut(_ id: String) { uninstalled.insert(id) }

  func object(_ id: String) -> AnyObject? { objects[id] }

  func record(_ view: UIView, _ element: DocumentElement, superview: UIView?) {
    session.countView()
    view.documentPlace = FilePlace(file: document.file, position: element.position)
    if superview != nil { view.codeHold = codeHold(on: element) }
    if !options.isFilled, !options.isLive { view.documentFacts = written(element) }
    records.append(Record(view: view, element: element, superview: superview))
  }

  /// Marks the view of an item as unclear, because its frame depends on something that was not understood.
  func markUnclear(_ item: AnyObject?) {
    guard let view = NSLayoutConstraint.view(of: item) else { return }
    for index in records.indices where records[index].view === view { records[index].isUnclear = true }
  }

  /// The scene's views by the names of the document's outlets; of two outlets with one name the first counts.
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

  /// Creates a builder for a controller that is embedded in this builder's scene. It has objects of its own,
  /// since one controller may be embedded twice.
  func guest(in document: InterfaceDocument) -> DocumentBuilder {
    DocumentBuilder(document: document, options: options, session: session)
  }

  /// Connects a guest that has built its views, retains it, and takes over its diagnostics.
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

  /// Creates the constraints, once every object exists.
  func connect() {
    for (element, owner, isInstalled) in pendingConstraints {
      addConstraint(element, owner: owner, isInstalled: isInstalled)
    }
    pendingConstraints = []
  }
}
