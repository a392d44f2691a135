internal import Foundation
internal import LayoutEngine
package import PageBase
internal import PageDrawing
package import PageLayout

extension UIView {
  /// The traits with which views outside a window are measured.
  package static var measuringTraits: FittingTraits {
    get {
      ownFittingTraits ?? ambientFittingTraits.value ?? FittingTraits()
    }
    set { ownFittingTraits = newValue }
  }

  /// The traits of the window whose page's code is being awaited.
  package static let ambientFittingTraits = Ambient<FittingTraits>()

  /// Runs `body` while views are measured for a scale in pixels per point.
  package static func measuring<Result>(atScale scale: Double, _ body: () -> Result) -> Result {
    let before = ownFittingTraits
    defer { ownFittingTraits = before }
    measuringTraits.scale = scale
    return body()
  }

  /// The traits set by the layout of a window or by a program; `nil` for the ambient traits.
  static var ownFittingTraits: FittingTraits?

  /// The view's fitting size by the layout engine. If the engine fails, returns `target` and records a fault.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    do throws(PageError) {
      let size = try measuredSize(target, horizontal: horizontal, vertical: vertical)
      return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
    } catch {
      faults.append(
        Diagnostic(
          .error, "a view cannot be measured: \(error.diagnostic.message)",
          exitCode: error.diagnostic.exitCode))
      return target
    }
  }

  /// The size of the view's own content in the width of `size`, in points; `nil` for a view without content. A
  /// control or bar that has only a height is as wide as `size`.
  func ownSize(fitting size: CGSize) -> CGSize? {
    var (own, present) = (measuredContentSize(fitting: size), bounds.size)
    if own.width == nil, own.height == nil, case .fixed(let width, let height) = layoutContent,
      !["UIView", "UIControl"].contains(uiKitClassName)
    {
      (own, present) = (IntrinsicSize(width: width, height: height), size)
    }
    guard own.width != nil || own.height != nil else { return nil }
    // Intrinsic sizes are those of alignment rectangles.
    let insets = alignmentRectInsets
    return CGSize(
      width: own.width.map { CGFloat($0) + insets.left + insets.right } ?? present.width,
      height: own.height.map { CGFloat($0) + insets.top + insets.bottom } ?? present.height)
  }

  /// The size of the view's content in the width of `size`, in points; widths from ten million count as
  /// unlimited.
  func measuredContentSize(fitting size: CGSize) -> IntrinsicSize {
    guard case .success(let engine) = MainActorText.engine else {
      return IntrinsicSize(width: nil, height: nil)
    }
    let traits = UIView.measuringTraits
    let measurer = ViewMeasurer(
      contents: [content], text: engine, scale: traits.scale, direction: traits.direction,
      language: traits.language)
    let isWide = !(Double(size.width) < 10_000_000)
    return measurer.intrinsicSize(ofItem: 0, fittingWidth: isWide ? nil : Double(size.width))
  }

  private func measuredSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) throws(PageError) -> Size {
    let page = PreparedPage(id: "", tree: ViewTree(root: self))
    let traits = UIView.measuringTraits
    let measurer = ViewMeasurer(
      contents: page.contents, text: try MainActorText.engine.get(), scale: traits.scale,
      direction: traits.direction, language: traits.language, adjustments: page.adjustments)
    var environment = LayoutEnvironment(
      size: .zero, scale: traits.scale, direction: traits.direction,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    if let window { environment.surround(self, as: window.environment.layoutEnvironment) }
    let size: Size
    do throws(LayoutError) {
      size = try LayoutSystem.fittingSize(
        of: page.tree.layout, target: Size(target),
        priorities: AxisPriorities(
          horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue)),
        in: environment, isInWindow: window != nil, measuring: measurer)
    } catch {
      throw .layout(error)
    }
    if let error = measurer.failures.first { throw .text(error) }
    return size
  }
}

extension LayoutEnvironment {
  /// Sets safe area and margins for measuring a view in its window, from the view's side insets and the
  /// window's margins.
  @MainActor
  fileprivate mutating func surround(_ view: UIView, as window: LayoutEnvironment) {
    let covered = view.safeAreaInsets
    safeArea = EdgeInsets(top: 0, left: Double(covered.left), bottom: 0, right: Double(covered.right))
    let isReversed = direction == .rightToLeft
    func margin(_ margin: Double, isLeft: Bool) -> Double {
      isLeft
        ? max(0, margin - window.safeArea.left) + safeArea.left
        : max(0, margin - window.safeArea.right) + safeArea.right
    }
    rootMargins = (
      leading: margin(window.rootMargins.leading, isLeft: !isReversed),
      trailing: margin(window.rootMargins.trailing, isLeft: isReversed)
    )
    rowMargin = window.rowMargin
  }
}

/// The text engine of the main actor, for measuring views while they are built.
@MainActor
enum MainActorText {
  private static var latest: (catalog: FontCatalog, engine: Result<TextEngine, PageError>)?

  /// The text engine with the fonts of the pages being built, opened at its first use.
  static var engine: Result<TextEngine, PageError> {
    let catalog = FontCatalog.building
    if let latest, latest.catalog.isSame(as: catalog) { return latest.engine }
    let engine = Result { () throws(PageError) in
      do throws(FontError) { return try TextEngine(catalog: catalog) } catch { throw .text(.font(error)) }
    }
    latest = (catalog, engine)
    return engine
  }

  /// The line height in points; `nil` if the font is not found.
  static func lineHeight(of font: UIFont) -> CGFloat? {
    guard let metrics = try? FontCatalog.building.metrics(for: font.descriptor) else { return nil }
    return CGFloat(metrics.lineHeight)
  }
}
