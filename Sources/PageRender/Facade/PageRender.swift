// All core targets under one name, for programs and for packages that depend on this one. They never import it.
@_exported public import PageBase
@_exported public import PageDrawing
@_exported public import PageLayout
@_exported public import PageLint
@_exported public import PageReview
@_exported public import PageSnapshots
@_exported public import PageInputs
@_exported public import UIKitCore
