internal import AppUIKit
internal import Combine
internal import Foundation
internal import Observation

/// The storage of a tree of views between its evaluations.
@MainActor
final class ViewHost {
  /// The most bodies within one another.
  static let deepest = 300
  /// The most bodies of one evaluation.
  static let widest = 50_000
  /// The most evaluations of one screen until its state is at rest.
  static let most = 50

  /// The controller of the view in which the tree shows.
  weak var controller: UIViewController?
  /// Tells the screen of a fault.
  var report: (String) -> Void = { _ in }
  /// Called when the state of a view has changed.
  var changed: () -> Void = {}
  /// The number of bodies evaluated so far.
  var evaluations = 0
  /// The number of bodies at which an evaluation ends.
  private var evaluationsLimit = ViewHost.widest
  private(set) var isStale = true
  /// Types whose properties need no storage.
  var plainTypes: Set<ObjectIdentifier> = []
  /// True if views are evaluated for the room that they have, so that another room needs other elements.
  var readsRoom = false
  private var storages: [String: AnyObject] = [:]
  private var observed: [ObjectIdentifier: AnyCancellable] = [:]
  private var failures: Set<String> = []
  /// Calls that wait for the end of a layout: `onAppear`, `task` and `onChange`.
  private var pending: [() -> Void] = []
  private var appeared: Set<String> = []
  private var met: Set<String> = []
  /// True if views are placed after the layout of the hosting view, as a tab's are; they appear once.
  var isApart = false
  private var apart: Set<String> = []

  func storage<Storage: AnyObject>(_ key: String, _ make: () -> Storage) -> Storage {
    if let kept = storages[key] as? Storage { return kept }
    let made = make()
    storages[key] = made
    return made
  }

  func invalidate() {
    guard !isStale else { return }
    isStale = true
    changed()
  }

  nonisolated private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Evaluates again after a change on any thread.
  nonisolated func invalidateSoon() {
    // The main queue has a thread of its own in programs that wait for it.
    if Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) != nil {
      MainActor.assumeIsolated { invalidate() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.invalidate() } }
    }
  }

  /// Evaluates a tree and notes what it reads of observable objects.
  func evaluated(_ elements: () -> [Element]) -> [Element] {
    evaluationsLimit = evaluations + Self.widest
    (isStale, readsRoom) = (false, false)
    let all = withObservationTracking(elements) { [weak self] in self?.invalidateSoon() }
    // A tree that was not ended is not drawn.
    return evaluations < evaluationsLimit ? all : []
  }

  /// True if a body within others may be evaluated: there is room for it and for the layout of what it makes.
  func mayGoOn(at depth: Int) -> Bool {
    depth < Self.deepest && evaluations < evaluationsLimit && LayoutBudget.hasRoom
  }

  /// Evaluates again after an object's publisher has told of a change.
  func observe<Object: ObservableObject>(_ object: Object) {
    let id = ObjectIdentifier(object)
    guard observed[id] == nil else { return }
    observed[id] = object.objectWillChange.sink { [weak self] _ in self?.invalidateSoon() }
  }

  // MARK: After a layout

  /// Calls a function after the layout in which a place first shows.
  func onFirst(_ key: String, _ action: @escaping () -> Void) {
    met.insert(key)
    if isApart { apart.insert(key) }
    guard appeared.insert(key).inserted else { return }
    pending.append(action)
  }

  func afterLayout(_ action: @escaping () -> Void) { pending.append(action) }

  func begin() { met = [] }

  /// Forgets that places have appeared that were not met again.
  func end() { appeared.formIntersection(met.union(apart)) }

  /// Calls what waits. True if something did.
  func settle() -> Bool {
    let actions = pending
    pending = []
    for action in actions { action() }
    return !actions.isEmpty
  }

  /// Ends the screen's evaluation with a fault.
  func fail(_ text: String) {
    guard failures.insert(text).inserted else { return }
    report(text)
  }
}
