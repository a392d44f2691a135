internal import CViewInitializer
internal import Foundation

/// Makes layers with `init()`, of classes that are known only at run time. `ViewInitializer`, which does so
/// for views, says why metadata is read.
@MainActor
enum LayerInitializer {
  /// A layer of a class; `nil` if the trial found no slot of `init()`, as with an unknown layout of metadata.
  static func make(_ type: CALayer.Type) -> CALayer? {
    // PageRender's own classes need no trial.
    if type == CALayer.self { return CALayer() }
    if type == CAGradientLayer.self { return CAGradientLayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    if type == CATextLayer.self { return CATextLayer() }
    guard let slot else { return nil }
    return call(slot, type)
  }

  /// The index of the word in a layer class's metadata that holds the address of `init()`.
  private static let slot: Int? = {
    let (base, trial) = (ClassMetadata(CALayer.self), ClassMetadata(Trial.self))
    // The first word that differs is the slot, since `NSObject` declares `init()` before all members of a
    // layer.
    let inherited = ClassMetadata.firstMember..<min(base.wordCount, trial.wordCount)
    guard let slot = inherited.first(where: { base[$0] != trial[$0] && trial[$0] != 0 }) else { return nil }
    Trial.count = 0
    guard call(slot, Trial.self) is Trial, Trial.count == 1 else { return nil }
    return slot
  }()

  private static func call(_ slot: Int, _ type: CALayer.Type) -> CALayer? {
    let metadata = ClassMetadata(type)
    guard slot < metadata.wordCount, let function = UnsafeRawPointer(bitPattern: metadata[slot]) else {
      return nil
    }
    // `init()` does not read the registers in which the four numbers are passed.
    let made = cviewinitializer_call(function, metadata.address, 0, 0, 0, 0)
    return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
  }
}

/// The class that the slot is found and tried with.
private final class Trial: CALayer {
  static var count = 0

  override init() {
    super.init()
    Trial.count += 1
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
