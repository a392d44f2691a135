internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Lays out views that live: solves, writes frames into the views, and tells the views and controllers that asked to
/// be told, until nothing more changes.
///
/// A page that never says anything while it is laid out, as a deck or a document, does without: its views are written
/// down once and solved for every device.
@MainActor
struct ViewLayout {
  let root: UIView
  let environment: LayoutEnvironment
  /// BCP 47.
  let language: String
  var imageTraits = ImageTraits.nominal

  /// Views that swing between two states are left in the last.
  private static let roundLimit = 16
  /// More views than a screen can show.
  private static let viewLimit = 100_000

  /// The roots that are being laid out: what is called while one is has its frames already.
  private static var running: [UIView] = []

  init(root: UIView, environment: LayoutEnvironment, language: String) {
    self.root = root
    self.environment = environment
    self.language = language
  }

  /// - Returns: what keeps the views from being laid out.
  func run() -> PageError? {
    guard !Self.running.contains(where: { $0 === root }) else { return nil }
    Self.running.append(root)
    defer { Self.running.removeAll { $0 === root } }
    for _ in 0..<Self.roundLimit {
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
      guard notify(tree.views) else { return nil }
    }
    root.firstRestless?.reportRestlessness()
    return nil
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

  /// Calls `layoutSubviews` of those that need it, from the outside in; a controller hears before and after its view. The
  /// current traits are the view's.
  /// - Returns: whether anybody was told, and so may have changed something.
  private func notify(_ views: [UIView]) -> Bool {
    var isAnybodyTold = false
    let isOverridden =
      root.overriding(.current) !== UITraitCollection.current || views.contains { $0.ownAppearance != nil }
    for view in views where view.layoutNeeds.contains(.layout) {
      // What was taken out meanwhile is no longer laid out.
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

  /// The view, or the first in it, that needs to be laid out.
  fileprivate var firstRestless: UIView? {
    if !layoutNeeds.isEmpty { return self }
    for subview in subviews {
      if let found = subview.firstRestless { return found }
    }
    return nil
  }

  /// A device would lay the view out again in each frame, so its page can be drawn as it is.
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
