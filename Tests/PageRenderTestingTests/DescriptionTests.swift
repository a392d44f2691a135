import PageRenderTesting
import Testing
import UIKit

/// The lines are those that UIKit wrote: in swift-snapshot-testing's recorded snapshots, and in the hierarchies that
/// sentry-cocoa's tests list for iOS 16 to 18.
@MainActor
struct DescriptionTests {
  private final class Plain: UIView {}
  private final class Own: UILabel {}

  private func lines(of view: UIView, size: CGSize, listsBackgrounds: Bool = false) -> [String] {
    var lines: [String] = []
    Snapshotting<UIView, String>.recursiveDescription(size: size, listsBackgrounds: listsBackgrounds)
      .snapshot(view).run { lines = $0.split(separator: "\n").map(String.init) }
    return lines
  }

  private func line(of view: UIView, listsBackgrounds: Bool = false) -> String? {
    lines(of: view, size: view.frame.size, listsBackgrounds: listsBackgrounds).first
  }

  @Test func `a button is see-through`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    #expect(line(of: button) == "<UIButton; frame = (0 0; 22 22); opaque = NO; layer = <CALayer>>")
  }

  @Test func `a button has its image and its title in it, one with a configuration nothing`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("A Secret Is Found In The Attic", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let parts = lines(of: button, size: button.frame.size).dropFirst()
    #expect(parts.count == 2)
    #expect(parts.first?.hasPrefix("   | <UIImageView; frame = (") == true, "\(parts)")
    #expect(
      parts.first?.hasSuffix(
        "); clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; layer = <CALayer>>")
        == true)
    #expect(parts.last?.hasPrefix("   | <UIButtonLabel; frame = (") == true)
    #expect(
      parts.last?.hasSuffix(
        "); text = 'A Secret Is Found In The ...'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer>>"
      )
        == true)
    let configured = UIButton(configuration: .filled())
    configured.frame = button.frame
    configured.setTitle("OK", for: .normal)
    #expect(lines(of: configured, size: button.frame.size).count == 1)
  }

  @Test func `a label has its text, and backgrounds are listed on demand`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 55.0 + 2.0 / 3, height: 20.0 + 1.0 / 3))
    label.text = "What's"
    let start = "<UILabel; frame = (0 0; 55.6667 20.3333); text = 'What's'; userInteractionEnabled = NO; "
    #expect(line(of: label) == start + "layer = <_UILabelLayer>>")
    #expect(
      line(of: label, listsBackgrounds: true)
        == start + "backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>")
    label.text = "A Secret Is Found In The Attic of it"
    #expect(line(of: label)?.contains("text = 'A Secret Is Found In The ...'; ") == true)
  }

  @Test func `what is in a view comes behind bars`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 2.5, height: 422.5))
    image.alpha = 0
    image.autoresizingMask = .flexibleLeftMargin
    image.isOpaque = false
    inner.backgroundColor = .white
    inner.addSubview(image)
    root.addSubview(inner)
    #expect(
      lines(of: root, size: root.frame.size, listsBackgrounds: true) == [
        "<UIView; frame = (0 0; 100 100); layer = <CALayer>>",
        "   | <UIView; frame = (10 10; 60 60); backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer>>",
        "   |    | <UIImageView; frame = (0 0; 2.5 422.5); alpha = 0; opaque = NO; autoresize = LM; "
          + "userInteractionEnabled = NO; layer = <CALayer>>",
      ])
  }

  @Test func `an app's class names its module, and UIKit's class that it comes from`() {
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let own = Own(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let start = "<PageRenderTestingTests.DescriptionTests"
    #expect(line(of: plain) == start + ".Plain; frame = (0 0; 20 20); layer = <CALayer>>")
    #expect(
      line(of: own) == start
        + ".Own; baseClass = UILabel; frame = (0 0; 30 30); userInteractionEnabled = NO; layer = <_UILabelLayer>>"
    )
  }

  @Test func `fields, sliders and switches`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.placeholder = "Edit Me"
    #expect(
      line(of: field) == "<UITextField; frame = (0 0; 30 30); text = ''; opaque = NO; placeholder = Edit Me; "
        + "borderStyle = None; background = <_UITextFieldNoBackgroundProvider: textfield=<UITextField>>; "
        + "layer = <CALayer>>")
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(
      line(of: slider) == "<UISlider; frame = (0 0; 80 20); opaque = NO; layer = <CALayer>; value: 0.000000>")
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(
      line(of: toggle)
        == "<UISwitch; frame = (0 0; 51 31); gestureRecognizers = <NSArray>; layer = <CALayer>>")
  }

  @Test func `a scroll view says how far it is scrolled, and colours have names`() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    text.backgroundColor = .systemBackground
    let line = line(of: text, listsBackgrounds: true) ?? ""
    #expect(
      line.hasPrefix(
        "<UITextView; frame = (0 0; 40 40); text = ''; clipsToBounds = YES; gestureRecognizers = <NSArray>; "
          + "backgroundColor = <UIDynamicSystemColor; name = systemBackgroundColor>; layer = <CALayer>; "
          + "contentOffset: {0, 0}; contentSize: {"))
    #expect(line.hasSuffix("}; adjustedContentInset: {0, 0, 0, 0}>"))
  }

  @Test func `a view's own description takes the place of UIKit's, without addresses`() {
    final class Card: UIView {
      override var description: String { "<Card: 0x7fa3c2020c00; title = 'New'>" }
    }
    final class Marked: UILabel {
      override var description: String { super.description + " marked" }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(Card())
    let marked = Marked(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    marked.text = "A"
    root.addSubview(marked)
    let lines = lines(of: root, size: root.frame.size)
    #expect(lines.count == 3 && lines.dropFirst().first == "   | <Card; title = 'New'>")
    let last = lines.last ?? ""
    #expect(
      last.contains("baseClass = UILabel; frame = (1 2; 3 4); text = 'A'; ") && last.hasSuffix("> marked"))
    #expect(!last.contains("backgroundColor"))
    // By itself a view says what it does from iOS 16 on.
    #expect(
      UILabel(frame: root.frame).description
        == "<UILabel; frame = (0 0; 100 100); userInteractionEnabled = NO; "
        + "backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>")
  }

  @Test func `a view says its class where code asks that is not on the main actor`() async {
    let view = UILabel()
    let words = await Task.detached { view.description }.value
    #expect(words == "<UILabel>")
  }

  @Test func `a button's own picture is in it`() {
    let button = UIButton(type: .contactAdd)
    var lines: [String] = []
    Snapshotting<UIView, String>.recursiveDescription
      .snapshot(button).run { lines = $0.split(separator: "\n").map(String.init) }
    #expect(
      lines == [
        "<UIButton; frame = (0 0; 24.3333 23.6667); opaque = NO; layer = <CALayer>>",
        "   | <UIImageView; frame = (0 0; 24.3333 23.6667); clipsToBounds = YES; opaque = NO; "
          + "userInteractionEnabled = NO; layer = <CALayer>>",
      ])
  }

  private func hierarchy(of controller: UIViewController) -> [String] {
    var lines: [String] = []
    Snapshotting<UIViewController, String>.hierarchy
      .snapshot(controller).run { lines = $0.split(separator: "\n").map(String.init) }
    return lines
  }

  /// The first lines are those that UIKit wrote for the same controllers, in that library's `testViewControllerHierarchy`.
  @Test func `controllers are listed with how far they have come, and their views`() {
    let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    page.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: page),
      UINavigationController(rootViewController: UIViewController()),
    ]
    #expect(
      hierarchy(of: tabs) == [
        "<UITabBarController>, state: appeared, view: <UILayoutContainerView>",
        "   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>",
        "   |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>",
        "   |    |    | <UIViewController>, state: appeared, view: <UIView>",
        "   | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window",
        "   |    | <UIViewController>, state: disappeared, view: (view not loaded)",
      ])
  }

  /// The form is that of a hierarchy from iOS 8 in an article of PSPDFKit, and of one in the guide of Chisel.
  @Test func `presented controllers come behind a plus sign`() {
    final class Presenter: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        guard presentedViewController == nil else { return }
        let presented = UINavigationController(rootViewController: UITableViewController())
        presented.modalPresentationStyle = .fullScreen
        present(presented, animated: false)
      }
    }
    let lines = hierarchy(of: Presenter())
    #expect(
      lines.dropFirst() == [
        "   + <UINavigationController>, state: appeared, view: <UILayoutContainerView>, "
          + "presented with: <_UIFullscreenPresentationController>",
        "   |    | <UITableViewController>, state: appeared, view: <UITableView>",
      ])
    #expect(lines.first?.hasSuffix(", state: disappeared, view: <UIView> not in the window") == true)
  }
}
