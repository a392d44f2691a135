internal import LayoutEngine
internal import PageBase
internal import PageLayout

extension UIView {
  /// Its own, or that of the controller whose view it is.
  var ownAppearance: Appearance? {
    let own = overrideUserInterfaceStyle
    switch own == .unspecified ? owningController?.overrideUserInterfaceStyle ?? own : own {
    case .unspecified: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }

  /// Warnings of styles that the page does not follow.
  ///
  /// - Parameter content: The view's own, which takes time to make.
  func unfollowed(showing content: ViewContent) -> [Diagnostic] {
    replacedFonts(in: content) + layerShortcomings + (owningController?.unfollowedByView ?? [])
  }

  private var layerShortcomings: [Diagnostic] {
    // Outside of a window the screen may be any, of 2× at least.
    let scale = window?.environment.layoutEnvironment.scale ?? 2
    guard let usedLayer, usedLayer.isBlurred(at: scale) else { return [] }
    let cause = "a layer with shouldRasterize, whose rasterizationScale is below the screen's, is drawn sharp"
    return [Diagnostic(.warning, "\(diagnosticName): \(cause)")]
  }

  /// Traits with the appearance that the view or what is around it overrides.
  func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    for view in sequence(first: self, next: \.superview) {
      guard let own = view.ownAppearance else { continue }
      return UITraitCollection(traits, style: own == .dark ? .dark : .light)
    }
    return traits
  }
}

extension UIViewController {
  /// Warnings of looks that would be others on a device, in words.
  fileprivate var unfollowedByView: [Diagnostic] {
    let name = view?.diagnosticName ?? "a view"
    var found: [Diagnostic] = []
    if contentUnavailableConfiguration != nil {
      found.append(
        Diagnostic(.warning, "\(name) is shown alone: a contentUnavailableConfiguration is not drawn"))
    }
    guard presentingViewController != nil, !(self is UIAlertController) else { return found }
    switch modalPresentationStyle {
    case .popover, .formSheet, .pageSheet, .automatic:
      found.append(
        Diagnostic(.warning, "\(name) is presented as a sheet or popover, which covers the whole screen here")
      )
    default: break
    }
    return found
  }
}
