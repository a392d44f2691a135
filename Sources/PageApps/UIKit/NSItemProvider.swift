public import Foundation
public import UIKitCore

/// The promise of a dragged or chosen item; in pages it holds nothing.
open class NSItemProvider: NSObject {
  open var registeredTypeIdentifiers: [String] { [] }
  open var suggestedName: String?

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
  @discardableResult
  open func loadObject<Item>(
    ofClass aClass: Item.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

/// Saves nothing: pages have no album.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UIApplicationDelegate {
  /// The window as Objective-C's optional member has it, which may be `nil` itself; written for `delegate?.window`.
  @preconcurrency @MainActor public var pageRenderWindow: UIWindow?? {
    get { .some(window) }
    set { window = newValue ?? nil }
  }
}
