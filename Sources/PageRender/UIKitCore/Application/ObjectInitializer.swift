internal import CViewInitializer
internal import Foundation

/// Makes objects of classes that are known only when the program runs, with their `init()`: as `ViewInitializer` makes views,
/// and for the same reason.
@MainActor
enum ObjectInitializer {
  /// `nil` where the compiler lays metadata out in a way that the trial does not confirm.
  static func make(_ type: NSObject.Type) -> NSObject? {
    guard let slot else { return nil }
    return call(slot, type)
  }

  /// The word of a class's metadata that holds the address of its `init()`.
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
    // An initialiser without arguments does not read the registers that the four numbers are in.
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
