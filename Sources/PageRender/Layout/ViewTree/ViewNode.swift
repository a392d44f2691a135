package import LayoutEngine
package import PageBase
package import PageDrawing

/// One view of a tree.
package struct ViewNode: Sendable {
  /// The UIKit class whose look it has, such as `UIImageView`.
  package var className: String
  package var identifier: String?
  /// The accessibility label; `nil` if none is set.
  package var alternative: String?
  /// The view's index among the layout's items.
  package var item: Int
  /// Indices in the tree's views, from back to front.
  package var children: [Int] = []
  package var backgroundColor: Color.Dynamic?
  /// 0…1.
  package var alpha: Double
  package var isHidden: Bool
  package var clipsToBounds: Bool
  /// `nil` where the view's layer is plain.
  package var layer: LayerStyle?
  package var content: ViewContent
  /// The drawing of the view's code in its bounds, below `content`.
  package var drawing: [Ink] = []
  /// True if `content` is only measured, because `drawing` is all that is seen of it.
  package var isContentDrawn = false
  /// The direction in which the content runs, whatever that of the page; `nil` is the latter.
  package var direction: LayoutDirection?
  /// The appearance of the view and of what is in it, whatever that of the page; `nil` is the latter.
  package var appearance: Appearance?
  /// True if touches reach it: a control that is enabled, and not switched off by a view around it.
  package var isTouchable = false
  /// The view's behaviour when it is used.
  package var behavior = ViewBehavior()
  /// The view's place in the file that describes it; `nil` if there is none, or it is unknown.
  package var place: FilePlace?
  /// The addition of the view's class to the size of its content.
  package var sizeAdjustment: SizeAdjustment?

  package init(
    className: String, identifier: String? = nil, alternative: String? = nil, item: Int, children: [Int] = [],
    backgroundColor: Color.Dynamic? = nil, alpha: Double, isHidden: Bool, clipsToBounds: Bool,
    layer: LayerStyle? = nil, content: ViewContent, drawing: [Ink] = [], isContentDrawn: Bool = false,
    direction: LayoutDirection? = nil, appearance: Appearance? = nil, isTouchable: Bool = false,
    behavior: ViewBehavior = ViewBehavior(), place: FilePlace? = nil, sizeAdjustment: SizeAdjustment? = nil
  ) {
    self.className = className
    self.identifier = identifier
    self.alternative = alternative
    self.item = item
    self.children = children
    self.backgroundColor = backgroundColor
    self.alpha = alpha
    self.isHidden = isHidden
    self.clipsToBounds = clipsToBounds
    self.layer = layer
    self.content = content
    self.drawing = drawing
    self.isContentDrawn = isContentDrawn
    self.direction = direction
    self.appearance = appearance
    self.isTouchable = isTouchable
    self.behavior = behavior
    self.place = place
    self.sizeAdjustment = sizeAdjustment
  }
}
