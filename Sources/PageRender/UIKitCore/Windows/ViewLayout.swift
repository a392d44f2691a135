internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The layout of live views: it solves constraints, writes frames into the views and calls the views and
/// controllers that need layout, until nothing changes.
///
/// Pages without code that runs during layout, such as decks and documents, do not use it: their views are
/// converted to a tree once, which is solved for every device.
@MainActor
struct ViewLayout {
  let root: UIView
  let environment: LayoutEnvironment
  /// The language of texts, as a BCP 47 tag.
  let language: String
  var imageTraits = ImageTraits.nominal
  /// Called when views have their frames and insets, before `layoutSubviews()`.
  var whenPlaced: (() -> Void)?

  /// The most rounds of one layout; views that alternate between two states are left in the last one.
  private static let roundLimit = 16
  /// The most views of one layout.
  private static let viewLimit = 100_000

  /// The roots that are being laid out, in which a nested layout does nothing.
  private static var running: [UIView] = []

  init(root: UIView, environment: LayoutEnvironment, language: String) {
    self.root = root
    self.environment = environment
    self.language = language
  }

  /// - Returns: The error that prevents the layout; `nil` if there is none.
  func run() -> PageError? {
    guard !Self.running.contains(where: { $0 === root }) else { return nil }
    Self.running.append(root)
    defer { Self.running.removeAll { $0 === root } }
    for _ in 0..<Self.roundLimit {
      root.updatePropertiesWhereNeeded()
      root.updateConstraintsWhereNeeded()
      let tree = IndexedTree(root: root)
      guard tree.views.count <= Self.viewLimit else {
        root.report(
          "addSubview(_:)", "brought more than \(Self.viewLimit) views into it; is it called without end?")
        return nil
      }
      do throws(PageError) {
        LayoutWriter(tree, result: try solve(tree.tree)).write()
      } catch {
        return error
      }
      if isChangedWhenPlaced(tree.views) { continue }
      // What observers do, such as setting a constraint's constant, counts from the next round on.
      let isObserverTold = KeyValueObservation.tellChanges()
      guard notify(tree.views) || isObserverTold else { return nil }
    }
    root.firstRestless?.reportRestlessness()
    return nil
  }

  /// Calls `whenPlaced`.
  ///
  /// - Returns: True if it changed views or constants, which are solved before views are called.
  private func isChangedWhenPlaced(_ views: [UIView]) -> Bool {
    guard let whenPlaced else { return false }
    func constants() -> [CGFloat] { views.flatMap { $0.constraints.map(\.constant) } }
    let (needs, former) = (views.map(\.layoutNeeds), constants())
    for view in views { view.layoutNeeds = [] }
    whenPlaced()
    defer { for (view, need) in zip(views, needs) { view.layoutNeeds.formUnion(need) } }
    return root.hasLayoutNeeds || constants() != former
  }

  private func solve(_ tree: ViewTree) throws(PageError) -> LayoutResult {
    let page = PreparedPage(id: "", tree: tree)
    var measurer = ViewMeasurer(
      contents: page.contents, text: try MainActorText.engine.get(), scale: environment.scale,
      direction: environment.direction, language: language, adjustments: page.adjustments)
    measurer.imageTraits = imageTraits
    let result: LayoutResult
    do throws(LayoutError) {
      var system: LayoutSystem
      do throws(LayoutInputError) { system = try LayoutSystem(tree.layout) } catch { throw .input(error) }
      result = try system.solve(in: environment, measuring: measurer)
    } catch {
      throw .layout(error)
    }
    if let error = measurer.failures.first { throw .text(error) }
    return result
  }

  /// Calls `layoutSubviews()` of the views that need it, superviews first, and their controllers' methods.
  ///
  /// The current traits are those of the view that is called.
  ///
  /// - Returns: True if a call was made or layout is still needed, so that another round is necessary.
  private func notify(_ views: [UIView]) -> Bool {
    var isAnybodyTold = false
    let isOverridden =
      UIView.hasOwnContentSizes || root.overriding(.current) !== UITraitCollection.current
      || views.contains { $0.ownAppearance != nil }
    for view in views where view.layoutNeeds.contains(.layout) {
      // Views that were removed during this round are not laid out.
      guard view.isDescendant(of: root) else { continue }
      view.layoutNeeds.remove(.layout)
      if isOverridden {
        UITraitCollection.withCurrent(view.overriding(.current)) { view.layoutWithController() }
      } else {
        view.layoutWithController()
      }
      isAnybodyTold = true
    }
    return isAnybodyTold || root.hasLayoutNeeds
  }
}

extension UIView {
  fileprivate func layoutWithController() {
    owningController?.viewWillLayoutSubviews()
    if isOfOwnClass { layoutSubviews() } else { layoutSublayers(of: layer) }
    owningController?.viewDidLayoutSubviews()
  }

  /// The first of the view and its descendants that needs layout; `nil` if none does.
  fileprivate var firstRestless: UIView? {
    if !layoutNeeds.isEmpty { return self }
    for subview in subviews {
      if let found = subview.firstRestless { return found }
    }
    return nil
  }

  /// Warns of a layout that never settles.
  ///
  /// A device would repeat it in each frame, so the page can be drawn as it is.
  fileprivate func reportRestlessness() {
    let call = layoutNeeds.contains(.layout) ? "setNeedsLayout()" : "setNeedsUpdateConstraints()"
    let warning = Diagnostic(
      .warning,
      "the layout of \(diagnosticName) never settles: every layout calls \(call) or changes its size again; "
        + "it is drawn as it is now")
    if !faults.contains(warning) { faults.append(warning) }
  }

  fileprivate var hasLayoutNeeds: Bool {
    !layoutNeeds.isEmpty || subviews.contains(where: \.hasLayoutNeeds)
  }
}
