internal import PageBase
internal import Synchronization

/// The memory for decoded pictures that are kept. If they take more, those that were used longest ago are
/// dropped; `KeptPixels` decodes them again.
///
/// A picture in use stays in memory until its user is done. The picture used last is always kept.
package final class PictureBudget: Sendable {
  /// The budget of the process. By default it is 256 MiB, whatever the machine has, so that a run that draws
  /// photographs takes half a gigabyte in all; less where a quarter of the usable memory is less.
  package static let shared = PictureBudget(bytes: min(256 << 20, MachineMemory.usableBytes / 4))

  private let limit: Atomic<Int>
  private let kept = Mutex(Kept())

  private struct Entry {
    var block: PixelBlock
    /// The number of uses of all blocks until this block's last use.
    var lastUse: Int
  }

  private struct Kept {
    var entries: [ObjectIdentifier: Entry] = [:]
    var cost = 0
    var uses = 0
    var hasDropped = false
  }

  package init(bytes: Int) { limit = Atomic(bytes) }

  /// The most bytes that kept pictures take.
  package var bytes: Int {
    get { limit.load(ordering: .relaxed) }
    set { limit.store(newValue, ordering: .relaxed) }
  }

  /// The bytes that kept pictures take.
  package var cost: Int { kept.withLock { $0.cost } }

  /// Notes that a block is used now, and keeps it. Blocks beyond the budget are dropped.
  func use(_ block: PixelBlock) {
    let limit = bytes
    let dropped = kept.withLock { kept in
      kept.uses += 1
      let id = ObjectIdentifier(block)
      if kept.entries.updateValue(Entry(block: block, lastUse: kept.uses), forKey: id) == nil {
        kept.cost += block.cost
      }
      return Self.drop(from: &kept, downTo: limit)
    }
    // The memory is freed here, after the lock is released.
    withExtendedLifetime(dropped) {}
  }

  /// Stops keeping a block.
  func forget(_ block: PixelBlock) {
    let forgotten = kept.withLock { kept in
      let entry = kept.entries.removeValue(forKey: ObjectIdentifier(block))
      kept.cost -= entry?.block.cost ?? 0
      return entry?.block
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Takes blocks out, the one used longest ago first, until the others fit the limit.
  private static func drop(from kept: inout Kept, downTo limit: Int) -> [PixelBlock] {
    guard kept.cost > limit, kept.entries.count > 1 else { return [] }
    if !kept.hasDropped {
      kept.hasDropped = true
      MachineMemory.returnLargeBlocks()
    }
    var dropped: [PixelBlock] = []
    // No two blocks have the same last use, so the order of the dictionary decides nothing.
    while kept.cost > limit, kept.entries.count > 1,
      let oldest = kept.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      kept.entries[oldest.key] = nil
      kept.cost -= oldest.value.block.cost
      dropped.append(oldest.value.block)
    }
    return dropped
  }
}
