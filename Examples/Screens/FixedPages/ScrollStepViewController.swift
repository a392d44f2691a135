import UIKit

/// A paging scroll view as one builds it, constraint by constraint. Until the last step it does not know how large its
/// content is, or only by chance.
final class ScrollStepViewController: UIViewController {
  enum Step: Int, CaseIterable {
    /// The content view is pinned to the scroll view's four edges.
    case contentPinned = 1
    /// It is also as wide and as high as the scroll view.
    case contentSized
    /// It is only as high: the pages shall say how wide it is.
    case widthRemoved
    /// Four pages lie side by side in it.
    case pagesAdded
    /// Each is as wide as the scroll view.
    case pagesSized
  }

  let scrollView = UIScrollView()
  let contentView = UIView()
  private let step: Step

  init(step: Step) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("ScrollStepViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.accessibilityIdentifier = "scroll"
    scrollView.contentInsetAdjustmentBehavior = .never
    contentView.accessibilityIdentifier = "content"
    contentView.backgroundColor = UIColor.ink.withAlphaComponent(0.08)
    pin(scrollView, in: view)
    pin(contentView, in: scrollView)
    guard step != .contentPinned else { return }
    contentView.heightAnchor.constraint(equalTo: scrollView.heightAnchor).isActive = true
    if step == .contentSized {
      contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    }
    if step.rawValue >= Step.pagesAdded.rawValue { addPages() }
  }

  private func pin(_ inner: UIView, in outer: UIView) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }

  private func addPages() {
    var end = contentView.leadingAnchor
    for (index, walk) in Walk.all.enumerated() {
      let page = UIView()
      page.accessibilityIdentifier = "page\(index + 1)"
      page.backgroundColor = walk.color
      page.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(page)
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: contentView.topAnchor),
        page.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        page.leadingAnchor.constraint(equalTo: end),
      ])
      if step == .pagesSized {
        page.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
      }
      end = page.trailingAnchor
    }
    end.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }
}
