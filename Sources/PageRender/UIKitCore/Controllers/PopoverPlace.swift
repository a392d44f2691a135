internal import Foundation
internal import LayoutEngine
internal import PageLayout

/// The place of a card beside what it belongs to.
struct PopoverPlace: Equatable {
  /// The card's frame, without the arrow.
  private(set) var frame: CGRect
  private(set) var arrow: PopoverContent.Arrow?

  /// Places a card of a size below a source, or else above it, at its left or at its right, in the first
  /// direction that has room for it; without one, in that with the most room.
  ///
  /// - Parameters:
  ///   - source: The source in coordinates of the screen; `nil` for a card in the middle of the room.
  ///   - directions: The directions in which the arrow may point.
  ///   - arrow: The arrow's length and height; `zero` for none.
  init(
    size: CGSize, beside source: CGRect?, in room: CGRect, pointing directions: UIPopoverArrowDirection,
    arrow: Size, radius: CGFloat
  ) {
    guard let source else {
      let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      frame = CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
      return
    }
    let height = CGFloat(arrow.height)
    let sides: [(edge: PopoverContent.Edge, direction: UIPopoverArrowDirection, free: CGFloat)] = [
      (.top, .up, room.maxY - source.maxY), (.bottom, .down, source.minY - room.minY),
      (.left, .left, room.maxX - source.maxX), (.right, .right, source.minX - room.minX),
    ]
    let allowed = sides.filter { directions.contains($0.direction) }
    func wanted(_ edge: PopoverContent.Edge) -> CGFloat {
      (edge == .top || edge == .bottom ? size.height : size.width) + height
    }
    let candidates = allowed.isEmpty ? sides : allowed
    let best = candidates.first { $0.free >= wanted($0.edge) } ?? candidates.max { $0.free < $1.free }
    let (edge, free) = best.map { ($0.edge, max(0, $0.free - height)) } ?? (.top, room.height)
    let isUpright = edge == .top || edge == .bottom
    let width = min(size.width, isUpright ? room.width : free)
    let tall = min(size.height, isUpright ? free : room.height)
    func start(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(middle - length / 2, high - length))
    }
    switch edge {
    case .top:
      frame = CGRect(x: 0, y: source.maxY + height, width: width, height: tall)
    case .bottom:
      frame = CGRect(x: 0, y: source.minY - height - tall, width: width, height: tall)
    case .left:
      frame = CGRect(x: source.maxX + height, y: 0, width: width, height: tall)
    case .right:
      frame = CGRect(x: source.minX - height - width, y: 0, width: width, height: tall)
    }
    if isUpright {
      frame.origin.x = start(source.midX, width, room.minX, room.maxX)
    } else {
      frame.origin.y = start(source.midY, tall, room.minY, room.maxY)
    }
    guard arrow.width > 0 else { return }
    let length = isUpright ? width : tall
    let tip = isUpright ? source.midX - frame.minX : source.midY - frame.minY
    // The arrow stands on the straight part of the edge.
    let least = min(radius + CGFloat(arrow.width) / 2, length / 2)
    self.arrow = PopoverContent.Arrow(
      edge: edge, place: Double(min(max(tip, least), length - least)), size: arrow)
  }
}

extension UIPopoverPresentationController {
  /// The rectangle that the popover belongs to, in the window's coordinates; `nil` if code names none.
  func source(in window: UIWindow) -> CGRect? {
    let item = barButtonItem ?? sourceItem as? UIBarButtonItem
    if let item {
      var found: UIView?
      window.forEachView { view in
        if view === item.customView || (view as? BarButton)?.item === item { found = view }
      }
      return found.map { $0.convert($0.bounds, to: window) }
    }
    guard let view = sourceView ?? sourceItem as? UIView, view.window === window else { return nil }
    return view.convert(sourceRect.isNull || sourceRect == .zero ? view.bounds : sourceRect, to: window)
  }

  /// The presentation at compact width, as the delegate decides; `automatic` for a sheet.
  var compactStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }
}
