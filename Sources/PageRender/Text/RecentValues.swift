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
    if let known = young[key] { return known.value }
    let entry: Entry
    if let known = old[key] {
      entry = known
    } else {
      let made = try make()
      entry = Entry(value: made.value, size: made.size)
    }
    if youngSize + entry.size > capacity {
      old = young
      young = [:]
      youngSize = 0
    }
    young[key] = entry
    youngSize += entry.size
    return entry.value
  }
}
