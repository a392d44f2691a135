// Swift Testing looks for a module of this name wherever it and a module called CoreImage are both imported.
@_exported public import Testing
