internal import Foundation
internal import PageBase

extension UIWindow {
  /// Tells every controller and view in the window whose traits are others than those it had: controllers first, those
  /// that contain others before them.
  ///
  /// A view that was in no window yet is taken to have had the traits of its controller before, which is told in the same
  /// pass; one that comes in later, as a cell, was made in those it has.
  ///
  /// - Parameter former: What those had that were never shown, as controllers below the top of a stack; `nil` is what they
  ///   were made in.
  /// - Returns: Whether anybody was told.
  @discardableResult
  func tellTraits(after former: UITraitCollection? = nil) -> Bool {
    // What code changes while it is told is told in the next pass.
    guard !isTellingTraits else { return false }
    isTellingTraits = true
    defer { isTellingTraits = false }
    var pass = TraitPass(unseen: former)
    for controller in rootViewController?.presentations ?? [] { pass.tell(controller, within: nil) }
    pass.tell(self, traits, within: nil)
    return pass.isAnybodyTold
  }

  /// Tells of an appearance that was overridden in the window.
  func traitsChanged() {
    _ = inTraits { tellTraits() }
  }

  /// Measures a view that is in no window as if it were in this one: it hears of the traits first.
  package func measuring<Result>(_ view: UIView, _ body: @MainActor () -> Result) -> Result {
    let made = UITraitCollection.current
    return inTraits {
      var pass = TraitPass(unseen: nil)
      pass.tell(view, traits, within: made)
      return body()
    }
  }
}

/// One round of telling controllers and views of their traits.
@MainActor
private struct TraitPass {
  /// The traits of those that were never shown; `nil` is those they were made in.
  let unseen: UITraitCollection?
  private(set) var isAnybodyTold = false
  /// The traits that controllers had before this pass, of those it told.
  private var former: [ObjectIdentifier: UITraitCollection] = [:]

  init(unseen: UITraitCollection?) {
    self.unseen = unseen
  }

  /// - Parameter container: What the controller that this one is in had before; `nil` where it was not told.
  mutating func tell(_ controller: UIViewController, within container: UITraitCollection?) {
    let now = controller.traitCollection
    let previous = controller.shownTraits ?? unseen ?? container ?? controller.birthTraits
    controller.shownTraits = now
    if previous.differsFrom(now) {
      isAnybodyTold = true
      former[ObjectIdentifier(controller)] = previous
      controller.containerTraitsDidChange()
      UITraitCollection.withCurrent(now) {
        controller.traitCollectionDidChange(previous)
        controller.tellTraitObservers(from: previous, to: now)
      }
    }
    for child in controller.children {
      tell(child, within: former[ObjectIdentifier(controller)])
    }
  }

  /// - Parameters:
  ///   - around: The traits of what the view is in.
  ///   - container: What that had before; `nil` where it was not told.
  mutating func tell(_ view: UIView, _ around: UITraitCollection, within container: UITraitCollection?) {
    let now = view.ownTraits(in: around)
    let container = view.owningController.flatMap { former[ObjectIdentifier($0)] } ?? container
    let previous = view.shownTraits ?? unseen ?? container ?? around
    view.shownTraits = now
    if previous.differsFrom(now) {
      isAnybodyTold = true
      view.layoutNeeds = .all
      UITraitCollection.withCurrent(now) {
        view.traitCollectionDidChange(previous)
        view.tellTraitObservers(from: previous, to: now)
      }
    }
    for subview in view.subviews { tell(subview, now, within: container) }
  }
}

extension UIView {
  /// Traits with the appearance that the view overrides.
  fileprivate func ownTraits(in traits: UITraitCollection) -> UITraitCollection {
    guard let own = ownAppearance else { return traits }
    return UITraitCollection(traits, style: own == .dark ? .dark : .light)
  }
}

extension UIResponder {
  /// Tells those who registered for a trait that differs.
  fileprivate func tellTraitObservers(from old: UITraitCollection, to new: UITraitCollection) {
    for observer in extras?.traitObservers ?? [] where observer.hears(old, new) {
      observer.tell(self, previous: old)
    }
  }
}

extension UITraitCollection {
  /// Whether one of the traits that views and controllers are told of is another.
  func differsFrom(_ other: UITraitCollection) -> Bool {
    guard self !== other else { return false }
    return userInterfaceStyle != other.userInterfaceStyle
      || horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
      || layoutDirection != other.layoutDirection
      || preferredContentSizeCategory != other.preferredContentSizeCategory || locale != other.locale
      || userInterfaceIdiom != other.userInterfaceIdiom || hasOtherScale(than: other)
  }

  /// A scale that is open is any.
  func hasOtherScale(than other: UITraitCollection) -> Bool {
    displayScale != other.displayScale && displayScale > 0 && other.displayScale > 0
  }
}
