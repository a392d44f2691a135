import UIKit

/// One photo, between the bars.
final class PhotoViewController: UIViewController {
  /// How the photo is kept clear of the bars.
  enum Placement {
    /// By the safe area, as since iOS 11.
    case safeArea
    /// By the guides of iOS 7 to 10.
    case layoutGuides
    /// By the guides' lengths, read when the view is loaded: there are no bars yet, and the photo lies under them.
    case lengthsBeforeLayout
    /// By the guides' lengths, read when the view is laid out.
    case lengthsAfterLayout
  }

  let imageView = UIImageView()
  private let photo: Photo
  private let placement: Placement
  private var top: NSLayoutConstraint?
  private var bottom: NSLayoutConstraint?

  init(photo: Photo, placement: Placement) {
    self.photo = photo
    self.placement = placement
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .mount
    imageView.accessibilityIdentifier = "photo"
    imageView.image = UIImage(data: photo.data)
    imageView.contentMode = .scaleAspectFit
    imageView.backgroundColor = .mount
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    switch placement {
    case .safeArea:
      top = imageView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      bottom = imageView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    case .layoutGuides:
      top = imageView.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)
      bottom = imageView.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor)
    case .lengthsBeforeLayout, .lengthsAfterLayout:
      top = imageView.topAnchor.constraint(equalTo: view.topAnchor)
      bottom = imageView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    }
    top?.isActive = true
    bottom?.isActive = true
    if placement == .lengthsBeforeLayout { insetByLengths() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if placement == .lengthsAfterLayout { insetByLengths() }
  }

  private func insetByLengths() {
    top?.constant = topLayoutGuide.length
    bottom?.constant = -bottomLayoutGuide.length
  }
}
