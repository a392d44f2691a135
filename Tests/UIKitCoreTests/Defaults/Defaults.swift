import Testing

@testable import UIKitCore

/// Checks that members are true or false until code sets them, and that each keeps the value it is set to.
@MainActor
func checkFlags<Owner: AnyObject>(
  of owner: Owner, on: [ReferenceWritableKeyPath<Owner, Bool>] = [],
  off: [ReferenceWritableKeyPath<Owner, Bool>] = [], at location: SourceLocation = #_sourceLocation
) {
  let members = on.map { ($0, true) } + off.map { ($0, false) }
  for (member, value) in members {
    #expect(owner[keyPath: member] == value, "\(member)", sourceLocation: location)
  }
  for (member, value) in members {
    owner[keyPath: member] = !value
    #expect(owner[keyPath: member] == !value, "\(member)", sourceLocation: location)
  }
}

/// Checks that a member has its first value until code sets it, and keeps the value it is set to.
@MainActor
func checkMember<Owner: AnyObject, Value: Equatable>(
  of owner: Owner, _ member: ReferenceWritableKeyPath<Owner, Value>, is first: Value, then other: Value,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(owner[keyPath: member] == first, "\(member)", sourceLocation: location)
  owner[keyPath: member] = other
  #expect(owner[keyPath: member] == other, "\(member)", sourceLocation: location)
}
