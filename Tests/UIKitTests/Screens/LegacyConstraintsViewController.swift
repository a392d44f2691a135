import UIKit

/// Written before anchors were in fashion.
class LegacyConstraintsViewController: UIViewController {

  let redView = UIView()
  let blueView = UIView()
  let greenView = UIView()
  var heightConstraint: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white

    let views: [String: UIView] = ["red": redView, "blue": blueView, "green": greenView]
    redView.backgroundColor = UIColor.red
    blueView.backgroundColor = UIColor.blue
    greenView.backgroundColor = UIColor.green
    for (_, subview) in views.sorted(by: { $0.key < $1.key }) {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }

    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[red(100)]-[blue(>=60)]-20-|", options: .alignAllTop, metrics: nil,
        views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-margin-[red(height)]-[green(==red)]",
        options: NSLayoutConstraint.FormatOptions(),
        metrics: ["margin": 60, "height": 80], views: views))

    view.addConstraint(
      NSLayoutConstraint(
        item: blueView, attribute: .height, relatedBy: .equal, toItem: redView, attribute: .height,
        multiplier: 0.5,
        constant: 0))
    view.addConstraints([
      NSLayoutConstraint(
        item: greenView, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: 1,
        constant: 20),
      NSLayoutConstraint(
        item: greenView, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing,
        multiplier: 1,
        constant: -20),
    ])

    let height = NSLayoutConstraint(
      item: greenView, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1, constant: 500)
    height.priority = .defaultHigh
    height.identifier = "greenHeight"
    greenView.addConstraint(height)

    heightConstraint =
      redView.constraints.first(where: { $0.firstAttribute == .height && $0.secondItem == nil })
      ?? view.constraints.first { $0.firstAttribute == .height && $0.firstItem as? UIView == redView }
  }

  func grow() {
    heightConstraint?.constant = 120
    UIView.animate(withDuration: 0.3) {
      self.view.layoutIfNeeded()
    }
  }
}
