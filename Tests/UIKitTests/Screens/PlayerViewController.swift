import UIKit

protocol PlayerViewControllerDelegate: AnyObject {
  func playerDidTapPlay(_ player: PlayerViewController)
}

class PlayerViewController: UIViewController {

  weak var delegate: PlayerViewControllerDelegate?

  private struct Constants {
    static let padding: CGFloat = 24
    @MainActor static let artworkRatio: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 0.5 : 1
  }

  let artworkView = UIImageView(frame: .zero)
  let trackLabel = UILabel(frame: .zero)
  let artistLabel = UILabel(frame: .zero)
  let progress = UISlider(frame: .zero)
  let elapsedLabel = UILabel(frame: .zero)
  let remainingLabel = UILabel(frame: .zero)
  lazy var playButton = makeButton(systemName: "play.fill", size: 40)
  lazy var backButton = makeButton(systemName: "backward.fill", size: 28)
  lazy var forwardButton = makeButton(systemName: "forward.fill", size: 28)
  let volumeStepper = UIStepper()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.directionalLayoutMargins.leading = Constants.padding
    view.directionalLayoutMargins.trailing = Constants.padding

    artworkView.backgroundColor = .systemFill
    artworkView.layer.cornerRadius = 8
    artworkView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    trackLabel.text = "Slow Harbour"
    trackLabel.font = UIFont.preferredFont(forTextStyle: .title3).withSize(22)
    artistLabel.text = "The Tin Whistles"
    artistLabel.textColor = view.tintColor
    [elapsedLabel, remainingLabel].forEach {
      $0.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
      $0.textColor = .secondaryLabel
    }
    elapsedLabel.text = String(format: "%d:%02d", 1, 5)
    remainingLabel.text = "-2:31"
    progress.setThumbImage(UIImage(), for: .normal)
    progress.value = 0.3

    let times = UIStackView(arrangedSubviews: [elapsedLabel, UIView(), remainingLabel])
    let controls = UIStackView(arrangedSubviews: [backButton, playButton, forwardButton])
    controls.distribution = .equalCentering
    controls.alignment = .center
    playButton.addAction(
      UIAction(identifier: UIAction.Identifier("play")) { [weak self] _ in
        guard let self else { return }
        self.delegate?.playerDidTapPlay(self)
      }, for: .primaryActionTriggered)

    let column = UIStackView(arrangedSubviews: [
      artworkView, trackLabel, artistLabel, progress, times, controls,
    ])
    column.axis = .vertical
    column.setCustomSpacing(32, after: artworkView)
    column.setCustomSpacing(16, after: artistLabel)
    column.setCustomSpacing(24, after: times)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)

    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      artworkView.heightAnchor.constraint(
        equalTo: artworkView.widthAnchor, multiplier: Constants.artworkRatio),
      controls.heightAnchor.constraint(equalToConstant: 64),
    ])
    setupNavigationBar()
  }

  private func setupNavigationBar() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    navigationController?.navigationBar.standardAppearance = appearance
    navigationController?.navigationBar.scrollEdgeAppearance = appearance
    navigationController?.navigationBar.tintColor = .systemPink

    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Queue", image: nil, primaryAction: UIAction { _ in }),
      UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: makeMenu()),
    ]
  }

  private func makeMenu() -> UIMenu {
    let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
      self?.showShareAlert()
    }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: [.destructive], state: .off
    ) { _ in }
    return UIMenu(
      title: "Options", image: nil, identifier: nil, options: .displayInline, children: [share, delete])
  }

  private func showShareAlert() {
    let alert = UIAlertController(
      title: "Share", message: "Who should hear this?", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Friends", style: .default, handler: { _ in }))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = view
    present(alert, animated: true, completion: nil)
  }

  private func makeButton(systemName: String, size: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .bold)
    button.setImage(UIImage(systemName: systemName, withConfiguration: configuration), for: .normal)
    button.setPreferredSymbolConfiguration(configuration, forImageIn: .normal)
    button.tintColor = .label
    return button
  }
}
