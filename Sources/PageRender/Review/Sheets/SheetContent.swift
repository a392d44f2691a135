internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// The content of a sheet between its head and its foot: views that LayoutEngine lays out, and drawings that
/// fill some of the empty views.
@MainActor
struct SheetContent {
  var view: UIView
  var drawings: [SheetDrawing]

  init(_ view: UIView, drawings: [SheetDrawing] = []) {
    self.view = view
    self.drawings = drawings
  }
}

/// A drawing on a sheet, such as a screen at a small scale.
struct SheetDrawing: Sendable {
  /// The name of the view that the drawing fills, whose role is `SheetRole.place`.
  var place: String
  /// The index in the review of the source whose pages the drawing shows.
  var source: Int
  /// Makes the items in the sheet's coordinates, from the view's frame and the renderer of the source's
  /// pages.
  var items: @Sendable (_ frame: Rect, _ renderer: PageRenderer) throws(PageError) -> [SceneItem]

  init(
    _ place: String, source: Int = 0,
    items: @escaping @Sendable (_ frame: Rect, _ renderer: PageRenderer) throws(PageError) -> [SceneItem]
  ) {
    self.place = place
    self.source = source
    self.items = items
  }
}
