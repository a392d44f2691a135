import PageTestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Observers of properties, who hear of changes when the page is laid out.
@MainActor
struct ObservingTests {
  private final class Growing: UIViewController {
    let scroll = UIScrollView()
    let box = UIView()
    var heights: [CGFloat] = []
    var height: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [scroll, box] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      height = box.heightAnchor.constraint(equalToConstant: 1)
      height?.isActive = true
      scroll.addObserver(self, forKeyPath: "contentSize", options: [.new, .old], context: nil)
      scroll.contentSize = CGSize(width: 10, height: 70)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "contentSize", let size = change?[.newKey] as? CGSize else { return }
      heights.append(size.height)
      height?.constant = size.height
    }
  }

  @Test func `a controller that observes a content size sets a height by it before the page is drawn`() throws
  {
    let controller = Growing()
    let window = try makeWindow(controller)
    window.layOut()
    #expect(controller.heights == [70])
    #expect(controller.box.frame.height == 70)
    controller.scroll.removeObserver(controller, forKeyPath: "contentSize")
    controller.scroll.contentSize.height = 90
    controller.view.setNeedsLayout()
    window.layOut()
    #expect(controller.heights == [70])
  }

  @Test func `a closure gets the values that its options name, at once if they say so`() {
    let label = UILabel()
    label.text = "a"
    var seen: [String?] = []
    let observation = label.observe(\.text, options: [.initial, .new, .old]) { _, change in
      seen.append((change.oldValue ?? nil) ?? "-")
      seen.append(change.newValue ?? nil)
    }
    #expect(seen == ["-", "a"])
    label.text = "b"
    KeyValueObservation.tellChanges()
    KeyValueObservation.tellChanges()
    #expect(seen == ["-", "a", "a", "b"])
    observation.invalidate()
    label.text = "c"
    KeyValueObservation.tellChanges()
    #expect(seen.count == 4)
  }

  @Test func `an observation ends when it is released, and does not keep the object`() {
    let label = UILabel()
    var count = 0
    do {
      let observation = label.observe(\.isHidden) { _, _ in count += 1 }
      withExtendedLifetime(observation) {}
    }
    label.isHidden = true
    KeyValueObservation.tellChanges()
    #expect(count == 0)
    var gone: UILabel? = UILabel()
    let kept = { [weak gone] in gone }
    let observation = gone?.observe(\.text) { _, _ in }
    gone = nil
    withExtendedLifetime(observation) { #expect(kept() == nil) }
  }

  // MARK: Objects of classes known at run time

  private final class Framed: UIView {
    let first: CGRect
    override init(frame: CGRect) {
      first = frame
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
  }
  private final class Plain: UIViewController {}

  @Test func `views and controllers are made of classes that a generic function does not know`() {
    #expect(pageRenderNew(Framed.self).first == .zero)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(pageRenderNew(Framed.self, frame: frame).first == frame)
    #expect(type(of: pageRenderNew(UILabel.self as UIView.Type)) == UILabel.self)
    #expect(pageRenderNew(Plain.self, nibName: "Other", bundle: nil).nibName == "Other")
  }
}
