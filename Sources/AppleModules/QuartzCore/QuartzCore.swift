// What sources of apps find under this name lies in UIKitCore.
@_exported public import Foundation
@_exported public import UIKitCore
