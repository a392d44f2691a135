/// A few values by their keys, those made last: where most questions are for few of many, a look at each takes less time than a
/// hash of the key.
struct LatestValues<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value)] = []

  private static var limit: Int { 4 }

  func value(for key: Key) -> Value? {
    for entry in entries where entry.key == key { return entry.value }
    return nil
  }

  /// - Parameter key: One that has no value here.
  mutating func keep(_ value: Value, for key: Key) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((key, value))
  }
}
