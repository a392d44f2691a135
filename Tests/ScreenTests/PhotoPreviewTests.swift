import Foundation
import LayoutEngine
import Testing
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore
@testable import screenpages

/// A photo in a page view controller in a navigation controller in a tab bar controller.
///
/// Worked by hand from the safe areas (`Stage`) and the bars: 44 and 49 on a phone held upright, 32 and 32 turned, 50 and 50
/// on an iPad. On an iPhone 16 Pro held upright the bar begins at the status bar's end, 56⅓ (recorded, iOS 17 and 18), so
/// that it ends at 100⅓: 690⅔ are left above 791.
@MainActor
struct PhotoPreviewTests {
  /// The room between the bars of an iPhone 16 Pro held upright.
  nonisolated private static let betweenBars = CGRect(x: 0, y: 100.333, width: 402, height: 690.667)

  private func tabs(_ makePage: @escaping (Photo) -> UIViewController) -> UITabBarController {
    PhotoAlbum.makeTabs(showing: PhotoPagesViewController(photos: Photo.samples, makePage: makePage))
  }

  @Test(arguments: [
    (Stage.se, Orientation.portrait, CGRect(x: 0, y: 64, width: 375, height: 554)),
    (Stage.se, .landscape, CGRect(x: 0, y: 32, width: 667, height: 311)),
    (Stage.pro, .portrait, CGRect(x: 0, y: 100.333, width: 402, height: 690.667)),
    (Stage.pro, .landscape, CGRect(x: 0, y: 32, width: 874, height: 317)),
    (Stage.pad, .portrait, CGRect(x: 0, y: 74, width: 834, height: 1066)),
    (Stage.pad, .landscape, CGRect(x: 0, y: 74, width: 1210, height: 690)),
  ])
  func `the photo lies between the bars, by the safe area, the guides or their lengths`(
    device: String, orientation: Orientation, place: CGRect
  ) throws {
    for placement in [PhotoViewController.Placement.safeArea, .layoutGuides, .lengthsAfterLayout] {
      let window = try Stage.window(device, orientation) {
        tabs { PhotoViewController(photo: $0, placement: placement) }
      }
      #expect(try window.place(of: "photo").isNear(place), "\(placement)")
      #expect(window.problems == [])
    }
  }

  @Test func `read before the first layout, the guides have no length and the photo lies under the bars`()
    throws
  {
    let window = try Stage.window(Stage.pro) {
      tabs { PhotoViewController(photo: $0, placement: .lengthsBeforeLayout) }
    }
    #expect(try window.place(of: "photo") == CGRect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test func `turning a page shows the next photo and its title`() throws {
    let pages = PhotoPagesViewController(photos: Photo.samples) {
      PhotoViewController(photo: $0, placement: .safeArea)
    }
    let window = try Stage.window(Stage.pro) { PhotoAlbum.makeTabs(showing: pages) }
    #expect(pages.spineLocation == .min && !pages.isDoubleSided)
    #expect(pages.navigationItem.title == "Signpost")
    #expect(pages.turn(.forward))
    #expect(pages.navigationItem.title == "Cat Lane")
    #expect(try window.place(of: "photo").isNear(Self.betweenBars))
    window.turn(to: .landscape)
    #expect(pages.navigationItem.title == "Cat Lane")
    #expect(try window.place(of: "photo") == CGRect(x: 0, y: 32, width: 874, height: 317))
  }

  // MARK: Zooming

  private func zoomed(
    _ adjustment: UIScrollView.ContentInsetAdjustmentBehavior = .always
  ) throws -> (ZoomViewController, UIWindow) {
    var screen: ZoomViewController?
    let window = try Stage.window(Stage.pro) {
      tabs {
        let made = ZoomViewController(photo: $0, adjustment: adjustment)
        screen = made
        return made
      }
    }
    return (try #require(screen), window)
  }

  @Test func `a photo of 900 × 720 fits between the bars at first, in the middle`() throws {
    let (screen, window) = try zoomed()
    // 402 of 900 is the smaller share, beside 690⅔ of 720.
    #expect(abs(screen.scrollView.zoomScale - 402 / 900) < 1e-9)
    let size = screen.scrollView.contentSize
    #expect(abs(size.width - 402) < 0.01 && abs(size.height - 321.6) < 0.01)
    // (690⅔ − 321.6) / 2 below the bar's 100⅓ is 284.87, on thirds of a point 285.
    let photo = try window.place(of: "photo")
    #expect(abs(photo.minX) < 0.01 && abs(photo.minY - 285) < 0.01)
    #expect(abs(photo.width - 402) < 0.01 && abs(photo.height - 321.6) < 0.01)
    #expect(screen.imageView.bounds.size == CGSize(width: 900, height: 720))
    #expect(window.problems == [])
  }

  @Test func `insets that are not adjusted leave the photo higher up`() throws {
    let (screen, window) = try zoomed(.never)
    #expect(screen.scrollView.adjustedContentInset == screen.scrollView.contentInset)
    // (690⅔ − 321.6) / 2 from the top of the screen is 184.53, on thirds of a point 184⅔.
    #expect(abs(try window.place(of: "photo").minY - 184 - 2 / 3.0) < 0.01)
  }

  @Test func `two taps enlarge the photo around the place that was tapped, and two more fit it again`() throws
  {
    let (screen, window) = try zoomed()
    screen.toggleZoom(at: CGPoint(x: 450, y: 360))
    window.layoutIfNeeded()
    #expect(screen.scrollView.zoomScale == 2)
    #expect(screen.scrollView.contentSize == CGSize(width: 1800, height: 1440))
    // The photo's middle, at twice (450, 360), is in the middle of 402 × 874. The offset counts from the photo's frame at
    // rest, which ends at pixels: 285 and not 284.87.
    let offset = screen.scrollView.contentOffset
    #expect(abs(offset.x - 699) < 0.1 && abs(offset.y - 283.133) < 0.1)
    let photo = try window.place(of: "photo")
    #expect(abs(photo.minX + 699) < 0.1 && abs(photo.minY + 283) < 0.1)
    #expect(photo.size == CGSize(width: 1800, height: 1440))
    screen.toggleZoom(at: .zero)
    window.layoutIfNeeded()
    #expect(abs(try window.place(of: "photo").minY - 285) < 0.01)
  }

  /// A scroll view with a view in it that has a frame, as before Auto Layout.
  private final class Frames: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let mark = UIView(frame: CGRect(x: 150, y: 50, width: 10, height: 10))
    var zoomed = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delegate = self
      scroll.contentSize = board.frame.size
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 4
      board.addSubview(mark)
      scroll.addSubview(board)
      view.addSubview(scroll)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zoomed += 1 }
  }

  @Test func `views with frames are enlarged with what is in them`() throws {
    let screen = Frames()
    let window = try Stage.window(Stage.se) { screen }
    screen.scroll.zoomScale = 3
    window.layoutIfNeeded()
    #expect(screen.zoomed == 1)
    #expect(screen.board.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
    #expect(screen.board.bounds.size == CGSize(width: 200, height: 100))
    #expect(screen.scroll.contentSize == CGSize(width: 600, height: 300))
    // Zoomed around the middle of what shows, (150, 150): that is at (450, 450) now, and 150 before it is as far as the
    // content goes from side to side, and farther than it goes down.
    #expect(screen.scroll.contentOffset == CGPoint(x: 300, y: 0))
    #expect(screen.mark.place == CGRect(x: 150, y: 150, width: 30, height: 30))
    #expect(screen.mark.convert(CGPoint(x: 160, y: 155), from: nil) == CGPoint(x: 10 / 3.0, y: 5 / 3.0))
    screen.scroll.zoomScale = 10
    #expect(screen.scroll.zoomScale == 4)
    screen.scroll.zoomScale = 0
    #expect(screen.scroll.zoomScale == 0.5)
    screen.scroll.zoomScale = .nan
    #expect(screen.scroll.zoomScale == 0.5)
    screen.scroll.delegate = nil
    screen.scroll.zoomScale = 2
    #expect(screen.scroll.zoomScale == 0.5, "without a view to zoom nothing happens")
  }

  @Test func `a zoomed view is drawn enlarged`() throws {
    let screen = Frames()
    let window = try Stage.window(Stage.se) { screen }
    screen.mark.backgroundColor = .red
    screen.scroll.zoomScale = 2
    window.layoutIfNeeded()
    let page = window.preparedPage(id: "zoom")
    let renderer = try PageRenderer(fonts: FontCatalog())
    let scene = try renderer.solve(page, in: window.environment).scene
    let picture = try renderer.picture(of: scene)
    // Twice (150, 50) … (160, 60) less the offset of (100, 0), at 2 pixels per point.
    let offset = screen.scroll.contentOffset
    let (x, y) = (Int(2 * (310 - offset.x)), Int(2 * (110 - offset.y)))
    #expect(picture.color(x, y) == [255, 0, 0])
    #expect(picture.color(x + 24, y) != [255, 0, 0])
  }

  // MARK: Bars

  private final class Plain: UIViewController {
    let fill = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      fill.frame = view.bounds
      fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(fill)
    }
  }

  private func plainTabs(_ screen: UIViewController) -> (UITabBarController, UINavigationController) {
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    return (tabs, navigation)
  }

  @Test func `views end at opaque bars, unless they ask to go on below them`() throws {
    let screen = Plain()
    let (tabs, navigation) = plainTabs(screen)
    let window = try Stage.window(Stage.pro) { tabs }
    #expect(screen.fill.place == CGRect(x: 0, y: 0, width: 402, height: 874))
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    // Below 56⅓ + 44, above 49 + 34; nothing of that is covered, so the view has no safe area there.
    #expect(screen.fill.place.isNear(Self.betweenBars))
    #expect(screen.view.safeAreaInsets == .zero)
    screen.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(screen.fill.place == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(abs(screen.view.safeAreaInsets.top - Self.betweenBars.minY) < 0.01)
    #expect(screen.view.safeAreaInsets.bottom == 83)
  }

  @Test func `views end at bars where their edges are not extended`() throws {
    let screen = Plain()
    screen.edgesForExtendedLayout = []
    let (tabs, _) = plainTabs(screen)
    let window = try Stage.window(Stage.se) { tabs }
    #expect(screen.fill.place == CGRect(x: 0, y: 64, width: 375, height: 554))
    screen.edgesForExtendedLayout = .bottom
    window.layoutIfNeeded()
    #expect(screen.fill.place == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(screen.bottomLayoutGuide.length == 49)
    #expect(screen.topLayoutGuide.length == 0)
  }

  @Test func `guides know their frames once they are laid out`() throws {
    let screen = Plain()
    let (tabs, _) = plainTabs(screen)
    #expect(screen.topLayoutGuide.length == 0)
    _ = try Stage.window(Stage.pro) { tabs }
    #expect(abs(screen.topLayoutGuide.length - Self.betweenBars.minY) < 0.01)
    #expect(screen.bottomLayoutGuide.length == 83)
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame.isNear(Self.betweenBars))
    #expect(screen.view.layoutMarginsGuide.layoutFrame.minX == 16)
  }

  /// A list that is longer than the screen.
  private final class List: UIViewController {
    let scroll = UIScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scroll)
    }
  }

  @Test func `bars have a ground only where content is scrolled below them`() throws {
    let list = List()
    let (tabs, navigation) = plainTabs(list)
    let window = try Stage.window(Stage.pro) { tabs }
    #expect(abs(list.scroll.contentOffset.y + Self.betweenBars.minY) < 0.01)
    #expect(navigation.isContentBelowBar == false && tabs.isContentBelowBar == true)
    list.scroll.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(navigation.isContentBelowBar == true && tabs.isContentBelowBar == true)
    // 3000 + 83 − 874.
    list.scroll.contentOffset.y = 2209
    window.layoutIfNeeded()
    #expect(navigation.isContentBelowBar == true && tabs.isContentBelowBar == false)
    let (plain, _) = plainTabs(Plain())
    let other = try Stage.window(Stage.pro) { plain }
    #expect(plain.isContentBelowBar == false)
    #expect(other.problems == [])
  }
}

extension CGRect {
  /// True if neither origin nor size differs by a hundredth of a point; at 3× they are thirds.
  func isNear(_ other: CGRect) -> Bool {
    let distances: [CGFloat] = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return distances.allSatisfy { abs($0) < 0.01 }
  }
}

extension PixelImage {
  /// Red, green and blue.
  fileprivate func color(_ x: Int, _ y: Int) -> [UInt32] {
    let value = withRows { $0.row(y).load(fromByteOffset: 4 * x, as: UInt32.self) }
    return [value >> 16 & 255, value >> 8 & 255, value & 255]
  }
}
