import UIKit

class ProfileViewController: UIViewController {

  let headerView = UIView()
  let gradientLayer = CAGradientLayer()

  let avatarImageView: UIImageView = {
    let imageView = UIImageView()
    imageView.backgroundColor = .systemGray4
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.borderWidth = 3
    imageView.layer.borderColor = UIColor.white.cgColor
    imageView.translatesAutoresizingMaskIntoConstraints = false
    return imageView
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.text = "Mira Okafor"
    label.font = UIFont.preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  let postsLabel = ProfileViewController.makeStatLabel(value: "128", title: "posts")
  let followersLabel = ProfileViewController.makeStatLabel(value: "3.4k", title: "followers")
  let followingLabel = ProfileViewController.makeStatLabel(value: "212", title: "following")

  lazy var editProfileButton: UIButton = {
    var config = UIButton.Configuration.filled()
    config.title = "Edit Profile"
    config.cornerStyle = .capsule
    config.baseBackgroundColor = .systemIndigo
    config.image = UIImage(
      systemName: "pencil", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
    config.imagePadding = 6
    config.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    let button = UIButton(configuration: config, primaryAction: UIAction { _ in print("edit") })
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Profile"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gearshape"), primaryAction: nil,
      menu: UIMenu(
        title: "",
        children: [
          UIAction(title: "Settings", image: nil) { _ in },
          UIAction(title: "Log out", attributes: .destructive) { _ in },
        ]))

    gradientLayer.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor]
    gradientLayer.startPoint = CGPoint(x: 0, y: 0)
    gradientLayer.endPoint = CGPoint(x: 1, y: 1)
    gradientLayer.locations = [0, 1]
    headerView.layer.insertSublayer(gradientLayer, at: 0)
    headerView.translatesAutoresizingMaskIntoConstraints = false

    view.addSubview(headerView)
    view.addSubview(avatarImageView)
    view.addSubview(nameLabel)

    let statsStackView = UIStackView(arrangedSubviews: [postsLabel, followersLabel, followingLabel])
    statsStackView.distribution = .fillEqually
    statsStackView.axis = .horizontal
    statsStackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(statsStackView)
    view.addSubview(editProfileButton)

    NSLayoutConstraint.activate([
      headerView.topAnchor.constraint(equalTo: view.topAnchor),
      headerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      headerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerView.heightAnchor.constraint(equalToConstant: 180),

      avatarImageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      avatarImageView.centerYAnchor.constraint(equalTo: headerView.bottomAnchor),
      avatarImageView.widthAnchor.constraint(equalToConstant: 100),
      avatarImageView.heightAnchor.constraint(equalToConstant: 100),

      nameLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: avatarImageView.bottomAnchor, multiplier: 1.5),
      nameLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),

      statsStackView.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 16),
      statsStackView.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      statsStackView.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      statsStackView.heightAnchor.constraint(equalToConstant: 50),

      editProfileButton.topAnchor.constraint(equalTo: statsStackView.bottomAnchor, constant: 16),
      editProfileButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradientLayer.frame = headerView.bounds
    avatarImageView.layer.cornerRadius = avatarImageView.frame.height / 2
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    return .lightContent
  }

  private static func makeStatLabel(value: String, title: String) -> UILabel {
    let label = UILabel()
    let attributedText = NSMutableAttributedString(
      string: "\(value)\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
    attributedText.append(
      NSAttributedString(
        string: title,
        attributes: [
          .foregroundColor: UIColor.lightGray, .font: UIFont.systemFont(ofSize: 14),
        ]))
    label.attributedText = attributedText
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
