import UIKit

/// A route's stops, as many as there are: five pages are laid out, and those beyond the data have no width.
final class RouteViewController: UIViewController, UIScrollViewDelegate {
  static let slotCount = 5

  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private(set) var slots: [StopPageView] = []
  /// Each makes one slot disappear while it is active.
  private var collapses: [NSLayoutConstraint] = []

  /// At most five; without a stop there is nothing to scroll.
  var stops: [Stop] {
    didSet { if isViewLoaded { showStops() } }
  }

  init(stops: [Stop]) {
    self.stops = stops
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("RouteViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setUpScrollView()
    setUpSlots()
    setUpPageControl()
    showStops()
  }

  private func setUpScrollView() {
    scrollView.accessibilityIdentifier = "stops"
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setUpSlots() {
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    var end = content.leadingAnchor
    for index in 0..<Self.slotCount {
      let slot = StopPageView()
      slot.accessibilityIdentifier = "slot\(index + 1)"
      slot.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(slot)
      let width = slot.widthAnchor.constraint(equalTo: frame.widthAnchor)
      width.priority = UILayoutPriority(rawValue: 999)
      NSLayoutConstraint.activate([
        width, slot.topAnchor.constraint(equalTo: content.topAnchor),
        slot.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        slot.heightAnchor.constraint(equalTo: frame.heightAnchor),
        slot.leadingAnchor.constraint(equalTo: end),
      ])
      // Required, so that it wins against the page's width while it is active.
      collapses.append(slot.widthAnchor.constraint(equalToConstant: 0))
      slots.append(slot)
      end = slot.trailingAnchor
    }
    end.constraint(equalTo: content.trailingAnchor).isActive = true
  }

  private func setUpPageControl() {
    pageControl.accessibilityIdentifier = "pageControl"
    pageControl.hidesForSinglePage = true
    pageControl.currentPageIndicatorTintColor = .coral
    pageControl.pageIndicatorTintColor = UIColor.ink.withAlphaComponent(0.25)
    pageControl.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pageControl)
    NSLayoutConstraint.activate([
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }

  private func showStops() {
    let shown = stops.prefix(Self.slotCount)
    for (index, slot) in slots.enumerated() {
      let stop = shown.indices.contains(index) ? shown[index] : nil
      slot.show(stop, number: index + 1, of: shown.count)
      collapses[index].isActive = stop == nil
    }
    pageControl.numberOfPages = shown.count
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    pageControl.currentPage = Int((targetContentOffset.pointee.x / scrollView.bounds.width).rounded())
  }
}
