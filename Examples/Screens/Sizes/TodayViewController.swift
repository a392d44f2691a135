import UIKit

/// A picture in its own proportions, never higher than half of the screen, and numbers that share a line.
///
/// Held upright the words stand below the picture; where there is little height, or much width, beside it.
final class TodayViewController: UIViewController {
  let picture = UIImageView(image: UIImage(named: "map"))
  let titleLabel = UILabel()
  let track = UIView()
  let done = UIView()
  let numbers = UIStackView()
  private let words = UIStackView()
  private var below: [NSLayoutConstraint] = []
  private var beside: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpPicture()
    setUpWords()
    setUpArrangements()
    arrange()
    registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (self: Self, _: UITraitCollection) in
      self.arrange()
    }
  }

  private func setUpPicture() {
    picture.accessibilityIdentifier = "picture"
    picture.backgroundColor = UIColor(red: 1, green: 0.957, blue: 0.847, alpha: 1)
    picture.contentMode = .scaleAspectFit
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 16
    picture.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 4 / 3),
      picture.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
    ])
  }

  private func setUpWords() {
    titleLabel.accessibilityIdentifier = "title"
    titleLabel.text = "Down to the canal and back by the bakery"
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.numberOfLines = 0
    titleLabel.textColor = .label
    titleLabel.adjustsFontForContentSizeCategory = true

    track.accessibilityIdentifier = "track"
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = 4
    done.accessibilityIdentifier = "done"
    done.backgroundColor = .coral
    done.layer.cornerRadius = 4
    done.translatesAutoresizingMaskIntoConstraints = false
    track.addSubview(done)
    NSLayoutConstraint.activate([
      track.heightAnchor.constraint(equalToConstant: 8),
      done.leadingAnchor.constraint(equalTo: track.leadingAnchor),
      done.topAnchor.constraint(equalTo: track.topAnchor),
      done.bottomAnchor.constraint(equalTo: track.bottomAnchor),
      done.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: 0.6),
    ])

    numbers.accessibilityIdentifier = "numbers"
    numbers.distribution = .fillEqually
    numbers.spacing = 12
    for (value, unit) in [("3.2", "km"), ("52", "minutes"), ("7", "new streets")] {
      numbers.addArrangedSubview(tile(value, unit))
    }

    words.axis = .vertical
    words.spacing = 16
    for view in [titleLabel, track, numbers] { words.addArrangedSubview(view) }
    words.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(words)
  }

  private func tile(_ value: String, _ unit: String) -> UIView {
    let number = UILabel()
    number.text = value
    number.font = .preferredFont(forTextStyle: .title2)
    let name = UILabel()
    name.text = unit
    name.font = .preferredFont(forTextStyle: .caption1)
    name.textColor = .secondaryLabel
    for label in [number, name] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.4
    }
    let tile = UIStackView(arrangedSubviews: [number, name])
    tile.accessibilityIdentifier = unit
    tile.axis = .vertical
    tile.backgroundColor = .secondarySystemBackground
    tile.layer.cornerRadius = 10
    tile.isLayoutMarginsRelativeArrangement = true
    tile.layoutMargins = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
    return tile
  }

  // MARK: Arrangements

  private func setUpArrangements() {
    let safe = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    let wide = picture.widthAnchor.constraint(equalTo: margins.widthAnchor)
    // The height that it may have goes before.
    wide.priority = .defaultHigh
    below = [
      wide, picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      picture.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      words.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 24),
      words.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ]
    let half = picture.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.45)
    half.priority = .defaultHigh
    beside = [
      half, picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      words.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 24),
      words.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      words.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
    ]
  }

  private func arrange() {
    let traits = traitCollection
    let isBeside = traits.verticalSizeClass == .compact || traits.horizontalSizeClass == .regular
    NSLayoutConstraint.deactivate(isBeside ? below : beside)
    NSLayoutConstraint.activate(isBeside ? beside : below)
  }
}
