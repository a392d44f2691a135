internal import Foundation
public import LayoutEngine

/// What decides the sizes of views that are measured before their page is laid out.
public struct FittingTraits: Hashable, Sendable {
  /// Pixels per point; sizes are rounded to this grid. 3 unless set.
  public var scale = 3.0
  public var direction = LayoutDirection.leftToRight
  public var horizontalSizeClass = SizeClass.compact
  public var verticalSizeClass = SizeClass.regular
  /// BCP 47, such as `ja`.
  public var language = "en"

  public init() {}
}

extension UIView {
  /// For `systemLayoutSizeFitting`. A page is laid out for each device later, whatever is set here.
  public static var fittingTraits = FittingTraits()

  /// The engine's answer; where there is none the target, and a fault that the page reports.
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

  private func measuredSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) throws(PageError) -> Size {
    let page = PreparedPage(id: "", tree: ViewTree(root: self))
    let traits = UIView.fittingTraits
    let measurer = ViewMeasurer(
      contents: page.contents, text: try MainActorText.engine.get(), scale: traits.scale,
      direction: traits.direction, language: traits.language)
    let environment = LayoutEnvironment(
      size: .zero, scale: traits.scale, direction: traits.direction,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    let size: Size
    do throws(LayoutError) {
      size = try LayoutSystem.fittingSize(
        of: page.tree.layout, target: Size(target),
        priorities: AxisPriorities(
          horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue)),
        in: environment, measuring: measurer)
    } catch {
      throw .layout(error)
    }
    if let error = measurer.failures.first { throw .text(error) }
    return size
  }
}

/// The text engine of the main actor: for views that are measured while they are built.
@MainActor
enum MainActorText {
  /// Opened at the first question; fonts come from the installed ones.
  static let engine: Result<TextEngine, PageError> = {
    do throws(FontError) {
      return .success(try TextEngine(catalog: FontCatalog()))
    } catch {
      return .failure(.text(.font(error)))
    }
  }()

  /// In points; `nil` where the font cannot be found.
  static func lineHeight(of font: UIFont) -> CGFloat? {
    guard case .success(let engine) = engine, let metrics = try? engine.metrics(for: font.descriptor) else {
      return nil
    }
    return CGFloat(metrics.lineHeight)
  }
}
