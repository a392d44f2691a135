// The part of Core Text that UIKit's text needs is declared in UIKitCore.
@_exported public import Foundation
@_exported public import UIKitCore
