internal import LayoutEngine
internal import PageBase
internal import PageLayout

extension UIView {
  /// The appearance that the view, or else its controller, overrides; `nil` if neither does.
  var ownAppearance: Appearance? {
    let own = overrideUserInterfaceStyle
    switch own == .unspecified ? owningController?.overrideUserInterfaceStyle ?? own : own {
    case .unspecified: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }

  /// Warnings of fonts, layers and controllers that are drawn differently than on a device.
  ///
  /// - Parameter content: The view's `content`, passed because computing it takes time.
  func unfollowed(showing content: ViewContent) -> [Diagnostic] {
    replacedFonts(in: content) + layerShortcomings + (owningController?.unfollowedByView ?? [])
  }

  private var layerShortcomings: [Diagnostic] {
    // Outside a window the screen's scale is unknown, but at least 2.
    let scale = window?.environment.layoutEnvironment.scale ?? 2
    guard let usedLayer, usedLayer.isBlurred(at: scale) else { return [] }
    let cause = "a layer with shouldRasterize, whose rasterizationScale is below the screen's, is drawn sharp"
    return [Diagnostic(.warning, "\(diagnosticName): \(cause)")]
  }

  /// Traits with the appearance, width class, level and content size that the view and its superviews override.
  func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    withOwnContentSize(withOwnAppearance(withTraitsOfSheet(traits)))
  }

  private func withOwnAppearance(_ traits: UITraitCollection) -> UITraitCollection {
    for view in sequence(first: self, next: \.superview) {
      guard let own = view.ownAppearance else { continue }
      return UITraitCollection(traits, style: own == .dark ? .dark : .light)
    }
    return traits
  }
}

extension UIViewController {
  /// Warnings of the controller's settings that would change the picture on a device.
  fileprivate var unfollowedByView: [Diagnostic] {
    let name = view?.diagnosticName ?? "a view"
    var found: [Diagnostic] = []
    if contentUnavailableConfiguration != nil {
      found.append(
        Diagnostic(.warning, "\(name) is shown alone: a contentUnavailableConfiguration is not drawn"))
    }
    guard presentingViewController != nil, !(self is UIAlertController) else { return found }
    let isCard = [.formSheet, .pageSheet, .automatic, .popover].contains(modalPresentationStyle)
    if isCard, view?.metrics.sheet == nil {
      found.append(
        Diagnostic(.warning, "\(name) is presented as a sheet or popover, which covers the whole screen here")
      )
    }
    return found
  }
}
