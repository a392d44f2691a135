// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

open class ASIdentifierManager: NSObject {
  nonisolated(unsafe) private static let only = ASIdentifierManager(); @discardableResult open class func shared() -> ASIdentifierManager { only }
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
