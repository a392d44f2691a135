internal import Foundation
internal import LayoutEngine
internal import PageRender

/// A page as it is drawn: what a strategy makes of a view, a controller or a picture.
struct Screen: Sendable {
  var page: SolvedPage
  var environment: PageEnvironment
}

/// The reason for which something cannot be drawn, in words.
struct ScreenFault: Error {
  var message: String
}
