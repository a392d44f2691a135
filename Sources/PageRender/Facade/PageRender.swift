// All of PageRender under one name, for packages that depend on it. A target of this package imports the rooms it uses.
@_exported public import PageBase
@_exported public import PageDrawing
@_exported public import PageLayout
@_exported public import PageLint
@_exported public import PageReview
@_exported public import PageSnapshots
@_exported public import PageSources
@_exported public import UIKitCore
