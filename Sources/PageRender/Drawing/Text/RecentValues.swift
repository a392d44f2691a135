/// Values by what they were made from, to be made once. Bounded: when the younger half is full the older half goes.
struct RecentValues<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var size: Int
  }

  /// For each half.
  private let capacity: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngSize = 0

  /// - Parameter capacity: The sum of sizes from which on values go; twice as much is kept at most.
  init(capacity: Int) { self.capacity = capacity }

  /// The value for a key, made and kept if it is not there.
  mutating func value<Failure>(
    for key: Key, make: () throws(Failure) -> (value: Value, size: Int)
  ) throws(Failure) -> Value {
    if let known = value(for: key) { return known }
    let made = try make()
    keep(made.value, size: made.size, for: key)
    return made.value
  }

  /// The value for a key; `nil` where there is none, or none any more.
  mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old[key] else { return nil }
    keep(known.value, size: known.size, for: key)
    return known.value
  }

  mutating func keep(_ value: Value, size: Int, for key: Key) {
    guard young[key] == nil else { return }
    if youngSize + size > capacity {
      old = young
      young = [:]
      youngSize = 0
    }
    young[key] = Entry(value: value, size: size)
    youngSize += size
  }
}
