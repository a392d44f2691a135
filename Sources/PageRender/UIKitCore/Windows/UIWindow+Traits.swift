internal import Foundation
internal import PageBase

extension UIWindow {
  /// Tells every controller and view in the window whose traits are others than those it had: controllers first, those
  /// that contain others before them.
  ///
  /// A view that was in no window yet had those that were current when it was made, as in UIKit. Where its controller is
  /// told in the same pass, it is taken to have had the controller's, for code that loads views reads the window's here.
  ///
  /// - Parameter former: What those had that were never shown, as controllers below the top of a stack; `nil` is what they
  ///   were made in.
  /// - Returns: Whether anybody was told.
  @discardableResult
  func tellTraits(after former: UITraitCollection? = nil) -> Bool {
    telling(unseen: former) { pass in
      for controller in rootViewController?.presentations ?? [] { pass.tell(controller, within: nil) }
      pass.tell(self, traits, within: nil)
    }
  }

  /// Measures a view that is in no window as if it were in this one: it hears of the traits first.
  package func measuring<Result>(_ view: UIView, _ body: @MainActor () -> Result) -> Result {
    inTraits {
      var pass = TraitPass(unseen: nil)
      pass.tell(view, traits, within: nil)
      return body()
    }
  }
}

extension UIView {
  /// Tells of an appearance that was overridden: all in the window, or, of a view that is in none, those in it that were
  /// shown. Others hear when they are.
  func appearanceChanged() {
    if let window {
      _ = window.inTraits { window.tellTraits() }
    } else {
      sequence(first: self, next: \.superview).reversed().first?.telling { $0.tellShown(in: self) }
    }
  }

  /// - Returns: Whether anybody was told.
  @discardableResult
  fileprivate func telling(
    unseen: UITraitCollection? = nil, _ body: @MainActor (inout TraitPass) -> Void
  ) -> Bool {
    // What code changes while it is told is told in the next pass.
    guard extras?.isTellingTraits != true else { return false }
    changeExtras { $0.isTellingTraits = true }
    defer { changeExtras { $0.isTellingTraits = false } }
    var pass = TraitPass(unseen: unseen)
    body(&pass)
    return pass.isAnybodyTold
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

  /// - Parameter container: The parent controller's traits before this pass; `nil` if this pass did not tell it.
  mutating func tell(_ controller: UIViewController, within container: UITraitCollection?) {
    let previous = controller.shownTraits ?? unseen ?? container ?? controller.birthTraits
    tell(controller, from: previous, to: controller.traitCollection)
    for child in controller.children {
      tell(child, within: former[ObjectIdentifier(controller)])
    }
  }

  /// - Parameters:
  ///   - around: The traits of what the view is in.
  ///   - container: What the controller it is in had before; `nil` where that was not told.
  mutating func tell(_ view: UIView, _ around: UITraitCollection, within container: UITraitCollection?) {
    let now = view.ownTraits(in: around)
    let container = view.owningController.flatMap { former[ObjectIdentifier($0)] } ?? container
    tell(view, from: view.shownTraits ?? unseen ?? container ?? view.birthTraits, to: now)
    for subview in view.subviews { tell(subview, now, within: container) }
  }

  /// Tells those that were shown of the appearance they have now; their other traits stay as they were shown.
  mutating func tellShown(in view: UIView) {
    func now(_ view: UIView, _ shown: UITraitCollection) -> UITraitCollection {
      UITraitCollection(shown, style: view.traitCollection.userInterfaceStyle)
    }
    view.forEachView { view in
      guard let controller = view.owningController, let shown = controller.shownTraits else { return }
      tell(controller, from: shown, to: now(view, shown))
    }
    view.forEachView { view in
      guard let shown = view.shownTraits else { return }
      tell(view, from: shown, to: now(view, shown))
    }
  }

  private mutating func tell(
    _ controller: UIViewController, from previous: UITraitCollection, to now: UITraitCollection
  ) {
    controller.shownTraits = now
    guard previous.differsFrom(now) else { return }
    isAnybodyTold = true
    former[ObjectIdentifier(controller)] = previous
    controller.containerTraitsDidChange()
    UITraitCollection.withCurrent(now) {
      controller.traitCollectionDidChange(previous)
      controller.tellTraitObservers(from: previous, to: now)
    }
  }

  private mutating func tell(_ view: UIView, from previous: UITraitCollection, to now: UITraitCollection) {
    view.shownTraits = now
    guard previous.differsFrom(now) else { return }
    isAnybodyTold = true
    view.layoutNeeds = .all
    UITraitCollection.withCurrent(now) {
      view.traitCollectionDidChange(previous)
      view.tellTraitObservers(from: previous, to: now)
    }
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
  /// Returns true if one of the traits that views and controllers are told of is another.
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
