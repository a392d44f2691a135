// The part of Core Text that UIKit's text needs is declared in UIKitCore.
@_exported public import AppUIKit
