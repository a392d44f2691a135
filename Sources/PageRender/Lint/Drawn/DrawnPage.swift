package import LayoutEngine
internal import PageBase
package import PageDrawing
package import PageLayout

/// A laid-out page in one environment, with its painted items: the input of all rules.
package struct DrawnPage {
  let solved: SolvedPage
  let environment: PageEnvironment
  let settings: LintSettings
  /// The views in document order, with the same indices as in the page's tree.
  let views: [DrawnView]
  /// Painted items, from back to front.
  package let marks: [Mark]
  /// The page's texts, with the index of the view that shows each.
  var texts: [(view: Int, text: DrawnText)] { solved.texts }
  /// Panes of glass and materials, from back to front.
  let panes: [Pane]
  /// The whole screen, in points.
  package let screen: Rect
  /// Views that take touches, in document order.
  let controls: [DrawnControl]
  /// The ink of glyphs.
  let glyphs: GlyphInk
  /// The measurer of views' contents.
  let measurer: ViewMeasurer
  let facts: Facts

  /// Facts of all views that several checks need.
  struct Facts {
    var isOfDocument: Bool
    /// The indices of the views whose pictures were not found.
    var missingPictures: [Int]

    init(of views: [ViewNode]) {
      isOfDocument = views.indices.contains { views[$0].place != nil }
      missingPictures = views.indices.filter { views[$0].behavior.missingImage != nil }
    }
  }

  /// True if a view of the page was written in a document.
  var isOfDocument: Bool { facts.isOfDocument }
  /// The indices of the views whose pictures were not found.
  var missingPictures: [Int] { facts.missingPictures }

  /// A pane through which what lies below is seen.
  struct Pane {
    /// The index of the first mark in front of the pane.
    var mark: Int
    var view: Int
    /// The bounds, in points of the window.
    var frame: Rect
  }

  /// A painted item of a scene, with the transforms and clips around it applied.
  package struct Mark {
    package var kind: Kind
    /// The index of the view that the mark belongs to.
    package var view: Int
    /// The bounds of the mark's ink, in points of the window, not clipped.
    package var ink: Rect
    /// The part of the ink that no view clips away, also beyond the screen; `nil` if all is clipped.
    var shown: Rect?
    /// The part of `shown` that is on the screen; `nil` if none is.
    package var visible: Rect?
    /// The mark's opacity multiplied by that of all groups around it, 0…1.
    package var opacity: Double
    /// The scale of the transforms around the mark; 1 is its own size.
    package var scale: Double
    /// True if the mark is rotated or skewed, so that its rectangles are larger than its ink.
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

extension DrawnPage {
  /// Returns true if all views and marks are where they are in another appearance, and as much to be seen.
  func hasFrames(of other: DrawnPage) -> Bool {
    views.count == other.views.count && marks.count == other.marks.count
      && zip(views, other.views).allSatisfy { $0.frame == $1.frame && $0.isSeen == $1.isSeen }
      && zip(marks, other.marks).allSatisfy { $0.hasFrame(of: $1) }
  }
}

extension DrawnPage.Mark {
  fileprivate func hasFrame(of other: Self) -> Bool {
    view == other.view && ink == other.ink && shown == other.shown && visible == other.visible
      && isNoticed == other.isNoticed && opacity == other.opacity && scale == other.scale
  }
}

/// One view of a page, as drawn.
struct DrawnView {
  var identifier: String?
  var className: String
  /// The index of the superview; `nil` for the root.
  var parent: Int?
  /// The drawn frame, in points of the window; the bounding box of a rotated view.
  var frame: Rect
  /// The part of the frame that the superviews do not clip away; `nil` if none is left.
  var visible: Rect?
  /// True if neither the view nor a superview is hidden, has an alpha of at most 0.01, or is behind a sheet.
  var isSeen: Bool
  /// The index of the nearest scroll view around the view; `nil` without one.
  var scroller: Int?
  /// True for an enabled control, which takes touches.
  var isTouchable: Bool
  /// The scale of the sheet around the view, whose content is judged in its own points.
  var sheetScale: Double
}

extension DrawnPage {
  package func node(_ view: Int) -> ViewNode { solved.page.tree.views[view] }

  /// Returns true if a view is `other` or one of its descendants.
  func isInside(_ view: Int, of other: Int) -> Bool {
    sequence(first: view) { views[$0].parent }.contains(other)
  }

  /// The scale of a mark, without that of the sheet around it.
  func ownScale(of mark: Mark) -> Double { mark.scale / views[mark.view].sheetScale }

  /// The threshold of a rule for a view, with the exceptions of the settings.
  func threshold(_ rule: LintRule, of view: Int) -> Double {
    settings.threshold(of: rule, page: solved.page.id, view: views[view].identifier)
  }
}
