internal import PageRender

/// A screen of an app, and how it is made.
package struct AppScreen: Equatable {
  package enum Kind: Equatable {
    /// The first screen of the launched app; the code that makes the app's delegate.
    case launch(String)
    /// A scene of a storyboard: the id of its object, and the storyboard's path.
    case scene(String, String)
    case controller(String)
    /// A preview; the end of the name of the function that makes its screen.
    case preview(String, AppPreview.Canvas)
  }

  package var id: String
  var kind: Kind
  package var file: String
  package var line: Int
  /// The screen's name in the app.
  package var name: String
  /// True if the screen's own code says how large its picture is.
  package var hasOwnSize: Bool {
    if case .preview(_, let canvas) = kind {
      canvas.fits || canvas.width != nil || canvas.height != nil
    } else {
      false
    }
  }
  /// The app's classes that the screen is made of.
  var classes: [String] = []

  package var isFirst: Bool { if case .launch = kind { true } else { false } }
  package var isPreview: Bool { if case .preview = kind { true } else { false } }
}

/// A screen that cannot be drawn.
package struct LostScreen {
  package var screen: AppScreen
  package var reason: String
}
