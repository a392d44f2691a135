import Dispatch
import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Screens that change once after each layout.
@MainActor
struct RestlessScreenTests {
  /// Lays out a screen that changes so many times, and says how often it changed.
  private func changes(
    _ count: Int, of view: UIView = UILabel(),
    _ change: @escaping @MainActor (RestlessController, Int) -> Void
  ) async throws -> (made: Int, rests: Bool) {
    let window = UIWindow(
      environment: PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3")))
    let controller = RestlessController(count, of: view, change)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var later = LaterWork(window: window, isProcessBusy: true)
    let rests = await later.settle()
    return (controller.made, rests)
  }

  @Test(arguments: [(11, 11, true), (12, 12, false), (40, 12, false)])
  func `a screen rests if it changes in at most eleven rounds`(count: Int, made: Int, rests: Bool)
    async throws
  {
    let outcome = try await changes(count) { ($0.shown as? UILabel)?.text = "\($1)" }
    #expect((outcome.made, outcome.rests) == (made, rests))
  }

  private enum Change: CaseIterable {
    case text, typed, longText, image, title, page, pageCount, progress, hidden, alpha, x, y, width, height
    case scrolled, color, constraint, child, subview
  }

  private func view(_ change: Change) -> UIView {
    switch change {
    case .text: UILabel()
    case .typed: UITextField()
    case .longText: UITextView()
    case .image: UIImageView()
    case .title: UIButton(type: .system)
    case .page, .pageCount: UIPageControl()
    case .progress: UIProgressView(progressViewStyle: .default)
    case .scrolled: UIScrollView()
    default: UIView()
    }
  }

  /// Each change is one to look at again after the next layout: all three are made.
  @Test(arguments: Change.allCases)
  private func `whatever of a view changes is a change of the screen`(change: Change) async throws {
    let shown = view(change)
    if let dots = shown as? UIPageControl { (dots.numberOfPages, dots.currentPage) = (9, 0) }
    let pictures = (0...3).map { number in
      UIImage(picture(2, 2) { _, _ in UInt32(number) }, scale: 1)
    }
    let outcome = try await changes(3, of: shown) { controller, number in
      let amount = CGFloat(number)
      switch change {
      case .text: (shown as? UILabel)?.text = "\(number)"
      case .typed: (shown as? UITextField)?.text = "\(number)"
      case .longText: (shown as? UITextView)?.text = "\(number)"
      case .image: (shown as? UIImageView)?.image = pictures[number]
      case .title: (shown as? UIButton)?.setTitle("\(number)", for: .normal)
      case .page: (shown as? UIPageControl)?.currentPage = number
      case .pageCount: (shown as? UIPageControl)?.numberOfPages = 9 + number
      case .progress: (shown as? UIProgressView)?.progress = Float(number) / 10
      case .hidden: shown.isHidden.toggle()
      case .alpha: shown.alpha = 1 - amount / 10
      case .x: shown.frame.origin.x = amount
      case .y: shown.frame.origin.y = amount
      case .width: shown.frame.size.width = amount
      case .height: shown.frame.size.height = amount
      case .scrolled: shown.bounds.origin.y = amount
      case .color: shown.backgroundColor = UIColor(white: amount / 10, alpha: 1)
      case .constraint: shown.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
      case .child: controller.addChild(UIViewController())
      case .subview: shown.addSubview(UIView())
      }
    }
    #expect((outcome.made, outcome.rests) == (3, true))
  }

  @Test func `what changes nothing to see is not waited for`() async throws {
    #expect(try await changes(3) { ($0.shown as? UILabel)?.tag = $1 }.made == 1)
  }
}

/// Calls its code once after each layout, until it was called often enough.
private final class RestlessController: UIViewController {
  let shown: UIView
  private(set) var made = 0
  private let count: Int
  private let change: @MainActor (RestlessController, Int) -> Void
  private var isWaiting = false

  init(_ count: Int, of view: UIView, _ change: @escaping @MainActor (RestlessController, Int) -> Void) {
    self.count = count
    self.change = change
    shown = view
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    shown.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    view.addSubview(shown)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isWaiting, made < count else { return }
    isWaiting = true
    DispatchQueue.main.async { [self] in
      isWaiting = false
      made += 1
      change(self, made)
      view.setNeedsLayout()
    }
  }
}
