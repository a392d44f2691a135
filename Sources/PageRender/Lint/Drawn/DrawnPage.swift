package import LayoutEngine
internal import PageBase
package import PageDrawing
package import PageLayout

/// A page as it is seen in one environment: the subject of all rules.
package struct DrawnPage {
  let solved: SolvedPage
  let environment: PageEnvironment
  let settings: LintSettings
  /// The views in document order, with the indices of the page's tree.
  let views: [DrawnView]
  /// Painted items, from back to front.
  package let marks: [Mark]
  /// The texts, by their view.
  var texts: [(view: Int, text: DrawnText)] { solved.texts }
  /// The whole screen, in points.
  package let screen: Rect
  /// Views that take touches, in document order.
  let controls: [DrawnControl]
  /// The ink of glyphs.
  let glyphs: GlyphInk
  /// The measurer of views' contents.
  let measurer: ViewMeasurer

  /// Something painted that shows.
  package struct Mark {
    package var kind: Kind
    /// The index of the view it belongs to.
    package var view: Int
    /// The bounds of the mark's ink, in points of the window, not clipped.
    package var ink: Rect
    /// The part of the ink that no view clips away, on the screen and beyond; `nil` where nothing is left.
    var shown: Rect?
    /// The part of `shown` that is on the screen; `nil` where nothing is.
    package var visible: Rect?
    /// 0…1, with that of all groups it is in.
    package var opacity: Double
    /// Times the size it has by itself.
    package var scale: Double
    /// True if it is turned, so that its rectangles are larger than its ink.
    package var isTurned: Bool

    package enum Kind {
      case glyphs(SceneGlyphs)
      case image(SceneImage)
      case fill(Shape, Color)
      case gradient(Shape, Gradient)
      case line(Shape, Stroke)
    }
  }
}

/// One view of a page, where it is drawn.
struct DrawnView {
  var identifier: String?
  var className: String
  /// The index of the view it is in; `nil` for the root.
  var parent: Int?
  /// The drawn frame, in points of the window; the bounding box of a rotated view.
  var frame: Rect
  /// The part of the frame that views around it do not clip away; `nil` where nothing is left.
  var visible: Rect?
  /// True if it and all around it are shown.
  var isSeen: Bool
  /// The scroll view it is in, the nearest one; `nil` outside of any.
  var scroller: Int?
  /// True if touches reach it: a control that is enabled.
  var isTouchable: Bool
}

extension DrawnPage {
  package func node(_ view: Int) -> ViewNode { solved.page.tree.views[view] }

  /// Returns true if a view is another, or in it.
  func isInside(_ view: Int, of other: Int) -> Bool {
    sequence(first: view) { views[$0].parent }.contains(other)
  }

  /// A threshold as it holds for a view.
  func threshold(_ rule: LintRule, of view: Int) -> Double {
    settings.threshold(of: rule, page: solved.page.id, view: views[view].identifier)
  }
}
