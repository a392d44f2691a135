public import Foundation
internal import LayoutEngine

/// A row or column of views, arranged by the constraints that UIKit's stack view makes.
open class UIStackView: UIView {
  public private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: Distribution = .fill
  open var alignment: Alignment = .fill
  /// The distance between neighbouring visible views, in points.
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The custom spacing that requests the stack's own `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The spacing that requests the system spacing, 8 pt.
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The alignment across the axis; `top` and `bottom` are synonyms of `leading` and `trailing`.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    // A stack cannot be put inside itself.
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }

  /// Stops arranging the view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after an arranged view, in points; does nothing for other views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  package override var uiKitClassName: String { "UIStackView" }

  /// The arrangement for the layout engine.
  /// - Parameter index: Returns a view's index in the engine's input; `nil` for views that are not in the
  ///   input.
  func arrangement(index: (UIView) -> Int?) -> StackArrangement {
    StackArrangement(
      axis: axis == .horizontal ? .horizontal : .vertical, distribution: distribution.stackDistribution,
      alignment: alignment.stackAlignment,
      spacing: spacing == UIStackView.spacingUseSystem ? 8 : Double(spacing),
      arranged: arrangedSubviews.compactMap(index),
      customSpacing: arrangedSubviews.map { view in
        customSpacings[ObjectIdentifier(view)].map { $0 == UIStackView.spacingUseSystem ? 8 : Double($0) }
      }, isMarginsRelative: isLayoutMarginsRelativeArrangement,
      isBaselineRelative: isBaselineRelativeArrangement)
  }
}

extension UIStackView.Distribution {
  fileprivate var stackDistribution: StackArrangement.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  fileprivate var stackAlignment: StackArrangement.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}
