// Apps import this module by Apple's name; its declarations are in UIKitCore.
@_exported public import AppUIKit
