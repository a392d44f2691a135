public import Foundation

/// Coordinates that points and rectangles can be converted to: those of a view or of the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A view's coordinates. Those of the screen are the window's, which fills it. Swift 6.3's optimizer fails on
/// the casts.
extension UIView: UICoordinateSpace {
  @_optimize(none)
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  @_optimize(none)
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  @_optimize(none)
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  @_optimize(none)
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen's coordinates in the orientation of the page.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the page's orientation too: a page is never turned on its screen.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
