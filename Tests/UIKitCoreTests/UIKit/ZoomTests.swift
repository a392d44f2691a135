import Foundation
import PageBase
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// Zooming, of a view of 200 × 300 in a scroll view of 100 × 80:
/// developer.apple.com/documentation/uikit/uiscrollview/setzoomscale(_:animated:) and …/zoom(to:animated:).
@MainActor
@Suite struct ZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    var zoomed: UIView?
    var told: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("did \(scrollView.zoomScale)") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      told.append("end \(scale) \(view === zoomed)")
    }
  }

  private let scroll = UIScrollView()
  private let zoomer = Zoomer()
  private let page = UIViewController()
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private func show(_ limits: ClosedRange<CGFloat> = 0.25...5) throws -> UIWindow {
    scroll.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = picture.frame.size
    scroll.addSubview(picture)
    zoomer.zoomed = picture
    scroll.delegate = zoomer
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (limits.lowerBound, limits.upperBound)
    page.view.addSubview(scroll)
    return try makeWindow(page)
  }

  @Test func `what is in the middle stays there`() throws {
    let window = try show()
    scroll.contentOffset = CGPoint(x: 30, y: 60)
    scroll.setZoomScale(2, animated: false)
    // The middle is (80, 100) of the content, now (160, 200).
    #expect(
      scroll.contentOffset == CGPoint(x: 110, y: 160) && scroll.contentSize == CGSize(width: 400, height: 600)
    )
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && picture.bounds.width == 200)
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 400, height: 600) && scroll.contentOffset.y == 160)
    scroll.zoomScale = 1
    #expect(scroll.contentOffset == CGPoint(x: 30, y: 60) && picture.frame.width == 200)
    #expect(zoomer.told == ["did 2.0", "did 1.0"])
  }

  @Test func `a rectangle is zoomed to by its longer side, and is in the middle`() throws {
    _ = try show()
    scroll.zoom(to: CGRect(x: 50, y: 60, width: 50, height: 20), animated: true)
    // 100 / 50 is less than 80 / 20; the middle (75, 70) is at (150, 140).
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 100, y: 100))
    #expect(zoomer.told == ["did 2.0", "end 2.0 true"])
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 160), animated: false)
    #expect(scroll.zoomScale == 0.5)
    for wrong in [CGRect(x: 0, y: 0, width: 0, height: 20), CGRect(x: 0, y: 0, width: 20, height: 0)] {
      scroll.zoom(to: wrong, animated: false)
      #expect(scroll.zoomScale == 0.5)
    }
  }

  @Test func `scales stay between the limits, and without a view to zoom there is one`() throws {
    _ = try show(0.5...3)
    for (asked, scale) in [(0.1, 0.5), (7, 3), (2, 2), (CGFloat.nan, 2), (.infinity, 2)]
      as [(CGFloat, CGFloat)]
    {
      scroll.setZoomScale(asked, animated: false)
      #expect(scroll.zoomScale == scale)
    }
    // A maximum below the minimum counts as the minimum.
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (2.5, 1)
    scroll.zoomScale = 4
    #expect(scroll.zoomScale == 2.5)
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.addSubview(second)
    zoomer.zoomed = second
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 3
    #expect(second.frame.width == 600 && picture.frame.width == 200)
    zoomer.told = []
    for none in [nil, scroll, page.view] {
      zoomer.zoomed = none
      scroll.zoomScale = 2.5
      #expect(scroll.zoomScale == 3 && zoomer.told.isEmpty)
    }
    #expect(!scroll.isZooming && !scroll.isZoomBouncing)
  }

  /// Neighbours of a zoomed view keep off its frame, and what is in it is laid out as before.
  @Test func `constraints see a zoomed view as large as it shows, and from within as large as it is`() throws
  {
    let window = try show()
    let (inner, outer) = (UIView(), UIView())
    for (view, superview) in [(inner, picture), (outer, scroll)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 10),
        view.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: 4),
        view.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
        view === inner
          ? view.topAnchor.constraint(equalTo: picture.topAnchor, constant: 4)
          : view.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 6),
      ])
    }
    scroll.zoomScale = 2
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 4, y: 4, width: 196, height: 10))
    #expect(outer.frame == CGRect(x: 4, y: 606, width: 396, height: 10))
  }
}
