import UIKit

private enum CalculatorKey: String, CaseIterable {
  case clear = "AC"
  case sign = "±"
  case percent = "%"
  case divide = "÷"
  case seven = "7"
  case eight = "8"
  case nine = "9"
  case multiply = "×"
  case four = "4"
  case five = "5"
  case six = "6"
  case minus = "−"
  case one = "1"
  case two = "2"
  case three = "3"
  case plus = "+"
  case zero = "0"
  case point = "."
  case equals = "="

  var color: UIColor {
    switch self {
    case .divide, .multiply, .minus, .plus, .equals: return .systemOrange
    case .clear, .sign, .percent: return UIColor(white: 0.65, alpha: 1)
    default: return .init(white: 0.2, alpha: 1)
    }
  }
}

private class RoundButton: UIButton {
  override var isHighlighted: Bool {
    didSet {
      alpha = isHighlighted ? 0.7 : 1
    }
  }

  override var isSelected: Bool {
    didSet { backgroundColor = isSelected ? .white : backgroundColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

class CalculatorViewController: UIViewController {

  private let rows: [[CalculatorKey]] = [
    [.clear, .sign, .percent, .divide], [.seven, .eight, .nine, .multiply], [.four, .five, .six, .minus],
    [.one, .two, .three, .plus], [.zero, .point, .equals],
  ]
  private let spacing: CGFloat = 12
  private(set) var buttons: [String: UIButton] = [:]

  let displayLabel: UILabel = {
    let label = UILabel()
    label.text = "0"
    label.textColor = .white
    label.font = UIFont.systemFont(ofSize: 80, weight: .light)
    label.textAlignment = .right
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    return label
  }()

  override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.backgroundColor = .black
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark

    let grid = UIStackView()
    grid.axis = .vertical
    grid.distribution = .fillEqually
    grid.spacing = spacing
    for row in rows {
      grid.addArrangedSubview(makeRow(row))
    }

    let stack = UIStackView(arrangedSubviews: [displayLabel, grid])
    stack.axis = .vertical
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)

    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: spacing),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -spacing),
      stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -spacing),
      stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
    ])
  }

  private func makeRow(_ keys: [CalculatorKey]) -> UIStackView {
    let row = UIStackView()
    row.spacing = spacing
    for key in keys {
      let button = RoundButton(type: .custom)
      button.setTitle(key.rawValue, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 34, weight: .medium)
      button.backgroundColor = key.color
      button.tag = key.hashValue & 0xFF
      button.addAction(UIAction { [weak self] _ in self?.press(key) }, for: .touchUpInside)
      row.addArrangedSubview(button)
      buttons[key.rawValue] = button
      if key != .zero {
        button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true
      }
      if let first = row.arrangedSubviews.first, first !== button, keys[0] != .zero {
        button.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      }
    }
    return row
  }

  private func press(_ key: CalculatorKey) {
    switch key {
    case .clear: displayLabel.text = "0"
    default: displayLabel.text = (displayLabel.text == "0" ? "" : displayLabel.text ?? "") + key.rawValue
    }
  }

  override var prefersStatusBarHidden: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
