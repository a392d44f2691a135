internal import Foundation
internal import Observation
internal import PageBase

/// The update of properties that precedes a layout from iOS 26 on: `updateProperties()` of controllers and views that
/// need it, superviews first, and once more after an observable object that it read has changed.
///
/// Source: "What's new in UIKit", WWDC 2025, session 243.
extension UIView {
  func updatePropertiesWhereNeeded() {
    if traitCollection.system.rawValue >= 26 { updatePropertiesOfTree() }
  }

  private func updatePropertiesOfTree() {
    if needsUpdateProperties {
      needsUpdateProperties = false
      if let controller = owningController { observed { controller.updateProperties() } }
      if !isOfOwnClass { observed { updateProperties() } }
    }
    for subview in subviews { subview.updatePropertiesOfTree() }
  }

  private func observed(_ update: () -> Void) {
    withObservationTracking(update) { [weak self] in
      Task { @MainActor in self?.setNeedsUpdateProperties() }
    }
  }
}
