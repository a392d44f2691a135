public import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// The new value; `nil` unless the options ask for it.
  public let newValue: Value?
  /// The former value; `nil` unless the options ask for it, and in the first call.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool

  package init(kind: Kind, newValue: Value?, oldValue: Value?, indexes: IndexSet?, isPrior: Bool) {
    self.kind = kind
    self.newValue = newValue
    self.oldValue = oldValue
    self.indexes = indexes
    self.isPrior = isPrior
  }
}

/// An observation of a property, which ends with the object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observation: KeyValueObservation
  package init(_ observation: KeyValueObservation) { self.observation = observation }
  deinit { observation.isOver = true }
  public func invalidate() { observation.isOver = true }
}
