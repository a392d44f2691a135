internal import Foundation
internal import PageBase

extension UIWindow {
  /// Sends trait changes to the controllers and views in the window whose traits have changed.
  ///
  /// Controllers come before views, and parents before children. The former traits of a view that is new in
  /// the window are those that were current when it was made, as in UIKit. If the view's nearest controller gets
  /// a change in the same pass, the view gets that controller's former traits: PageRender makes a controller's
  /// views in the window's traits, and they would otherwise get no change.
  ///
  /// - Parameter former: The former traits of responders that were never shown, such as controllers below the
  ///   top of a navigation stack; `nil` uses the traits in which they were made.
  /// - Returns: True if any responder got a change.
  @discardableResult
  func tellTraits(after former: UITraitCollection? = nil) -> Bool {
    telling(unseen: former) { pass in
      for controller in rootViewController?.presentations ?? [] { pass.tell(controller, within: nil) }
      pass.tell(self, traits, within: nil)
    }
  }

  /// Measures a view outside of windows as if it were in this one: it gets the window's traits first.
  package func measuring<Result>(_ view: UIView, _ body: @MainActor () -> Result) -> Result {
    inTraits {
      var pass = TraitPass(unseen: nil)
      pass.tell(view, traits, within: nil)
      return body()
    }
  }
}

extension UIView {
  /// Sends trait changes after an override of the appearance.
  ///
  /// In a window, all responders get them. Outside of windows, the view's descendants that were shown before
  /// get them; the others get them when they are shown.
  func appearanceChanged() {
    if let window {
      _ = window.inTraits { window.tellTraits() }
    } else {
      sequence(first: self, next: \.superview).reversed().first?.telling { $0.tellShown(in: self) }
    }
  }

  /// - Returns: True if any responder got a change.
  @discardableResult
  fileprivate func telling(
    unseen: UITraitCollection? = nil, _ body: @MainActor (inout TraitPass) -> Void
  ) -> Bool {
    // Changes that code makes during a pass are sent in the next pass.
    guard extras?.isTellingTraits != true else { return false }
    changeExtras { $0.isTellingTraits = true }
    defer { changeExtras { $0.isTellingTraits = false } }
    var pass = TraitPass(unseen: unseen)
    body(&pass)
    return pass.isAnybodyTold
  }
}

/// One pass that sends trait changes to controllers and views.
@MainActor
private struct TraitPass {
  /// The former traits of responders that were never shown; `nil` uses the traits in which they were made.
  let unseen: UITraitCollection?
  private(set) var isAnybodyTold = false
  /// The former traits of the controllers that got a change in this pass.
  private var former: [ObjectIdentifier: UITraitCollection] = [:]

  init(unseen: UITraitCollection?) {
    self.unseen = unseen
  }

  /// - Parameter container: The parent's traits before this pass; `nil` if the parent got no change.
  mutating func tell(_ controller: UIViewController, within container: UITraitCollection?) {
    let previous = controller.shownTraits ?? unseen ?? container ?? controller.birthTraits
    tell(controller, from: previous, to: controller.traitCollection)
    for child in controller.children {
      tell(child, within: former[ObjectIdentifier(controller)])
    }
  }

  /// - Parameters:
  ///   - around: The traits of the view's superview, or of the window.
  ///   - container: The former traits of the view's nearest controller; `nil` if it got no change.
  mutating func tell(_ view: UIView, _ around: UITraitCollection, within container: UITraitCollection?) {
    let now = view.ownTraits(in: around)
    let container = view.owningController.flatMap { former[ObjectIdentifier($0)] } ?? container
    tell(view, from: view.shownTraits ?? unseen ?? container ?? view.birthTraits, to: now)
    for subview in view.subviews { tell(subview, now, within: container) }
  }

  /// Sends the new appearance to the view, its descendants and their controllers, if they were shown before.
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
  /// The traits with the appearance, width class and level that the view overrides.
  fileprivate func ownTraits(in traits: UITraitCollection) -> UITraitCollection {
    let traits = (self as? SheetRoom)?.changing(traits) ?? traits
    guard let own = ownAppearance else { return traits }
    return UITraitCollection(traits, style: own == .dark ? .dark : .light)
  }
}

extension UIResponder {
  /// Calls the observers of the traits that differ.
  fileprivate func tellTraitObservers(from old: UITraitCollection, to new: UITraitCollection) {
    for observer in extras?.traitObservers ?? [] where observer.hears(old, new) {
      observer.tell(self, previous: old)
    }
  }
}

extension UITraitCollection {
  /// Returns true if a trait differs whose changes are sent to views and controllers.
  func differsFrom(_ other: UITraitCollection) -> Bool {
    guard self !== other else { return false }
    return userInterfaceStyle != other.userInterfaceStyle
      || horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
      || layoutDirection != other.layoutDirection
      || preferredContentSizeCategory != other.preferredContentSizeCategory || locale != other.locale
      || userInterfaceIdiom != other.userInterfaceIdiom || hasOtherScale(than: other)
      || userInterfaceLevel != other.userInterfaceLevel
  }

  /// Returns true if the scales differ; an unspecified scale equals any other.
  func hasOtherScale(than other: UITraitCollection) -> Bool {
    displayScale != other.displayScale && displayScale > 0 && other.displayScale > 0
  }
}
