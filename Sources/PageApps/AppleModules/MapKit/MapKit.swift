@_exported public import AppUIKit
