/// A cache of values by their keys. When its younger half is full, its older half is dropped.
struct RecentValues<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var size: Int
  }

  /// The capacity of each half, as a sum of sizes.
  private let capacity: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngSize = 0

  /// - Parameter capacity: The sum of sizes in each half; at most twice as much is kept.
  init(capacity: Int) { self.capacity = capacity }

  /// The value for a key, made and kept if it is missing.
  mutating func value<Failure>(
    for key: Key, make: () throws(Failure) -> (value: Value, size: Int)
  ) throws(Failure) -> Value {
    if let known = value(for: key) { return known }
    let made = try make()
    keep(made.value, size: made.size, for: key)
    return made.value
  }

  /// The value for a key; `nil` if it was never kept or has been dropped.
  mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old[key] else { return nil }
    keep(known.value, size: known.size, for: key)
    return known.value
  }

  mutating func keep(_ value: Value, size: Int, for key: Key) {
    guard young[key] == nil else { return }
    if youngSize + size > capacity { dropUnused() }
    young[key] = Entry(value: value, size: size)
    youngSize += size
  }

  /// Drops the values that nobody used since the last drop.
  mutating func dropUnused() {
    old = young
    young = [:]
    youngSize = 0
  }
}
