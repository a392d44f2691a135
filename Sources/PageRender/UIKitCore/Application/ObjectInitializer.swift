internal import CViewInitializer
package import Foundation

/// Makes objects with `init()`, of classes that are known only at run time. `ViewInitializer`, which does so
/// for views, says why metadata is read.
@MainActor
package enum ObjectInitializer {
  /// An object of a class; `nil` if the trial found no slot of `init()`, as with an unknown layout of
  /// metadata.
  package static func make(_ type: NSObject.Type) -> NSObject? {
    guard let slot else { return nil }
    return call(slot, type)
  }

  /// The index of the word in a class's metadata that holds the address of `init()`.
  private static let slot: Int? = {
    let (base, trial) = (ClassMetadata(NSObject.self), ClassMetadata(Trial.self))
    let inherited = ClassMetadata.firstMember..<min(base.wordCount, trial.wordCount)
    guard let slot = inherited.first(where: { base[$0] != trial[$0] && trial[$0] != 0 }) else { return nil }
    Trial.count = 0
    guard call(slot, Trial.self) is Trial, Trial.count == 1 else { return nil }
    return slot
  }()

  private static func call(_ slot: Int, _ type: NSObject.Type) -> NSObject? {
    let metadata = ClassMetadata(type)
    guard slot < metadata.wordCount, let function = UnsafeRawPointer(bitPattern: metadata[slot]) else {
      return nil
    }
    // `init()` does not read the registers in which the four numbers are passed.
    let made = cviewinitializer_call(function, metadata.address, 0, 0, 0, 0)
    return Unmanaged<NSObject>.fromOpaque(made).takeRetainedValue()
  }
}

/// The class that the slot is found and tried with.
private final class Trial: NSObject {
  nonisolated(unsafe) static var count = 0

  override init() {
    super.init()
    Trial.count += 1
  }
}
