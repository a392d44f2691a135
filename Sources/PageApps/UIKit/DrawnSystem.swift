internal import PageBase
internal import UIKitCore

/// True if the version of iOS that is drawn is at least `major`; for the conditions `#available` of translated code.
public func pageRenderDraws(iOS major: Int) -> Bool { UITraitCollection.current.system.rawValue >= major }
