// What of Core Text UIKit's text needs lies in UIKitCore.
@_exported public import Foundation
@_exported public import UIKitCore
