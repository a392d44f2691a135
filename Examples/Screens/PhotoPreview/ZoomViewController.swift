import UIKit

/// A photo in a scroll view, as large as its pixels; it fits the screen at first, and two taps enlarge it.
final class ZoomViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView()
  private let photo: Photo
  private let adjustment: UIScrollView.ContentInsetAdjustmentBehavior
  /// Whether the photo appears as two taps in its middle leave it.
  private let opensEnlarged: Bool
  private var zoomedSize = CGSize.zero

  init(
    photo: Photo, adjustment: UIScrollView.ContentInsetAdjustmentBehavior = .always,
    opensEnlarged: Bool = false
  ) {
    self.photo = photo
    self.adjustment = adjustment
    self.opensEnlarged = opensEnlarged
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("ZoomViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .mount
    scrollView.accessibilityIdentifier = "zoom"
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = adjustment
    scrollView.maximumZoomScale = 2
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    imageView.accessibilityIdentifier = "photo"
    imageView.image = UIImage(data: photo.data)
    imageView.isUserInteractionEnabled = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(imageView)
    // The image's own size makes the content's.
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      imageView.topAnchor.constraint(equalTo: content.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if opensEnlarged { toggleZoom(at: CGPoint(x: imageView.bounds.midX, y: imageView.bounds.midY)) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.safeAreaLayoutGuide.layoutFrame.size
    guard room != zoomedSize, let size = imageView.image?.size, size.width > 0 else { return }
    zoomedSize = room
    scrollView.minimumZoomScale = min(room.width / size.width, room.height / size.height)
    scrollView.zoomScale = scrollView.minimumZoomScale
    centre()
  }

  /// A photo that is smaller than the screen stays in its middle.
  private func centre() {
    let (room, photo) = (view.safeAreaLayoutGuide.layoutFrame.size, imageView.frame.size)
    let side = max(0, (room.width - photo.width) / 2)
    let end = max(0, (room.height - photo.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: end, left: side, bottom: end, right: side)
  }

  /// What two taps at a point of the photo do.
  func toggleZoom(at point: CGPoint) {
    guard scrollView.zoomScale == scrollView.minimumZoomScale else {
      return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    }
    let room = scrollView.bounds.size
    let size = CGSize(
      width: room.width / scrollView.maximumZoomScale, height: room.height / scrollView.maximumZoomScale)
    scrollView.zoom(
      to: CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
      animated: true)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}
