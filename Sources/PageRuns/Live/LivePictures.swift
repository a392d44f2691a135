internal import Synchronization

/// The PNG files of a live view, in memory, by address. Pictures on the view stay; of others, those used
/// longest ago are dropped beyond a budget.
package final class LivePictures: Sendable {
  private struct Entry {
    var file: [UInt8]
    /// The number of uses of all pictures until this picture's last use.
    var lastUse: Int
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var cost = 0
    var uses = 0
  }

  private let state = Mutex(State())
  /// The bytes that pictures outside the view may take.
  private let budget: Int

  /// - Parameter budget: In bytes; 4 MiB hold some thirty screens of phones.
  package init(budget: Int = 4 << 20) { self.budget = budget }

  /// The bytes of all pictures.
  package var cost: Int { state.withLock { $0.cost } }

  /// Returns the PNG file at an address; `nil` if it was dropped or never drawn.
  package func file(at address: String) -> [UInt8]? {
    state.withLock { Self.use(address, in: &$0)?.file }
  }

  /// Returns true if the store has a picture, which counts as a use.
  func holds(_ address: String) -> Bool { state.withLock { Self.use(address, in: &$0) != nil } }

  package func add(_ file: [UInt8], as address: String) {
    state.withLock { state in
      state.uses += 1
      let former = state.entries.updateValue(Entry(file: file, lastUse: state.uses), forKey: address)
      state.cost += file.count - (former?.file.count ?? 0)
    }
  }

  /// Drops pictures beyond the budget that are not on the view.
  package func keep(_ shown: Set<String>) {
    state.withLock { state in
      // No two entries have the same last use, so the dictionary's order decides nothing.
      let others = state.entries.filter { !shown.contains($0.key) }.sorted {
        $0.value.lastUse < $1.value.lastUse
      }
      var cost = others.reduce(0) { $0 + $1.value.file.count }
      for (address, entry) in others where cost > budget {
        state.entries[address] = nil
        state.cost -= entry.file.count
        cost -= entry.file.count
      }
    }
  }

  private static func use(_ address: String, in state: inout State) -> Entry? {
    guard var entry = state.entries[address] else { return nil }
    state.uses += 1
    entry.lastUse = state.uses
    state.entries[address] = entry
    return entry
  }
}
