internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// The contents of a sheet between its head and its foot: views that LayoutEngine lays out, and drawings that go where it puts
/// empty ones, as pictures go into a film strip.
@MainActor
struct SheetContent {
  var view: UIView
  var drawings: [SheetDrawing]

  init(_ view: UIView, drawings: [SheetDrawing] = []) {
    self.view = view
    self.drawings = drawings
  }
}

/// A drawing on a sheet, such as a screen on a small scale.
struct SheetDrawing: Sendable {
  /// The name of the place it goes to: that of the view whose role is `SheetRole.place`.
  var place: String
  /// The place of the source whose pages it shows among the review's.
  var source: Int
  /// Makes the items, in the sheet's coordinates, once the view has its frame, with the renderer of the source's pages.
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
