/// The few values that were made last, by their keys. If most requests are for few of many keys, comparing
/// these takes less time than hashing a key.
struct LatestValues<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value)] = []

  private static var limit: Int { 4 }

  func value(for key: Key) -> Value? {
    for entry in entries where entry.key == key { return entry.value }
    return nil
  }

  /// - Parameter key: A key that has no value yet.
  mutating func keep(_ value: Value, for key: Key) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((key, value))
  }
}
