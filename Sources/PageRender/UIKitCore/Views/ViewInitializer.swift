internal import CViewInitializer
package import Foundation

/// Makes views of classes that are known only at run time.
///
/// Apps' cells declare `override init(frame:)` without `required`, so UIView's `init(frame:)` cannot be
/// `required`; Swift then refuses `type.init(frame:)`. But the initialiser has a slot in the metadata of
/// every view class. The slot is found once, by comparing the metadata of UIView with that of a class that
/// overrides its initialisers. It is tried on that class before other views are made with it.
@MainActor
package enum ViewInitializer {
  /// A view of a class, made with `init(frame:)`; `nil` if the trial found no slot, as with an unknown layout
  /// of metadata.
  package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View? {
    guard let slot else { return nil }
    return call(slot, type, frame: frame)
  }

  /// The index of the word in a view class's metadata that holds the address of `init(frame:)`.
  private static let slot: Int? = {
    let (base, trial) = (ClassMetadata(UIView.self), ClassMetadata(Trial.self))
    // UIView declares `init(frame:)` before its other initialisers, and no method of it is overridden by the
    // trial.
    let inherited = ClassMetadata.firstMember..<min(base.wordCount, trial.wordCount)
    guard let slot = inherited.first(where: { base[$0] != trial[$0] && trial[$0] != 0 }) else { return nil }
    Trial.frames = []
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    guard let made = call(slot, Trial.self, frame: frame), made.frame == frame, Trial.frames == [frame] else {
      return nil
    }
    return slot
  }()

  private static func call<View: UIView>(_ slot: Int, _ type: View.Type, frame: CGRect) -> View? {
    let metadata = ClassMetadata(type)
    guard slot < metadata.wordCount, let function = UnsafeRawPointer(bitPattern: metadata[slot]) else {
      return nil
    }
    let made = cviewinitializer_call(
      function, metadata.address, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    return Unmanaged<View>.fromOpaque(made).takeRetainedValue()
  }
}

/// The class that the slot is found and tried with.
private final class Trial: UIView {
  static var frames: [CGRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    Trial.frames.append(frame)
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

/// The words of a class's metadata (Swift's ABI, TypeMetadata.rst, without Objective-C).
struct ClassMetadata {
  let address: UnsafeRawPointer

  init(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The index of the first member's word, after kind, superclass, flags, sizes, description and destroyer.
  static let firstMember = 7

  /// The number of words after the address point.
  var wordCount: Int {
    let size = address.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = address.load(fromByteOffset: 36, as: UInt32.self)
    guard size > addressPoint else { return 0 }
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }

  subscript(word: Int) -> UInt {
    address.load(fromByteOffset: word * MemoryLayout<UInt>.size, as: UInt.self)
  }
}
