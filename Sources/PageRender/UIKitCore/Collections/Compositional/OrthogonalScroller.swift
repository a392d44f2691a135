package import Foundation

/// The geometry and content of an orthogonally scrolling section.
@MainActor
struct ScrollingSection {
  let index: Int
  /// The scroll view's frame for left-to-right text, in points of the collection view's content.
  let frame: CGRect
  /// The axis along which the section scrolls.
  let axis: NSLayoutConstraint.Axis
  /// The length of the scrollable content, in points.
  let length: CGFloat
  /// The space before the first group, in points.
  let lead: CGFloat
  let groups: GroupSequence
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

  private var room: CGFloat { frame.size[axis] }

  /// The content offset at which a group comes to rest, in points, not clamped to `range`.
  private func stop(of group: Int) -> CGFloat {
    let start = groups.start(of: group)
    guard behavior == .groupPagingCentered else { return start }
    return lead + start + groups.extent(of: group) / 2 - room / 2
  }

  /// The content insets in points that let the first and the last group come to rest in the middle.
  var inset: (before: CGFloat, after: CGFloat) {
    guard behavior == .groupPagingCentered, groups.count > 0 else { return (0, 0) }
    return (max(0, -stop(of: 0)), max(0, stop(of: groups.count - 1) + room - length))
  }

  /// The least and the greatest content offset, in points.
  var range: (least: CGFloat, greatest: CGFloat) {
    let (before, after) = inset
    return (-before, max(-before, length + after - room))
  }

  // MARK: Pages

  /// The number of positions at which the section comes to rest; `nil` if it rests anywhere.
  var pageCount: Int? {
    switch behavior {
    case .none, .continuous: return nil
    case .paging:
      // A remainder of up to half a point makes no page.
      return room > 0 ? max(1, Int(min((length - 0.5) / room, 1e9).rounded(.up))) : 1
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      // The groups that are visible together at the end share the last page.
      var (low, high) = (0, groups.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if stop(of: middle) >= range.greatest - 0.5 { high = middle } else { low = middle + 1 }
      }
      return low + 1
    }
  }

  /// The content offset of a page in points; a fractional page index lies between two pages.
  func offset(ofPage page: Double) -> CGFloat {
    func offset(_ page: Int) -> CGFloat {
      let offset = behavior == .paging ? CGFloat(page) * room : stop(of: min(max(0, page), groups.count - 1))
      return min(max(offset, range.least), range.greatest)
    }
    let whole = Int(max(0, min(page, 1e9)))
    let part = CGFloat(page) - CGFloat(whole)
    return offset(whole) + (part > 0 ? (offset(whole + 1) - offset(whole)) * part : 0)
  }

  /// The page index at a content offset, counted from 0 and fractional between two pages.
  func page(at offset: CGFloat) -> Double {
    let last = (pageCount ?? 1) - 1
    var (low, high) = (0, last)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.offset(ofPage: Double(middle)) <= offset { low = middle } else { high = middle - 1 }
    }
    let (start, end) = (self.offset(ofPage: Double(low)), self.offset(ofPage: Double(low + 1)))
    return Double(low)
      + (low < last && end > start ? Double(min(1, max(0, (offset - start) / (end - start)))) : 0)
  }
}

/// The scroll view of an orthogonally scrolling section, inside the collection view as in UIKit.
///
/// Its scrolling calls the section's handler of visible items, not the collection view's delegate.
package final class OrthogonalScroller: UIScrollView {
  private(set) var section: ScrollingSection
  private let listener = Listener()
  private var isMirrored = false

  package override var hearer: (any UIScrollViewDelegate)? { listener }
  package override var uiKitClassName: String { "_UICollectionViewOrthogonalScrollView" }

  init(_ section: ScrollingSection, in view: UICollectionView) {
    self.section = section
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    listener.view = view
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The delegate that makes the collection view show other cells when the section scrolls.
  private final class Listener: UIScrollViewDelegate {
    weak var view: UICollectionView?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { view?.setNeedsLayout() }
  }

  /// The distance by which the content is scrolled from its leading end, in points.
  var offset: CGFloat {
    get {
      guard let point = givenOffset else { return section.range.least }
      return isMirrored ? section.length - section.frame.size[section.axis] - point.x : point[section.axis]
    }
    set {
      let point = point(newValue)
      if contentOffset != point || givenOffset == nil { contentOffset = point }
    }
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    let offset = min(max(offset, section.range.least), section.range.greatest)
    var point = CGPoint.zero
    point[section.axis] = isMirrored ? section.length - section.frame.size[section.axis] - offset : offset
    return point
  }

  /// The number of positions at which the section comes to rest; `nil` if it rests anywhere.
  package var pageCount: Int? { section.pageCount }
  /// The current page index, counted from 0 and fractional between two pages.
  package var page: Double { section.page(at: offset) }
  package func contentOffset(ofPage page: Double) -> CGPoint { point(section.offset(ofPage: page)) }

  /// Adopts the section's new layout and stays on the current page.
  func take(_ section: ScrollingSection, frame: CGRect, isMirrored: Bool) {
    let page = self.section.page(at: offset)
    let former = self.section
    let wasMoved = givenOffset != nil
    let isOther = former.frame.size != section.frame.size || former.length != section.length
    (self.section, self.isMirrored) = (section, isMirrored && section.axis == .horizontal)
    if self.frame != frame { self.frame = frame }
    var size = section.frame.size
    size[section.axis] = section.length
    if contentSize != size { contentSize = size }
    let (before, after) = section.inset
    let insets =
      section.axis == .vertical
      ? UIEdgeInsets(top: before, bottom: after)
      : UIEdgeInsets(left: self.isMirrored ? after : before, right: self.isMirrored ? before : after)
    if contentInset != insets { contentInset = insets }
    if wasMoved, isOther, former.pageCount != nil, section.pageCount != nil {
      offset = section.offset(ofPage: page.rounded())
    } else if !wasMoved, self.isMirrored || before > 0 {
      offset = section.range.least
    }
  }

  /// Converts an element's frame from the collection view's content to the scroll view's content.
  func place(of rect: CGRect) -> CGRect {
    var place = rect.offsetBy(dx: -section.frame.minX, dy: -section.frame.minY)
    if isMirrored { place.origin.x = section.length - place.maxX }
    return place
  }

  /// Scrolls to an element's frame, or to the element's page if the section pages.
  func show(_ frame: CGRect, at position: UICollectionView.ScrollPosition) {
    let axis = section.axis
    let (start, end, room) = (frame.start(along: axis), frame.end(along: axis), section.frame.size[axis])
    let place = start - section.lead
    switch section.behavior {
    case .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary:
      offset = section.offset(ofPage: Double(section.groups.group(reaching: place)))
    case .paging:
      offset = room > 0 ? (start / room).rounded(.down) * room : 0
    case .none, .continuous:
      let isHorizontal = axis == .horizontal
      if !position.isDisjoint(with: isHorizontal ? .centeredHorizontally : .centeredVertically) {
        offset = (start + end - room) / 2
      } else if !position.isDisjoint(with: isHorizontal ? .left : .top) {
        offset = start
      } else if !position.isDisjoint(with: isHorizontal ? .right : .bottom) {
        offset = end - room
      }
    }
  }
}

extension UICollectionViewCell {
  /// The collection view that contains the cell, directly or inside a section's scroll view.
  package var collectionView: UICollectionView? {
    superview as? UICollectionView ?? (superview as? OrthogonalScroller)?.superview as? UICollectionView
  }
}

extension UICollectionView {
  /// Makes and places the scroll views of orthogonally scrolling sections.
  func placeScrollers() {
    var kept: Set<Int> = []
    for section in collectionViewLayout.scrollingSections {
      kept.insert(section.index)
      let scroller = shownContent.scrollers[section.index] ?? OrthogonalScroller(section, in: self)
      shownContent.scrollers[section.index] = scroller
      if scroller.superview !== self { addSubview(scroller) }
      scroller.take(section, frame: mirrored(section.frame), isMirrored: isMirrored)
    }
    for index in shownContent.scrollers.keys.sorted() where !kept.contains(index) {
      shownContent.scrollers[index]?.removeFromSuperview()
      // A scroll view out of view is kept, so that it comes back with its offset.
      if collectionViewLayout.scrollingSection(index) == nil { shownContent.scrollers[index] = nil }
    }
  }

  /// The distance by which a section is scrolled from its leading end, in points.
  func offset(of section: ScrollingSection) -> CGPoint {
    var point = CGPoint.zero
    let scroller = shownContent.scrollers[section.index]
    point[section.axis] = scroller?.offset ?? section.range.least
    return point
  }
}
