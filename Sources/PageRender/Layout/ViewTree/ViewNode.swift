package import LayoutEngine
package import PageBase
package import PageDrawing

/// One view of a tree.
package struct ViewNode: Sendable {
  /// The name of the UIKit class that the view is drawn as, such as `UIImageView`.
  package var className: String
  package var identifier: String?
  /// The accessibility label; `nil` if none is set.
  package var alternative: String?
  /// The index of the view's layout item.
  package var item: Int
  /// The subviews, as indices in the tree's views, from back to front.
  package var children: [Int] = []
  package var backgroundColor: Color.Dynamic?
  /// The opacity of the view with its subviews, 0…1.
  package var alpha: Double
  package var isHidden: Bool
  package var clipsToBounds: Bool
  /// The style of the view's layer; `nil` if it is plain.
  package var layer: LayerStyle?
  package var content: ViewContent
  /// The drawing of the view's own code, in its bounds, below `content`.
  package var drawing: [Ink] = []
  /// True if `content` is only measured, because `drawing` contains all that is visible of it.
  package var isContentDrawn = false
  /// The layout direction of the content; `nil` for the page's.
  package var direction: LayoutDirection?
  /// The appearance of the view and its subviews; `nil` for the inherited one.
  package var appearance: Appearance?
  /// True for an enabled control that receives touches: no enclosing view disables them.
  package var isTouchable = false
  /// The view's behaviour when it is used.
  package var behavior = ViewBehavior()
  /// The view's position in the file that describes it; `nil` if there is none, or it is unknown.
  package var place: FilePlace?
  /// The app's code that may change the view; `nil` if a document names none, and for views made by code,
  /// which has already run.
  package var hold: CodeHold?
  /// The facts of the view's document that no picture shows; `nil` for views without a document.
  package var written: WrittenView?
  /// The proposal that the frame answers, in words; `nil` where no proposal led to it.
  package var proposal: String?
  /// The change that the view's class makes to its intrinsic content size; `nil` for none.
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
