import UIKit

// Reference Video: none, these helpers are in every second project
extension UIView {
  func anchor(
    top: NSLayoutYAxisAnchor?, leading: NSLayoutXAxisAnchor?, bottom: NSLayoutYAxisAnchor?,
    trailing: NSLayoutXAxisAnchor?, padding: UIEdgeInsets = .zero, size: CGSize = .zero
  ) {
    translatesAutoresizingMaskIntoConstraints = false

    if let top = top {
      topAnchor.constraint(equalTo: top, constant: padding.top).isActive = true
    }
    if let leading = leading {
      leadingAnchor.constraint(equalTo: leading, constant: padding.left).isActive = true
    }
    if let bottom = bottom {
      bottomAnchor.constraint(equalTo: bottom, constant: -padding.bottom).isActive = true
    }
    if let trailing = trailing {
      trailingAnchor.constraint(equalTo: trailing, constant: -padding.right).isActive = true
    }
    if size.width != 0 {
      widthAnchor.constraint(equalToConstant: size.width).isActive = true
    }
    if size.height != 0 {
      heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
  }

  func fillSuperview(padding: UIEdgeInsets = .zero) {
    anchor(
      top: superview?.topAnchor, leading: superview?.leadingAnchor, bottom: superview?.bottomAnchor,
      trailing: superview?.trailingAnchor, padding: padding)
  }

  func anchorSize(to view: UIView) {
    widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
  }

  func centerInSuperview(size: CGSize = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    if let superviewCenterXAnchor = superview?.centerXAnchor {
      centerXAnchor.constraint(equalTo: superviewCenterXAnchor).isActive = true
    }
    if let superviewCenterYAnchor = superview?.centerYAnchor {
      centerYAnchor.constraint(equalTo: superviewCenterYAnchor).isActive = true
    }
    if size.width != 0 { widthAnchor.constraint(equalToConstant: size.width).isActive = true }
    if size.height != 0 { heightAnchor.constraint(equalToConstant: size.height).isActive = true }
  }

  func addSubviews(_ views: UIView...) {
    views.forEach { addSubview($0) }
  }
}

extension UIStackView {
  convenience init(
    axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    arrangedSubviews: [UIView]
  ) {
    self.init(arrangedSubviews: arrangedSubviews)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension UIColor {
  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}

extension UIEdgeInsets {
  static func allSides(_ side: CGFloat) -> UIEdgeInsets {
    return .init(top: side, left: side, bottom: side, right: side)
  }
}

class AnchorsDemoController: UIViewController {
  let redView = UIView()
  let blueView = UIView()
  let greenView = UIView()
  let purpleView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    redView.backgroundColor = .rgb(255, 59, 48)
    blueView.backgroundColor = UIColor(hex: 0x007AFF)
    greenView.backgroundColor = .green
    purpleView.backgroundColor = .purple
    view.addSubviews(redView, blueView, greenView)
    greenView.addSubview(purpleView)

    redView.anchor(
      top: view.safeAreaLayoutGuide.topAnchor, leading: nil, bottom: nil,
      trailing: view.safeAreaLayoutGuide.trailingAnchor,
      padding: .init(top: 0, left: 0, bottom: 0, right: 12),
      size: .init(width: 125, height: 0))
    redView.heightAnchor.constraint(equalTo: redView.widthAnchor).isActive = true

    blueView.anchor(
      top: redView.bottomAnchor, leading: nil, bottom: nil, trailing: redView.trailingAnchor,
      padding: .init(top: 12, left: 0, bottom: 0, right: 0))
    blueView.anchorSize(to: redView)

    greenView.anchor(
      top: redView.topAnchor, leading: view.safeAreaLayoutGuide.leadingAnchor, bottom: blueView.bottomAnchor,
      trailing: redView.leadingAnchor, padding: .init(top: 0, left: 12, bottom: 0, right: 12))
    purpleView.fillSuperview(padding: .allSides(24))
  }
}
