public import Foundation
internal import PageBase

extension NotificationCenter {
  /// Performs a method for each notification, on the main thread, as long as the observer exists.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observation = Observation(observer as AnyObject, name: aName, object: anObject as AnyObject?)
    observation.token = Unchecked(
      addObserver(forName: aName, object: anObject, queue: nil) { notification in
        let notification = Unchecked(notification)
        let perform: @MainActor @Sendable () -> Void = {
          guard let object = observation.observer else { return }
          var result: Any?
          let arguments = Array([notification.value as Any?].prefix(aSelector.argumentCount))
          MemberRegistry.perform(aSelector, on: object, with: arguments, result: &result)
        }
        if MainThread.isCurrent {
          MainActor.assumeIsolated(perform)
        } else {
          DispatchQueue.main.async { MainActor.assumeIsolated(perform) }
        }
      })
    Observations.add(observation, of: self)
  }

  /// Removes all observations of an observer, or the one of a token.
  public func removeObserver(_ observer: AnyObject) {
    for token in Observations.remove(observer, of: self) { removeObserver(token as Any) }
    removeObserver(observer as Any)
  }

  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let tokens = Observations.remove(observer, of: self) { one in
      (aName == nil || one.name == aName) && (anObject == nil || one.object === anObject as AnyObject?)
    }
    for token in tokens { removeObserver(token as Any) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The registration of an observer, which has a method performed for notifications.
private final class Observation: @unchecked Sendable {
  weak var observer: AnyObject?
  weak var object: AnyObject?
  let name: NSNotification.Name?
  var token: Unchecked<any NSObjectProtocol>?

  init(_ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
    self.observer = observer
    self.name = name
    self.object = object
  }
}

/// The observations of all centers, removed after their observers are deallocated.
private enum Observations {
  /// The observations by their center; guarded by `lock`.
  nonisolated(unsafe) private static var all: [ObjectIdentifier: [Observation]] = [:]
  private static let lock = NSLock()

  static func add(_ observation: Observation, of center: NotificationCenter) {
    lock.withLock {
      var known = all[ObjectIdentifier(center)] ?? []
      known.removeAll { $0.observer == nil }
      all[ObjectIdentifier(center)] = known + [observation]
    }
  }

  static func remove(
    _ observer: AnyObject, of center: NotificationCenter, where matches: (Observation) -> Bool = { _ in true }
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      let known = all[ObjectIdentifier(center)] ?? []
      let gone = known.filter { $0.observer === observer && matches($0) }
      all[ObjectIdentifier(center)] = known.filter { one in !gone.contains { $0 === one } }
      return gone.compactMap { $0.token?.value }
    }
  }
}
