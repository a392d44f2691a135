import Testing

/// Expects each yes-or-no property of a new object to have a value, and to keep the other one.
@MainActor
func expect<Owner: AnyObject>(
  _ make: () -> Owner, flags: [(ReferenceWritableKeyPath<Owner, Bool>, Bool)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (property, value) in flags {
    expect(make, property, is: value, orElse: !value, sourceLocation: sourceLocation)
  }
}

/// Expects each number of a new object to have a value, and to keep one that is larger by 1.
@MainActor
func expect<Owner: AnyObject, Value: Numeric>(
  _ make: () -> Owner, numbers: [(ReferenceWritableKeyPath<Owner, Value>, Value)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (property, value) in numbers {
    expect(make, property, is: value, orElse: value + 1, sourceLocation: sourceLocation)
  }
}

/// Expects a property of a new object to have a value, and to keep another one of its kind.
@MainActor
func expect<Owner: AnyObject, Value: RawRepresentable & Equatable>(
  _ make: () -> Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, is value: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) where Value.RawValue: BinaryInteger {
  let others = (-1...4).lazy.compactMap { Value.RawValue(exactly: $0).flatMap { Value(rawValue: $0) } }
  guard let other = others.first(where: { $0 != value }) else { return }
  expect(make, property, is: value, orElse: other, sourceLocation: sourceLocation)
}

/// Expects a property of a new object to have a named value, and to keep another name.
@MainActor
func expect<Owner: AnyObject, Value: RawRepresentable & Equatable>(
  _ make: () -> Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, is value: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) where Value.RawValue == String {
  guard let other = Value(rawValue: "other") else { return }
  expect(make, property, is: value, orElse: other, sourceLocation: sourceLocation)
}

/// Expects a property of a new object to have a value, and to keep another one.
@MainActor
func expect<Owner: AnyObject, Value: Equatable>(
  _ make: () -> Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, is value: Value,
  orElse other: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  let owner = make()
  #expect(owner[keyPath: property] == value, "\(property)", sourceLocation: sourceLocation)
  owner[keyPath: property] = other
  #expect(owner[keyPath: property] == other, "\(property)", sourceLocation: sourceLocation)
  owner[keyPath: property] = value
}
