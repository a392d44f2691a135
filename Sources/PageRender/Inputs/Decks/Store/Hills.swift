internal import Foundation
internal import LayoutEngine
internal import UIKitCore

/// The outlines of hills along the lower edge of store pictures, which continue from picture to picture.
@MainActor
enum Hills {
  /// The outline of one range of hills.
  ///
  /// - Parameters:
  ///   - index: The range, from 0 at the back.
  ///   - area: The area of all pictures side by side.
  ///   - pages: The number of pictures, each of which is about one hill wide.
  static func path(_ index: Int, of count: Int, in area: Rect, pages: Int) -> CGPath {
    let step = area.width / Double(max(pages, 1))
    // The ranges' wavelengths and offsets differ, so that crests do not stand above one another.
    let length = step * (1.25 - 0.17 * Double(index % 3))
    let start = area.minX - length * (0.5 + 0.31 * Double(index))
    let height = area.height * (0.34 - 0.26 * Double(index) / Double(max(count, 1)))
    let swing = area.height * 0.045
    let path = UIBezierPath()
    var (x, isCrest) = (start, index % 2 == 0)
    path.move(to: CGPoint(x: x, y: area.maxY - height))
    while x < area.maxX {
      let half = length / 2
      let y = area.maxY - height + (isCrest ? -swing : swing)
      path.addCurve(
        to: CGPoint(x: x + half, y: area.maxY - height),
        controlPoint1: CGPoint(x: x + half * 0.36, y: y + (isCrest ? -swing : swing) * 0.4),
        controlPoint2: CGPoint(x: x + half * 0.64, y: y + (isCrest ? -swing : swing) * 0.4))
      (x, isCrest) = (x + half, !isCrest)
    }
    path.addLine(to: CGPoint(x: x, y: area.maxY + 1))
    path.addLine(to: CGPoint(x: start, y: area.maxY + 1))
    path.close()
    return path.cgPath
  }
}
