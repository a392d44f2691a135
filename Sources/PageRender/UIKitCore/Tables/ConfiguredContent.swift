internal import Foundation

/// The holder of the view that shows a cell's content configuration in its content view.
@MainActor
final class ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration, in the current view if that supports it; `nil` removes the view.
  func show(_ configuration: (any UIContentConfiguration)?, in content: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    view = made
    made.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(made)
    NSLayoutConstraint.activateOfSystem([
      made.topAnchor.constraint(equalTo: content.topAnchor),
      made.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      made.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }
}

/// The holder of the view that shows a cell's background configuration.
@MainActor
final class ConfiguredBackground {
  private var view: UIView?
  private let plate = UIView()
  private var custom: UIView?
  private var sides: [NSLayoutConstraint] = []

  /// Shows a background below all other subviews of a cell; `nil` removes the background.
  func show(_ configuration: UIBackgroundConfiguration?, in cell: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      return
    }
    let around = view ?? UIView()
    view = around
    around.isUserInteractionEnabled = false
    around.frame = cell.bounds
    around.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if around.superview !== cell || cell.subviews.first !== around { cell.insertSubview(around, at: 0) }
    let insets = configuration.backgroundInsets.finite
    plate.frame = around.bounds.inset(by: insets)
    plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if plate.superview == nil { around.addSubview(plate) }
    NSLayoutConstraint.deactivate(sides)
    // A cell has no size yet when it is dequeued, from which a frame could not keep the insets.
    sides =
      insets == .zero
      ? []
      : [
        plate.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: insets.leading),
        plate.topAnchor.constraint(equalTo: around.topAnchor, constant: insets.top),
        plate.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -insets.trailing),
        plate.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -insets.bottom),
      ]
    for end in sides.dropFirst(2) { end.priority = UILayoutPriority(rawValue: 999) }
    plate.translatesAutoresizingMaskIntoConstraints = sides.isEmpty
    NSLayoutConstraint.activateOfSystem(sides)
    dress(configuration, tint: cell.tintColor)
  }

  private func dress(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    plate.layer.cornerRadius = configuration.cornerRadius
    plate.layer.cornerCurve = .continuous
    plate.layer.maskedCorners = configuration.maskedCorners
    plate.layer.borderWidth = configuration.strokeWidth
    plate.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
    guard custom !== configuration.customView else { return }
    custom?.removeFromSuperview()
    custom = configuration.customView
    guard let custom else { return }
    custom.frame = plate.bounds
    custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plate.clipsToBounds = configuration.cornerRadius > 0
    plate.addSubview(custom)
  }
}
