internal import Foundation
internal import LayoutEngine
internal import PageRender

/// A solved page to be drawn, which a strategy makes of a view, a controller or a picture.
struct Screen: Sendable {
  var page: SolvedPage
  var environment: PageEnvironment
}

/// The reason why something cannot be drawn, in words.
struct ScreenFault: Error {
  var message: String
}
